import type * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';
import type { DeclarationRequest, FoundDeclarations } from '../core/declarationRequest';
import type { Declaration, FoundSymbol } from '../core/javaSymbols';
import { bounded, falseAtDeadline } from './bounded';
import { askDeclarations } from './declarationCommand';
import type { JavaLanguageServer, JavaSession } from './javaLanguageServer';
import { askDocumentSymbols, askWorkspaceSymbols, type ProviderAnswer } from './providerCommands';
import type { RedhatJavaApi } from './redhatJavaApi';
import { revive, type ExecuteCommand, type ServerBounds } from './serverHealth';
import { askForIndex, untilIndexed } from './serverIndex';
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
    const { readinessMs } = this.limits;
    const { api, ready } = await waitForReadiness(extension, this.host.showWaiting, {
      token,
      deadlineMs: readinessMs,
    });
    return new RedhatJavaSession(api, ready, this.host, this.limits, token);
  }
}

class RedhatJavaSession implements JavaSession {
  private readonly bounds: ServerBounds;

  constructor(
    private readonly api: RedhatJavaApi,
    readonly ready: boolean,
    private readonly host: JavaServerHost,
    private readonly limits: JavaServerLimits,
    token: vscode.CancellationToken,
  ) {
    this.bounds = { token, deadlineMs: limits.providerMs, patienceMs: limits.patienceMs };
  }

  get reportsError(): boolean {
    return this.api.status === 'Error';
  }

  async untilSearchable(): Promise<boolean> {
    const bounds = { ...this.bounds, deadlineMs: this.limits.readinessMs };
    const { executeCommand, showWaiting } = this.host;
    // A server that is still starting must not be started a second time.
    const pending = this.ready
      ? untilIndexed(this.api, executeCommand, bounds).then(() => true)
      : bounded(bounds, (token) => askForIndex(executeCommand, token)).then(() => true, falseAtDeadline);
    showWaiting(pending);
    return pending;
  }

  declarations(request: DeclarationRequest): Promise<FoundDeclarations | undefined> {
    return askDeclarations(this.api, this.host.executeCommand, request, this.bounds);
  }

  workspaceSymbols(text: string): Promise<readonly FoundSymbol[]> {
    return this.untilAnswered(() =>
      askWorkspaceSymbols(this.api, this.host.executeCommand, text, this.bounds),
    );
  }

  documentSymbols(uri: vscode.Uri): Promise<readonly Declaration[]> {
    return this.untilAnswered(() => askDocumentSymbols(this.api, this.host.executeCommand, uri, this.bounds));
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
