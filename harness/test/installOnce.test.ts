import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { installOnce } from '../../install/installOnce';
import { useTemporaryFolder } from './temporaryFolder';

describe('installOnce', () => {
  const root = useTemporaryFolder();

  function fillWith(text: string): (folder: string) => Promise<void> {
    return (folder) => {
      writeFileSync(path.join(folder, 'content'), text);
      return Promise.resolve();
    };
  }

  function content(folder: string): string {
    return readFileSync(path.join(folder, 'content'), 'utf8');
  }

  it('fills the folder of that name', async () => {
    const folder = await installOnce(root(), 'tool-1', fillWith('first'));
    assert.equal(folder, path.join(root(), 'tool-1'));
    assert.equal(content(folder), 'first');
    assert.deepEqual(readdirSync(root()), ['tool-1']);
  });

  it('does not fill it again', async () => {
    await installOnce(root(), 'tool-1', fillWith('first'));
    const again = (): Promise<void> => Promise.reject(new Error('filled again'));
    assert.equal(content(await installOnce(root(), 'tool-1', again)), 'first');
  });

  it('passes a failure on and leaves nothing behind', async () => {
    const failing = async (folder: string): Promise<void> => {
      await fillWith('half')(folder);
      throw new Error('no network');
    };
    await assert.rejects(installOnce(root(), 'tool-1', failing), { message: 'no network' });
    assert.deepEqual(readdirSync(root()), []);
  });

  it('gives two that fill it at once the same complete folder', async () => {
    let meet = (): void => undefined;
    const bothStarted = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const first = installOnce(root(), 'tool-1', async (folder) => {
      await bothStarted;
      await fillWith('first')(folder);
    });
    const second = installOnce(root(), 'tool-1', async (folder) => {
      meet();
      await fillWith('second')(folder);
    });
    assert.deepEqual(await Promise.all([first, second]), Array(2).fill(path.join(root(), 'tool-1')));
    assert.match(content(await first), /^(first|second)$/);
    assert.deepEqual(readdirSync(root()), ['tool-1']);
  });

  it('does not take what an interrupted run left for complete, and removes it', async () => {
    const interrupted = fork(path.join(__dirname, 'interruptedInstall.js'), [root()], { stdio: 'ignore' });
    await once(interrupted, 'message');
    assert.equal(readdirSync(root()).length, 1, 'the run is under way');
    await installOnce(root(), 'other-1', fillWith('other'));
    assert.equal(readdirSync(root()).length, 2, 'the folder of a run that is under way is left alone');
    interrupted.kill('SIGKILL');
    await once(interrupted, 'exit');
    assert.equal(content(await installOnce(root(), 'tool-1', fillWith('second'))), 'second');
    assert.deepEqual(readdirSync(root()), ['other-1', 'tool-1']);
  });
});
