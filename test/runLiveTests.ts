import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { exitWith } from './host/exitWith';
import { javaExtension } from './host/javaExtension';
import { runInVsCode } from './host/vsCode';

const repository = path.join(__dirname, '..', '..');

/** Runs the live suite on a copy of the shop, since jdtls writes into the projects that it imports. */
async function main(): Promise<number> {
  const workspace = await realpath(await mkdtemp(path.join(tmpdir(), 'live-suite-')));
  try {
    await cp(path.join(repository, 'test', 'fixtures', 'workspaces', 'shop'), workspace, { recursive: true });
    return await runInVsCode({
      ...(await javaExtension()),
      extensionDevelopmentPath: repository,
      extensionTestsPath: path.join(__dirname, 'live-suite', 'index'),
      workspace,
    });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

exitWith(main());
