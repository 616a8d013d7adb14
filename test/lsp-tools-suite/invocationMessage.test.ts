import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { Harness } from './harness';

const { findSymbolTool, fileStructureTool } = new Harness();

async function prepared(tool: vscode.LanguageModelTool<unknown>, input: unknown): Promise<unknown> {
  return tool.prepareInvocation?.({ input }, new vscode.CancellationTokenSource().token);
}

// Any other key is proposed API: it throws in a released VS Code, or asks a person to confirm a reading.
describe('prepareInvocation gives exactly one invocationMessage', () => {
  for (const [input, invocationMessage] of [
    [{ query: 'Order' }, 'Finding Java symbol Order'],
    [{ query: ' class\n  Order ' }, 'Finding Java symbol class Order'],
    [{ query: 'x'.repeat(81) }, `Finding Java symbol ${'x'.repeat(79)}…`],
    [{ query: 'x'.repeat(80) }, `Finding Java symbol ${'x'.repeat(80)}`],
    [{ query: 42 }, 'Finding a Java symbol'],
    [{}, 'Finding a Java symbol'],
    [undefined, 'Finding a Java symbol'],
    [null, 'Finding a Java symbol'],
  ] as const) {
    it(`findSymbol: ${invocationMessage}`, async () => {
      assert.deepEqual(await prepared(findSymbolTool, input), { invocationMessage });
    });
  }

  for (const [input, invocationMessage] of [
    [{ uri: 'file:///w/shop/src/Order.java' }, 'Reading the structure of Order.java'],
    [{ uri: 'C:\\shop\\Order.java' }, 'Reading the structure of Order.java'],
    [{ uri: 'Order.java' }, 'Reading the structure of Order.java'],
    [{ uri: ['Order.java'] }, 'Reading the structure of a Java file'],
    [null, 'Reading the structure of a Java file'],
  ] as const) {
    it(`getFileStructure: ${invocationMessage}`, async () => {
      assert.deepEqual(await prepared(fileStructureTool, input), { invocationMessage });
    });
  }
});
