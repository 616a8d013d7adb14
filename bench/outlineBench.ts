import * as vscode from 'vscode';
import { textHost, workspaceHost } from '../src/extension';
import type { RedhatJavaApi } from '../src/java/redhatJavaApi';
import { DocumentAccess, type SourceFile } from '../src/workspace/documentAccess';
import { prepareDocument } from '../src/workspace/sourceText';
import { classFile, rounds, SIZES } from './generatedProject';
import { median } from './median';

type Way = (uri: vscode.Uri, source: SourceFile) => Promise<unknown>;

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
  const ask = async (uri: vscode.Uri) => api.getDocumentSymbols?.({ textDocument: { uri: uri.toString() } });
  return {
    api: ask,
    'open, then api': async (uri) => {
      await vscode.workspace.openTextDocument(uri);
      return ask(uri);
    },
    command: async (uri) => vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', uri),
    ours: async (uri, source) => {
      const document = await prepareDocument(source, textHost);
      return Promise.all([ask(uri), document.lineCount()]);
    },
  };
}

/** Each way takes a fresh file each time. What one leaves behind slows the next, so each comes equally often after each. */
async function measure(
  folder: vscode.Uri,
  methods: number,
  ways: Readonly<Record<string, Way>>,
): Promise<Map<string, number>> {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  const access = new DocumentAccess(workspaceHost);
  let number = 0;
  for (let round = 0; round < rounds(methods); round += 1) {
    for (const [name, way] of inTurn(Object.entries(ways), round)) {
      if (isHopeless(name, times)) {
        continue;
      }
      const uri = vscode.Uri.joinPath(folder, classFile(methods, number++));
      // The access boundary stands before every way, so it is not measured.
      const source = await access.open(uri.fsPath);
      const start = performance.now();
      await way(uri, source);
      times.get(name)?.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

/** Whether a way takes at least ten times as long as another: three rounds show it, and more of them take minutes. */
function isHopeless(name: string, times: ReadonlyMap<string, readonly number[]>): boolean {
  const own = times.get(name) ?? [];
  return own.length >= 3 && median(own) > 10 * Math.min(...[...times.values()].map(median));
}

/** The list in an order of its own for each round, until every order was taken. */
function inTurn<T>(list: readonly T[], round: number): readonly T[] {
  const left = [...list];
  let order = round;
  return list.map((_, index) => {
    const count = list.length - index;
    const [next] = left.splice(order % count, 1);
    order = Math.floor(order / count);
    return next as T;
  });
}
