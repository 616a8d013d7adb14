/**
 * Opens a run scope, in it a process that opens one of its own and starts a detached process. Tells its parent
 * the folders of both, and never ends.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { withRunScope } from '../runScope';

const inner = process.argv[2] === 'inner';

void withRunScope(async ({ folder, environment }) => {
  const env = { ...process.env, ...environment };
  if (inner) {
    const script = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
    await once(spawn(process.execPath, ['-e', script], { env, detached: true, stdio: 'ignore' }), 'spawn');
    process.send?.([folder]);
  } else {
    const [folders] = (await once(fork(__filename, ['inner'], { env }), 'message')) as [string[]];
    process.send?.([folder, ...folders]);
  }
  await new Promise(() => setInterval(() => undefined, 1000));
});
