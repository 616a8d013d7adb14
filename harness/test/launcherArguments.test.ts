import assert from 'node:assert/strict';
import { parseLauncherArguments } from '../launcherArguments';

describe('launcher arguments', () => {
  const required = ['--extensionDevelopmentPath=/ext', '--extensionTestsPath=/tests'];

  it('takes paths after = and in the next argument, and a folder in any place', () => {
    const args = ['--user-data-dir', '/data', '/workspace', '--extensions-dir=/installed', ...required];
    assert.deepEqual(parseLauncherArguments(args), {
      extensionDevelopmentPath: '/ext',
      extensionTestsPath: '/tests',
      extensionsDir: '/installed',
      userDataDir: '/data',
      workspace: '/workspace',
    });
  });

  it('leaves out what is not given', () => {
    assert.deepEqual(parseLauncherArguments(required), {
      extensionDevelopmentPath: '/ext',
      extensionTestsPath: '/tests',
      extensionsDir: undefined,
      userDataDir: undefined,
      workspace: undefined,
    });
  });

  it('takes the flags that @vscode/test-electron adds, and nothing from them', () => {
    const flags = ['--no-sandbox', '--disable-gpu-sandbox', '--disable-updates', '--skip-welcome'];
    const args = [
      ...flags,
      '--skip-release-notes',
      '--disable-workspace-trust',
      '--no-cached-data',
      ...required,
    ];
    assert.deepEqual(parseLauncherArguments(args), parseLauncherArguments(required));
  });

  it('refuses a flag that it does not know', () => {
    assert.throws(
      () => parseLauncherArguments([...required, '--disable-extensions']),
      /--disable-extensions/,
    );
  });

  it('refuses two extensions under development, as one of them would be lost', () => {
    const args = [...required, '--extensionDevelopmentPath=/other'];
    assert.throws(() => parseLauncherArguments(args), {
      message: '--extensionDevelopmentPath must be given once, and was given 2 times',
    });
  });

  it('refuses a run without tests', () => {
    assert.throws(() => parseLauncherArguments(['--extensionDevelopmentPath=/ext']), {
      message: '--extensionTestsPath must be given once, and was given 0 times',
    });
  });
});
