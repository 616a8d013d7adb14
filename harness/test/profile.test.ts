import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { makeProfile } from '../profile';
import { useTemporaryFolder } from './temporaryFolder';

describe('profile', () => {
  const root = useTemporaryFolder();

  function extension(manifest: object): string {
    const folder = path.join(root(), 'source');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    return folder;
  }

  it('holds extensions under the names that VS Code gives them', async () => {
    const source = extension({ publisher: 'RedHat', name: 'java', version: '1.56.0' });
    const { extensionsDir } = await makeProfile(path.join(root(), 'profile'), { extensions: [source] });
    assert.deepEqual(readdirSync(extensionsDir), ['redhat.java-1.56.0']);
    assert.equal(realpathSync(path.join(extensionsDir, 'redhat.java-1.56.0')), realpathSync(source));
  });

  it('refuses an extension without a version, and names its manifest', async () => {
    const source = extension({ publisher: 'redhat', name: 'java' });
    const made = makeProfile(path.join(root(), 'profile'), { extensions: [source] });
    await assert.rejects(made, {
      message: `${path.join(source, 'package.json')} must have a publisher, a name and a version`,
    });
  });

  it('holds the user settings', async () => {
    const { userDataDir } = await makeProfile(root(), { userSettings: { 'editor.tabSize': 9 } });
    const settings = readFileSync(path.join(userDataDir, 'User', 'settings.json'), 'utf8');
    assert.deepEqual(JSON.parse(settings), { 'editor.tabSize': 9 });
  });
});
