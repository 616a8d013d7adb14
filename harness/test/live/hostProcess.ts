import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import * as path from 'node:path';
import type { Readable } from 'node:stream';
import { eventually } from '../eventually';
import { commandLine, processesWith } from '../markedProcesses';

/** Lets each test of a suite start host processes; what a failed test leaves running is killed after it. */
export function useHostProcesses(): (...args: ConstructorParameters<typeof HostProcess>) => HostProcess {
  const started: HostProcess[] = [];
  afterEach(() => {
    started.splice(0).forEach((host) => {
      host.kill('SIGKILL');
    });
  });
  return (...args) => {
    const host = new HostProcess(...args);
    started.push(host);
    return host;
  };
}

/** A script of the folder above, run as a process of its own; its descendants can be told from all others. */
export class HostProcess {
  stdout = '';
  stderr = '';
  readonly #mark = `HOST_TEST=${randomUUID()}`;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #ended: Promise<unknown[]>;

  constructor(script: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    const [name = '', value] = this.#mark.split('=');
    this.#child = spawn(process.execPath, [path.join(__dirname, '..', '..', script), ...args], {
      env: { ...process.env, ...environment, [name]: value },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.#ended = once(this.#child, 'close');
  }

  /** Waits for its end and gives its exit code, or the signal that ended it. */
  async result(): Promise<unknown> {
    const [code, signal] = await this.#ended;
    return code ?? signal;
  }

  /** Waits until it has written a text; fails if it ends without. */
  async hasWritten(text: string): Promise<void> {
    const written = new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.stdout.includes(text)) {
          resolve();
        }
      };
      this.#child.stdout.on('data', look);
      look();
    });
    const ended = this.#ended.then(() => {
      throw new Error(`ended without writing "${text}":\n${this.stdout}${this.stderr}`);
    });
    await Promise.race([written, ended]);
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** The processes that it started, and those that they started, of which a command line has a text. Linux only. */
  descendants(text = ''): number[] {
    return processesWith(this.#mark).filter(
      (pid) => pid !== this.#child.pid && commandLine(pid).includes(text),
    );
  }

  /** Waits until nothing that it started runs any more. */
  async leavesNoProcess(): Promise<void> {
    await eventually('no process is left', () => this.descendants().length === 0);
  }
}
