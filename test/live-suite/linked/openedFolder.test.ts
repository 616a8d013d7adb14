import { strict as assert } from 'node:assert';
import { readFile, realpath } from 'node:fs/promises';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { ask, askForText, workspaceFolder } from '../askTool';

const MONEY_FILE = 'src/main/java/com/acme/shop/Money.java';
const STOWAWAY_FILE = 'src/main/java/com/acme/away/Stowaway.java';

/** `W` stands for the link that was opened, `R` for the folder behind it. */
async function askBoth(name: string, input: object): Promise<Readonly<Record<string, unknown>>> {
  const { uri, path: opened } = workspaceFolder();
  const real = await realpath(opened);
  const text = (await askForText(name, input))
    .replaceAll(uri.toString(), 'W')
    .replaceAll(opened, 'W')
    .replaceAll(vscode.Uri.file(real).toString(), 'R')
    .replaceAll(real, 'R');
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}

const MONEY = {
  name: 'Money',
  kind: 'Class',
  container: 'com.acme.shop',
  documentUri: `R/${MONEY_FILE}`,
  file: `W/${MONEY_FILE}`,
  outlineSupported: true,
  selectionRange: { startLine: 3, endLine: 3 },
  readFileRange: { offset: 3, limit: 17 },
};

const OUTSIDE = {
  error: 'This path is not inside a folder of the workspace.',
  errorCode: 'outsideWorkspace',
  hint: 'Give a path inside the workspace; links that lead out of it are not followed.',
};

describe('a folder that was opened through a link', () => {
  it('is a link', async () => {
    const { path: opened } = workspaceFolder();
    assert.equal(path.basename(opened), 'link');
    assert.equal(path.basename(await realpath(opened)), 'shop');
  });

  it('has hits with the URI that the server gives and the file under the link', async () => {
    assert.deepEqual(await askBoth('lsp_java_findSymbol', { query: 'Money' }), {
      results: [MONEY],
      total: 1,
    });
  });

  it('has members with the file under the link', async () => {
    const { results } = await askBoth('lsp_java_findSymbol', { query: 'Money#plus' });
    assert.deepEqual(results, [
      {
        ...MONEY,
        name: 'plus(Money)',
        kind: 'Method',
        container: 'com.acme.shop.Money',
        selectionRange: { startLine: 16, endLine: 16 },
        readFileRange: { offset: 16, limit: 3 },
      },
    ]);
  });

  it('has one outline for every spelling, with the file under the link', async () => {
    const { uri, path: opened } = workspaceFolder();
    const real = await realpath(opened);
    const spellings = [
      MONEY_FILE,
      `link/${MONEY_FILE}`,
      `short/Money.java`,
      `${opened}/${MONEY_FILE}`,
      `${uri.toString()}/${MONEY_FILE}`,
      `${real}/${MONEY_FILE}`,
      `${vscode.Uri.file(real).toString()}/${MONEY_FILE}`,
    ];
    const answers = await Promise.all(
      spellings.map((spelling) => askForText('lsp_java_getFileStructure', { uri: spelling })),
    );
    assert.deepEqual([...new Set(answers)], [answers[0]]);
    const { documentUri, file, total } = await ask('lsp_java_getFileStructure', { uri: MONEY_FILE });
    assert.deepEqual([documentUri, file, total], [`W/${MONEY_FILE}`, `W/${MONEY_FILE}`, 7]);
  });

  it('has files that a reader can open in the workspace, with the declaration on its lines', async () => {
    const text = await askForText('lsp_java_findSymbol', { query: 'Money' });
    const { results } = JSON.parse(text) as { results: readonly { readonly file: string }[] };
    const { file = '' } = results[0] ?? {};
    const fileUri = vscode.Uri.file(file);
    assert.equal(vscode.workspace.getWorkspaceFolder(fileUri)?.name, 'link');
    assert.equal(vscode.workspace.asRelativePath(fileUri), MONEY_FILE);
    assert.match((await readFile(file, 'utf8')).split('\n')[2] ?? '', /^public record Money\(/);
  });
});

describe('a link in the folder that leads out of it', () => {
  it('is outside of the workspace, in every spelling', async () => {
    const { uri, path: opened } = workspaceFolder();
    const real = await realpath(opened);
    const outside = path.join(path.dirname(opened), 'elsewhere', 'Stowaway.java');
    const spellings = [
      STOWAWAY_FILE,
      `${opened}/${STOWAWAY_FILE}`,
      `${uri.toString()}/${STOWAWAY_FILE}`,
      `${real}/${STOWAWAY_FILE}`,
      outside,
    ];
    for (const spelling of spellings) {
      assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: spelling }), OUTSIDE, spelling);
    }
  });

  const STOWAWAY = {
    name: 'Stowaway',
    kind: 'Class',
    container: 'com.acme.away',
    documentUri: `R/${STOWAWAY_FILE}`,
    outlineSupported: false,
    unsupportedReason: 'outsideWorkspace',
    selectionRange: { startLine: 3, endLine: 3 },
    readFileRange: { offset: 3, limit: 3 },
  };

  it('has hits and members without a file', async () => {
    assert.deepEqual(await askBoth('lsp_java_findSymbol', { query: 'Stowaway' }), {
      results: [STOWAWAY],
      total: 1,
    });
    const member = {
      ...STOWAWAY,
      name: 'beyond',
      kind: 'Field',
      container: 'com.acme.away.Stowaway',
      selectionRange: { startLine: 4, endLine: 4 },
      readFileRange: { offset: 4, limit: 1 },
    };
    assert.deepEqual(await askBoth('lsp_java_findSymbol', { query: 'Stowaway#beyond' }), {
      results: [member],
      total: 1,
    });
  });
});

describe('an unsaved edit under the path of the link', () => {
  const uri = () => vscode.Uri.joinPath(workspaceFolder().uri, MONEY_FILE);

  before(async () => {
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uri(), new vscode.Position(1, 0), '\nclass Typed {\n  int unsaved;\n}\n');
    assert.ok(await vscode.workspace.applyEdit(edit));
  });

  after(async () => {
    await vscode.window.showTextDocument(uri());
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('is in the outline, on the lines of the editor', async () => {
    const { symbols } = await ask('lsp_java_getFileStructure', { uri: MONEY_FILE, limit: 2 });
    assert.deepEqual(symbols, [
      {
        name: 'Typed',
        kind: 'Class',
        startLine: 3,
        endLine: 5,
        readFileRange: { offset: 3, limit: 3 },
        omittedChildren: 1,
      },
      {
        name: 'Money',
        kind: 'Class',
        startLine: 7,
        endLine: 23,
        readFileRange: { offset: 7, limit: 17 },
        omittedChildren: 6,
      },
    ]);
  });

  it('moves the lines of a hit, and of a member', async () => {
    const { results } = await askBoth('lsp_java_findSymbol', { query: 'Money' });
    assert.deepEqual(results, [
      { ...MONEY, selectionRange: { startLine: 7, endLine: 7 }, readFileRange: { offset: 7, limit: 17 } },
    ]);
    const members = await ask('lsp_java_findSymbol', { query: 'Money#plus' });
    const [plus] = members['results'] as readonly { readonly readFileRange: unknown }[];
    assert.deepEqual(plus?.readFileRange, { offset: 20, limit: 3 });
  });
});
