import * as path from 'node:path';
import { copilotChat } from './copilotChat';
import { freePort } from './freePort';
import { javaExtension } from './javaExtension';
import type { SuiteRun } from './vsCode';

const repository = path.resolve(__dirname, '..', '..');

/** The chat shows every call of a tool by itself; else it folds them away. */
const SETTINGS = { 'chat.agent.thinking.collapsedTools': 'off' };

/**
 * The server build of VS Code with Copilot Chat, the scripted model, the Java server and our extension. A suite in it finds in its
 * environment COPILOT_PACKAGES, where Copilot's command line is, and SUITE_BROWSER_PORT, where its page is.
 */
export async function agentWindow(): Promise<Required<Omit<SuiteRun, 'extensionTestsPath' | 'workspace'>>> {
  const java = await javaExtension();
  const copilot = await copilotChat();
  const scriptedModel = path.join(repository, 'test', 'fixtures', 'scripted-model');
  return {
    serverBuild: true,
    // Only there is Copilot Chat activated in a fresh profile; so ours is the one that is installed.
    extensionDevelopmentPath: copilot.extension,
    extensions: [...java.extensions, repository, scriptedModel],
    userSettings: { ...java.userSettings, ...SETTINGS },
    env: {
      ...java.env,
      ...copilot.env,
      COPILOT_PACKAGES: copilot.packages,
      SUITE_BROWSER_PORT: String(await freePort()),
    },
  };
}
