import assert from 'node:assert/strict';
import { fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { withRunScope } from '../runScope';
import { eventually } from './eventually';
import { processesWith } from './markedProcesses';

const holder = path.join(__dirname, 'scopeHolder.js');

describe('run scope', function () {
  before(function () {
    if (process.platform !== 'linux') {
      this.skip();
    }
  });

  it('passes on what the work gives', async () => {
    assert.equal(await withRunScope(() => Promise.resolve(7)), 7);
  });

  it('removes the folder and ends the processes when the work fails', async () => {
    const mark = `SCOPE_TEST=${randomUUID()}`;
    let folder = '';
    const work = withRunScope(async (scope) => {
      folder = scope.folder;
      const env = { ...scope.environment, SCOPE_TEST: mark.split('=')[1] };
      spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
        env,
        detached: true,
        stdio: 'ignore',
      });
      await eventually('the process runs', () => processesWith(mark).length === 1);
      throw new Error('failed');
    });
    await assert.rejects(work, { message: 'failed' });
    assert.ok(!existsSync(folder), 'the folder is gone');
    assert.deepEqual(processesWith(mark), []);
  });

  const endings = {
    'its own process is killed': (pid: number) => process.kill(pid, 'SIGKILL'),
    'Ctrl+C reaches every process of its terminal': (pid: number) => process.kill(-pid, 'SIGINT'),
  };
  for (const [how, end] of Object.entries(endings)) {
    it(`does so too when ${how}, for scopes within scopes`, async () => {
      const id = randomUUID();
      const env = { ...process.env, SCOPE_TEST: id };
      const owner = fork(holder, { env, detached: true, stdio: 'ignore' });
      const [folders] = (await once(owner, 'message')) as [string[]];
      assert.equal(folders.length, 2);
      assert.ok(folders.every((folder) => existsSync(folder)));
      end(Number(owner.pid));
      await eventually('all processes end', () => processesWith(`SCOPE_TEST=${id}`).length === 0);
      assert.ok(!folders.some((folder) => existsSync(folder)), 'both folders are gone');
    });
  }
});
