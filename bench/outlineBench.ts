import * as vscode from 'vscode';
import { textHost } from '../src/extension';
import type { RedhatJavaApi } from '../src/java/redhatJavaApi';
import { prepareDocument } from '../src/workspace/sourceText';
import { classFile, SIZES } from './generatedProject';

type Way = (uri: vscode.Uri) => Promise<unknown>;

const ROUNDS = 9;

/** The sizes for which the way of the product may take at most this much of the cheapest, see CONTRIBUTING. */
const ALLOWED_RATIO = 1.05;

/** Called by VS Code in its extension host: prints the median milliseconds of each way and size, and our ratio to the best. */
export async function run(): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri ?? vscode.Uri.file('/');
  const ways = waysToAsk(await readyApi());
  for (const methods of SIZES) {
    const medians = await measure(folder, methods, ways);
    const best = Math.min(...medians.values());
    const ratio = (medians.get('ours') ?? Number.NaN) / best;
    const list = [...medians].map(([name, time]) => `${name} ${time.toFixed(1)}`).join(', ');
    const verdict = ratio <= ALLOWED_RATIO ? '' : ' (more than allowed)';
    console.log(`${methods} methods: ${list}; ours takes ${ratio.toFixed(2)} of the best${verdict}`);
  }
}

async function readyApi(): Promise<RedhatJavaApi> {
  const api = (await vscode.extensions.getExtension<RedhatJavaApi>('redhat.java')?.activate()) ?? {};
  await api.serverReady?.();
  await vscode.commands.executeCommand('java.execute.workspaceCommand', 'java.project.listSourcePaths');
  return api;
}

function waysToAsk(api: RedhatJavaApi): Readonly<Record<string, Way>> {
  const ask: Way = async (uri) => api.getDocumentSymbols?.({ textDocument: { uri: uri.toString() } });
  return {
    api: ask,
    'open, then api': async (uri) => {
      await vscode.workspace.openTextDocument(uri);
      return ask(uri);
    },
    command: async (uri) => vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', uri),
    ours: async (uri) => {
      await prepareDocument(uri, textHost);
      return ask(uri);
    },
  };
}

/** Each way takes a fresh file each time. They take turns, first and last too: what one leaves behind slows the next. */
async function measure(
  folder: vscode.Uri,
  methods: number,
  ways: Readonly<Record<string, Way>>,
): Promise<Map<string, number>> {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  let number = 0;
  for (let round = 0; round < (methods > 1000 ? 3 : ROUNDS); round += 1) {
    for (const [name, way] of rotated(Object.entries(ways), round)) {
      const uri = vscode.Uri.joinPath(folder, classFile(methods, number++));
      const start = performance.now();
      await way(uri);
      times.get(name)?.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
