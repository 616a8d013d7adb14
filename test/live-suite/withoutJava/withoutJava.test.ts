import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { ask } from '../askTool';
import { MONEY_FILE } from '../answers';
import { assertCancelledOnEntry } from '../cancelledOnEntry';

const REFUSAL = {
  error: 'The extension redhat.java is not installed or is disabled, so there is no Java language server.',
  errorCode: 'javaServerUnavailable',
  hint: 'Java declarations can only be found by text search in this window.',
};

/** A disabled redhat.java looks the same: VS Code's API hides it as if it were not installed. */
describe('a window without redhat.java', () => {
  it('makes a search unavailable, with the reason', async () => {
    assert.equal(vscode.extensions.getExtension('redhat.java'), undefined);
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Money' }), REFUSAL);
  });

  it('makes an outline unavailable, with the reason', async () => {
    assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: MONEY_FILE }), REFUSAL);
  });

  it('does not keep a cancelled call from ending as cancelled', assertCancelledOnEntry);
});
