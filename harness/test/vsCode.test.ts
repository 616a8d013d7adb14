import assert from 'node:assert/strict';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { run } from '../../install/run';
import type { SuiteRun } from '../vsCode';
import { useTemporaryFolder } from './temporaryFolder';

describe('runInVsCode with a named executable', () => {
  const root = useTemporaryFolder();

  before(function () {
    if (process.platform === 'win32') {
      this.skip(); // the stand-in for VS Code is a shell script
    }
  });

  async function runWith(script: string): Promise<string> {
    const executable = path.join(root(), 'code');
    writeFileSync(executable, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const suite: SuiteRun = {
      extensionDevelopmentPath: '/developed',
      extensionTestsPath: '/tests',
      workspace: '/work space',
      env: { GIVEN: 'given value' },
      userSettings: { 'editor.tabSize': 9 },
    };
    mkdirSync(path.join(root(), 't'), { recursive: true });
    const env = { ...process.env, VSCODE_EXECUTABLE_PATH: executable, TMPDIR: path.join(root(), 't') };
    return run(process.execPath, [path.join(__dirname, 'live', 'runSuite.js'), JSON.stringify(suite)], {
      env,
    });
  }

  it('gives it the workspace, the extension, the tests, and a profile that is removed afterwards', async () => {
    const lines = (await runWith('for arg in "$@"; do echo "$arg"; done; cat "$3/User/settings.json"')).split(
      '\n',
    );
    assert.equal(lines[0], '/work space');
    assert.equal(lines[1], '--user-data-dir');
    assert.equal(lines[3], '--extensions-dir');
    assert.ok(lines.includes('--extensionDevelopmentPath=/developed'));
    assert.ok(lines.includes('--extensionTestsPath=/tests'));
    assert.ok(lines.includes('  "editor.tabSize": 9'));
    assert.ok(!existsSync(String(lines[2])), 'the profile is removed');
  });

  it('gives it the environment variables', async () => {
    assert.match(await runWith('echo "$GIVEN"'), /^given value\n/);
  });

  it('gives its exit code', async () => {
    await assert.rejects(runWith('exit 3'), /: exit code 3\n/);
  });

  it('fails when a signal ends it', async () => {
    await assert.rejects(runWith('kill -9 $$'), /Test run terminated with signal SIGKILL/);
  });
});
