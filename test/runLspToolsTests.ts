import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { withTemporaryFolder } from '../harness/temporaryFolder';
import { runInVsCode } from '../harness/vsCode';

/** Runs the contract suite in a VS Code that has an empty folder open. */
function main(): Promise<number> {
  return withTemporaryFolder((workspace) =>
    runInVsCode({
      extensionDevelopmentPath: path.join(__dirname, '..', '..'),
      extensionTestsPath: path.join(__dirname, 'lsp-tools-suite', 'index'),
      workspace,
    }),
  );
}

exitWith(main());
