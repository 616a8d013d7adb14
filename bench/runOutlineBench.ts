import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { exitWith } from '../test/host/exitWith';
import { javaExtension } from '../test/host/javaExtension';
import { runInVsCode } from '../test/host/vsCode';
import { writeProject } from './generatedProject';

/** Compares the ways to ask for an outline, on files of several sizes that are not open. */
async function main(): Promise<number> {
  const workspace = await realpath(await mkdtemp(path.join(tmpdir(), 'outline-bench-')));
  try {
    await writeProject(workspace);
    return await runInVsCode({
      ...(await javaExtension()),
      extensionDevelopmentPath: path.join(__dirname, '..', '..'),
      extensionTestsPath: path.join(__dirname, 'outlineBench'),
      workspace,
    });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

exitWith(main());
