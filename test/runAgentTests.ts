import * as path from 'node:path';
import { scenes, type AgentScene } from './agent-suite/scenes';
import { agentWindow } from './host/agentWindow';
import { exitWith } from './host/exitWith';
import { withTemporaryFolder } from './host/temporaryFolder';
import { runInVsCode } from './host/vsCode';

/** Runs the agent suite, each scene in a VS Code of its own; AGENT_SCENE names one to run alone. */
async function main(): Promise<number> {
  const { AGENT_SCENE: only } = process.env;
  let worst = 0;
  for (const [name, scene] of Object.entries(scenes)) {
    if (only === undefined || only === name) {
      console.log(`\n-- ${name}`);
      worst = Math.max(worst, await runScene(name, scene));
    }
  }
  return worst;
}

function runScene(name: string, { open, userSettings }: AgentScene): Promise<number> {
  return withTemporaryFolder(async (folder) => {
    const window = await agentWindow();
    return runInVsCode({
      ...window,
      userSettings: { ...window.userSettings, ...userSettings },
      env: { ...window.env, AGENT_SCENE: name },
      extensionTestsPath: path.join(__dirname, 'agent-suite', 'index'),
      workspace: await open(folder),
    });
  });
}

exitWith(main());
