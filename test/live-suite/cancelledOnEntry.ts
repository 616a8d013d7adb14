import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { MONEY_FILE } from './answers';
import { toolsWithin } from './boundedTools';
import { errorAtOnce } from './observations';

/** Checks that a call of either tool whose token is cancelled already ends at once, as cancelled. */
export async function assertCancelledOnEntry(): Promise<void> {
  const { findSymbol, fileStructure } = toolsWithin({
    readinessMs: 60_000,
    providerMs: 30_000,
    patienceMs: 3000,
  });
  const cancellation = new vscode.CancellationTokenSource();
  cancellation.cancel();
  for (const call of [
    findSymbol({ query: 'Money' }, cancellation.token),
    fileStructure({ uri: MONEY_FILE }, cancellation.token),
  ]) {
    assert.ok((await errorAtOnce(call)) instanceof vscode.CancellationError);
  }
}
