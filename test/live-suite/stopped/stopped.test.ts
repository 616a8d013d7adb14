import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { MONEY_FILE, MONEY_FOUND, MONEY_OUTLINE, timeoutAfter } from '../answers';
import { ask, type ToolResult } from '../askTool';
import { toolsWithin } from '../boundedTools';
import { eventually } from '../eventually';
import { jdtlsProcess } from '../jdtlsProcess';
import { whileStopped } from '../jdtlsSignals';
import { atRequest, errorAtOnce, recordRequests } from '../observations';

const OUTER_FILE = 'src/main/java/com/acme/shop/Outer.java';

/** What a call may take beyond its limit. */
const SLACK_MS = 1000;

const hasty = toolsWithin({ readinessMs: 3000, providerMs: 1500, patienceMs: 300 });

async function assertWithin(limitMs: number, call: Promise<ToolResult>, expected: ToolResult): Promise<void> {
  const start = performance.now();
  assert.deepEqual(await call, expected);
  const took = performance.now() - start;
  assert.ok(took <= limitMs + SLACK_MS, `the call took ${took} ms`);
}

async function assertBothRight(): Promise<void> {
  assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Money' }), MONEY_FOUND);
  assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: MONEY_FILE }), MONEY_OUTLINE);
}

describe('a jdtls that stands still', () => {
  before(async () => {
    await assertBothRight();
    await eventually('only the standard server runs', () => jdtlsProcess().catch(() => undefined));
  });

  it('makes a search time out within the limit of its wait, and is right once it goes on', async () => {
    await whileStopped(() => assertWithin(3000, hasty.findSymbol({ query: 'Money' }), timeoutAfter(3)));
    await assertBothRight();
  });

  it('makes an outline time out within its limit, and is right once it goes on', async () => {
    await whileStopped(() => assertWithin(1500, hasty.fileStructure({ uri: MONEY_FILE }), timeoutAfter(1.5)));
    await assertBothRight();
  });

  it('makes a search time out that it has begun to answer, and is right once it goes on', async () => {
    const { findSymbol } = toolsWithin({ readinessMs: 60_000, providerMs: 1500, patienceMs: 3000 });
    const id = await jdtlsProcess();
    const stopped = await atRequest('workspace/executeCommand/javaLspTools.search', 1, () =>
      process.kill(id, 'SIGSTOP'),
    );
    const answer = findSymbol({ query: 'Money' });
    await stopped.happened;
    try {
      await assertWithin(1500, answer, timeoutAfter(1.5));
    } finally {
      process.kill(id, 'SIGCONT');
    }
    await assertBothRight();
  });

  it('lets cancelled calls end at once, which ask nothing afterwards', async () => {
    await whileStopped(async () => {
      const { requests, stop } = await recordRequests();
      const searching = await atRequest('workspace/executeCommand/java.project.listSourcePaths');
      const outlining = await atRequest('textDocument/documentSymbol');
      const cancellation = new vscode.CancellationTokenSource();
      const calls = [
        hasty.findSymbol({ query: 'Outer' }, cancellation.token),
        hasty.fileStructure({ uri: OUTER_FILE }, cancellation.token),
      ];
      await Promise.all([searching.happened, outlining.happened]);
      const before = requests.length;
      cancellation.cancel();
      for (const call of calls) {
        assert.ok((await errorAtOnce(call)) instanceof vscode.CancellationError);
      }
      // This call lasts longer than the silence after which the cancelled ones would have asked again.
      assert.deepEqual(await hasty.fileStructure({ uri: MONEY_FILE }), timeoutAfter(1.5));
      stop();
      assert.deepEqual(
        requests.slice(before).filter((request) => !request.includes(MONEY_FILE)),
        [],
      );
    });
    await assertBothRight();
  });
});
