import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  answered,
  failed,
  failedAndHanging,
  hanging,
  rejected,
  REVIVAL,
  unanswered,
  type Reply,
} from './fakes/fakeRedhatJava';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { hit, libraryHit, orderOutline } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');
const orderUri = vscode.Uri.file(ORDER).toString();

const stopped = {
  error: 'The Java language server has stopped or failed to answer.',
  errorCode: 'javaServerUnavailable',
  hint: 'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
};

const impatient = () => new Harness(new FakeWorkspace('/w/shop').addFile(ORDER), { patienceMs: 20 });

/** Answers the first request in one way and all later ones in another. */
function firstThen(first: Reply, later: Reply): (subject: string, count: number) => Reply {
  return (_subject, count) => (count === 1 ? first : later);
}

describe('a search that the Java server did not answer', () => {
  const silences: readonly (readonly [string, Reply])[] = [
    ['is empty without any request of redhat.java', unanswered()],
    ['is undefined without any request of redhat.java', unanswered(undefined)],
    [
      'holds only what another extension found',
      unanswered([hit('Order', '', '/w/shop/order.ts', '0:0-0:5')]),
    ],
    ['failed', failed()],
    ['failed with an error that is no object', failed('Client is not running')],
    ['failed and never settles', failedAndHanging],
  ];
  for (const [what, reply] of silences) {
    it(`brings the server back and asks once more when it ${what}`, async () => {
      const harness = new Harness();
      harness.java.search = firstThen(reply, answered([order]));
      const { total } = await harness.findSymbol({ query: 'Order' });
      assert.equal(total, 1);
      assert.deepEqual(harness.java.queries, ['Order', 'Order']);
      assert.deepEqual(harness.java.outlined, [REVIVAL]);
    });

    it(`is javaServerUnavailable when it ${what} both times`, async () => {
      const harness = new Harness();
      harness.java.search = () => reply;
      assert.deepEqual(await harness.findSymbol({ query: 'Order' }), stopped);
      assert.deepEqual(harness.java.queries, ['Order', 'Order']);
    });
  }

  it('is javaServerUnavailable when the dotted query of a dead server hangs', async () => {
    const harness = new Harness();
    harness.java.search = () => failedAndHanging;
    assert.deepEqual(await harness.findSymbol({ query: 'com.acme.shop.Order' }), stopped);
  });

  it('is javaServerUnavailable when the server cannot be brought back', async () => {
    const harness = new Harness();
    harness.java.search = () => failed();
    harness.java.outline = () => rejected();
    assert.deepEqual(await harness.findSymbol({ query: 'Order' }), stopped);
    assert.deepEqual(harness.java.queries, ['Order']);
    assert.deepEqual(harness.java.outlined, [REVIVAL, REVIVAL]);
  });

  it('is asked once more where no API can bring the server back', async () => {
    const harness = new Harness();
    harness.java.withoutApiMember('getDocumentSymbols');
    harness.java.search = firstThen(failed(), answered([order]));
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
  });

  for (const code of [-32800, -32801, -32802]) {
    it(`was given up by somebody else (${code}): it is asked once more, and then believed`, async () => {
      const harness = new Harness();
      harness.java.search = firstThen(failed({ code }), answered([]));
      const { reason } = await harness.findSymbol({ query: 'Order' });
      assert.equal(reason, 'workspaceSymbolNoMatch');
      assert.deepEqual(harness.java.queries, ['Order', 'Order']);
    });
  }
});

describe('a search that the Java server answered', () => {
  it('is believed when it is empty, and the server is left alone', async () => {
    const harness = new Harness();
    const { reason } = await harness.findSymbol({ query: 'Order' });
    assert.equal(reason, 'workspaceSymbolNoMatch');
    assert.deepEqual(harness.java.queries, ['Order']);
    assert.deepEqual(harness.java.outlined, []);
  });

  it('is believed without an event when it holds Java symbols', async () => {
    const harness = new Harness();
    harness.java.search = () => unanswered([libraryHit('Order', 'java.awt')]);
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.deepEqual(harness.java.queries, ['Order']);
  });

  it('is not taken for failed because a request of another kind failed', async () => {
    const harness = new Harness();
    harness.java.search = () => {
      void harness.java.api?.getDocumentSymbols?.({ textDocument: { uri: orderUri } });
      return answered([order]);
    };
    harness.java.outline = () => failed();
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.deepEqual(harness.java.queries, ['Order']);
  });
});

describe('an outline that the Java server did not answer', () => {
  it('brings the server back and asks once more when it is empty without any request', async () => {
    const harness = new Harness();
    harness.java.outline = firstThen(unanswered(), answered(orderOutline()));
    assert.equal((await harness.fileStructure({ uri: ORDER })).total, 13);
    assert.deepEqual(harness.java.outlined, [orderUri, REVIVAL, orderUri]);
  });

  for (const [what, reply] of [
    ['rejects', rejected()],
    ['never settles', hanging],
    ['fails and never settles', failedAndHanging],
  ] as const) {
    it(`is asked for once more when it ${what}: that starts a dead server`, async () => {
      const harness = impatient();
      harness.java.outline = firstThen(reply, answered(orderOutline()));
      assert.equal((await harness.fileStructure({ uri: ORDER })).total, 13);
      assert.deepEqual(harness.java.outlined, [orderUri, orderUri]);
    });
  }

  for (const [what, reply] of [
    ['is empty without any request', unanswered()],
    ['rejects', rejected()],
    ['failed', failed()],
  ] as const) {
    it(`is javaServerUnavailable when it ${what} every time`, async () => {
      const harness = new Harness();
      harness.java.outline = (uri) => (uri === REVIVAL ? answered([]) : reply);
      assert.deepEqual(await harness.fileStructure({ uri: ORDER }), stopped);
    });
  }

  it('is javaServerUnavailable when the command fails every time, settling or not', async () => {
    for (const reply of [failed(), failedAndHanging]) {
      const harness = new Harness();
      harness.java.withoutApiMember('getDocumentSymbols');
      harness.java.outline = () => reply;
      assert.deepEqual(await harness.fileStructure({ uri: ORDER }), stopped);
      assert.deepEqual(harness.java.outlinedByCommand, [orderUri, orderUri]);
    }
  });

  it('is believed when the server answered with nothing twice, the second time for the open document', async () => {
    const harness = new Harness();
    assert.equal((await harness.fileStructure({ uri: ORDER })).reason, 'documentSymbolProviderEmpty');
    assert.deepEqual(harness.java.outlined, [orderUri, orderUri]);
  });

  it('is believed when the server answered with null', async () => {
    const harness = new Harness();
    harness.java.outline = () => answered(null);
    assert.equal((await harness.fileStructure({ uri: ORDER })).reason, 'documentSymbolProviderEmpty');
  });
});
