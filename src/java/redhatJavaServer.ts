import type * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';
import type { Declaration, FoundSymbol } from '../core/javaSymbols';
import { bounded, falseAtDeadline } from './bounded';
import type { JavaLanguageServer, JavaSession } from './javaLanguageServer';
import { askDocumentSymbols, askWorkspaceSymbols, type ProviderAnswer } from './providerCommands';
import type { RedhatJavaApi } from './redhatJavaApi';
import { askForIndex, revive, untilIndexed, type ExecuteCommand, type ServerBounds } from './serverHealth';
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
  /** For any sign of life, before a call looks whether the server has died. */
  readonly patienceMs: number;
}

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
    const { readinessMs, providerMs, patienceMs } = this.limits;
    const { showWaiting, executeCommand } = this.host;
    const { api, ready } = await waitForReadiness(extension, showWaiting, { token, deadlineMs: readinessMs });
    return new RedhatJavaSession(api, ready, executeCommand, { token, deadlineMs: providerMs, patienceMs });
  }
}

class RedhatJavaSession implements JavaSession {
  constructor(
    private readonly api: RedhatJavaApi,
    readonly ready: boolean,
    private readonly executeCommand: ExecuteCommand,
    private readonly bounds: ServerBounds,
  ) {}

  async untilSearchable(): Promise<boolean> {
    if (this.ready) {
      await untilIndexed(this.api, this.executeCommand, this.bounds);
      return true;
    }
    // A server that is still starting must not be started a second time.
    const asked = bounded(this.bounds, (token) => askForIndex(this.executeCommand, token));
    return asked.then(() => true, falseAtDeadline);
  }

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
    await bounded(this.bounds, (token) => revive(this.api, token, this.bounds.patienceMs));
    const second = await ask();
    if (!second.answered) {
      throw toolErrors.javaServerFailed();
    }
    return second.items;
  }
}
