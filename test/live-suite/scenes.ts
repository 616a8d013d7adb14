import { cp } from 'node:fs/promises';
import * as path from 'node:path';

/** One window in which live tests run: those of the folder that has its name. */
export interface Scene {
  /** Fills an empty folder, and returns what VS Code opens: a folder or a `.code-workspace` file. Absolute paths. */
  readonly open: (folder: string) => Promise<string>;
  readonly userSettings?: Readonly<Record<string, unknown>>;
}

const workspaces = path.join(__dirname, '..', '..', '..', 'test', 'fixtures', 'workspaces');

/** Copies a committed workspace, since jdtls writes into the projects that it imports. */
async function copyOf(name: string, folder: string): Promise<string> {
  const copy = path.join(folder, name);
  await cp(path.join(workspaces, name), copy, { recursive: true });
  return copy;
}

/** The scenes, in the order in which they run. */
export const scenes: Readonly<Record<string, Scene>> = {
  shop: { open: (folder) => copyOf('shop', folder) },
  serverDeath: { open: (folder) => copyOf('shop', folder) },
};
