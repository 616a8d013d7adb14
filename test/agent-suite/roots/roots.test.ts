import assert from 'node:assert/strict';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { askAgent } from '../agentTurn';
import { hitNamed } from '../answers';
import { findOutlineRead } from '../findOutlineRead';
import { lastReading } from '../readings';
import { findSymbol, readHit } from '../toolCalls';

/** The method, and the blank line behind it: this form of the reader gives one line more than `limit`. */
const ONLY = '  int only() {\n    return before;\n  }\n';

const ROOTS: readonly (readonly [what: string, type: string])[] = [
  ['a folder opened through a link', 'Linked'],
  ['a folder whose name has reserved characters', 'Reserved'],
  ['a folder besides others', 'Plain'],
];

describe('a reader with offset and limit', () => {
  for (const [what, type] of ROOTS) {
    it(`opens the file of an outline in ${what} without asking the user`, async () => {
      const turn = await askAgent(`What does ${type} do?`, findOutlineRead(type, 'only()'));
      assert.deepEqual(lastReading(turn), { tool: 'read_file', text: ONLY });
      const reader = turn.prompts[0]?.tools.find(({ name }) => name === 'read_file');
      assert.deepEqual(Object.keys((reader?.inputSchema as { properties: object }).properties), [
        'filePath',
        'offset',
        'limit',
      ]);
    });

    it(`opens the file of a hit in ${what} without asking the user`, async () => {
      const turn = await askAgent(`What does only of ${type} do?`, [
        () => [findSymbol(`${type}#only`)],
        (prompt) => [readHit(prompt, hitNamed(prompt, 'only()'))],
      ]);
      assert.deepEqual(lastReading(turn), { tool: 'read_file', text: ONLY });
    });
  }

  it('asks the user about a file outside of the workspace', async () => {
    const { workspaceFile } = vscode.workspace;
    assert.ok(workspaceFile);
    const filePath = path.join(path.dirname(workspaceFile.fsPath), 'Stray.java');
    const { asksAbout } = await askAgent('What is in this file?', [
      () => [{ name: 'read_file', input: { filePath } }],
    ]);
    assert.equal(asksAbout, 'copilot_readFile');
  });
});
