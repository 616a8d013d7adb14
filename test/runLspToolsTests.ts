import * as path from 'node:path';
import { exitWith } from './host/exitWith';
import { withTemporaryFolder } from './host/temporaryFolder';
import { runInVsCode } from './host/vsCode';

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
