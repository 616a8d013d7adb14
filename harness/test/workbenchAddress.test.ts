import assert from 'node:assert/strict';
import { workbenchAddress } from '../workbenchAddress';

describe('workbench address', () => {
  const parameters = (address: string): Record<string, string> =>
    Object.fromEntries(new URL(address).searchParams);

  it('names the folder, the extension and the tests, whatever characters are in them', () => {
    const address = workbenchAddress(1234, {
      workspace: '/work space/a&b',
      extensionDevelopmentPath: '/my ext',
      extensionTestsFile: '/my ext/out/index.js',
    });
    assert.ok(address.startsWith('http://127.0.0.1:1234/?'));
    assert.deepEqual(parameters(address), {
      folder: '/work space/a&b',
      payload: JSON.stringify([
        ['extensionDevelopmentPath', 'vscode-remote://127.0.0.1:1234/my%20ext'],
        ['extensionTestsPath', 'vscode-remote://127.0.0.1:1234/my%20ext/out/index.js'],
      ]),
    });
  });

  it('opens a workspace file as such', () => {
    const content = { workspace: '/two.code-workspace', extensionDevelopmentPath: '/ext' };
    assert.equal(parameters(workbenchAddress(1, content))['workspace'], '/two.code-workspace');
  });

  it('opens an empty window without a workspace, and no tests unless they are given', () => {
    assert.deepEqual(parameters(workbenchAddress(1, { extensionDevelopmentPath: '/ext' })), {
      ew: 'true',
      payload: '[["extensionDevelopmentPath","vscode-remote://127.0.0.1:1/ext"]]',
    });
  });
});
