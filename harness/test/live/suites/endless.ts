import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a process as a language server might that does not look at its parent, says so, and never ends. */
export async function run(): Promise<void> {
  const child = spawn('sleep', ['1000'], { detached: true, stdio: 'ignore' });
  await once(child, 'spawn');
  console.log('endless suite runs');
  await new Promise(() => undefined);
}
