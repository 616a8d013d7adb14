import * as vscode from 'vscode';
import { buildTools } from '../src/extension';
import { nullTelemetry } from '../src/telemetry/telemetry';
import { CallHistory } from '../src/tools/callHistory';
import { instrumentTool, type JavaTool } from '../src/tools/instrumentTool';
import { refusingBundle } from '../test/live-suite/refusingBundle';
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

type Ways = Readonly<Record<'bundle' | 'providers', Search>>;

/**
 * Called by VS Code in its extension host: asks for 200 types of the JDK, and for everything, with our bundle in jdtls and
 * without it. Prints which answers differ, and the median milliseconds of each way.
 */
export async function run(): Promise<void> {
  const ways: Ways = {
    bundle: searchOf(buildTools(LIMITS)),
    providers: searchOf(buildTools(LIMITS, refusingBundle(vscode.commands.executeCommand))),
  };
  await ways.bundle('Object');
  await compareNames(await drawNames(), ways);
  const bundle = await timed(() => ways.bundle('*'));
  const providers = await timed(() => ways.providers('*'));
  console.log(`*: ${bundle.answer.total} with the bundle, ${providers.answer.total} without`);
  report('*', bundle.took, providers.took);
}

async function compareNames(names: readonly string[], ways: Ways): Promise<void> {
  const times = { bundle: [] as number[], providers: [] as number[] };
  const differing: string[] = [];
  let otherFirsts = 0;
  for (const [index, name] of names.entries()) {
    const rows = { bundle: [] as string[], providers: [] as string[] };
    // They take turns, since what the first one has read is in memory for the second.
    for (const way of index % 2 === 0
      ? (['bundle', 'providers'] as const)
      : (['providers', 'bundle'] as const)) {
      const { answer, took } = await timed(() => ways[way](name));
      times[way].push(took);
      rows[way] = [...answer.results.map(rowText), `${answer.total} in total`];
    }
    otherFirsts += rows.bundle[0] === rows.providers[0] ? 0 : 1;
    if (rows.bundle.join() !== rows.providers.join()) {
      differing.push(name);
    }
  }
  console.log(`${names.length} names: ${differing.length} answers differ (${differing.join(', ')})`);
  console.log(`${otherFirsts} of them in their first hit`);
  report('a name', median(times.bundle), median(times.providers));
}

function rowText({ name, container, documentUri }: Row): string {
  return JSON.stringify([name, container, documentUri]);
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
