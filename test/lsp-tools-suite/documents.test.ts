import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { FRESH_MS, OPEN_FIRST_BYTES } from '../../src/workspace/sourceText';
import { answered } from './fakes/fakeRedhatJava';
import { at, FakeWorkspace, openDocument } from './fakes/fakeWorkspace';
import { Kind, node } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

/** How many lines the tool takes the file for. */
async function lineCount(workspace: FakeWorkspace): Promise<string | undefined> {
  return (await new Harness(workspace).fileStructure({ uri: ORDER, line: 1e6 })).hint;
}

const hint = (lines: number) => `The file has ${lines} lines; the first is line 1.`;

describe('the lines of a file', () => {
  for (const [text, lines] of [
    ['', 1],
    ['class A {}', 1],
    ['class A {}\n', 2],
    ['a\nb', 2],
    ['a\r\nb\r\n', 3],
    ['a\rb\rc', 3],
    ['a\r\nb\rc\nd', 4],
    ['größe\n日本\n', 3],
  ] as const) {
    it(`of ${JSON.stringify(text)} are ${lines}, as an editor counts`, async () => {
      assert.equal(await lineCount(new FakeWorkspace('/w/shop').addFile(ORDER, text)), hint(lines));
    });
  }

  it('are those of the open document with its unsaved edits', async () => {
    const workspace = new FakeWorkspace('/w/shop').addFile(ORDER, 'class Order {}');
    workspace.opened.push(openDocument(vscode.Uri.file('/w/shop/Other.java'), 3));
    workspace.opened.push(openDocument(vscode.Uri.file(ORDER), 7));
    assert.equal(await lineCount(workspace), hint(7));

    const harness = new Harness(workspace);
    harness.java.outline = () => answered([node('Order', Kind.Class, ['0:0-6:1', '0:6-0:11'])]);
    const [order] = (await harness.fileStructure({ uri: ORDER })).symbols;
    assert.deepEqual(order?.readFileRange, { offset: 1, limit: 7 });
  });
});

describe('a large file', () => {
  it('is loaded before its outline is asked for', async () => {
    const workspace = new FakeWorkspace('/w/shop').addFile(ORDER, 'x'.repeat(OPEN_FIRST_BYTES));
    const harness = new Harness(workspace);
    harness.java.outline = () => {
      assert.deepEqual(workspace.loaded, [at(ORDER)]);
      return answered([node('Order', Kind.Class, ['0:0-599:1', '0:6-0:11'])]);
    };
    const [order] = (await harness.fileStructure({ uri: ORDER })).symbols;
    assert.equal(order?.endLine, 500);
  });

  it('begins at 20,000 bytes; a smaller one is not loaded', async () => {
    assert.equal(OPEN_FIRST_BYTES, 20_000);
    const workspace = new FakeWorkspace('/w/shop').addFile(ORDER, 'x'.repeat(OPEN_FIRST_BYTES - 1));
    const harness = new Harness(workspace);
    harness.java.outline = () => answered([node('Order', Kind.Class, ['0:0-0:9', '0:6-0:11'])]);
    await harness.fileStructure({ uri: ORDER });
    assert.deepEqual(workspace.loaded, []);
  });
});

describe('a file that jdtls may not know as it is', () => {
  const outlineOf = async (workspace: FakeWorkspace): Promise<string[]> => {
    const harness = new Harness(workspace);
    harness.java.outline = () => answered([node('Order', Kind.Class, ['0:0-0:9', '0:6-0:11'])]);
    await harness.fileStructure({ uri: ORDER });
    return workspace.loaded;
  };

  it('is loaded first when it was written less than ten seconds ago', async () => {
    assert.equal(FRESH_MS, 10_000);
    const workspace = new FakeWorkspace('/w/shop').addFile(ORDER);
    workspace.mtime = workspace.timeOfDay() - 9999;
    assert.deepEqual(await outlineOf(workspace), [at(ORDER)]);
  });

  it('is not loaded when it was written before', async () => {
    const workspace = new FakeWorkspace('/w/shop').addFile(ORDER);
    workspace.mtime = workspace.timeOfDay() - 10_000;
    assert.deepEqual(await outlineOf(workspace), []);
  });

  it('is loaded and asked for once more when its outline is empty', async () => {
    const workspace = new FakeWorkspace('/w/shop').addFile(ORDER);
    const harness = new Harness(workspace);
    harness.java.outline = () =>
      answered(workspace.loaded.length === 0 ? [] : [node('Order', Kind.Class, ['0:0-0:9', '0:6-0:11'])]);
    assert.deepEqual(
      (await harness.fileStructure({ uri: ORDER })).symbols.map(({ name }) => name),
      ['Order'],
    );
    assert.deepEqual([workspace.loaded, harness.java.outlined.length], [[at(ORDER)], 2]);
  });
});
