import { strict as assert } from 'node:assert';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { messages } from '../../../src/core/messages';
import { askForText } from '../askTool';
import { eventually } from '../eventually';

const NO_FOLDER = {
  error: 'No folder is open in this window.',
  errorCode: 'noWorkspaceFolder',
  hint: 'A file can be outlined only in an opened folder.',
};

async function askHere(name: string, input: object): Promise<Readonly<Record<string, unknown>>> {
  return JSON.parse(await askForText(name, input)) as Readonly<Record<string, unknown>>;
}

/** A file that exists. */
function strayFile(): string {
  return path.join(path.dirname(vscode.workspace.workspaceFile?.fsPath ?? ''), 'Stray.java');
}

describe('a window without a folder', () => {
  it('has no folder', () => {
    assert.deepEqual(vscode.workspace.workspaceFolders ?? [], []);
  });

  it('refuses every path and file URI, with the reason', async () => {
    for (const uri of [
      'Stray.java',
      'src/Missing.java',
      strayFile(),
      vscode.Uri.file(strayFile()).toString(),
    ]) {
      assert.deepEqual(await askHere('lsp_java_getFileStructure', { uri }), NO_FOLDER, uri);
    }
  });

  it('knows no type as long as no Java file is open, and says what that proves', async () => {
    const input = { query: 'java.util.ArrayList' };
    const { results, total, reason, message } = await askHere('lsp_java_findSymbol', input);
    assert.deepEqual([results, total, reason], [[], 0, 'workspaceSymbolNoMatch']);
    assert.equal(message, messages.noDeclarationMatch + messages.noFolderOpen);
  });

  it('finds the types of the JDK as soon as a Java file is open', async () => {
    await vscode.workspace.openTextDocument(strayFile());
    const [{ documentUri, ...rest }] = await eventually('the server has a project with a JDK', async () => {
      const { results } = await askHere('lsp_java_findSymbol', { query: 'java.util.ArrayList' });
      const hits = results as readonly { readonly documentUri: string }[];
      return hits.length === 1 ? (hits as [{ readonly documentUri: string }]) : undefined;
    });
    assert.match(documentUri, /^jdt:\/\/contents\/java\.base\/java\.util\/ArrayList\.(?:class|java)\?/);
    assert.deepEqual(rest, {
      name: 'ArrayList',
      kind: 'Class',
      container: 'java.util',
      outlineSupported: false,
      unsupportedReason: 'unsupportedUriScheme',
    });
  });

  it('gives a type of that file without a file, with the reason', async () => {
    assert.deepEqual(await askHere('lsp_java_findSymbol', { query: 'Stray' }), {
      results: [
        {
          name: 'Stray',
          kind: 'Class',
          documentUri: vscode.Uri.file(strayFile()).toString(),
          outlineSupported: false,
          unsupportedReason: 'noWorkspaceFolder',
          selectionRange: { startLine: 1, endLine: 1 },
          readFileRange: { offset: 1, limit: 3 },
        },
      ],
      total: 1,
    });
  });

  it('refuses that file all the same', async () => {
    assert.deepEqual(await askHere('lsp_java_getFileStructure', { uri: strayFile() }), NO_FOLDER);
  });
});
