import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { workspaceFolder } from '../../live-suite/askTool';
import { contributes } from '../../lsp-tools-suite/contributions';
import { promptPieces } from '../promptOverhead/promptPieces';
import { askAgent } from '../agentTurn';
import type { ModelPrompt } from '../modelPrompt';

const ORDER_FILE = 'src/main/java/com/acme/shop/Order.java';

describe('what the model is told', () => {
  let withFile: ModelPrompt;
  let withoutFile: ModelPrompt;

  before(async () => {
    const order = vscode.Uri.joinPath(workspaceFolder().uri, ORDER_FILE);
    withFile = await firstPrompt([order]);
    withoutFile = await firstPrompt([]);
  });

  for (const { name, modelDescription, inputSchema } of contributes.languageModelTools) {
    it(`holds the definition of ${name}, once and as the manifest has it`, () => {
      const definitions = withoutFile.tools.filter((tool) => tool.name === name);
      assert.deepEqual(
        definitions.map((tool) => ({ ...tool })),
        [{ name, description: modelDescription, inputSchema }],
      );
    });
  }

  it('holds the entries of the skill and of the instructions, once', () => {
    const { skill, instructionsEntry } = promptPieces(extensionFolder());
    for (const { text } of [withFile, withoutFile]) {
      assert.deepEqual([occurrences(text, skill), occurrences(text, instructionsEntry)], [1, 1]);
    }
  });

  it('holds the instructions when a Java file is attached, once, and else not', () => {
    const { instructions } = promptPieces(extensionFolder());
    assert.equal(occurrences(withFile.text, instructions), 1);
    const [, body = ''] = instructions.split('\n---\n\n');
    assert.equal(occurrences(withFile.text, body), 1);
    assert.equal(occurrences(withoutFile.text, body), 0);
  });
});

async function firstPrompt(attach: readonly vscode.Uri[]): Promise<ModelPrompt> {
  const { prompts } = await askAgent('What can you do here?', [], { attach });
  const [first, ...others] = prompts;
  assert.ok(first);
  assert.deepEqual(others, []);
  return first;
}

function extensionFolder(): string {
  const extension = vscode.extensions.getExtension('java-lsp-tools.java-lsp-tools');
  assert.ok(extension);
  return extension.extensionPath;
}

function occurrences(text: string, piece: string): number {
  return text.split(piece).length - 1;
}
