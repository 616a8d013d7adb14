import * as path from 'node:path';
import { installOnce } from './installOnce';
import { npmInstall, npmInstallDependencies } from './npmInstall';

const codeServerVersion = '4.139.1';
const nodeVersion = '24.22.3';

/** VS Code as a server, and the Node.js that runs it. Absolute paths of files. */
export interface ServerBuild {
  readonly node: string;
  readonly serverMain: string;
}

/**
 * Installs the server build of VS Code under `root` on first use: about 600 MB, 10 to 30 s.
 *
 * @throws Error that says what is missing and what to do
 */
export async function installServerBuild(root: string): Promise<ServerBuild> {
  const node = await installNode(root);
  const folder = await installOnce(root, `code-server-${codeServerVersion}`, async (target) => {
    const codeServer = await npmInstall(target, 'code-server', codeServerVersion);
    await npmInstallDependencies(path.join(codeServer, 'lib', 'vscode'));
  });
  const vsCode = path.join(folder, 'node_modules', 'code-server', 'lib', 'vscode');
  return { node, serverMain: path.join(vsCode, 'out', 'server-main.js') };
}

/** The server build runs on Node.js 24 alone, whatever runs the tests. */
async function installNode(root: string): Promise<string> {
  const { platform, arch } = process;
  if (platform === 'linux' && (arch === 'x64' || arch === 'arm64')) {
    const name = `node-${platform}-${arch}`;
    const folder = await installOnce(root, `${name}-${nodeVersion}`, async (target) => {
      await npmInstall(target, name, nodeVersion);
    });
    return path.join(folder, 'node_modules', name, 'bin', 'node');
  }
  if (process.version.startsWith('v24.')) {
    return process.execPath;
  }
  throw new Error(
    `the server build of VS Code needs Node.js 24 on ${platform}-${arch}, and this is ${process.version}. ` +
      'Start this with Node.js 24, or let VSCODE_EXECUTABLE_PATH name an installed VS Code.',
  );
}
