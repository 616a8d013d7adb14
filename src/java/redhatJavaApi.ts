import type { CancellationToken, Event } from 'vscode';
import type { DocumentSymbol, DocumentSymbolParams, SymbolInformation } from 'vscode-languageclient';

/** The identifier of the extension that runs the Java language server. */
export const REDHAT_JAVA = 'redhat.java';

/**
 * The part of redhat.java's API that we use, after API version 0.14 (`extension.api.ts` in redhat-developer/vscode-java).
 * Every member is optional: forks and older versions lack some, and a bare provider must suffice.
 */
export interface RedhatJavaApi {
  /** `Uninitialized`, `Initialized`, `Starting`, `Started`, `Error` or `Stopping`; changes over time. */
  readonly status?: string;
  /** `Standard`, `Hybrid` or `LightWeight`; changes over time. */
  readonly serverMode?: string;
  /** Resolves when the standard server has imported the projects; in lightweight mode never. */
  readonly serverReady?: () => Promise<boolean>;
  /** Fires when a request of the language client has ended, well or badly. */
  readonly onDidRequestEnd?: Event<RequestEnd>;
  /** Asks the server straight for a document's symbols; starts a stopped server again. */
  readonly getDocumentSymbols?: (
    params: DocumentSymbolParams,
    token?: CancellationToken,
  ) => Promise<DocumentSymbol[] | SymbolInformation[] | null>;
}

/** How a request of redhat.java's language client ended. */
export interface RequestEnd {
  /** The LSP method, for example `workspace/symbol`. */
  readonly type: string;
  /** Present when the request failed. */
  readonly error?: unknown;
}
