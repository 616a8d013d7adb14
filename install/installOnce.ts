import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import * as path from 'node:path';

const unfinished = /^\.installing-.+-(?<pid>\d+)-[A-Za-z0-9]{6}$/;

/**
 * Gives the folder `root/name`, filled by `fill` if it is not there yet. The name should hold the version.
 *
 * The folder is filled under another name and renamed when complete, so one that exists is never half filled.
 * Of two runs that fill it at the same time, the later one throws its own work away. What `fill` throws is
 * passed on, and leaves nothing behind. What interrupted runs left behind is removed by the next call.
 *
 * @param fill writes the content into the empty folder it is given; must leave no process running
 * @returns the absolute path of the filled folder
 */
export async function installOnce(
  root: string,
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const target = path.resolve(root, name);
  await mkdir(root, { recursive: true });
  await removeUnfinished(root);
  if (existsSync(target)) {
    return target;
  }
  const started = Date.now();
  process.stderr.write(`installing ${name} ...\n`);
  const folder = await mkdtemp(path.resolve(root, `.installing-${name}-${process.pid}-`));
  try {
    await fill(folder);
    await renameUnlessThere(folder, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  process.stderr.write(`installed ${name} in ${Math.round((Date.now() - started) / 1000)} s\n`);
  return target;
}

async function renameUnlessThere(folder: string, target: string): Promise<void> {
  try {
    await rename(folder, target);
  } catch (error) {
    if (!existsSync(target)) {
      throw error;
    }
  }
}

async function removeUnfinished(root: string): Promise<void> {
  for (const entry of await readdir(root)) {
    const pid = unfinished.exec(entry)?.groups?.['pid'];
    if (pid !== undefined && !isAlive(Number(pid))) {
      await rm(path.join(root, entry), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
