import { cp } from 'node:fs/promises';
import * as path from 'node:path';
import { writeLinked } from './linked/workspace';
import { lombokEnvironment } from './maven/workspace';
import { writeModules } from './modules/workspace';
import { writeMultiRoot } from './multiRoot/workspace';
import { writeNoFolder } from './noFolder/workspace';

/** One window in which live tests run: those of the folder that has its name. */
export interface Scene {
  /** Fills an empty folder, and returns what VS Code opens: a folder or a `.code-workspace` file. Absolute paths. */
  readonly open: (folder: string) => Promise<string>;
  readonly userSettings?: Readonly<Record<string, unknown>>;
  /** Folders of unpacked extensions that are installed besides redhat.java. */
  readonly extensions?: readonly string[];
  /** Environment variables for the extension host, besides what the Java server needs. */
  readonly env?: Readonly<Record<string, string>>;
  /** More of them, which are found with the help of an empty folder. */
  readonly prepare?: (folder: string) => Promise<Readonly<Record<string, string>>>;
  /** Leaves redhat.java out. */
  readonly withoutJava?: true;
  /** Leaves our bundle for jdtls out of the extension. */
  readonly withoutBundle?: true;
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
  withoutBundle: { open: (folder) => copyOf('shop', folder), withoutBundle: true },
  serverDeath: { open: (folder) => copyOf('shop', folder) },
  stopped: { open: (folder) => copyOf('shop', folder) },
  coldStart: { open: (folder) => copyOf('shop', folder), env: { STAND_IN_HOLD_READINESS: '1' } },
  lightweight: {
    open: (folder) => copyOf('shop', folder),
    userSettings: { 'java.server.launchMode': 'LightWeight' },
  },
  withoutJava: { open: (folder) => copyOf('shop', folder), withoutJava: true },
  multiRoot: { open: (folder) => writeMultiRoot(folder, path.join(workspaces, 'plain')) },
  linked: { open: (folder) => writeLinked(folder, path.join(workspaces, 'shop')) },
  modules: { open: (folder) => writeModules(folder, path.join(workspaces, 'modules')) },
  noFolder: { open: writeNoFolder },
  foreignProviders: {
    open: (folder) => copyOf('shop', folder),
    extensions: [path.join(workspaces, '..', 'foreign-provider')],
  },
};

/** Scenes that need Maven and its repository, and so run only when they are named. */
export const mavenScenes: Readonly<Record<string, Scene>> = {
  maven: { open: (folder) => copyOf('maven', folder), prepare: lombokEnvironment },
};
