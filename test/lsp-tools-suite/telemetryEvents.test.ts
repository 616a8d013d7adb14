import assert from 'node:assert/strict';
import { answered } from './fakes/fakeRedhatJava';
import { hit, libraryHit, orderOutline } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');

/** Every search takes 30 ms by the clock of the tools, every outline 200 ms. */
function timedHarness(hits: Readonly<Record<string, readonly unknown[]>> = {}): Harness {
  const harness = new Harness();
  harness.java.search = (query) => {
    harness.clock.advance(30);
    return answered(hits[query] ?? []);
  };
  harness.java.outline = () => {
    harness.clock.advance(200);
    return answered(orderOutline());
  };
  return harness;
}

describe('the event of a call', () => {
  it('tells of a search that succeeded, whole', async () => {
    const harness = timedHarness({ Order: [order, libraryHit('Order', 'java.awt')] });
    const text = await harness.findSymbolText({ query: 'Order', limit: 1 });
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'findSymbol',
        properties: {
          status: 'success',
          queryForm: 'simple',
          serverReady: true,
          retried: false,
          answeredBy: 'workspaceSymbols',
          truncated: true,
          truncatedBy: ['count'],
        },
        measurements: {
          limit: 1,
          serverWaitMs: 0,
          initialQueryDurationMs: 30,
          resultCount: 1,
          totalResults: 2,
          responseCharCount: text.length,
          durationMs: 30,
        },
      },
    ]);
  });

  it('tells of a member found by the retry and an outline, whole', async () => {
    const harness = timedHarness({ Order: [order] });
    const text = await harness.findSymbolText({ query: 'Order#total' });
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'findSymbol',
        properties: {
          status: 'success',
          queryForm: 'member',
          serverReady: true,
          retried: true,
          answeredBy: 'typeOutline',
          truncated: false,
        },
        measurements: {
          limit: 20,
          serverWaitMs: 0,
          initialQueryDurationMs: 30,
          retryQueryDurationMs: 30,
          outlineQueryDurationMs: 200,
          resultCount: 2,
          totalResults: 2,
          responseCharCount: text.length,
          durationMs: 260,
        },
      },
    ]);
  });

  it('tells of an outline that succeeded, whole', async () => {
    const harness = timedHarness();
    const text = await harness.fileStructureText({ uri: ORDER });
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'getFileStructure',
        properties: { status: 'success', serverReady: true, answeredBy: 'documentSymbols', truncated: false },
        measurements: {
          limit: 20,
          serverWaitMs: 0,
          outlineQueryDurationMs: 200,
          resultCount: 13,
          totalResults: 13,
          responseCharCount: text.length,
          durationMs: 200,
        },
      },
    ]);
  });

  it('tells of an empty search, whole', async () => {
    const harness = timedHarness();
    const text = await harness.findSymbolText({ query: 'shop.Order' });
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'findSymbol',
        properties: {
          status: 'empty',
          emptyReason: 'workspaceSymbolNoMatch',
          queryForm: 'qualified',
          serverReady: true,
          retried: true,
          answeredBy: 'workspaceSymbols',
          truncated: false,
        },
        measurements: {
          limit: 20,
          serverWaitMs: 0,
          initialQueryDurationMs: 30,
          retryQueryDurationMs: 30,
          resultCount: 0,
          totalResults: 0,
          responseCharCount: text.length,
          durationMs: 60,
        },
      },
    ]);
  });

  it('tells of an empty outline, whole', async () => {
    const harness = timedHarness();
    const text = await harness.fileStructureText({ uri: ORDER, symbol: 'none' });
    assert.deepEqual(harness.telemetry.events, [
      {
        tool: 'getFileStructure',
        properties: {
          status: 'empty',
          emptyReason: 'noMatchingDeclaration',
          serverReady: true,
          answeredBy: 'documentSymbols',
          truncated: false,
        },
        measurements: {
          limit: 20,
          serverWaitMs: 0,
          outlineQueryDurationMs: 200,
          resultCount: 0,
          totalResults: 0,
          responseCharCount: text.length,
          durationMs: 200,
        },
      },
    ]);
  });

  it('tells how long the server made a call wait', async () => {
    const harness = timedHarness({ Order: [order] });
    const becomeReady = harness.java.starting();
    const answer = harness.findSymbol({ query: 'Order' });
    await new Promise(setImmediate);
    harness.clock.advance(4_000);
    becomeReady();
    await answer;
    const { serverWaitMs, initialQueryDurationMs, durationMs } = harness.onlyEvent().measurements;
    assert.deepEqual([serverWaitMs, initialQueryDurationMs, durationMs], [4_000, 30, 4_030]);
  });

  for (const [query, form] of [
    ['Order', 'simple'],
    ['com.acme.Order', 'qualified'],
    ['Order#total', 'member'],
    ['Ord*', 'wildcard'],
    ['class Order', 'other'],
  ] as const) {
    it(`calls the query ${query} ${form}`, async () => {
      const harness = new Harness();
      await harness.findSymbol({ query });
      assert.equal(harness.onlyEvent().properties.queryForm, form);
    });
  }
});
