import * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';
import { symbolKindName, type Declaration, type FoundSymbol } from '../core/javaSymbols';
import { bounded, type Bounds } from './bounded';
import { providerKindName, toDeclarations, toFoundSymbol, type LooseDocumentSymbol } from './providerSymbols';
import type { RedhatJavaApi } from './redhatJavaApi';

/** An answer, and whether the Java server really gave it: VS Code turns a provider's failure into an empty list. */
export interface ProviderAnswer<T> {
  readonly items: readonly T[];
  readonly answered: boolean;
}

/** Runs a VS Code command; `vscode.commands.executeCommand` outside tests. */
export type ExecuteCommand = (command: string, ...args: unknown[]) => PromiseLike<unknown>;

/** LSP error codes of requests that somebody else has given up: they say nothing about the server. */
const GIVEN_UP = new Set([-32800, -32801, -32802]);

/** Asks VS Code's workspace symbol command. */
export async function askWorkspaceSymbols(
  api: RedhatJavaApi,
  executeCommand: ExecuteCommand,
  text: string,
  bounds: Bounds,
): Promise<ProviderAnswer<FoundSymbol>> {
  const answer = await watchRequests(api, 'workspace/symbol', () =>
    bounded(bounds, () => executeCommand('vscode.executeWorkspaceSymbolProvider', text)),
  );
  const items = asArray(answer.items).flatMap(
    (symbol) => toFoundSymbol(symbol as vscode.SymbolInformation) ?? [],
  );
  return { items, answered: answer.answered || items.length > 0 };
}

/** Asks for a document's outline: the API where it is there (cancellable, Java only), else VS Code's command. */
export async function askDocumentSymbols(
  api: RedhatJavaApi,
  executeCommand: ExecuteCommand,
  uri: vscode.Uri,
  bounds: Bounds,
): Promise<ProviderAnswer<Declaration>> {
  const { getDocumentSymbols } = api;
  const answer = await watchRequests(api, 'textDocument/documentSymbol', () =>
    bounded(bounds, async (token) =>
      getDocumentSymbols === undefined
        ? executeCommand('vscode.executeDocumentSymbolProvider', uri)
        : failing(getDocumentSymbols({ textDocument: { uri: uri.toString() } }, token)),
    ),
  );
  const kindName =
    getDocumentSymbols === undefined ? providerKindName : (kind?: number | null) => symbolKindName(kind ?? 0);
  const items = toDeclarations(asArray(answer.items) as LooseDocumentSymbol[], kindName);
  return { items, answered: answer.answered || items.length > 0 };
}

/** The API rejects with the client's own errors; which one it was helps nobody outside the log of redhat.java. */
async function failing<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch {
    throw toolErrors.javaServerFailed();
  }
}

/**
 * Runs a call and listens to redhat.java's requests of one LSP method meanwhile. A failed request ends the call at once:
 * on a dotted query redhat.java's provider never settles after a failure. Without the event every answer is believed.
 */
async function watchRequests(
  api: RedhatJavaApi,
  method: string,
  call: () => Promise<unknown>,
): Promise<{ items: unknown; answered: boolean }> {
  if (api.onDidRequestEnd === undefined) {
    return { items: await call(), answered: true };
  }
  const { onDidRequestEnd } = api;
  let answered = false;
  let listener: vscode.Disposable | undefined;
  const failed = new Promise<{ items: unknown; answered: boolean }>((resolve) => {
    listener = onDidRequestEnd(({ type, error }) => {
      if (type !== method) {
        return;
      }
      if (!error) {
        answered = true;
      } else if (!answered && !GIVEN_UP.has((error as { code?: number }).code ?? 0)) {
        resolve({ items: [], answered: false });
      }
    });
  });
  try {
    const items = call().then((result) => ({ items: result, answered }));
    return await Promise.race([items, failed]);
  } finally {
    listener?.dispose();
  }
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
