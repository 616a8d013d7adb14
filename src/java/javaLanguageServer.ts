import type { CancellationToken, Uri } from 'vscode';
import type { DeclarationRequest, FoundDeclarations } from '../core/declarationRequest';
import type { Declaration, FoundSymbol } from '../core/javaSymbols';

/** The Java language server, as far as the tools need it. */
export interface JavaLanguageServer {
  /**
   * Waits, within a bounded time, until the server has imported the projects.
   * Throws `javaServerUnavailable` when that will not happen by itself, and `CancellationError`.
   */
  connect(token: CancellationToken): Promise<JavaSession>;
}

/** One call's view of the server. Every method throws `timeout`, `javaServerUnavailable` or `CancellationError`. */
export interface JavaSession {
  /** False while projects are still being imported: then an empty answer means nothing, and a full one may lack hits. */
  readonly ready: boolean;
  /** Whether the server reports an error, such as a project that it could not import: then it may not know all source. */
  readonly reportsError: boolean;
  /**
   * Waits until a search may be made, which is later than `ready`; must come before the first one. False when that did not
   * happen within the bounds because the server is still starting: then a search could harm it, and must not be made.
   */
  untilSearchable(): Promise<boolean>;
  /** What our own search inside the server finds; undefined where it is missing, too old, or fails. */
  declarations(request: DeclarationRequest): Promise<FoundDeclarations | undefined>;
  /** What the workspace symbol providers find for a text, unfiltered and unordered. */
  workspaceSymbols(text: string): Promise<readonly FoundSymbol[]>;
  /** The outline of a document, as the server gives it. */
  documentSymbols(uri: Uri): Promise<readonly Declaration[]>;
}
