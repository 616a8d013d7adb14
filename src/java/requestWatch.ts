import type * as vscode from 'vscode';
import type { RedhatJavaApi } from './redhatJavaApi';

/** LSP error codes of requests that somebody else has given up: they say nothing about the server. */
const GIVEN_UP = new Set([-32800, -32801, -32802]);

/**
 * Listens to redhat.java's requests of one LSP method while a call runs: VS Code turns a provider's failure into an empty
 * list, and on a dotted query redhat.java's provider never settles after one. Without the event every answer is believed.
 */
export class RequestWatch implements vscode.Disposable {
  /** Resolves when a request of this method fails and none has succeeded. */
  readonly failed: Promise<void>;
  private hasSucceeded = false;
  private readonly isBlind: boolean;
  private readonly listener: vscode.Disposable | undefined;

  constructor({ onDidRequestEnd }: RedhatJavaApi, method: string) {
    this.isBlind = onDidRequestEnd === undefined;
    let fail: () => void;
    this.failed = new Promise((resolve) => {
      fail = resolve;
    });
    this.listener = onDidRequestEnd?.(({ type, error }) => {
      if (type === method && !error) {
        this.hasSucceeded = true;
      } else if (
        type === method &&
        !this.hasSucceeded &&
        !GIVEN_UP.has((error as { code?: number }).code ?? 0)
      ) {
        fail();
      }
    });
  }

  /** Whether a request of this method has succeeded since the watch began. */
  get succeeded(): boolean {
    return this.hasSucceeded;
  }

  /** Whether an answer is to be believed. */
  get answered(): boolean {
    return this.isBlind || this.hasSucceeded;
  }

  dispose(): void {
    this.listener?.dispose();
  }
}
