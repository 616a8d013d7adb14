import { cp, mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { javaExtension } from '../harness/javaExtension';
import { withTemporaryFolder } from '../harness/temporaryFolder';
import { runInVsCode } from '../harness/vsCode';
import { drawDashboard } from './drawDashboard';

const repository = path.join(__dirname, '..', '..');
const sample = path.join(repository, 'test', 'fixtures', 'workspaces', 'shop');

/**
 * Records a session of more than 200 calls in a real VS Code on the real jdtls, and draws the page from it. The argument names the
 * folder for `events.ndjson` and `dashboard.html`; without it that is `out/session`.
 */
async function main(folder = path.join(repository, 'out', 'session')): Promise<number> {
  const events = path.resolve(folder, 'events.ndjson');
  const page = path.resolve(folder, 'dashboard.html');
  await mkdir(folder, { recursive: true });
  const code = await withTemporaryFolder(async (workspace) => {
    // jdtls writes into the projects that it imports.
    await cp(sample, workspace, { recursive: true });
    const java = await javaExtension();
    return runInVsCode({
      ...java,
      env: { ...java.env, SESSION_EVENTS: events },
      extensionDevelopmentPath: repository,
      extensionTestsPath: path.join(__dirname, 'session', 'recordSession'),
      workspace,
    });
  });
  if (code === 0) {
    await writeFile(page, await drawDashboard(events));
    console.log(`Wrote ${events}\nWrote ${page}`);
  }
  return code;
}

exitWith(main(process.argv[2]));
