import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { within } from './deadline';
import { freePort } from './freePort';
import type { ServerBuild } from '../install/serverBuild';

/** The folders that one server works in; those that are missing are made. */
export interface ServerFolders {
  readonly serverData: string;
  readonly userData: string;
  readonly extensions: string;
}

const startDeadlineMs = 60_000;
const linesKept = 20;
const extensionHostEnd = /Extension Host Process exited with code: (?<code>\w+), signal: (?<signal>\w+)/;

/** A running server build of VS Code. Who starts it also ends it: see `withRunScope`. */
export class ServerProcess {
  /** Rejects when the server, or an extension host that it started, fails; never resolves. */
  readonly failed: Promise<never>;
  /** Resolves when an extension host ends of its own accord. */
  readonly extensionHostEnded: Promise<void>;
  readonly #lastLines: string[] = [];
  readonly #events = new EventEmitter();

  private constructor(
    child: ChildProcessByStdio<null, Readable, Readable>,
    readonly port: number,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface(stream).on('line', (line) => {
        this.#read(line);
      });
    }
    this.failed = this.#failure(child);
    this.failed.catch(() => undefined);
    this.extensionHostEnded = once(this.#events, 'extensionHostEnded').then(() => undefined);
  }

  /**
   * Starts the server on a free port of 127.0.0.1 and waits until it listens. `environment` is the whole
   * environment of the server and of the extension hosts.
   *
   * @throws Error with the server's last lines when it ends, or does not listen within a minute
   */
  static async start(
    build: ServerBuild,
    folders: ServerFolders,
    environment: NodeJS.ProcessEnv,
  ): Promise<ServerProcess> {
    const port = await freePort();
    const child = spawn(build.node, [build.serverMain, ...serverArguments(port, folders)], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, port);
    const listening = once(server.#events, 'listening');
    await within(startDeadlineMs, Promise.race([listening, server.failed]), () =>
      server.explain('the VS Code server does not listen'),
    );
    return server;
  }

  /** A message that ends with the last lines that the server wrote. */
  explain(what: string): string {
    return [`${what}. The server's last lines:`, ...this.#lastLines].join('\n');
  }

  #read(line: string): void {
    if (line.trim() !== '') {
      this.#lastLines.push(line);
      this.#lastLines.splice(0, this.#lastLines.length - linesKept);
    }
    if (line.startsWith('Extension host agent listening on')) {
      this.#events.emit('listening');
    }
    const { code, signal } = extensionHostEnd.exec(line)?.groups ?? {};
    if (code === '0') {
      this.#events.emit('extensionHostEnded');
    } else if (code !== undefined) {
      this.#events.emit('failed', `the extension host ended with code ${code}, signal ${String(signal)}`);
    }
  }

  async #failure(child: ChildProcessByStdio<null, Readable, Readable>): Promise<never> {
    child.on('error', (error) => this.#events.emit('failed', `the VS Code server: ${error.message}`));
    child.on('close', (code, signal) =>
      this.#events.emit('failed', `the VS Code server ended with ${signal ?? `code ${String(code)}`}`),
    );
    const [what] = (await once(this.#events, 'failed')) as [string];
    throw new Error(this.explain(what));
  }
}

function serverArguments(port: number, folders: ServerFolders): string[] {
  return [
    ...['--host', '127.0.0.1', '--port', String(port), '--without-connection-token'],
    ...['--server-data-dir', folders.serverData],
    ...['--user-data-dir', folders.userData, '--extensions-dir', folders.extensions],
    ...['--accept-server-license-terms', '--telemetry-level', 'off', '--disable-workspace-trust'],
    // Without it a built VS Code does not look at the extension and the tests that the page asks for.
    '--enable-smoke-test-driver',
  ];
}
