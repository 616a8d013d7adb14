import * as vscode from 'vscode';
import type { RedhatJavaApi } from '../src/java/redhatJavaApi';
import { classFile, SIZES } from './generatedProject';

type Way = (uri: vscode.Uri) => Promise<unknown>;

const ROUNDS = 7;

/** Called by VS Code in its extension host: prints the median milliseconds of each way and size. */
export async function run(): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const api = (await vscode.extensions.getExtension<RedhatJavaApi>('redhat.java')?.activate()) ?? {};
  await api.serverReady?.();
  await vscode.commands.executeCommand('java.execute.workspaceCommand', 'java.project.listSourcePaths');
  const ask: Way = async (uri) => api.getDocumentSymbols?.({ textDocument: { uri: uri.toString() } });
  const ways: Readonly<Record<string, Way>> = {
    api: ask,
    'open, then api': async (uri) => {
      await vscode.workspace.openTextDocument(uri);
      return ask(uri);
    },
    command: async (uri) => vscode.commands.executeCommand('vscode.executeDocumentSymbolProvider', uri),
  };
  for (const methods of SIZES) {
    let number = 0;
    const next = () => vscode.Uri.joinPath(folder ?? vscode.Uri.file('/'), classFile(methods, number++));
    const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
    for (let round = 0; round < (methods > 1000 ? 3 : ROUNDS); round += 1) {
      for (const [name, way] of Object.entries(ways)) {
        const uri = next();
        const start = performance.now();
        await way(uri);
        times.get(name)?.push(performance.now() - start);
      }
    }
    const medians = [...times].map(([name, list]) => `${name} ${median(list).toFixed(1)}`);
    console.log(`${methods} methods: ${medians.join(', ')}`);
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
