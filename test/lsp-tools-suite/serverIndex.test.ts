import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered, hanging, rejected, REVIVAL, type Reply } from './fakes/fakeRedhatJava';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { hit } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');

/** A server whose index answers the first wait like this, and all later ones at once. */
function indexing(first: Reply, limits: { patienceMs?: number; providerMs?: number } = {}): Harness {
  const harness = new Harness(new FakeWorkspace('/w/shop').addFile(ORDER), {
    patienceMs: 20,
    readinessMs: 40,
    ...limits,
  });
  harness.java.waitForIndex = (count) => (count === 1 ? first : answered([]));
  harness.java.search = () => answered([order]);
  return harness;
}

describe('the index of the Java server', () => {
  it('is waited for before the first search, and only then', async () => {
    const harness = indexing(answered([]), { patienceMs: 2_000 });
    harness.java.waitForIndex = () => {
      assert.deepEqual(harness.java.queries, []);
      return answered([]);
    };
    harness.java.search = (query) => answered(query === 'Order' ? [order] : []);
    assert.equal((await harness.findSymbol({ query: 'Order.java' })).total, 1);
    assert.deepEqual(harness.java.queries, ['Order.java', 'Order']);
    assert.equal(harness.java.indexWaits, 1);
    assert.deepEqual(harness.java.outlined, []);
  });

  it('is not waited for by an outline', async () => {
    const harness = indexing(hanging);
    await harness.fileStructure({ uri: ORDER });
    assert.equal(harness.java.indexWaits, 0);
  });

  it('is waited for once more when the server was dead and has been brought back', async () => {
    const harness = indexing(rejected());
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.deepEqual([harness.java.indexWaits, harness.java.outlined], [2, [REVIVAL]]);
  });

  it('that stays silent makes the call look whether the server has died', async () => {
    const harness = indexing(hanging);
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.deepEqual([harness.java.indexWaits, harness.java.outlined], [2, [REVIVAL]]);
  });

  it('that nobody can be asked about does not keep a search from its answer', async () => {
    const harness = indexing(rejected());
    harness.java.waitForIndex = () => rejected(new Error('No delegateCommandHandler'));
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.deepEqual(harness.java.queries, ['Order']);
  });

  it('of a server that cannot be brought back makes the call javaServerUnavailable', async () => {
    const harness = indexing(rejected());
    harness.java.outline = () => rejected();
    assert.equal((await harness.findSymbol({ query: 'Order' })).errorCode, 'javaServerUnavailable');
    assert.deepEqual(harness.java.queries, []);
  });

  it('of a server that hangs makes the call time out, and the server is told', async () => {
    const harness = indexing(hanging, { providerMs: 60 });
    harness.java.outline = () => hanging;
    assert.equal((await harness.findSymbol({ query: 'Order' })).errorCode, 'timeout');
    assert.deepEqual(harness.java.queries, []);
    assert.ok(harness.java.tokens.every(({ isCancellationRequested }) => isCancellationRequested));
  });

  it('that a starting server does not have in time keeps the search back: serverNotFullyReady', async () => {
    const harness = indexing(hanging, { providerMs: 60 });
    harness.java.starting();
    harness.java.outline = () => hanging;
    assert.equal((await harness.findSymbol({ query: 'Order' })).reason, 'serverNotFullyReady');
    assert.deepEqual(harness.java.queries, []);
  });

  it('is no longer waited for once the call is cancelled', async () => {
    const harness = indexing(hanging);
    const source = new vscode.CancellationTokenSource();
    harness.java.waitForIndex = () => {
      source.cancel();
      return hanging;
    };
    await assert.rejects(
      harness.findSymbol({ query: 'Order' }, { token: source.token }),
      (error) => error instanceof vscode.CancellationError,
    );
    await new Promise(setImmediate);
    assert.deepEqual(harness.java.queries, []);
    assert.deepEqual(
      harness.java.tokens.map(({ isCancellationRequested }) => isCancellationRequested),
      [true],
    );
  });

  it('counts as waiting for the server in telemetry', async () => {
    const harness = indexing(answered([]), { patienceMs: 2_000 });
    harness.java.waitForIndex = () => {
      harness.clock.advance(700);
      return answered([]);
    };
    await harness.findSymbol({ query: 'Order' });
    const { serverWaitMs, initialQueryDurationMs } = harness.onlyEvent().measurements;
    assert.deepEqual([serverWaitMs, initialQueryDurationMs], [700, 0]);
  });
});
