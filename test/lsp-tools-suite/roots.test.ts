import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { at, errno, FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness } from './harness';

const uriOf = (path: string) => vscode.Uri.file(path).toString();

const ambiguous = (...paths: readonly string[]) => ({
  error: 'This relative path fits several workspace folders.',
  errorCode: 'ambiguousWorkspacePath',
  hint: `Give one of these instead: ${paths.map(uriOf).join(' ')}`,
});

/** The file that a relative path opens. */
async function opened(workspace: FakeWorkspace, uri: string): Promise<string> {
  const harness = new Harness(workspace);
  return (await harness.fileStructure({ uri })).file;
}

describe('a relative path in a workspace of several folders', () => {
  const twoApps = () =>
    new FakeWorkspace('/one/app', '/two/app')
      .addFile('/one/app/src/Main.java')
      .addFile('/two/app/src/Main.java')
      .addFile('/two/app/src/Only.java');

  for (const uri of ['src/Main.java', 'app/src/Main.java', './src/Main.java']) {
    it(`${uri} is refused with every candidate when it exists in both`, async () => {
      const harness = new Harness(twoApps());
      assert.deepEqual(
        await harness.fileStructure({ uri }),
        ambiguous('/one/app/src/Main.java', '/two/app/src/Main.java'),
      );
      assert.deepEqual(harness.java.outlined, []);
    });
  }

  it('opens each candidate as the refusal spells it', async () => {
    for (const path of ['/one/app/src/Main.java', '/two/app/src/Main.java']) {
      assert.equal(await opened(twoApps(), uriOf(path)), at(path));
    }
  });

  it('opens the file that only the second folder holds', async () => {
    assert.equal(await opened(twoApps(), 'src/Only.java'), at('/two/app/src/Only.java'));
    assert.equal(await opened(twoApps(), 'app/src/Only.java'), at('/two/app/src/Only.java'));
  });

  it('is one file where one of the folders is a link to the other', async () => {
    const workspace = new FakeWorkspace('/one/app', '/link').addFile('/one/app/src/Main.java');
    workspace.addLink('/link', '/one/app');
    assert.equal(await opened(workspace, 'src/Main.java'), at('/one/app/src/Main.java'));
  });

  it('is ambiguous when its first segment names several folders and none holds the file', async () => {
    const harness = new Harness(twoApps());
    assert.deepEqual(
      await harness.fileStructure({ uri: 'app/src/None.java' }),
      ambiguous('/one/app/src/None.java', '/two/app/src/None.java'),
    );
  });

  it('is fileNotFound when no folder holds it', async () => {
    const harness = new Harness(twoApps());
    assert.equal((await harness.fileStructure({ uri: 'src/None.java' })).errorCode, 'fileNotFound');
  });

  it('takes the name that a folder has in the workspace as well as the one on disk', async () => {
    const workspace = new FakeWorkspace().addFolder('/w/backend', 'API').addFolder('/w/web');
    workspace.addFile('/w/backend/src/Main.java').addFile('/w/web/src/Main.java');
    assert.equal(await opened(workspace, 'API/src/Main.java'), at('/w/backend/src/Main.java'));
    assert.equal(await opened(workspace, 'backend/src/Main.java'), at('/w/backend/src/Main.java'));
  });

  it('that one folder denies is told apart from a missing one', async () => {
    const workspace = new FakeWorkspace('/one/app', '/two/lib');
    workspace.fail('/two/lib/src/Main.java', { realpath: errno('EACCES') });
    const harness = new Harness(workspace);
    assert.equal((await harness.fileStructure({ uri: 'src/Main.java' })).errorCode, 'permissionDenied');
  });

  it('never leaves its folder for another one', async () => {
    const workspace = new FakeWorkspace('/w/app').addFile('/w/Main.java');
    const harness = new Harness(workspace);
    assert.equal((await harness.fileStructure({ uri: '../Main.java' })).errorCode, 'outsideWorkspace');
  });
});

describe('a relative path in one folder shop that holds a folder shop', () => {
  const nested = () =>
    new FakeWorkspace('/w/shop')
      .addFile('/w/shop/Order.java')
      .addFile('/w/shop/Only.java')
      .addFile('/w/shop/shop/Order.java');

  it('means the exact path where that exists', async () => {
    assert.equal(await opened(nested(), 'shop/Order.java'), at('/w/shop/shop/Order.java'));
  });

  it('may begin with the name of the workspace folder', async () => {
    assert.equal(await opened(nested(), 'shop/Only.java'), at('/w/shop/Only.java'));
    assert.equal(await opened(nested(), 'shop/shop/Order.java'), at('/w/shop/shop/Order.java'));
  });

  it('with the name of the folder is permissionDenied where that file is denied', async () => {
    const workspace = nested().fail('/w/shop/Secret.java', { realpath: errno('EACCES') });
    const harness = new Harness(workspace);
    assert.equal((await harness.fileStructure({ uri: 'shop/Secret.java' })).errorCode, 'permissionDenied');
  });
});

describe('a workspace without a folder on disk', () => {
  for (const [what, workspace] of [
    ['no folder', new FakeWorkspace()],
    ['only a virtual folder', new FakeWorkspace().addVirtualFolder('vscode-vfs://github/acme/shop')],
  ] as const) {
    it(`refuses every file with noWorkspaceFolder: ${what}`, async () => {
      const harness = new Harness(workspace);
      for (const uri of ['Order.java', '/w/shop/Order.java', 'file:///w/shop/Order.java']) {
        assert.equal((await harness.fileStructure({ uri })).errorCode, 'noWorkspaceFolder');
      }
      assert.deepEqual(harness.java.outlined, []);
    });
  }
});
