import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { workspaceFolder } from '../../live-suite/askTool';
import { serveModel, type CompletionRequest } from './completionsServer';

/** What the package `@github/copilot-sdk` exports, as far as it is used. */
interface CopilotSdk {
  readonly CopilotClient: new (options: object) => Client;
  readonly RuntimeConnection: { readonly forStdio: (options: object) => object };
  readonly approveAll: unknown;
}

interface Client {
  createSession(config: object): Promise<{
    sendAndWait(message: { readonly prompt: string }, timeoutMs: number): Promise<unknown>;
  }>;
  stop(): Promise<unknown>;
}

/** Where Copilot's command line is, and where it may write. Absolute paths. */
export interface CopilotCliFolders {
  /** The folder that holds the packages `copilot-sdk` and `copilot-sdk-<platform>`. */
  readonly packages: string;
  readonly home: string;
  /** The folder in which a person would have started it. */
  readonly workspace: string;
}

const TURN_MS = 30_000;

/** The command line that COPILOT_PACKAGES names, in the opened folder, with a home that is removed after the run. */
export function cliFolders(): CopilotCliFolders {
  return {
    packages: process.env['COPILOT_PACKAGES'] ?? '',
    home: path.join(tmpdir(), 'copilot-cli'),
    workspace: workspaceFolder().path,
  };
}

/**
 * Lets the agent of Copilot's command line, without network and account, read lines of a file with its tool `view`.
 *
 * @param lines first and last, 1-based and inclusive
 * @returns what it gives to its model
 * @throws Error when its `view` does not take `path` and `view_range`
 */
export async function viewWithCli(
  file: string,
  lines: readonly [first: number, last: number],
  folders: CopilotCliFolders,
): Promise<string> {
  let seen: string | null | undefined;
  const model = await serveModel((request) => {
    const last = request.messages.at(-1);
    if (last?.role !== 'tool') {
      return { name: 'view', input: viewInput(request, file, lines) };
    }
    seen = last.content;
    return 'That is all.';
  });
  try {
    await askCli(model.baseUrl, folders);
  } finally {
    model.close();
  }
  if (typeof seen !== 'string') {
    throw new Error('The command line gave its model no result.');
  }
  return seen;
}

function viewInput({ tools = [] }: CompletionRequest, file: string, lines: readonly number[]): object {
  const view = tools.find(({ function: { name } }) => name === 'view')?.function;
  const names = Object.keys(view?.parameters.properties ?? {});
  if (!names.includes('path') || !names.includes('view_range')) {
    throw new Error(`view takes ${names.join(', ')}`);
  }
  return { path: file, view_range: lines };
}

async function askCli(baseUrl: string, { packages, home, workspace }: CopilotCliFolders): Promise<void> {
  const sdk = createRequire(__filename)(path.join(packages, 'copilot-sdk')) as CopilotSdk;
  const runtime = path.join(packages, `copilot-sdk-${process.platform}-${process.arch}`);
  const executable = path.join(
    runtime,
    'prebuilds',
    `${process.platform}-${process.arch}`,
    'copilot-runtime',
  );
  const client = new sdk.CopilotClient({
    connection: sdk.RuntimeConnection.forStdio({
      path: executable,
      env: { ...process.env, COPILOT_OFFLINE: 'true', COPILOT_PROVIDER_BASE_URL: baseUrl },
    }),
    workingDirectory: workspace,
    baseDirectory: home,
    useLoggedInUser: false,
  });
  try {
    const session = await client.createSession({
      model: 'gpt-4.1',
      provider: { type: 'openai', baseUrl, apiKey: 'none' },
      onPermissionRequest: sdk.approveAll,
      workingDirectory: workspace,
    });
    await session.sendAndWait({ prompt: 'Read these lines.' }, TURN_MS);
  } finally {
    await client.stop();
  }
}
