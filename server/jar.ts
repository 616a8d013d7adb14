import { zipSync, type Zippable } from 'fflate';
import { readFile, readdir } from 'node:fs/promises';
import * as path from 'node:path';

/**
 * Packs files into a jar whose bytes depend on nothing but their names and contents: the order is that of the names, and each
 * time is the earliest that a zip can hold.
 *
 * @param folder all that is below it is packed, under its path from there
 */
export async function jarOf(folder: string): Promise<Uint8Array> {
  const entries = await filesBelow(folder);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  // A zip holds local times, so this is the same everywhere.
  return zipSync(Object.fromEntries(entries) satisfies Zippable, { level: 9, mtime: new Date(1980, 0, 1) });
}

async function filesBelow(folder: string): Promise<[name: string, content: Uint8Array][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const inJar = path.relative(folder, file).split(path.sep).join('/');
        return [inJar, new Uint8Array(await readFile(file))] satisfies [string, Uint8Array];
      }),
  );
}
