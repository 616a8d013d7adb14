import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp } from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';

/** The environment variable by which the processes of a run are known, however deep they are nested. */
export const runVariable = 'JAVA_LSP_TOOLS_RUN';

/** What one run may use: a temporary folder, and the environment for every process that it starts. */
export interface RunScope {
  /** Absolute, short enough for the sockets that VS Code makes below it. */
  readonly folder: string;
  /** Marks a process as one of this run; its temporary files go into the run's folder. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Does some work that starts processes. Afterwards every process that got the scope's environment is ended,
 * those that it started included, and the folder is removed. That holds too when the work fails and when our
 * own process is killed in the middle, because a guard process looks after it.
 *
 * Processes are found by their environment, which only Linux shows; elsewhere the folder alone is removed.
 */
export async function withRunScope<T>(work: (scope: RunScope) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(shortTemporaryFolder(), 'jlt-'));
  const endRun = startGuard(folder);
  try {
    const temporary = path.join(folder, 't');
    await mkdir(temporary);
    return await work({ folder, environment: { [runVariable]: folder, TMPDIR: temporary } });
  } finally {
    await endRun();
  }
}

/** A socket's path may have 103 characters, of which VS Code and the run's folder take 66. */
function shortTemporaryFolder(): string {
  const usual = os.tmpdir();
  return usual.length <= 37 || process.platform === 'win32' ? usual : '/tmp';
}

/** Starts the guard of a folder's run; the result makes it act and waits until it has. */
function startGuard(folder: string): () => Promise<void> {
  const guard = spawn(process.execPath, [path.join(__dirname, 'runGuard.js'), folder], {
    detached: true,
    // It is no process of the run around ours either: that one's guard must not end it before its work is done.
    env: { ...process.env, [runVariable]: undefined },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  guard.stdin.on('error', () => undefined);
  const ended = once(guard, 'exit');
  ended.catch(() => undefined);
  return async () => {
    guard.stdin.end();
    await ended;
  };
}
