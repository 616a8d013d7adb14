import { cp } from 'node:fs/promises';
import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { javaExtension } from '../harness/javaExtension';
import { withTemporaryFolder } from '../harness/temporaryFolder';
import { runInVsCode } from '../harness/vsCode';

const repository = path.join(__dirname, '..', '..');

/** Compares the search inside jdtls with VS Code's provider command, in a project that has the whole JDK. */
function main(): Promise<number> {
  return withTemporaryFolder(async (workspace) => {
    await cp(path.join(repository, 'test', 'fixtures', 'workspaces', 'shop'), workspace, { recursive: true });
    return runInVsCode({
      ...(await javaExtension()),
      extensionDevelopmentPath: repository,
      extensionTestsPath: path.join(__dirname, 'searchBench'),
      workspace,
    });
  });
}

exitWith(main());
