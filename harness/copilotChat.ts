import * as path from 'node:path';
import { installServerBuild } from '../install/serverBuild';
import { toolsFolder } from '../install/toolsFolder';

/** GitHub Copilot Chat and Copilot's command line, as they come with the server build of VS Code. */
export interface CopilotChat {
  /** The folder of the extension. */
  readonly extension: string;
  /** The folder that holds the packages `copilot-sdk` and its runtime: the command line as a library. */
  readonly packages: string;
  /** Environment variables with which it runs without an account and without a network. */
  readonly env: Readonly<Record<string, string>>;
}

/** Installs Copilot Chat with the server build on first use. */
export async function copilotChat(): Promise<CopilotChat> {
  const { serverMain } = await installServerBuild(toolsFolder);
  const vsCode = path.resolve(serverMain, '..', '..');
  return {
    extension: path.join(vsCode, 'extensions', 'copilot'),
    packages: path.join(vsCode, 'node_modules', '@github'),
    env: {
      IS_SCENARIO_AUTOMATION: '1',
      GITHUB_PAT: 'none',
      VSCODE_COPILOT_CHAT_TOKEN: Buffer.from(JSON.stringify(madeUpToken())).toString('base64'),
    },
  };
}

/** A token as the service would give one, for nobody; its addresses lead to a port where nothing listens. */
function madeUpToken(): object {
  const nowhere = 'http://127.0.0.1:9';
  return {
    token: 'none',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    refresh_in: 1800,
    sku: 'free_limited_copilot',
    individual: true,
    isNoAuthUser: true,
    copilot_plan: 'free',
    organization_login_list: [],
    endpoints: { api: nowhere, proxy: nowhere },
  };
}
