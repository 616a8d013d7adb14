import assert from 'node:assert/strict';
import * as path from 'node:path';
import { run } from '../../install/run';

describe('run', () => {
  const node = (script: string, deadlineMs = 10_000): Promise<string> =>
    run(process.execPath, ['-e', script], { deadlineMs });

  it('gives what was written to standard output', async () => {
    assert.equal(await node('console.error("aside"); console.log("a\\nb")'), 'a\nb\n');
  });

  it('passes arguments on as they are', async () => {
    const args = ['$HOME', 'a b', "'", '"'];
    const output = await run(process.execPath, ['-p', 'process.argv.slice(1).join()', ...args]);
    assert.equal(output, `${args.join()}\n`);
  });

  it('says which exit code the program had, and its last lines', async () => {
    const script = 'for (let i = 1; i <= 30; i++) console.log("line " + i); process.exit(7)';
    await assert.rejects(node(script), (error: Error) => {
      assert.match(error.message, /: exit code 7\nline 16\n/);
      assert.match(error.message, /\nline 30$/);
      return true;
    });
  });

  it('says that the program was not found', async () => {
    await assert.rejects(run('no-such-program', ['x']), {
      message: 'no-such-program x: no-such-program was not found',
    });
  });

  it('lets its own process end when the program was not found', async () => {
    const script = `require(${JSON.stringify(path.join(__dirname, '..', '..', 'install', 'run'))})
      .run('no-such-program', [], { deadlineMs: 60_000 }).catch(() => console.log('failed'))`;
    assert.equal(await node(script), 'failed\n');
  });

  it('ends a program that passes its deadline', async () => {
    await assert.rejects(node('setInterval(() => {}, 1000)', 300), /: not finished after 0.3 s$/);
  });

  it('says which signal ended the program', async () => {
    await assert.rejects(node('process.kill(process.pid, "SIGTERM")'), /: ended by SIGTERM$/);
  });
});
