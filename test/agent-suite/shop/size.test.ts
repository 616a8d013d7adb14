import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { askForText, workspaceFolder } from '../../live-suite/askTool';
import { askAgent } from '../agentTurn';
import { chainCharacters, findOutlineRead } from '../findOutlineRead';

const SOURCES = 'src/main/java/com/acme/shop';

/** Questions about files of growing size. */
const QUESTIONS: readonly (readonly [type: string, declaration: string])[] = [
  ['Priority', 'label()'],
  ['Catalog', 'save()'],
  ['Ledger', 'book387(long)'],
];

describe('what find, outline and read add to a conversation', () => {
  const costs: { readonly file: number; readonly chain: number }[] = [];

  for (const [type, declaration] of QUESTIONS) {
    it(`is counted for ${declaration} of ${type}`, async () => {
      const { prompts } = await askAgent(`What does ${declaration} do?`, findOutlineRead(type, declaration));
      const last = prompts.at(-1);
      assert.ok(last);
      const text = await readFile(path.join(workspaceFolder().path, SOURCES, `${type}.java`), 'utf8');
      costs.push({ file: text.length, chain: chainCharacters(last) });
      const tools = last.exchanges.map(({ name }) => name.replace('lsp_java_', '')).join(', ');
      console.log(
        `      ${type}.java: ${text.length} characters, the chain ${chainCharacters(last)} (${tools})`,
      );
    });
  }

  it('does not grow with the file', () => {
    const [, medium, large] = costs;
    assert.ok(medium && large);
    assert.ok(large.file > 10 * medium.file, 'the last file is not much longer than the one before');
    assert.ok(large.chain < 3 * medium.chain, `${large.chain} characters after ${medium.chain}`);
  });
});

describe('the longest results', () => {
  for (const [name, input] of [
    ['lsp_java_findSymbol', { query: 'String*', limit: 50 }],
    ['lsp_java_getFileStructure', { uri: `${SOURCES}/Ledger.java`, limit: 60 }],
  ] as const) {
    it(`of ${name} reach the model as they are`, async () => {
      const { prompts } = await askAgent('Show me everything.', [() => [{ name, input }]]);
      const result = prompts.at(-1)?.lastResult ?? '';
      assert.equal(result, await askForText(name, input));
      assert.ok(result.length > 7_000, `${result.length} characters are not many`);
    });
  }
});
