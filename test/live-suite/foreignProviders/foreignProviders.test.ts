import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { ask } from '../askTool';
import { toolsWithoutBundle } from '../boundedTools';

const SHOP = 'W/src/main/java/com/acme/shop';
const ORDER_FILE = 'src/main/java/com/acme/shop/Order.java';

/** As in `test/fixtures/foreign-provider`. */
type Behaviour = 'adds' | 'throws' | 'hangs';

async function behave(behaviour: Behaviour): Promise<void> {
  await vscode.extensions.getExtension('acme.foreign-provider')?.activate();
  await vscode.commands.executeCommand('foreignProvider.behave', behaviour);
}

const ORDER_SERVICE = {
  name: 'OrderService',
  kind: 'Class',
  container: 'com.acme.shop',
  documentUri: `${SHOP}/OrderService.java`,
  file: `${SHOP}/OrderService.java`,
  outlineSupported: true,
  selectionRange: { startLine: 8, endLine: 8 },
  readFileRange: { offset: 7, limit: 15 },
};

interface OutlineNode {
  readonly name: string;
  readonly children?: readonly OutlineNode[];
}

function namesOf(nodes: readonly OutlineNode[] = []): string[] {
  return nodes.flatMap(({ name, children }) => [name, ...namesOf(children)]);
}

const ORDER_NAMES = [
  ...[
    'Order',
    'id',
    'lines',
    'Order(String)',
    'id()',
    'add(String, int, int)',
    'total()',
    'total(int, String)',
  ],
  ...['Line', 'article', 'count', 'price', 'sum()'],
];

async function findsTheServiceOnly(): Promise<void> {
  assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'com.acme.shop.OrderService', limit: 1 }), {
    results: [ORDER_SERVICE],
    total: 2,
    truncated: true,
    truncatedBy: ['count'],
  });
}

async function outlinesTheOrder(): Promise<void> {
  const { symbols, total } = await ask('lsp_java_getFileStructure', { uri: ORDER_FILE });
  assert.deepEqual(namesOf(symbols as readonly OutlineNode[]), ORDER_NAMES);
  assert.equal(total, ORDER_NAMES.length);
}

describe('an extension that adds symbols of its own', () => {
  before(async () => {
    await behave('adds');
    // VS Code's own commands wait for no server: one that is starting may never answer them.
    await findsTheServiceOnly();
  });

  it('does add them to what VS Code answers', async () => {
    const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
      'vscode.executeWorkspaceSymbolProvider',
      'OrderService',
    );
    const names = found.map(({ name, location }) => `${name} ${location.uri.path.split('.').at(-1) ?? ''}`);
    assert.ok(names.includes("@+ 'orderRepo' (@Repository) java"));
    assert.ok(names.includes('OrderService ts'));
    const [folder] = vscode.workspace.workspaceFolders ?? [];
    assert.ok(folder);
    const nodes = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      vscode.Uri.joinPath(folder.uri, ORDER_FILE),
    );
    assert.ok(nodes.some(({ name }) => name === '@/orders -- GET'));
  });

  it('leaves hits, total and limit of a search as they are', findsTheServiceOnly);

  it('does not fill an answer for which there is no Java', async () => {
    const { results, total, reason } = await ask('lsp_java_findSymbol', { query: 'orderRepo' });
    assert.deepEqual([results, total, reason], [[], 0, 'workspaceSymbolNoMatch']);
  });

  it('leaves an outline as it is, and its budget', async () => {
    await outlinesTheOrder();
    const { symbols, total } = await ask('lsp_java_getFileStructure', { uri: ORDER_FILE, limit: 2 });
    assert.deepEqual(namesOf(symbols as readonly OutlineNode[]), ['Order', 'id']);
    assert.equal(total, ORDER_NAMES.length);
  });
});

describe('an extension whose providers throw', () => {
  before(() => behave('throws'));
  after(() => behave('adds'));

  it('leaves a search as it is', findsTheServiceOnly);

  it('leaves an outline as it is', outlinesTheOrder);

  it('does not turn an empty answer into a failure', async () => {
    const { results, reason } = await ask('lsp_java_findSymbol', { query: 'NoSuchTypeAnywhere' });
    assert.deepEqual([results, reason], [[], 'workspaceSymbolNoMatch']);
  });
});

/** VS Code's command for workspace symbols waits for every provider, so one that hangs takes the answer of all with it. */
describe('an extension whose providers never answer', () => {
  before(() => behave('hangs'));
  after(() => behave('adds'));

  const seconds = 2;
  const timeoutOfAnother = {
    error: `The Java language server answered, but another symbol provider did not within ${seconds} s, and VS Code waits for all of them.`,
    errorCode: 'timeout',
    hint: 'This says nothing about the code. Text search works meanwhile, and outlines are not affected.',
  };
  const tools = toolsWithoutBundle({ readinessMs: 60_000, providerMs: seconds * 1000, patienceMs: 1000 });

  it('leaves a search as it is, which our bundle in the server answers', findsTheServiceOnly);

  it('leaves an outline as it is', outlinesTheOrder);

  it('makes a search without our bundle end in its bound, and is told to be the one that did not answer', async () => {
    assert.deepEqual(await tools.findSymbol({ query: 'OrderService' }), timeoutOfAnother);
  });

  it('makes the search of a member without our bundle end in its bound', async () => {
    assert.deepEqual(await tools.findSymbol({ query: 'com.acme.shop.Order#total' }), timeoutOfAnother);
  });

  it('lets a search without our bundle be cancelled', async () => {
    const source = new vscode.CancellationTokenSource();
    const call = tools.findSymbol({ query: 'OrderService' }, source.token);
    source.cancel();
    await assert.rejects(call, vscode.CancellationError);
  });

  it('leaves no trace once they answer again', async () => {
    await behave('adds');
    await findsTheServiceOnly();
    await outlinesTheOrder();
  });
});
