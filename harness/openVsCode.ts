import * as path from 'node:path';
import { interruption } from './interruption';
import { makeProfile } from './profile';
import type { ProfileContent } from './profile';
import { withRunScope } from './runScope';
import { installServerBuild } from '../install/serverBuild';
import { ServerProcess } from './serverProcess';
import { toolsFolder } from '../install/toolsFolder';
import { workbenchAddress } from './workbenchAddress';

/** What a person gets to see. Absolute paths. */
export interface OpenedVsCode extends ProfileContent {
  readonly extensionDevelopmentPath: string;
  /** The folder or `.code-workspace` file to open; without it the window is empty. */
  readonly workspace?: string;
  /** Environment variables for the extension host, besides our own. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Keeps a VS Code running that a person can open in a browser, with a fresh profile, until our process is
 * interrupted (Ctrl+C). From the call on, signals do not end the process by themselves any more.
 *
 * @param opened is told the address to open, once it answers
 * @throws Error when VS Code cannot be installed or started, or fails while it runs
 */
export async function openVsCode(content: OpenedVsCode, opened: (address: string) => void): Promise<void> {
  const interrupted = interruption();
  await withRunScope(async ({ folder, environment }) => {
    const serve = async (): Promise<never> => {
      const { userDataDir, extensionsDir } = await makeProfile(folder, content);
      const server = await ServerProcess.start(
        await installServerBuild(toolsFolder),
        { serverData: path.join(folder, 'server'), userData: userDataDir, extensions: extensionsDir },
        { ...process.env, ...content.env, ...environment },
      );
      opened(workbenchAddress(server.port, content));
      return server.failed;
    };
    await Promise.race([interrupted, serve()]);
  });
}
