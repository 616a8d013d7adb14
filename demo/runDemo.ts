import { cp, stat } from 'node:fs/promises';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import { agentWindow } from '../harness/agentWindow';
import { exitWith } from '../install/exitWith';
import { javaExtension } from '../harness/javaExtension';
import { openVsCode } from '../harness/openVsCode';
import { withTemporaryFolder } from '../harness/temporaryFolder';
import { runInVsCode } from '../harness/vsCode';

const repository = path.join(__dirname, '..', '..');
const sample = path.join(repository, 'test', 'fixtures', 'workspaces', 'shop');

const usage = `Usage: npm run demo -- [--project DIR] [--open | --agent [--screenshot FILE]]
  --project DIR  a Java project to ask about, instead of the sample; its build output may be written, as in any VS Code
  --open         leaves the VS Code running, to be opened in a browser, until Ctrl+C
  --agent        lets Copilot's agent mode use both tools with a scripted model, and prints the conversation
  --screenshot FILE  writes a picture of that chat, a PNG`;

interface Options {
  readonly project: string | undefined;
  readonly open: boolean;
  readonly agent: boolean;
  readonly screenshot: string | undefined;
}

/** Asks both tools about a Java project in a real VS Code, lets Copilot do so, or opens that VS Code for a person. */
async function main(): Promise<number> {
  const given = options();
  if (given.project !== undefined) {
    return show(await existingFolder(given.project), given, {});
  }
  return withTemporaryFolder(async (folder) => {
    // jdtls writes into the projects that it imports.
    await cp(sample, folder, { recursive: true });
    return show(folder, given, { DEMO_TYPE: 'Order' });
  });
}

async function show(
  workspace: string,
  { open, agent, screenshot }: Options,
  env: Readonly<Record<string, string>>,
): Promise<number> {
  if (agent) {
    return showAgent(workspace, {
      ...env,
      ...(screenshot === undefined ? {} : { DEMO_SCREENSHOT: path.resolve(screenshot) }),
    });
  }
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

async function showAgent(workspace: string, env: Readonly<Record<string, string>>): Promise<number> {
  console.log(`Opening ${workspace} in VS Code and asking Copilot ...`);
  const window = await agentWindow();
  return runInVsCode({
    ...window,
    env: { ...window.env, ...env },
    extensionTestsPath: path.join(__dirname, 'agentConversation'),
    workspace,
  });
}

function options(): Options {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { project: text, open: flag, agent: flag, screenshot: text } });
    const { project, open, agent, screenshot } = values;
    if ((open && agent) || (screenshot !== undefined && !agent)) {
      throw new Error('--open and --agent exclude each other, and --screenshot needs --agent');
    }
    return { project, open, agent, screenshot };
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
