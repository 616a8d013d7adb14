import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { runInVsCode } from './host/vsCode';

/** Runs the contract suite in a VS Code that has an empty folder open. */
async function main(): Promise<number> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'lsp-tools-suite-'));
  try {
    return await runInVsCode({
      extensionDevelopmentPath: path.join(__dirname, '..', '..'),
      extensionTestsPath: path.join(__dirname, 'lsp-tools-suite', 'index'),
      workspace,
    });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
