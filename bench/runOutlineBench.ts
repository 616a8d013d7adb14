import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { javaExtension } from '../harness/javaExtension';
import { withTemporaryFolder } from '../harness/temporaryFolder';
import { runInVsCode } from '../harness/vsCode';
import { writeProject } from './generatedProject';

/** Compares the ways to ask for an outline, on files of several sizes that are not open. */
function main(): Promise<number> {
  return withTemporaryFolder(async (workspace) => {
    await writeProject(workspace);
    return runInVsCode({
      ...(await javaExtension()),
      extensionDevelopmentPath: path.join(__dirname, '..', '..'),
      extensionTestsPath: path.join(__dirname, 'outlineBench'),
      workspace,
    });
  });
}

exitWith(main());
