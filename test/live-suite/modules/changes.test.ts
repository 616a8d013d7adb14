import { strict as assert } from 'node:assert';
import { rename, rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { ask, find, workspaceFolder } from '../askTool';
import { eventually } from '../eventually';
import { classText, PACKAGE } from './workspace';

const relative = (name: string) => `${PACKAGE}/${name}.java`;
const onDisk = (name: string) => path.join(workspaceFolder().path, ...relative(name).split('/'));
const uriOf = (name: string) => vscode.Uri.file(onDisk(name));

interface OutlineNode {
  readonly name: string;
  readonly startLine: number;
  readonly children?: readonly OutlineNode[];
}

/** What an outline says, as `line name`; a refusal by its code. */
async function outline(name: string): Promise<string[]> {
  const { symbols, errorCode } = await ask('lsp_java_getFileStructure', { uri: relative(name), limit: 60 });
  const rows = (nodes: readonly OutlineNode[]): string[] =>
    nodes.flatMap((node) => [`${node.startLine} ${node.name}`, ...rows(node.children ?? [])]);
  return symbols === undefined ? [String(errorCode)] : rows(symbols as readonly OutlineNode[]);
}

async function replaceText(name: string, text: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(uriOf(name));
  const edit = new vscode.WorkspaceEdit();
  edit.replace(document.uri, new vscode.Range(0, 0, document.lineCount, 0), text);
  assert.ok(await vscode.workspace.applyEdit(edit));
  return document;
}

async function untilKnown(name: string): Promise<void> {
  await eventually(`the search finds ${name}`, async () =>
    (await find(name)).includes(`com.acme.core.${name}`) ? true : undefined,
  );
}

/** Whether VS Code has the file loaded: then it has a text of its own, which follows the disk a little later. */
function isLoaded(name: string): boolean {
  return vscode.workspace.textDocuments.some(({ uri }) => uri.toString() === uriOf(name).toString());
}

/** Moves a class by 7 lines, and checks that each outline is that of VS Code's document until it has followed the disk. */
async function followsTheDisk(name: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uriOf(name));
  const text = classText(name, 'after', 7);
  await writeFile(onDisk(name), text);
  await eventually('VS Code shows what is on disk', async () => {
    const shown = document.getText();
    const outlined = await outline(name);
    // It may have followed the disk during the call.
    if (document.getText() === shown) {
      assert.deepEqual(outlined, shown === text ? [`10 ${name}`, '11 after'] : [`3 ${name}`, '4 before']);
    }
    return shown === text ? true : undefined;
  });
}

describe('a file that is being edited', () => {
  it('is outlined as the editor shows it, before and after it is saved', async () => {
    assert.deepEqual(await outline('Edited'), ['3 Edited', '4 before']);
    const document = await replaceText('Edited', classText('Edited', 'unsaved', 2));
    assert.ok(document.isDirty);
    assert.deepEqual(await outline('Edited'), ['5 Edited', '6 unsaved']);
    await replaceText('Edited', classText('Edited', 'saved'));
    assert.ok(await document.save());
    assert.deepEqual(await outline('Edited'), ['3 Edited', '4 saved']);
  });

  it('is outlined as it is on disk again when the edit is thrown away', async () => {
    assert.deepEqual(await outline('Thrown'), ['3 Thrown', '4 before']);
    const document = await replaceText('Thrown', classText('Thrown', 'unsaved', 3));
    assert.deepEqual(await outline('Thrown'), ['6 Thrown', '7 unsaved']);
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await eventually('the edit is gone', () =>
      document.getText() === classText('Thrown', 'before') ? true : undefined,
    );
    assert.deepEqual(await outline('Thrown'), ['3 Thrown', '4 before']);
  });
});

describe('a file that changes on disk', () => {
  it('is outlined as it is now, though nobody has told the server', async () => {
    assert.deepEqual(await outline('Changed'), ['3 Changed', '4 before']);
    assert.ok(!isLoaded('Changed'), 'an old, small file is not loaded for its outline');
    await writeFile(onDisk('Changed'), classText('Changed', 'after', 7));
    assert.deepEqual(await outline('Changed'), ['10 Changed', '11 after']);
  });

  it('is outlined as VS Code has it while it is loaded, which follows the disk', async () => {
    assert.deepEqual(await outline('Large'), ['3 Large', '4 before']);
    assert.ok(isLoaded('Large'), 'a large file is loaded for its outline');
    await followsTheDisk('Large');
  });

  it('is outlined as the editor shows it while it is open, which follows the disk', async () => {
    await vscode.window.showTextDocument(uriOf('Shown'));
    // The server must have opened the document, or it opens what is on disk by then and doubles it.
    assert.deepEqual(await outline('Shown'), ['3 Shown', '4 before']);
    await followsTheDisk('Shown');
  });

  it('is outlined at once when it is new, and found soon', async () => {
    await writeFile(onDisk('Newborn'), classText('Newborn', 'first'));
    assert.deepEqual(await outline('Newborn'), ['3 Newborn', '4 first']);
    await untilKnown('Newborn');
  });

  it('is outlined under its new name at once when it is renamed, and found there soon', async () => {
    await untilKnown('OldName');
    await rename(onDisk('OldName'), onDisk('NewName'));
    assert.deepEqual(await outline('OldName'), ['fileNotFound']);
    assert.deepEqual(await outline('NewName'), ['3 OldName', '4 before']);
    await eventually('the search gives the type its new file', async () => {
      const { results } = await ask('lsp_java_findSymbol', { query: 'OldName' });
      const files = (results as readonly { readonly file?: string }[]).map(({ file }) => file);
      return JSON.stringify(files) === JSON.stringify([`W/${relative('NewName')}`]) ? true : undefined;
    });
  });

  it('is gone at once when it is deleted, and leaves the search soon', async () => {
    await writeFile(onDisk('Deleted'), classText('Deleted', 'last'));
    await untilKnown('Deleted');
    assert.deepEqual(await outline('Deleted'), ['3 Deleted', '4 last']);
    await rm(onDisk('Deleted'));
    assert.deepEqual(await outline('Deleted'), ['fileNotFound']);
    await eventually('the search has lost the type', async () => {
      const { results } = await ask('lsp_java_findSymbol', { query: 'com.acme.core.Deleted' });
      const hits = results as readonly Readonly<Record<string, unknown>>[];
      for (const { file, outlineSupported, unsupportedReason } of hits) {
        assert.deepEqual([file, outlineSupported, unsupportedReason], [undefined, false, 'fileNotFound']);
      }
      return hits.length === 0 ? true : undefined;
    });
  });
});
