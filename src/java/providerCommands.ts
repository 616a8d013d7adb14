import type * as vscode from 'vscode';
import { isJavaLocation, symbolKindName, type Declaration, type FoundSymbol } from '../core/javaSymbols';
import { toolErrors } from '../core/toolError';
import { bounded, isTimeout, type Bounds } from './bounded';
import { providerKindName, toDeclarations, toFoundSymbol, type LooseDocumentSymbol } from './providerSymbols';
import type { RedhatJavaApi } from './redhatJavaApi';
import { RequestWatch } from './requestWatch';
import { askUpToTwice, type ExecuteCommand, type ServerBounds } from './serverHealth';

/** An answer, and whether the Java server gave it: an empty list may as well come from nobody. */
export interface ProviderAnswer<T> {
  readonly items: readonly T[];
  readonly answered: boolean;
}

/** Asks VS Code's workspace symbol command, which asks the providers of all extensions. */
export async function askWorkspaceSymbols(
  api: RedhatJavaApi,
  executeCommand: ExecuteCommand,
  text: string,
  bounds: Bounds,
): Promise<ProviderAnswer<FoundSymbol>> {
  const watch = new RequestWatch(api, 'workspace/symbol');
  const call = () => executeCommand('vscode.executeWorkspaceSymbolProvider', text);
  try {
    const found = await bounded(bounds, () => Promise.race([call(), watch.failed]));
    const items = asArray(found).flatMap((symbol) => toFoundSymbol(symbol as vscode.SymbolInformation) ?? []);
    return { items, answered: watch.answered || items.some(isJavaLocation) };
  } catch (error) {
    throw watch.succeeded && isTimeout(error)
      ? toolErrors.otherProviderTimeout(bounds.deadlineMs / 1000)
      : error;
  } finally {
    watch.dispose();
  }
}

/** Asks for a document's outline: the API where it is there (cancellable, Java only), else VS Code's command. */
export async function askDocumentSymbols(
  api: RedhatJavaApi,
  executeCommand: ExecuteCommand,
  uri: vscode.Uri,
  bounds: ServerBounds,
): Promise<ProviderAnswer<Declaration>> {
  const watch = new RequestWatch(api, 'textDocument/documentSymbol');
  const { getDocumentSymbols } = api;
  try {
    const items =
      getDocumentSymbols === undefined
        ? fromCommand(
            await bounded(bounds, () =>
              Promise.race([executeCommand('vscode.executeDocumentSymbolProvider', uri), watch.failed]),
            ),
          )
        : fromApi(
            await bounded(bounds, (token) =>
              askUpToTwice(
                () => getDocumentSymbols({ textDocument: { uri: uri.toString() } }, token),
                token,
                bounds.patienceMs,
              ),
            ),
          );
    return { items, answered: watch.answered || items.length > 0 };
  } finally {
    watch.dispose();
  }
}

function fromCommand(nodes: unknown): Declaration[] {
  return toDeclarations(asArray(nodes) as LooseDocumentSymbol[], providerKindName);
}

function fromApi(nodes: unknown): Declaration[] {
  return toDeclarations(asArray(nodes) as LooseDocumentSymbol[], (kind) => symbolKindName(kind ?? 0));
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
