/**
 * The guard of one run, a process of its own: waits until its standard input ends, which happens when the run
 * is over or when the process that started it is gone; then ends what is left of the run.
 *
 * Argument: the run's folder, by which its processes are marked.
 */
import { once } from 'node:events';
import { readFile, readdir, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { runVariable } from './runScope';

const deadlineMs = 10_000;

async function main(folder: string): Promise<void> {
  await once(process.stdin.resume(), 'close');
  const deadline = Date.now() + deadlineMs;
  let left = await processesOf(folder);
  while (left.length > 0 && Date.now() < deadline) {
    left.forEach(kill);
    await delay(20);
    left = await processesOf(folder);
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

async function processesOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).map(Number).filter(Number.isInteger);
  const marked = await Promise.all(pids.map((pid) => isMarked(pid, `${runVariable}=${folder}`)));
  return pids.filter((_pid, index) => marked[index]);
}

async function isMarked(pid: number, mark: string): Promise<boolean> {
  try {
    return (await readFile(`/proc/${pid}/environ`, 'utf8')).split('\0').includes(mark);
  } catch {
    return false; // ended meanwhile, or somebody else's
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

void main(process.argv[2] ?? '');
