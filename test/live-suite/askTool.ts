import * as vscode from 'vscode';

/** A result as a model receives it: JSON, read back. */
export type ToolResult = Readonly<Record<string, unknown>>;

/** One row of `lsp_java_findSymbol`. */
export interface Hit {
  readonly name: string;
  readonly kind: string;
  readonly container?: string;
  readonly documentUri: string;
  readonly file?: string;
}

/** The folder that the live suite opened, and its path. */
export function workspaceFolder(): { readonly uri: vscode.Uri; readonly path: string } {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  if (folder === undefined) {
    throw new Error('The live suite needs an opened folder.');
  }
  return { uri: folder.uri, path: folder.uri.fsPath };
}

/** Asks a tool as a model does, through VS Code, and returns the text of its result. */
export async function askForText(
  name: string,
  input: object,
  token = new vscode.CancellationTokenSource().token,
): Promise<string> {
  const { content } = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined }, token);
  const [part] = content;
  if (content.length !== 1 || !(part instanceof vscode.LanguageModelTextPart)) {
    throw new Error(`${name} answered with something else than one text.`);
  }
  return part.value;
}

/** The same, with the path of the opened folder replaced by `W`, so that tests can compare whole results. */
export async function ask(name: string, input: object): Promise<ToolResult> {
  const text = await askForText(name, input);
  const { uri, path } = workspaceFolder();
  return JSON.parse(text.replaceAll(uri.toString(), 'W').replaceAll(path, 'W')) as ToolResult;
}

/** The hits of a search, each as `container.name`, in the order of the answer. */
export async function find(query: string, limit?: number): Promise<string[]> {
  const { results } = await ask('lsp_java_findSymbol', { query, ...(limit === undefined ? {} : { limit }) });
  return (results as Hit[]).map(({ container, name }) =>
    container === undefined ? name : `${container}.${name}`,
  );
}
