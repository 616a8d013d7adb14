import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { askAgent, type Turn } from '../agentTurn';
import { hitNamed } from '../answers';
import { lastReading } from '../readings';
import { cliFolders, viewWithCli } from '../cli/copilotCli';
import { findSymbol } from '../toolCalls';

/** Finds a class of the JDK and gives its `documentUri` to Copilot's reader. */
function readLibraryClass(): Promise<Turn> {
  return askAgent('What does a deque look like inside?', [
    () => [findSymbol('java.util.ArrayDeque')],
    (prompt) => {
      const filePath = hitNamed(prompt, 'ArrayDeque').documentUri;
      return [{ name: 'read_file', input: { filePath, startLine: 1, endLine: 2 } }];
    },
  ]);
}

describe('the documentUri of a library class', () => {
  let provider: vscode.Disposable;

  before(() => {
    // redhat.java shows the source of a library so; the stand-in does not.
    provider = vscode.workspace.registerTextDocumentContentProvider('jdt', {
      provideTextDocumentContent: () => 'first line\nsecond line\nthird line\n',
    });
  });

  after(() => {
    provider.dispose();
  });

  it('is refused by read_file, without asking the user', async () => {
    const { tool, text } = lastReading(await readLibraryClass());
    assert.equal(tool, 'read_file');
    assert.match(text, /^ERROR while calling tool: File .+ does not exist/);
  });

  it('is refused by the view of the command line', async () => {
    const { prompts } = await askAgent('Where is a deque?', [() => [findSymbol('java.util.ArrayDeque')]]);
    const last = prompts.at(-1);
    assert.ok(last);
    const text = await viewWithCli(hitNamed(last, 'ArrayDeque').documentUri, [1, 2], cliFolders());
    assert.match(text, /^Path .+ does not exist\. Please provide a valid path\.$/);
  });
});
