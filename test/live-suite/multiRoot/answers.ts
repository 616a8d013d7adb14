import * as path from 'node:path';
import * as vscode from 'vscode';
import { askForText, type Hit } from '../askTool';

/** The folder that holds the roots of the opened workspace, and its URI as VS Code writes it. */
export function baseFolder(): { readonly path: string; readonly uri: string } {
  const { workspaceFile } = vscode.workspace;
  if (workspaceFile === undefined) {
    throw new Error('These tests need an opened .code-workspace file.');
  }
  const folder = path.dirname(workspaceFile.fsPath);
  return { path: folder, uri: vscode.Uri.file(folder).toString() };
}

/** Asks a tool, and writes `B` for the folder that holds the roots, so that tests can compare whole results. */
export async function askBelow(name: string, input: object): Promise<Readonly<Record<string, unknown>>> {
  const { path: folder, uri } = baseFolder();
  const text = await askForText(name, input);
  return JSON.parse(text.replaceAll(uri, 'B').replaceAll(folder, 'B')) as Readonly<Record<string, unknown>>;
}

/** Asks for the outline of a small file: its documentUri and file, and the names in it; a refusal as it is. */
export async function outline(uri: string): Promise<unknown> {
  const answer = await askBelow('lsp_java_getFileStructure', { uri });
  if (!('symbols' in answer)) {
    return answer;
  }
  const { documentUri, file, symbols } = answer as Readonly<{
    documentUri: string;
    file: string;
    symbols: readonly OutlineNode[];
  }>;
  return { documentUri, file, names: namesOf(symbols) };
}

interface OutlineNode {
  readonly name: string;
  readonly children?: readonly OutlineNode[];
}

function namesOf(nodes: readonly OutlineNode[] = []): string[] {
  return nodes.flatMap(({ name, children }) => [name, ...namesOf(children)]);
}

/** The hits of a search that lie in source. */
export async function sourceHits(query: string): Promise<readonly Hit[]> {
  const { results } = await askBelow('lsp_java_findSymbol', { query });
  return (results as readonly Hit[]).filter(({ file }) => file !== undefined);
}
