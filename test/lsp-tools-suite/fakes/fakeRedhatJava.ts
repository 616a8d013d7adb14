import * as vscode from 'vscode';
import type { DeclarationRequest } from '../../../src/core/declarationRequest';
import type { RedhatJavaApi, RequestEnd } from '../../../src/java/redhatJavaApi';

/** What a provider does with one request. */
export interface Reply {
  readonly items?: unknown;
  /** What redhat.java tells about the request of its client; absent when there was none. */
  readonly end?: { readonly error?: unknown };
  /** Never settles. */
  readonly hangs?: true;
  /** Rejects with the error of `end`. */
  readonly rejects?: true;
}

/** The Java server gave this. */
export const answered = (items: unknown): Reply => ({ items, end: {} });

/** Our bundle found these hits; `rest` is what else it says. */
export const foundBySearch = (hits: readonly object[], rest: object = {}): Reply =>
  answered({ version: 1, total: hits.length, complete: true, indexed: true, hits, ...rest });

/** No Java server was asked; VS Code gives what other providers have. */
export const unanswered = (items: unknown = []): Reply => ({ items });

/** The request failed, and VS Code made an empty list of it. */
export const failed = (error: unknown = new Error('Client is not running')): Reply => ({
  items: [],
  end: { error },
});

/** The request failed, and its error reaches the caller: what redhat.java's API and its commands do. */
export const rejected = (error: unknown = new Error('Client is not running')): Reply => ({
  rejects: true,
  end: { error },
});

/** What our bundle is asked, version 1. */
export interface SearchRequest extends DeclarationRequest {
  readonly version: number;
  readonly limit: number;
}

/** No answer, ever. */
export const hanging: Reply = { hangs: true };

/** The request failed, and redhat.java's provider forgot to settle: what it does on queries with a dot. */
export const failedAndHanging: Reply = { hangs: true, end: { error: new Error('Client is not running') } };

/** The Java server has answered, and a provider of another extension never does. */
export const answeredAndHanging: Reply = { hangs: true, end: {} };

/** What redhat.java is asked to outline only to make it start a dead server again. */
export const REVIVAL = 'jdt://none/None.class';

/** The extension redhat.java with its API, and VS Code's provider commands in front of it. All of it is scripted. */
export class FakeRedhatJava {
  installed = true;
  isActive = true;
  status = 'Started';
  serverMode = 'Standard';
  ready: Promise<boolean> = Promise.resolve(true);
  activation = (): Promise<void> => Promise.resolve();
  /** What the extension exports once it is active. */
  api: RedhatJavaApi | undefined;

  /** How a workspace symbol request is answered; `count` is 1 for the first request. */
  search: (query: string, count: number) => Reply = () => answered([]);
  /** How a document symbol request is answered. */
  outline: (uri: string, count: number) => Reply = () => answered([]);

  /** How the workspace command is answered that waits for jdtls's index. */
  waitForIndex: (count: number) => Reply = () => answered({ status: true, data: [] });

  /** How our bundle inside jdtls answers; undefined where jdtls has not loaded it. */
  declarations: ((request: SearchRequest, count: number) => Reply) | undefined;

  readonly queries: string[] = [];
  /** What our bundle was asked. */
  readonly searches: SearchRequest[] = [];
  /** URIs asked for through the API. */
  readonly outlined: string[] = [];
  /** URIs asked for through VS Code's command. */
  readonly outlinedByCommand: string[] = [];
  /** How often jdtls was asked to say when it has indexed everything. */
  indexWaits = 0;
  /** The tokens that the API and the workspace command were given. */
  readonly tokens: vscode.CancellationToken[] = [];

  private readonly requestEnd = new vscode.EventEmitter<RequestEnd>();

  constructor() {
    const status = () => this.status;
    const serverMode = () => this.serverMode;
    this.api = {
      get status() {
        return status();
      },
      get serverMode() {
        return serverMode();
      },
      serverReady: () => this.ready,
      onDidRequestEnd: this.requestEnd.event,
      getDocumentSymbols: ({ textDocument }, token) => {
        this.outlined.push(textDocument.uri);
        this.tokens.push(token ?? new vscode.CancellationTokenSource().token);
        return this.settle<[]>(
          'textDocument/documentSymbol',
          this.outline(textDocument.uri, this.outlined.length),
        );
      },
    };
  }

  /** Makes the API that of an older version or a fork. */
  withoutApiMember(member: keyof RedhatJavaApi): void {
    this.api = Object.fromEntries(Object.entries(this.api ?? {}).filter(([name]) => name !== member));
  }

  /** Makes the server one that is starting; the answer makes it ready. */
  starting(): () => void {
    let becomeReady: () => void = () => undefined;
    this.ready = new Promise((resolve) => {
      becomeReady = () => {
        resolve(true);
      };
    });
    return becomeReady;
  }

  readonly extension = (): vscode.Extension<RedhatJavaApi | undefined> | undefined =>
    this.installed ? this.makeExtension() : undefined;

  readonly executeCommand = (command: string, subject: unknown, ...rest: unknown[]): Promise<unknown> => {
    if (command === 'java.execute.workspaceCommand' && subject === 'java.project.listSourcePaths') {
      this.indexWaits += 1;
      this.tokens.push(...rest.filter(isToken));
      return this.settle('workspace/executeCommand', this.waitForIndex(this.indexWaits));
    }
    if (command === 'java.execute.workspaceCommand' && subject === 'javaLspTools.search') {
      const [request, ...others] = rest;
      this.searches.push(request as SearchRequest);
      this.tokens.push(...others.filter(isToken));
      const missing = rejected(new Error('No delegateCommandHandler for javaLspTools.search'));
      const reply = this.declarations?.(request as SearchRequest, this.searches.length) ?? missing;
      return this.settle('workspace/executeCommand', reply);
    }
    if (command === 'vscode.executeWorkspaceSymbolProvider' && typeof subject === 'string') {
      this.queries.push(subject);
      return this.settle('workspace/symbol', this.search(subject, this.queries.length));
    }
    if (command === 'vscode.executeDocumentSymbolProvider' && subject instanceof vscode.Uri) {
      this.outlinedByCommand.push(subject.toString());
      const reply = this.outline(subject.toString(), this.outlinedByCommand.length);
      return this.settle('textDocument/documentSymbol', reply);
    }
    throw new Error(`no such command is expected: ${command}`);
  };

  private makeExtension(): vscode.Extension<RedhatJavaApi | undefined> {
    const isActive = () => this.isActive;
    const api = () => this.api;
    return {
      id: 'redhat.java',
      extensionUri: vscode.Uri.file('/extensions/redhat.java'),
      extensionPath: '/extensions/redhat.java',
      packageJSON: {},
      extensionKind: vscode.ExtensionKind.Workspace,
      get isActive() {
        return isActive();
      },
      get exports() {
        if (!isActive()) {
          // VS Code does the same.
          throw new Error("Extension 'redhat.java' is not known or not activated");
        }
        return api();
      },
      activate: async () => {
        await this.activation();
        this.isActive = true;
        return this.api;
      },
    };
  }

  private async settle<T>(type: string, { items, end, hangs, rejects }: Reply): Promise<T> {
    await Promise.resolve();
    if (end !== undefined) {
      this.requestEnd.fire({ type, ...end });
    }
    if (rejects) {
      throw end?.error;
    }
    return hangs ? new Promise<never>(() => undefined) : (items as T);
  }
}

function isToken(value: unknown): value is vscode.CancellationToken {
  return typeof value === 'object' && value !== null && 'isCancellationRequested' in value;
}
