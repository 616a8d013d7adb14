import * as path from 'node:path';

/** What a workbench is opened with. Absolute paths of files and folders. */
export interface WorkbenchContent {
  /** A folder or a `.code-workspace` file; without it the window is empty. */
  readonly workspace?: string | undefined;
  readonly extensionDevelopmentPath: string;
  /** The module whose `run()` is called in the extension host. */
  readonly extensionTestsFile?: string;
}

/** The address at which the server on this port shows a workbench with the given content. */
export function workbenchAddress(port: number, content: WorkbenchContent): string {
  const address = new URL(`http://127.0.0.1:${port}/`);
  const { workspace, extensionDevelopmentPath, extensionTestsFile } = content;
  if (workspace === undefined) {
    address.searchParams.set('ew', 'true');
  } else {
    address.searchParams.set(
      workspace.endsWith('.code-workspace') ? 'workspace' : 'folder',
      path.resolve(workspace),
    );
  }
  const remote = (file: string): string => `vscode-remote://${address.host}${encodeURI(path.resolve(file))}`;
  const payload = [['extensionDevelopmentPath', remote(extensionDevelopmentPath)]];
  if (extensionTestsFile !== undefined) {
    payload.push(['extensionTestsPath', remote(extensionTestsFile)]);
  }
  address.searchParams.set('payload', JSON.stringify(payload));
  return address.href;
}
