import assert from 'node:assert/strict';
import { askForText, workspaceFolder } from '../../live-suite/askTool';
import { jdtlsProcess } from '../../live-suite/jdtlsProcess';
import { atRequest } from '../../live-suite/observations';
import { askAgent, beginTurn, stopTurn } from '../agentTurn';
import { fileOf, hitNamed, nodeNamed } from '../answers';
import { findSymbol, outline } from '../toolCalls';

describe('an agent that searches two names in one round', () => {
  it('is given both results, each to its call', async () => {
    const { prompts } = await askAgent('Where are orders and invoices?', [
      () => [findSymbol('Order'), findSymbol('Invoice')],
    ]);
    assert.equal(prompts.length, 2);
    assert.deepEqual(prompts[1]?.lastRound, [
      { ...findSymbol('Order'), result: await askForText('lsp_java_findSymbol', { query: 'Order' }) },
      { ...findSymbol('Invoice'), result: await askForText('lsp_java_findSymbol', { query: 'Invoice' }) },
    ]);
  });
});

describe('an agent that is asked again in the same conversation', () => {
  it('still has the results of the turn before, and goes on from them', async () => {
    const first = await askAgent('Where is the warehouse?', [() => [findSymbol('Warehouse')]]);
    assert.equal(first.prompts.length, 2);
    const second = await askAgent(
      'And what is in it?',
      [(prompt) => [outline(fileOf(prompt, 'Warehouse'))], (prompt) => nodeNamed(prompt, 'Aisle').name],
      { followUp: true },
    );
    const names = second.prompts.at(-1)?.exchanges.map(({ name }) => name);
    assert.deepEqual(names, ['lsp_java_findSymbol', 'lsp_java_getFileStructure']);
  });
});

describe('an agent whose user stops it while a tool waits for the Java server', () => {
  it('takes no further step, and is right when it is asked again', async () => {
    const id = await jdtlsProcess();
    const searching = await atRequest('workspace/executeCommand/javaLspTools.search', 1, () =>
      process.kill(id, 'SIGSTOP'),
    );
    const { play, ended } = await beginTurn('Where is the payment?', [() => [findSymbol('Payment')]]);
    try {
      await searching.happened;
      await stopTurn();
      await ended;
    } finally {
      process.kill(id, 'SIGCONT');
    }
    assert.equal(play.prompts.length, 1);
    const again = await askAgent(
      'Once more: where is the payment?',
      [() => [findSymbol('Payment')], (prompt) => hitNamed(prompt, 'Payment').name],
      { followUp: true },
    );
    assert.equal(again.prompts.length, 2);
  });
});

/** What is no success, and the text that the model reads then. */
const ANSWERS: readonly (readonly [what: string, tool: string, input: object, text: object])[] = [
  [
    'an error with its hint',
    'lsp_java_getFileStructure',
    { uri: 'src/main/java/com/acme/shop/Missing.java' },
    {
      error: 'There is no such file in the workspace.',
      errorCode: 'fileNotFound',
      hint: 'Give the path of an existing .java file, absolute or relative to a workspace folder, or a documentUri from lsp_java_findSymbol.',
    },
  ],
  [
    'an empty search with its message',
    'lsp_java_findSymbol',
    { query: 'NoSuchTypeAnywhere' },
    {
      results: [],
      total: 0,
      reason: 'workspaceSymbolNoMatch',
      message:
        'No match among the types of the workspace and its libraries and the fields, constants, methods and constructors of the ' +
        "workspace's source. Members of libraries, what Lombok generates, and local variables are not searched. Names " +
        'match from their beginning unless * is used. An empty answer does not prove absence.',
    },
  ],
  [
    'an outline that lists nothing with its message',
    'lsp_java_getFileStructure',
    { uri: 'src/main/java/com/acme/shop/Money.java', line: 2 },
    {
      documentUri: 'W/src/main/java/com/acme/shop/Money.java',
      file: 'W/src/main/java/com/acme/shop/Money.java',
      symbols: [],
      total: 0,
      reason: 'noMatchingDeclaration',
      message:
        "Line 2 is inside none of this file's declarations; imports, comments and blank lines can lie between them.",
    },
  ],
];

describe('an agent whose call has no result', () => {
  for (const [what, name, input, text] of ANSWERS) {
    it(`reads ${what}`, async () => {
      const { prompts } = await askAgent('Is it there?', [() => [{ name, input }]]);
      const { uri, path } = workspaceFolder();
      const result = prompts.at(-1)?.lastResult.replaceAll(uri.toString(), 'W').replaceAll(path, 'W');
      assert.deepEqual(JSON.parse(result ?? ''), text);
    });
  }
});
