import { strict as assert } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { MONEY_FILE, MONEY_FOUND, MONEY_OUTLINE } from '../answers';
import { ask, workspaceFolder, type ToolResult } from '../askTool';
import { toolsWithin } from '../boundedTools';
import { eventually } from '../eventually';
import { errorAtOnce, recordProgress, recordRequests } from '../observations';
import { startRecording } from '../recordedActivity';
import { assertBetween, spanOf, type Span } from '../stopwatch';

/** A source without a declaration: even a server that knows it has nothing to say. */
const EMPTY_FILE = 'src/main/java/com/acme/shop/Nothing.java';

const OUTER_FILE = 'src/main/java/com/acme/shop/Outer.java';

const FIRST_SEARCH = JSON.stringify([
  'java.execute.workspaceCommand',
  'javaLspTools.search',
  { version: 1, name: 'Money', kinds: ['type'], limit: 1000 },
]);

const EMPTY_OUTLINE = { documentUri: `W/${EMPTY_FILE}`, file: `W/${EMPTY_FILE}`, symbols: [], total: 0 };

const SEARCH_NOT_READY = {
  results: [],
  total: 0,
  reason: 'serverNotFullyReady',
  message:
    'The Java server is still starting or importing projects, so this says nothing yet about whether the symbol exists.',
};

const OUTLINE_NOT_READY = {
  ...EMPTY_OUTLINE,
  reason: 'serverNotFullyReady',
  message:
    'The Java server is still starting or importing projects, so this says nothing yet about what the file declares.',
};

/** The scene holds the server's readiness back, so that what waits for it waits until the test has seen it wait. */
describe('a window that has just opened', () => {
  const shown = recordProgress();
  const ended: string[] = [];
  const impatient = toolsWithin({ readinessMs: 500, providerMs: 100_000, patienceMs: 3000 });
  let recorded: Awaited<ReturnType<typeof recordRequests>>;
  let search: Promise<ToolResult>;
  let outline: Promise<ToolResult>;
  let stopRecording: Awaited<ReturnType<typeof startRecording>>;
  let searched: Promise<Span>;
  /** From when both calls were seen waiting until the server was let go on. */
  const waited = { start: 0, end: 0 };

  before(async () => {
    stopRecording = await startRecording();
    searched = spanOf(async () => {
      search = ask('lsp_java_findSymbol', { query: 'Money' });
      await search;
    });
    outline = ask('lsp_java_getFileStructure', { uri: MONEY_FILE });
    void search.finally(() => ended.push('search'));
    void outline.finally(() => ended.push('outline'));
    await writeFile(path.join(workspaceFolder().path, EMPTY_FILE), '// Nothing yet.\n');
  });

  it('makes a search with a short limit serverNotFullyReady', async () => {
    assert.deepEqual(await impatient.findSymbol({ query: 'NoSuchType' }), SEARCH_NOT_READY);
  });

  it('makes an empty outline with a short limit serverNotFullyReady', async () => {
    assert.deepEqual(await impatient.fileStructure({ uri: EMPTY_FILE }), OUTLINE_NOT_READY);
  });

  it('shows a person that both calls wait for the server', async () => {
    const waiting = {
      location: vscode.ProgressLocation.Window,
      title: 'Java LSP Tools: waiting for the Java language server',
    };
    await eventually('two calls show that they wait', () => (shown.length < 2 ? undefined : shown));
    waited.start = performance.now();
    for (const { options } of shown) {
      assert.deepEqual(options, waiting);
    }
  });

  it('marks hits that it has while it imports with serverReady: false', async () => {
    const found = await eventually('a search finds something', async () => {
      const answer = await impatient.findSymbol({ query: 'Money' });
      if (answer['total'] !== 0) {
        return answer;
      }
      assert.deepEqual(answer, SEARCH_NOT_READY);
      return undefined;
    });
    assert.deepEqual(found, { ...MONEY_FOUND, serverReady: false });
  });

  it('makes an empty search serverNotFullyReady while it imports', async () => {
    assert.deepEqual(await impatient.findSymbol({ query: 'NoSuchType' }), SEARCH_NOT_READY);
  });

  it('outlines a file as well as ever while it imports', async () => {
    assert.deepEqual(await impatient.fileStructure({ uri: MONEY_FILE }), MONEY_OUTLINE);
  });

  it('ends a cancelled call at once', async () => {
    recorded = await recordRequests();
    const patient = toolsWithin({ readinessMs: 60_000, providerMs: 30_000, patienceMs: 3000 });
    const cancellation = new vscode.CancellationTokenSource();
    const calls = [
      patient.findSymbol({ query: 'Outer' }, cancellation.token),
      patient.fileStructure({ uri: OUTER_FILE }, cancellation.token),
    ];
    // By the end of this one, both wait for the server.
    await impatient.fileStructure({ uri: EMPTY_FILE });
    cancellation.cancel();
    for (const call of calls) {
      assert.ok((await errorAtOnce(call)) instanceof vscode.CancellationError);
    }
  });

  it('answers both first calls rightly once the server is ready, and takes the progress away', async () => {
    assert.deepEqual(ended, []);
    waited.end = performance.now();
    await vscode.commands.executeCommand('standIn.releaseReadiness');
    assert.deepEqual(await search, MONEY_FOUND);
    assert.deepEqual(await outline, MONEY_OUTLINE);
    await eventually('the progress has gone', () => shown.every((progress) => progress.ended) || undefined);
  });

  it('has told in both events how long they waited', async () => {
    const { start, end } = await searched;
    const events = await stopRecording();
    assert.deepEqual(events.map(({ name }) => name.replace(/.*\./, '')).sort(), [
      'findSymbol',
      'getFileStructure',
    ]);
    for (const { name, customDimensions, customMeasurements } of events) {
      const { serverWaitMs } = customMeasurements;
      const longest = name.endsWith('findSymbol') ? end - start : Number.POSITIVE_INFINITY;
      assertBetween('serverWaitMs', serverWaitMs, waited.end - waited.start, longest);
      assert.deepEqual([customDimensions['status'], customDimensions['serverReady']], ['success', 'true']);
    }
  });

  it('has asked nothing for the cancelled calls', () => {
    recorded.stop();
    assert.ok(recorded.requests.includes(FIRST_SEARCH), recorded.requests.join('\n'));
    assert.deepEqual(
      recorded.requests.filter((request) => request.includes('Outer')),
      [],
    );
  });

  it('then gives the reasons of a ready server for the same empty answers', async () => {
    assert.equal(
      (await ask('lsp_java_findSymbol', { query: 'NoSuchType' }))['reason'],
      'workspaceSymbolNoMatch',
    );
    assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: EMPTY_FILE }), {
      ...EMPTY_OUTLINE,
      reason: 'documentSymbolProviderEmpty',
      message:
        'The Java server gave no declarations for this file. It may declare no type (module-info.java), or lie outside of ' +
        'every source root. The file exists and can be read.',
    });
  });
});
