import { spawn } from 'node:child_process';

/** How a program is run. Without `env` it gets our environment. */
export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The time it may take, 10 minutes if it is not given. */
  readonly deadlineMs?: number;
}

const linesShown = 15;

/**
 * Runs a program to its end, without a shell.
 *
 * @returns everything it wrote to its standard output
 * @throws Error that names the program and says why it failed: not found, its exit code or signal, or the
 *   deadline; with the last lines of its output
 */
export async function run(
  program: string,
  args: readonly string[],
  { cwd, env, deadlineMs = 600_000 }: RunOptions = {},
): Promise<string> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { standard: '', all: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.standard += text;
    output.all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.all += text;
  });
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      reject(
        new Error(`${[program, ...args].join(' ')}: ${why}\n${lastLines(output.all, linesShown)}`.trimEnd()),
      );
    };
    let late = false;
    const timer = setTimeout(() => {
      late = child.kill('SIGKILL');
    }, deadlineMs);
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      fail(error.code === 'ENOENT' ? `${program} was not found` : error.message);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      if (late) {
        fail(`not finished after ${deadlineMs / 1000} s`);
      }
    });
    child.on('close', (code, signal) => {
      if (code === 0) {
        resolve(output.standard);
      } else {
        fail(signal === null ? `exit code ${String(code)}` : `ended by ${signal}`);
      }
    });
  });
}

/** The last `count` lines of a text that are not blank. */
export function lastLines(text: string, count: number): string {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .join('\n');
}
