import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { fillExtensionsFolder } from './extensionsFolder';

/** What a VS Code starts with besides the extension under development. */
export interface ProfileContent {
  /** Folders of unpacked extensions that are installed too. */
  readonly extensions?: readonly string[];
  /** User settings: the full key of each, and its value. */
  readonly userSettings?: Readonly<Record<string, unknown>>;
}

/** A fresh profile on disk, laid out as both the desktop and the server build read it. */
export interface Profile {
  readonly userDataDir: string;
  readonly extensionsDir: string;
}

/** Makes a profile below `folder`. */
export async function makeProfile(folder: string, content: ProfileContent): Promise<Profile> {
  const userDataDir = path.join(folder, 'data');
  const extensionsDir = path.join(folder, 'extensions');
  await mkdir(path.join(userDataDir, 'User'), { recursive: true });
  const settings = JSON.stringify(content.userSettings ?? {}, undefined, 2);
  await writeFile(path.join(userDataDir, 'User', 'settings.json'), settings);
  await fillExtensionsFolder(extensionsDir, content.extensions ?? []);
  return { userDataDir, extensionsDir };
}
