import * as vscode from 'vscode';
import { buildTools } from '../src/extension';
import { nullTelemetry } from '../src/telemetry/telemetry';
import { CallHistory } from '../src/tools/callHistory';
import { instrumentTool, type JavaTool } from '../src/tools/instrumentTool';
import { median } from './median';

const DRAWN = 200;
const LIMITS = { readinessMs: 120_000, providerMs: 60_000, patienceMs: 3000 };

interface Row {
  readonly name: string;
  readonly container?: string;
  readonly documentUri: string;
}

interface Answer {
  readonly results: readonly Row[];
  readonly total: number;
}

type Search = (query: string) => Promise<Answer>;

/**
 * Called by VS Code in its extension host: asks for 200 types of the JDK, and for everything, with our bundle in jdtls and
 * without it. Prints which answers differ, and the median milliseconds of each way.
 */
export async function run(): Promise<void> {
  const withBundle = searchOf(buildTools(LIMITS));
  const withoutBundle = searchOf(buildTools(LIMITS, refusingBundle));
  await withBundle('Object');
  const queries = await drawNames();
  const times = { bundle: [] as number[], providers: [] as number[] };
  const differing: string[] = [];
  const firsts: Record<string, string | undefined>[] = [];
  for (const [index, query] of queries.entries()) {
    const inTurn = index % 2 === 0 ? (['bundle', 'providers'] as const) : (['providers', 'bundle'] as const);
    const answers: Record<string, string> = {};
    const first: Record<string, string | undefined> = {};
    for (const way of inTurn) {
      const { answer, took } = await timed(() => (way === 'bundle' ? withBundle : withoutBundle)(query));
      times[way].push(took);
      const rows = answer.results.map((row) => JSON.stringify([row.name, row.container, row.documentUri]));
      answers[way] = JSON.stringify([answer.total, rows]);
      first[way] = rows[0];
    }
    firsts.push(first);
    if (answers['bundle'] !== answers['providers']) {
      differing.push(query);
    }
  }
  console.log(`${queries.length} names: ${differing.length} answers differ (${differing.join(', ')})`);
  const otherFirsts = firsts.filter((first) => first['bundle'] !== first['providers']).length;
  console.log(`${otherFirsts} of them in their first hit`);
  report('a name', median(times.bundle), median(times.providers));
  const everything = {
    bundle: await timed(() => withBundle('*')),
    providers: await timed(() => withoutBundle('*')),
  };
  console.log(
    `*: ${everything.bundle.answer.total} with the bundle, ${everything.providers.answer.total} without`,
  );
  report('*', everything.bundle.took, everything.providers.took);
}

function report(what: string, bundle: number, providers: number): void {
  const ratio = (bundle / providers).toFixed(2);
  console.log(
    `${what}: bundle ${bundle.toFixed(0)} ms, providers ${providers.toFixed(0)} ms, ratio ${ratio}`,
  );
}

/** The names of every so many types that the server knows, in the order of their URIs. */
async function drawNames(): Promise<readonly string[]> {
  const all = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
    'vscode.executeWorkspaceSymbolProvider',
    '*',
  );
  const names = [...new Set(all.map(({ name }) => name))].filter((name) => /^\p{Lu}\w+$/u.test(name)).sort();
  const step = Math.floor(names.length / DRAWN);
  return names.filter((_name, index) => index % step === 0).slice(0, DRAWN);
}

function refusingBundle(command: string, ...args: unknown[]): PromiseLike<unknown> {
  return args[0] === 'javaLspTools.search'
    ? Promise.reject(new Error('No delegateCommandHandler for javaLspTools.search'))
    : vscode.commands.executeCommand(command, ...args);
}

function searchOf(tools: readonly JavaTool[]): Search {
  const [tool] = tools.filter(({ id }) => id === 'findSymbol');
  if (tool === undefined) {
    throw new Error('There is no findSymbol.');
  }
  const now = () => Math.round(performance.now());
  const instrumented = instrumentTool(tool, { telemetry: nullTelemetry, history: new CallHistory(), now });
  return async (query) => {
    const options = { input: { query }, toolInvocationToken: undefined };
    const result = await instrumented.invoke(options, new vscode.CancellationTokenSource().token);
    const [part] = result?.content ?? [];
    return JSON.parse((part as vscode.LanguageModelTextPart).value) as Answer;
  };
}

async function timed(action: () => Promise<Answer>): Promise<{ answer: Answer; took: number }> {
  const start = performance.now();
  const answer = await action();
  return { answer, took: performance.now() - start };
}
