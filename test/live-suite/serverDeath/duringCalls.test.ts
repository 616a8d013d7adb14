import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { MONEY_FILE, MONEY_FOUND, MONEY_OUTLINE, timeoutAfter } from '../answers';
import { ask, find, workspaceFolder } from '../askTool';
import { toolsWithin } from '../boundedTools';
import { killAtWork, killUnder } from '../jdtlsSignals';
import { atRequest, errorAtOnce, recordRequests } from '../observations';

const OUTER_FILE = 'src/main/java/com/acme/shop/Outer.java';

const SEARCH = 'workspace/executeCommand/javaLspTools.search';
const OUTLINE = 'textDocument/documentSymbol';

/** A restarted server takes some seconds until it answers: no call with these limits lasts so long. */
const hasty = toolsWithin({ readinessMs: 60_000, providerMs: 1500, patienceMs: 300 });

/** Long enough for a server to come back. */
const patient = toolsWithin({ readinessMs: 60_000, providerMs: 100_000, patienceMs: 300 });

async function assertBothRight(): Promise<void> {
  assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: MONEY_FILE }), MONEY_OUTLINE);
  assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Money' }), MONEY_FOUND);
}

describe('a jdtls that dies under a call', () => {
  before(assertBothRight);

  it('makes a search end as timeout at its limit, and is brought back by the next call', async () => {
    const { dead } = await killUnder(SEARCH);
    assert.deepEqual(await hasty.findSymbol({ query: 'Money' }), timeoutAfter(1.5));
    await dead;
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Money' }), MONEY_FOUND);
    await assertBothRight();
  });

  it('is brought back by a search whose limit allows for it', async () => {
    const { dead } = await killUnder(SEARCH);
    assert.deepEqual(await patient.findSymbol({ query: 'Money' }), MONEY_FOUND);
    await dead;
    await assertBothRight();
  });

  it('is brought back by a search that it had begun to work on', async () => {
    const everything = { query: '*', limit: 1 };
    const before = await patient.findSymbol(everything);
    const { dead } = await killAtWork(SEARCH);
    assert.deepEqual(await patient.findSymbol(everything), before);
    await dead;
    await assertBothRight();
  });

  it('makes an outline end as timeout at its limit; the next of the same file is right', async () => {
    const uri = vscode.Uri.joinPath(workspaceFolder().uri, MONEY_FILE);
    const { dead } = await killUnder(OUTLINE, 2);
    const first = await atRequest(OUTLINE);
    // VS Code shares this request with all later ones for the file, so its own command hangs from now on.
    let wedged = true;
    void vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', uri).then(() => {
      wedged = false;
    });
    await first.happened;
    assert.deepEqual(await hasty.fileStructure({ uri: MONEY_FILE }), timeoutAfter(1.5));
    await dead;
    await assertBothRight();
    assert.ok(wedged, 'the outline that was under way by command has ended');
  });

  it('is brought back by an outline whose limit allows for it', async () => {
    const { dead } = await killUnder(OUTLINE);
    assert.deepEqual(await patient.fileStructure({ uri: MONEY_FILE }), MONEY_OUTLINE);
    await dead;
    await assertBothRight();
  });

  it('lets cancelled calls end at once, which ask nothing afterwards', async () => {
    const { requests, stop } = await recordRequests();
    const { dead } = await killUnder(OUTLINE);
    const cancellation = new vscode.CancellationTokenSource();
    const outline = hasty.fileStructure({ uri: OUTER_FILE }, cancellation.token);
    const search = hasty.findSymbol({ query: 'Outer' }, cancellation.token);
    await dead;
    const before = requests.length;
    cancellation.cancel();
    for (const call of [outline, search]) {
      assert.ok((await errorAtOnce(call)) instanceof vscode.CancellationError);
    }
    // This one lasts longer than the silence after which the cancelled ones would have asked again.
    assert.deepEqual(await hasty.fileStructure({ uri: MONEY_FILE }), timeoutAfter(1.5));
    stop();
    assert.deepEqual(
      requests.slice(before).filter((request) => !request.includes(MONEY_FILE)),
      [],
    );
    await assertBothRight();
  });

  it('lists every declaration once afterwards, though its provider is registered twice', async () => {
    assert.deepEqual(await find('Money'), ['com.acme.shop.Money']);
    assert.deepEqual(await find('com.acme.shop.Outer'), ['com.acme.shop.Outer']);
    assert.deepEqual(await find('*.Scratch'), ['Scratch']);
    assert.deepEqual(await find('java.util.Map.Entry'), ['java.util.Map.Entry']);
  });
});
