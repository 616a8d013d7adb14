import assert from 'node:assert/strict';
import * as vscode from 'vscode';

describe('the host', () => {
  it('has the extension under development', () => {
    assert.ok(vscode.extensions.getExtension('test-host.developed'));
  });

  it('has the installed extension, which can be activated', async () => {
    const installed = vscode.extensions.getExtension<string>('test-host.installed');
    assert.equal(await installed?.activate(), 'beside the extension');
  });

  it('has the workspace', () => {
    assert.deepEqual(
      vscode.workspace.workspaceFolders?.map(({ uri }) => uri.fsPath),
      [process.env['EXPECTED_WORKSPACE']],
    );
  });

  it('has the user settings', () => {
    assert.equal(vscode.workspace.getConfiguration('editor').get('tabSize'), 9);
    assert.equal(vscode.workspace.getConfiguration('editor').inspect('tabSize')?.globalValue, 9);
  });
});
