import * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';
import type { Declaration, FoundSymbol } from '../core/javaSymbols';
import { bounded } from './bounded';
import type { JavaLanguageServer, JavaSession } from './javaLanguageServer';
import {
  askDocumentSymbols,
  askWorkspaceSymbols,
  type ExecuteCommand,
  type ProviderAnswer,
} from './providerCommands';
import type { RedhatJavaApi } from './redhatJavaApi';
import { waitForReadiness } from './serverReadiness';

/** What the server needs of VS Code. */
export interface JavaServerHost {
  /** The extension redhat.java, undefined where it is missing or disabled. */
  readonly extension: () => vscode.Extension<RedhatJavaApi | undefined> | undefined;
  readonly executeCommand: ExecuteCommand;
  /** Shows a person that a call waits for the server, as long as the promise is pending. */
  readonly showWaiting: (pending: Promise<unknown>) => void;
}

/** How long a call waits, in milliseconds. */
export interface JavaServerLimits {
  /** For a starting or importing server to become ready. */
  readonly readinessMs: number;
  /** For one answer of a provider. */
  readonly providerMs: number;
}

/** jdtls answers a question about a class that it does not know with nothing, and opens no project for it. */
const NO_DOCUMENT = vscode.Uri.parse('jdt://none/None.class');

/** The Java language server behind redhat.java. Holds no state between calls. */
export class RedhatJavaServer implements JavaLanguageServer {
  constructor(
    private readonly host: JavaServerHost,
    private readonly limits: JavaServerLimits,
  ) {}

  async connect(token: vscode.CancellationToken): Promise<JavaSession> {
    const extension = this.host.extension();
    if (extension === undefined) {
      throw toolErrors.javaExtensionMissing();
    }
    const { api, ready } = await waitForReadiness(extension, this.host.showWaiting, {
      token,
      deadlineMs: this.limits.readinessMs,
    });
    return new RedhatJavaSession(api, ready, this.host.executeCommand, {
      token,
      deadlineMs: this.limits.providerMs,
    });
  }
}

class RedhatJavaSession implements JavaSession {
  constructor(
    private readonly api: RedhatJavaApi,
    readonly ready: boolean,
    private readonly executeCommand: ExecuteCommand,
    private readonly bounds: { readonly token: vscode.CancellationToken; readonly deadlineMs: number },
  ) {}

  workspaceSymbols(text: string): Promise<readonly FoundSymbol[]> {
    return this.untilAnswered(() => askWorkspaceSymbols(this.api, this.executeCommand, text, this.bounds));
  }

  documentSymbols(uri: vscode.Uri): Promise<readonly Declaration[]> {
    return this.untilAnswered(() => askDocumentSymbols(this.api, this.executeCommand, uri, this.bounds));
  }

  /** An empty list that no server gave is no answer: a dead server is brought back and asked once more. */
  private async untilAnswered<T>(ask: () => Promise<ProviderAnswer<T>>): Promise<readonly T[]> {
    const first = await ask();
    if (first.answered || !this.ready) {
      return first.items;
    }
    await this.revive();
    const second = await ask();
    if (!second.answered) {
      throw toolErrors.javaServerFailed();
    }
    return second.items;
  }

  /** A request for symbols makes redhat.java start a server that has died; a search does not. */
  private async revive(): Promise<void> {
    const { getDocumentSymbols } = this.api;
    if (getDocumentSymbols !== undefined) {
      await bounded(this.bounds, (token) =>
        getDocumentSymbols({ textDocument: { uri: NO_DOCUMENT.toString() } }, token).catch(() => {
          throw toolErrors.javaServerFailed();
        }),
      );
    }
  }
}
