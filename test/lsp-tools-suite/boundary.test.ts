import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { useDiskWorkspace } from './fakes/diskWorkspace';
import { answered } from './fakes/fakeRedhatJava';
import { at, FakeWorkspace } from './fakes/fakeWorkspace';
import { hit, node, Kind } from './fakes/javaAnswers';
import { Harness } from './harness';

const outside = {
  error: 'This path is not inside a folder of the workspace.',
  errorCode: 'outsideWorkspace',
  hint: 'Give a path inside the workspace; links that lead out of it are not followed.',
};

const outline = [node('Order', Kind.Class, ['0:0-0:4', '0:0-0:4'])];

describe('the boundary of the workspace', () => {
  const workspace = useDiskWorkspace();

  async function refused(uris: readonly string[]): Promise<void> {
    const harness = new Harness(workspace());
    for (const uri of uris) {
      assert.deepEqual(await harness.fileStructure({ uri }), outside, uri);
    }
    assert.deepEqual(harness.java.outlined, []);
  }

  it('holds against .. in every spelling', async () => {
    const disk = workspace().open('w');
    await disk.addFile('w/src/Order.java');
    await disk.addFile('other/Order.java');
    const base = vscode.Uri.file(disk.base).toString();
    await refused([
      '../other/Order.java',
      'src/../../other/Order.java',
      'w/../../other/Order.java',
      `${disk.at('w')}/../other/Order.java`,
      `${base}/w/../other/Order.java`,
      `${base}/w/%2e%2e/other/Order.java`,
      `${base}/other/Order.java`,
    ]);
  });

  it('holds against a folder whose name begins alike', async () => {
    const disk = workspace().open('shop');
    await disk.addFile('shop/Order.java');
    await disk.addFile('shop-old/Order.java');
    await disk.addFile('shop.java/Order.java');
    await refused([disk.at('shop-old/Order.java'), disk.uri('shop.java/Order.java')]);
  });

  it('lets a folder pass whose name begins with dots', async () => {
    const disk = workspace().open('w');
    await disk.addFile('w/..old/Order.java');
    const harness = new Harness(disk);
    const { file } = await harness.fileStructure({ uri: '..old/Order.java' });
    assert.equal(file, disk.at('w/..old/Order.java'));
  });

  it('holds against links to a folder and to a file outside', async () => {
    const disk = workspace().open('w');
    await disk.addFolder('w');
    await disk.addFile('other/Order.java');
    await disk.addLink('w/out', 'other');
    await disk.addLink('w/Linked.java', 'other/Order.java');
    await refused([
      'out/Order.java',
      disk.at('w/out/Order.java'),
      disk.uri('w/out/Order.java'),
      'Linked.java',
    ]);
  });

  it('follows a link that stays inside to the file itself', async () => {
    const disk = workspace().open('w');
    await disk.addFile('w/src/Order.java');
    await disk.addLink('w/link', 'w/src');
    const harness = new Harness(disk);
    const { file } = await harness.fileStructure({ uri: 'link/Order.java' });
    assert.equal(file, disk.at('w/src/Order.java'));
  });

  it('lets the real path and the opened path of a folder behind a link mean the same', async () => {
    const disk = workspace().open('link');
    await disk.addFile('real/src/Order.java');
    await disk.addLink('link', 'real');
    const answers = new Set<string>();
    for (const uri of [
      'src/Order.java',
      'link/src/Order.java',
      disk.at('link/src/Order.java'),
      disk.uri('link/src/Order.java'),
      disk.at('real/src/Order.java'),
      disk.uri('real/src/Order.java'),
    ]) {
      const harness = new Harness(disk);
      harness.java.outline = () => answered(outline);
      answers.add(await harness.fileStructureText({ uri }));
      assert.deepEqual(harness.java.outlined, [disk.uri('link/src/Order.java')]);
    }
    assert.deepEqual(
      [...answers].map((text) => (JSON.parse(text) as { file: string }).file),
      [disk.at('link/src/Order.java')],
    );
  });

  it('lets a search spell the file of a real path under the folder as it was opened', async () => {
    const disk = workspace().open('link');
    await disk.addFile('real/src/Order.java');
    await disk.addLink('link', 'real');
    const harness = new Harness(disk);
    harness.java.search = () => answered([hit('Order', '', disk.at('real/src/Order.java'), '0:0-0:5')]);
    const [row] = (await harness.findSymbol({ query: 'Order' })).results;
    assert.deepEqual(
      [row?.documentUri, row?.file, row?.outlineSupported],
      [disk.uri('real/src/Order.java'), disk.at('link/src/Order.java'), true],
    );
  });

  it('takes the deepest of nested folders, and the one that the path was spelled in', async () => {
    const disk = workspace().open('w', 'w/module');
    await disk.addFile('w/module/Order.java');
    const harness = new Harness(disk);
    for (const uri of ['Order.java', 'module/Order.java', disk.at('w/module/Order.java')]) {
      assert.equal((await harness.fileStructure({ uri })).file, disk.at('w/module/Order.java'), uri);
    }
    disk.open('w', 'link');
    await disk.addLink('link', 'w/module');
    const linked = await harness.fileStructure({ uri: disk.at('link/Order.java') });
    assert.equal(linked.file, disk.at('link/Order.java'));
    const direct = await harness.fileStructure({ uri: disk.at('w/module/Order.java') });
    assert.equal(direct.file, disk.at('w/module/Order.java'));
  });

  it('looks at nothing outside', async () => {
    const fake = new FakeWorkspace('/w/shop').addFile('/w/other/Order.java');
    const harness = new Harness(fake);
    assert.deepEqual(await harness.fileStructure({ uri: '/w/other/Order.java' }), outside);
    assert.deepEqual(fake.looked, [at('/w/shop')]);
  });
});

describe('letter case at the boundary', () => {
  function foldingWorkspace(caseSensitive: boolean): FakeWorkspace {
    const workspace = new FakeWorkspace();
    workspace.caseSensitive = caseSensitive;
    return workspace.addFolder('/W/Shop').addFile('/W/Shop/Order.java');
  }

  it('does not count where the file system folds it', async () => {
    const harness = new Harness(foldingWorkspace(false));
    for (const uri of ['/w/shop/Order.java', 'file:///w/SHOP/Order.java', 'Order.java']) {
      assert.equal((await harness.fileStructure({ uri })).reason, 'documentSymbolProviderEmpty', uri);
    }
  });

  it('counts where the file system tells it apart', async () => {
    const harness = new Harness(foldingWorkspace(true));
    assert.deepEqual(await harness.fileStructure({ uri: '/w/shop/Order.java' }), outside);
    assert.equal((await harness.fileStructure({ uri: 'order.java' })).errorCode, 'fileNotFound');
  });

  it('of a file is that of the disk, of its folder that of the folder as it was opened', async () => {
    const workspace = foldingWorkspace(false);
    const uri = '/w/shop/ORDER.java';
    assert.equal((await new Harness(workspace).fileStructure({ uri })).file, at('/W/Shop/Order.java'));
    const otherwise = new FakeWorkspace();
    otherwise.caseSensitive = false;
    otherwise.addFolder('/w/SHOP').addDirectory('/W/Shop').addFile('/W/Shop/Order.java');
    assert.equal((await new Harness(otherwise).fileStructure({ uri })).file, at('/w/SHOP/Order.java'));
  });
});
