import * as path from 'node:path';
import { scenes, type AgentScene } from './agent-suite/scenes';
import { agentWindow } from '../harness/agentWindow';
import { exitWith } from '../install/exitWith';
import { runScenes } from '../harness/runScenes';
import { withTemporaryFolder } from '../harness/temporaryFolder';
import { runInVsCode } from '../harness/vsCode';

/** Runs one scene of the agent suite in a VS Code of its own. */
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

// AGENT_SCENE names one to run alone.
exitWith(runScenes(scenes, process.env['AGENT_SCENE'], runScene));
