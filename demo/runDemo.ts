import { cp, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith } from '../test/host/exitWith';
import { javaExtension } from '../test/host/javaExtension';
import { openVsCode } from '../test/host/openVsCode';
import { withTemporaryFolder } from '../test/host/temporaryFolder';
import { runInVsCode } from '../test/host/vsCode';

const repository = path.join(__dirname, '..', '..');
const sample = path.join(repository, 'test', 'fixtures', 'workspaces', 'shop');

const usage = `Usage: npm run demo -- [--project DIR] [--open]
  --project DIR  a Java project to ask about, instead of the sample; its build output may be written, as in any VS Code
  --open         leaves the VS Code running, to be opened in a browser, until Ctrl+C`;

/** Asks both tools about a Java project in a real VS Code, or opens that VS Code for a person. */
async function main(): Promise<number> {
  const { project, open } = options();
  if (project !== undefined) {
    return show(await existingFolder(project), open, {});
  }
  return withTemporaryFolder(async (folder) => {
    // jdtls writes into the projects that it imports.
    await cp(sample, folder, { recursive: true });
    return show(folder, open, { DEMO_TYPE: 'Order' });
  });
}

async function show(
  workspace: string,
  open: boolean,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  const java = await javaExtension();
  const content = { ...java, env: { ...java.env, ...env }, extensionDevelopmentPath: repository, workspace };
  if (open) {
    await openVsCode(content, (address) => {
      console.log(`VS Code is running. Open ${address}\nCtrl+C ends it.`);
    });
    return 0;
  }
  console.log(`Opening ${workspace} in VS Code and asking both tools ...`);
  return runInVsCode({ ...content, extensionTestsPath: path.join(__dirname, 'conversation') });
}

function options(): { project: string | undefined; open: boolean } {
  try {
    const { values } = parseArgs({
      options: { project: { type: 'string' }, open: { type: 'boolean', default: false } },
    });
    return { project: values.project, open: values.open };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error });
  }
}

async function existingFolder(folder: string): Promise<string> {
  const absolute = path.resolve(folder);
  const isFolder = await stat(absolute).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) {
    throw new Error(`--project: there is no folder ${absolute}\n${usage}`);
  }
  return absolute;
}

exitWith(main());
