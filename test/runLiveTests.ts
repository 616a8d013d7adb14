import { cp } from 'node:fs/promises';
import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { javaExtension } from '../harness/javaExtension';
import { runScenes } from '../harness/runScenes';
import { withTemporaryFolder } from '../harness/temporaryFolder';
import { runInVsCode } from '../harness/vsCode';
import { mavenScenes, scenes, type Scene } from './live-suite/scenes';

const repository = path.join(__dirname, '..', '..');

/** Runs one scene of the live suite in a VS Code of its own. */
async function runScene(
  name: string,
  { open, userSettings, extensions, env, prepare, withoutJava, withoutBundle }: Scene,
): Promise<number> {
  return withTemporaryFolder(async (folder) => {
    const java = await javaExtension();
    return runInVsCode({
      extensions: [...(withoutJava === true ? [] : java.extensions), ...(extensions ?? [])],
      userSettings: { ...java.userSettings, ...userSettings },
      env: { ...java.env, ...env, ...(await prepare?.(folder)), LIVE_SCENE: name },
      extensionDevelopmentPath: withoutBundle === true ? await extensionWithoutBundle(folder) : repository,
      extensionTestsPath: path.join(__dirname, 'live-suite', 'index'),
      workspace: await open(folder),
    });
  });
}

/** A copy of the built extension as an older or hand-made package would be: all but the bundle. */
async function extensionWithoutBundle(folder: string): Promise<string> {
  const copy = path.join(folder, 'extension');
  for (const part of ['package.json', 'dist', 'resources']) {
    await cp(path.join(repository, part), path.join(copy, part), { recursive: true });
  }
  return copy;
}

// LIVE_SCENE names one to run alone.
const { LIVE_SCENE: only } = process.env;
exitWith(runScenes(only === undefined ? scenes : { ...scenes, ...mavenScenes }, only, runScene));
