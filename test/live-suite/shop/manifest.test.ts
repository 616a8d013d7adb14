import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';

/** What VS Code's internal command tells of one contributed file; Copilot takes its files from the same place. */
interface PromptFile {
  readonly uri: vscode.Uri;
  readonly type: string;
  readonly extensionId: string;
}

describe('the extension in VS Code', () => {
  it('offers both tools to models', () => {
    const names = vscode.lm.tools.map(({ name }) => name).filter((name) => name.startsWith('lsp_java_'));
    assert.deepEqual(names.sort(), ['lsp_java_findSymbol', 'lsp_java_getFileStructure']);
  });

  it('contributes the skill and the instructions', async () => {
    const files = await vscode.commands.executeCommand<PromptFile[]>('_listExtensionPromptFiles');
    const ours = files.filter(({ extensionId }) => extensionId.endsWith('.java-lsp-tools'));
    assert.deepEqual(
      ours.map(({ uri, type }) => `${type} ${uri.path.split('/resources/')[1] ?? ''}`).sort(),
      ['instructions instruments/javaLspContext.instructions.md', 'skill skills/java-lsp-tools/SKILL.md'],
    );
  });
});
