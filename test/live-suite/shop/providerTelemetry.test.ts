import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import type { RecordedEvent } from '../../../src/telemetry/activityRecorder';
import { askForText } from '../askTool';
import { atRequest, recordRequests, refuseBundle } from '../observations';
import { recorded } from '../recordedActivity';
import { assertBetween, spanOf, watchSearches, type Span } from '../stopwatch';

const FIND = 'lsp_java_findSymbol';
const OUTLINE = 'lsp_java_getFileStructure';
const ORDER = 'src/main/java/com/acme/shop/Order.java';

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const length = ({ start, end }: Span) => end - start;

/** Tool, outcome and reason of each event. */
function outcomes(events: readonly RecordedEvent[]): readonly string[] {
  return events.map(({ name, customDimensions: { status = '', errorCode, emptyReason } }) =>
    [name.replace(/.*\./, ''), status, errorCode ?? emptyReason ?? ''].join(' ').trim(),
  );
}

/** The event of the call that was made with this limit: so parallel calls can be told apart. */
function withLimit(events: readonly RecordedEvent[], limit: number): RecordedEvent {
  const found = events.filter(({ customMeasurements }) => customMeasurements['limit'] === limit);
  assert.equal(found.length, 1);
  return found[0] ?? assert.fail();
}

describe('the events of calls on a real jdtls that the provider commands answer', () => {
  let bundle: { readonly stop: () => void };

  before(async () => {
    bundle = refuseBundle();
    await askForText(FIND, { query: 'Order' });
  });

  after(() => {
    bundle.stop();
  });

  it('tell how long the search and its retry took, each its own', async () => {
    // The retry is held back much longer, so that no one can be taken for the other.
    const { searches, stop } = watchSearches((number) => delay(number === 1 ? 20 : 300));
    let call: Span = { start: 0, end: 0 };
    const [event, ...others] = await recorded(async () => {
      call = await spanOf(() => askForText(FIND, { query: 'com/acme/shop/Order' }));
    });
    stop();
    assert.deepEqual(others, []);
    assert.deepEqual(
      searches.map(({ query }) => query),
      ['com/acme/shop/Order', 'Order'],
    );
    const [first = call, retry = call] = searches;
    const {
      initialQueryDurationMs: initial,
      retryQueryDurationMs: again,
      durationMs,
    } = event?.customMeasurements ?? {};
    assertBetween('initialQueryDurationMs', initial, length(first), length(call) - length(retry));
    assertBetween('retryQueryDurationMs', again, length(retry), length(call) - length(first));
    assertBetween('durationMs', durationMs, length(first) + length(retry), length(call));
    const { status, retried, answeredBy } = event?.customDimensions ?? {};
    assert.deepEqual([status, retried, answeredBy], ['success', 'true', 'workspaceSymbols']);
  });

  for (const [tool, input] of [
    [FIND, { query: 'Order#total' }],
    [FIND, { query: 'Money' }],
    [FIND, { query: 'NoSuchType' }],
    [OUTLINE, { uri: ORDER }],
  ] as const) {
    it(`tell what answered ${JSON.stringify(input)}`, async () => {
      const { requests, stop } = await recordRequests();
      const [event] = await recorded(() => askForText(tool, input));
      stop();
      const asked = (request: string) => requests.some((each) => each.includes(request));
      const { answeredBy, retried } = event?.customDimensions ?? {};
      const { initialQueryDurationMs, retryQueryDurationMs, outlineQueryDurationMs } =
        event?.customMeasurements ?? {};
      const searches = requests.filter((each) =>
        each.includes('vscode.executeWorkspaceSymbolProvider'),
      ).length;
      assert.equal(initialQueryDurationMs !== undefined, searches > 0);
      assert.equal(retryQueryDurationMs !== undefined, searches > 1);
      assert.equal(retried, tool === FIND ? String(searches > 1) : undefined);
      assert.equal(outlineQueryDurationMs !== undefined, asked('getDocumentSymbols'));
      const outlined = asked('getDocumentSymbols');
      assert.equal(answeredBy === (tool === FIND ? 'typeOutline' : 'documentSymbols'), outlined, answeredBy);
    });
  }

  it('tell of refused, empty and cancelled calls', async () => {
    const source = new vscode.CancellationTokenSource();
    const events = await recorded(async () => {
      await askForText(FIND, { query: ' ' });
      await askForText(FIND, { query: 'NoSuchType' });
      await askForText(OUTLINE, { uri: 'src/Missing.java' });
      await askForText(OUTLINE, { uri: '../elsewhere/Order.java' });
      await askForText(OUTLINE, { uri: ORDER, symbol: 'none' });
      const { happened } = await atRequest('workspace/symbol', 1, () => {
        source.cancel();
      });
      await assert.rejects(askForText(FIND, { query: 'Money' }, source.token));
      await happened;
    });
    assert.deepEqual(outcomes(events), [
      'findSymbol error emptyQuery',
      'findSymbol empty workspaceSymbolNoMatch',
      'getFileStructure error fileNotFound',
      'getFileStructure error outsideWorkspace',
      'getFileStructure empty noMatchingDeclaration',
      'findSymbol cancelled',
    ]);
    const cancelled = events.at(-1);
    assert.deepEqual(
      [cancelled?.customMeasurements['resultCount'], cancelled?.customMeasurements['responseCharCount']],
      [undefined, undefined],
    );
  });

  it('tell of calls of one round, made in parallel, that they overlap', async () => {
    let started: () => void = () => undefined;
    const allStarted = new Promise<void>((resolve) => (started = resolve));
    const { stop } = watchSearches((number) => {
      if (number === 3) {
        started();
      }
      return allStarted;
    });
    const events = await recorded(async () => {
      await askForText(OUTLINE, { uri: ORDER, limit: 9 });
      await Promise.all([1, 2, 3].map((limit) => askForText(FIND, { query: 'Money', limit })));
    });
    stop();
    const gaps = [1, 2, 3].map((limit) => {
      const { customDimensions, customMeasurements } = withLimit(events, limit);
      return [customDimensions['previousTool'], customMeasurements['sincePreviousMs'] === 0];
    });
    assert.deepEqual(gaps, [
      ['getFileStructure', gaps[0]?.[1]],
      ['findSymbol', true],
      ['findSymbol', true],
    ]);
  });

  for (const [when, pauseMs] of [
    ['at once', 0],
    ['after 1 s', 1010],
    ['after 5 s', 5010],
  ] as const) {
    it(`tell of a call that follows ${when} how long ago the one before it ended`, async () => {
      const calls: Span[] = [];
      // The first call takes its time, so that its end cannot be taken for its start.
      const { searches, stop } = watchSearches(() => delay(400));
      const events = await recorded(async () => {
        calls.push(await spanOf(() => askForText(FIND, { query: 'Money', limit: 1 })));
        await delay(pauseMs);
        calls.push(await spanOf(() => askForText(OUTLINE, { uri: ORDER, limit: 2 })));
      });
      stop();
      const searched = searches[0]?.end ?? Number.NaN;
      const [first = { start: 0, end: 0 }, second = { start: 0, end: 0 }] = calls;
      const { customDimensions, customMeasurements } = withLimit(events, 2);
      assert.equal(customDimensions['previousTool'], 'findSymbol');
      const { sincePreviousMs } = customMeasurements;
      assertBetween('sincePreviousMs', sincePreviousMs, second.start - first.end, second.end - searched);
      assert.ok((sincePreviousMs ?? 0) > (pauseMs > 5000 ? 5000 : pauseMs > 1000 ? 1000 : -1));
    });
  }
});
