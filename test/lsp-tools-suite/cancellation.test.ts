import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered, hanging, REVIVAL, unanswered, type Reply } from './fakes/fakeRedhatJava';
import { hit } from './fakes/javaAnswers';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

/** The contract's bound for the end of a cancelled call. */
const AT_ONCE_MS = 100;

function cancelledToken(): vscode.CancellationToken {
  const source = new vscode.CancellationTokenSource();
  source.cancel();
  return source.token;
}

/** Runs a call, cancels it when `reached` settles, and shows that it then ends although its provider never does. */
async function cancelWhile(
  harness: Harness,
  call: (token: vscode.CancellationToken) => Promise<unknown>,
  reached: (resolve: () => void) => void,
): Promise<void> {
  const source = new vscode.CancellationTokenSource();
  const waiting = new Promise<void>(reached);
  const outcome = call(source.token);
  await waiting;
  const start = performance.now();
  source.cancel();
  await assert.rejects(outcome, (error) => error instanceof vscode.CancellationError);
  assert.ok(performance.now() - start < AT_ONCE_MS);
  assert.equal(harness.onlyEvent().properties.status, 'cancelled');
}

describe('a call that was cancelled before it began', () => {
  for (const isActive of [true, false]) {
    it(`asks nothing and throws CancellationError, redhat.java ${isActive ? 'active' : 'not active'}`, async () => {
      const harness = new Harness();
      const { java } = harness;
      java.isActive = isActive;
      let activations = 0;
      java.activation = () => {
        activations += 1;
        return Promise.resolve();
      };
      const token = cancelledToken();
      for (const call of [
        harness.findSymbol({ query: 'Order' }, { token }),
        harness.fileStructure({ uri: ORDER }, { token }),
      ]) {
        await assert.rejects(call, (error) => error instanceof vscode.CancellationError);
      }
      // What such a call might still do, it would do within a few turns of the event loop.
      for (let turn = 0; turn < 10; turn += 1) {
        await new Promise(setImmediate);
      }
      assert.deepEqual([java.queries, java.outlined, java.indexWaits, activations], [[], [], 0, 0]);
      assert.deepEqual(
        harness.telemetry.events.map(({ properties }) => properties.status),
        ['cancelled', 'cancelled'],
      );
    });
  }
});

describe('a call that is cancelled', () => {
  it('while it waits for readiness ends at once, and asks no provider later', async () => {
    const harness = new Harness();
    const becomeReady = harness.java.starting();
    await cancelWhile(
      harness,
      (token) => harness.findSymbol({ query: 'Order' }, { token }),
      (resolve) => setImmediate(() => setImmediate(resolve)),
    );
    becomeReady();
    await new Promise(setImmediate);
    assert.deepEqual(harness.java.queries, []);
    await Promise.allSettled(harness.waiting);
  });

  it('while it searches ends at once', async () => {
    const harness = new Harness();
    await cancelWhile(
      harness,
      (token) => harness.findSymbol({ query: 'Order' }, { token }),
      (resolve) => {
        harness.java.search = () => {
          resolve();
          return hanging;
        };
      },
    );
    assert.deepEqual(harness.java.queries, ['Order']);
  });

  it('while the answer to an empty search is on its way is not retried', async () => {
    const harness = new Harness();
    const source = new vscode.CancellationTokenSource();
    harness.java.search = () => {
      source.cancel();
      return answered([]);
    };
    await assert.rejects(
      harness.findSymbol({ query: 'com.acme.shop.Order' }, { token: source.token }),
      (error) => error instanceof vscode.CancellationError,
    );
    await new Promise(setImmediate);
    assert.deepEqual(harness.java.queries, ['com.acme.shop.Order']);
  });

  it('while it outlines the type of a member ends at once, and the server is told', async () => {
    const harness = new Harness();
    const type = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');
    harness.java.search = (query) => answered(query === 'Order' ? [type] : []);
    await cancelWhile(
      harness,
      (token) => harness.findSymbol({ query: 'Order#total' }, { token }),
      (resolve) => {
        harness.java.outline = () => {
          resolve();
          return hanging;
        };
      },
    );
    assert.equal(harness.java.tokens.at(-1)?.isCancellationRequested, true);
  });

  it('while it brings a dead server back ends at once, and does not ask again', async () => {
    const harness = new Harness();
    harness.java.search = () => unanswered();
    await cancelWhile(
      harness,
      (token) => harness.findSymbol({ query: 'Order' }, { token }),
      (resolve) => {
        harness.java.outline = (uri): Reply => {
          assert.equal(uri, REVIVAL);
          resolve();
          return hanging;
        };
      },
    );
    await new Promise(setImmediate);
    assert.deepEqual(harness.java.queries, ['Order']);
  });

  it('while it outlines a file ends at once, and the server is told', async () => {
    const harness = new Harness();
    await cancelWhile(
      harness,
      (token) => harness.fileStructure({ uri: ORDER }, { token }),
      (resolve) => {
        harness.java.outline = () => {
          resolve();
          return hanging;
        };
      },
    );
    assert.equal(harness.java.tokens.at(-1)?.isCancellationRequested, true);
  });

  it('while the file system hangs ends at once', async () => {
    let reached: () => void = () => undefined;
    const stat = () => {
      reached();
      return new Promise<never>(() => undefined);
    };
    const harness = new Harness(Object.assign(new FakeWorkspace('/w/shop').addFile(ORDER), { stat }));
    await cancelWhile(
      harness,
      (token) => harness.fileStructure({ uri: ORDER }, { token }),
      (resolve) => {
        reached = resolve;
      },
    );
    assert.deepEqual(harness.java.outlined, []);
  });
});
