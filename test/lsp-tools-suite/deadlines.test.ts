import assert from 'node:assert/strict';
import { answered, answeredAndHanging, hanging, REVIVAL, unanswered } from './fakes/fakeRedhatJava';
import { asVsCode, hit, orderOutline } from './fakes/javaAnswers';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

const impatient = () => new Harness(new FakeWorkspace('/w/shop').addFile(ORDER), { providerMs: 40 });

const timeout = {
  error: 'The Java language server did not answer within 0.04 s.',
  errorCode: 'timeout',
  hint: 'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
};

describe('a provider that does not answer within the deadline', () => {
  it('makes a search time out, and no second one is tried', async () => {
    const harness = impatient();
    harness.java.search = () => hanging;
    assert.deepEqual(await harness.findSymbol({ query: 'com.acme.shop.Order' }), timeout);
    assert.deepEqual(harness.java.queries, ['com.acme.shop.Order']);
  });

  it('is not said of the Java server when that has answered and another extension has not', async () => {
    const harness = impatient();
    harness.java.search = () => answeredAndHanging;
    assert.deepEqual(await harness.findSymbol({ query: 'Order' }), {
      error:
        'The Java language server answered, but another symbol provider did not within 0.04 s, and VS Code waits for all of them.',
      errorCode: 'timeout',
      hint: 'This says nothing about the code. Text search works meanwhile, and outlines are not affected.',
    });
  });

  it('makes the retry time out', async () => {
    const harness = impatient();
    harness.java.search = (_query, count) => (count === 1 ? answered([]) : hanging);
    assert.deepEqual(await harness.findSymbol({ query: 'com.acme.shop.Order' }), timeout);
    assert.deepEqual(harness.java.queries, ['com.acme.shop.Order', 'Order']);
  });

  it('makes the outline of a member’s type time out, and the server is told', async () => {
    const harness = impatient();
    const type = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');
    harness.java.search = (query) => answered(query === 'Order' ? [type] : []);
    harness.java.outline = () => hanging;
    assert.deepEqual(await harness.findSymbol({ query: 'Order#total' }), timeout);
    assert.equal(harness.java.tokens.at(-1)?.isCancellationRequested, true);
  });

  it('makes bringing a dead server back time out', async () => {
    const harness = impatient();
    harness.java.search = () => unanswered();
    harness.java.outline = (uri) => (uri === REVIVAL ? hanging : answered([]));
    assert.deepEqual(await harness.findSymbol({ query: 'Order' }), timeout);
  });

  it('makes an outline time out, through the API and through the command', async () => {
    const harness = impatient();
    harness.java.outline = () => hanging;
    assert.deepEqual(await harness.fileStructure({ uri: ORDER }), timeout);
    harness.java.withoutApiMember('getDocumentSymbols');
    assert.deepEqual(await harness.fileStructure({ uri: ORDER }), timeout);
  });

  it('does not spoil the next call', async () => {
    const harness = impatient();
    harness.java.withoutApiMember('getDocumentSymbols');
    harness.java.outline = (_uri, count) => (count === 1 ? hanging : answered(orderOutline().map(asVsCode)));
    assert.equal((await harness.fileStructure({ uri: ORDER })).errorCode, 'timeout');
    assert.equal((await harness.fileStructure({ uri: ORDER })).total, 13);
  });

  it('is a different thing from waiting for a server to start', async () => {
    const harness = new Harness(new FakeWorkspace('/w/shop').addFile(ORDER), { readinessMs: 40 });
    harness.java.starting();
    assert.equal((await harness.findSymbol({ query: 'Order' })).reason, 'serverNotFullyReady');
    assert.equal(harness.telemetry.events[0]?.properties.status, 'empty');
  });
});
