import { TestRunFailedError, downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { makeProfile } from './profile';
import type { ProfileContent } from './profile';
import { withRunScope } from './runScope';
import { toolsFolder } from '../install/toolsFolder';

/** One run of a suite. Absolute paths. */
export interface SuiteRun extends ProfileContent {
  readonly extensionDevelopmentPath: string;
  /** The module whose `run()` is called in the extension host. */
  readonly extensionTestsPath: string;
  /** The folder or `.code-workspace` file to open; without it the window is empty. */
  readonly workspace?: string;
  /** Environment variables for the extension host, besides our own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Takes the server build whatever the environment names: for a suite that looks at its page, or at what comes with it. */
  readonly serverBuild?: true;
}

/**
 * Runs a suite in a VS Code with a fresh profile. VSCODE_EXECUTABLE_PATH names the VS Code; else VSCODE_VERSION
 * says which one is downloaded, `stable` or an exact version; else Linux takes the server build from npm, and
 * other systems the stable desktop build. The suite's output goes to ours.
 *
 * @returns the exit code: 0 when the suite's `run()` resolved
 * @throws Error when VS Code could not be started, or was ended by a signal
 */
export async function runInVsCode(suite: SuiteRun): Promise<number> {
  return withRunScope(async ({ folder, environment }) => {
    const profile = await makeProfile(folder, suite);
    const directories = ['--user-data-dir', profile.userDataDir, '--extensions-dir', profile.extensionsDir];
    try {
      return await runTests({
        vscodeExecutablePath: await (suite.serverBuild
          ? writeLauncher(folder)
          : executable(folder, process.env)),
        extensionDevelopmentPath: suite.extensionDevelopmentPath,
        extensionTestsPath: suite.extensionTestsPath,
        extensionTestsEnv: { ...suite.env, ...environment },
        launchArgs: [...(suite.workspace === undefined ? [] : [suite.workspace]), ...directories],
      });
    } catch (error) {
      if (error instanceof TestRunFailedError && error.code !== undefined) {
        return error.code;
      }
      throw error;
    }
  });
}

async function executable(folder: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const { VSCODE_EXECUTABLE_PATH: named, VSCODE_VERSION: version } = environment;
  if (named !== undefined) {
    return named;
  }
  if (version !== undefined || process.platform !== 'linux') {
    return downloadAndUnzipVSCode({ version: version ?? 'stable', cachePath: toolsFolder });
  }
  return writeLauncher(folder);
}

/** The compiler does not mark its output as executable, and a VS Code executable is one file. */
async function writeLauncher(folder: string): Promise<string> {
  const file = path.join(folder, 'vscode');
  const command = [process.execPath, path.join(__dirname, 'launcher.js')].map(shellQuoted).join(' ');
  await writeFile(file, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  return file;
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
