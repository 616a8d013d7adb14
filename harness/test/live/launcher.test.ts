import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { lastLines } from '../../../install/run';
import type { SuiteRun } from '../../vsCode';
import { useTemporaryFolder } from '../temporaryFolder';
import { useHostProcesses } from './hostProcess';
import type { HostProcess } from './hostProcess';
import { writeExtension } from './writeExtension';

describe('a suite in the server build of VS Code', function () {
  this.timeout(180_000);
  const root = useTemporaryFolder();
  const startHost = useHostProcesses();

  function start(suite: string, more: Partial<SuiteRun> = {}, deadlineSeconds = 120): HostProcess {
    const described: SuiteRun = {
      extensionDevelopmentPath: writeExtension(root(), 'developed', 'exports.activate = () => {};'),
      extensionTestsPath: path.join(__dirname, 'suites', suite),
      ...more,
    };
    const environment = { TMPDIR: temporary(), SUITE_DEADLINE_SECONDS: String(deadlineSeconds) };
    return startHost('test/live/runSuite.js', [JSON.stringify(described)], environment);
  }

  function temporary(): string {
    mkdirSync(path.join(root(), 't'), { recursive: true });
    return path.join(root(), 't');
  }

  async function leavesNothing(host: HostProcess): Promise<void> {
    await host.leavesNoProcess();
    assert.deepEqual(readdirSync(temporary()), []);
  }

  it('gets all that it was given, and its output arrives once, in order, and alone', async () => {
    const workspace = path.join(root(), 'work space');
    mkdirSync(workspace);
    writeFileSync(path.join(root(), 'beside.js'), 'module.exports = "beside the extension";');
    const installed = writeExtension(root(), 'installed', 'exports.activate = () => require("../beside");');
    const env = { EXPECTED_WORKSPACE: workspace };
    const host = start('passing', {
      workspace,
      extensions: [installed],
      env,
      userSettings: { 'editor.tabSize': 9 },
    });
    assert.equal(await host.result(), 0, host.stdout + host.stderr);
    assert.deepEqual(withoutTimes(host.stdout), [
      'the suite starts',
      '  the host',
      '    ✔ has the extension under development',
      '    ✔ has the installed extension, which can be activated',
      '    ✔ has the workspace',
      '    ✔ has the user settings',
      '  4 passing',
      '[suite passing] 4 passed, 0 failed',
      'Exit code:   0',
    ]);
    assert.equal(host.stderr.replaceAll(/^install(ing|ed) .*\n/gm, ''), '');
    await leavesNothing(host);
  });

  it('fails when a test fails', async () => {
    const host = start('failing');
    assert.equal(await host.result(), 1);
    assert.match(host.stdout, /^\[suite failing\] 1 passed, 1 failed$/m);
    assert.match(host.stdout + host.stderr, /this test fails on purpose/);
    await leavesNothing(host);
  });

  it('fails when it cannot be loaded, and says why', async () => {
    const host = start('throwing');
    assert.equal(await host.result(), 1);
    assert.match(host.stderr, /^Error: this suite cannot be loaded$/m);
  });

  it('fails when it has no test', async () => {
    const host = start('empty');
    assert.equal(await host.result(), 1);
    assert.match(host.stderr, /suite empty: no test was run/);
  });

  it('fails when it does not exist', async () => {
    const host = start('missing');
    assert.equal(await host.result(), 1);
    assert.match(host.stderr, /Cannot find module '.*missing'/);
  });

  it('fails when the extension host is killed', async () => {
    const host = start('crashing');
    assert.equal(await host.result(), 1);
    assert.match(host.stderr, /the extension host ended (with code null, signal SIGKILL|before the suite)/);
    await leavesNothing(host);
  });

  it('fails when the server is killed', async () => {
    const host = start('endless');
    await host.hasWritten('endless suite runs');
    host.descendants('server-main.js').forEach((pid) => process.kill(pid, 'SIGKILL'));
    assert.equal(await host.result(), 1);
    assert.match(
      host.stderr,
      /the VS Code server ended with SIGKILL|the extension host ended before the suite/,
    );
    await leavesNothing(host);
  });

  it('fails when it does not end in time', async () => {
    const host = start('endless', {}, 15);
    assert.equal(await host.result(), 1);
    assert.match(host.stderr, /not within 15 s: the suite has not ended/);
    await leavesNothing(host);
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
    it(`leaves nothing behind when the run is ended by ${signal}`, async () => {
      const host = start('endless');
      await host.hasWritten('endless suite runs');
      assert.ok(host.descendants().length >= 5, lastLines(host.stdout + host.stderr, 20));
      host.kill(signal);
      assert.notEqual(await host.result(), 0);
      await leavesNothing(host);
    });
  }

  it('leaves nothing behind when the launcher alone is killed', async () => {
    const host = start('endless');
    await host.hasWritten('endless suite runs');
    const launchers = host.descendants('launcher.js');
    assert.equal(launchers.length, 1);
    launchers.forEach((pid) => process.kill(pid, 'SIGKILL'));
    assert.notEqual(await host.result(), 0);
    await leavesNothing(host);
  });

  it('leaves nothing behind when the launcher loses its parent', async () => {
    const extension = writeExtension(root(), 'developed', '');
    const tests = path.join(__dirname, 'suites', 'endless');
    const args = [`--extensionDevelopmentPath=${extension}`, `--extensionTestsPath=${tests}`];
    const launcher = path.join(__dirname, '..', '..', 'launcher.js');
    const host = startHost('test/live/parent.js', [launcher, ...args], { TMPDIR: temporary() });
    await host.hasWritten('endless suite runs');
    host.kill('SIGKILL');
    await leavesNothing(host);
  });
});

function withoutTimes(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replace(/ \(\d+m?s\)$/, ''));
}
