import * as vscode from 'vscode';
import { ToolError, toolErrors } from '../core/toolError';

/** What bounds a provider call: the caller's token, and a deadline in milliseconds. */
export interface Bounds {
  readonly token: vscode.CancellationToken;
  readonly deadlineMs: number;
}

/**
 * Runs one provider call within its bounds. The call's own token is cancelled when nobody waits for it any more.
 * Throws `CancellationError` as soon as the caller cancels (without a call when it already has), and `timeout` at the deadline.
 */
export async function bounded<T>(
  { token, deadlineMs }: Bounds,
  call: (token: vscode.CancellationToken) => PromiseLike<T>,
): Promise<T> {
  if (token.isCancellationRequested) {
    throw new vscode.CancellationError();
  }
  const source = new vscode.CancellationTokenSource();
  let timer: NodeJS.Timeout | undefined;
  let listener: vscode.Disposable | undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(toolErrors.timeout(deadlineMs / 1000));
    }, deadlineMs);
    listener = token.onCancellationRequested(() => {
      reject(new vscode.CancellationError());
    });
  });
  try {
    return await Promise.race([call(source.token), interrupted]);
  } finally {
    clearTimeout(timer);
    listener?.dispose();
    source.cancel();
    source.dispose();
  }
}

/** Whether `bounded` ran out of time. */
export function isTimeout(error: unknown): error is ToolError {
  return error instanceof ToolError && error.code === 'timeout';
}

/** For waits that may run out of time: `false` instead of a `timeout`; every other error is thrown again. */
export function falseAtDeadline(error: unknown): false {
  if (isTimeout(error)) {
    return false;
  }
  throw error;
}

/** `bounded` cancels the token of a call for which nobody waits any more. */
export function throwIfGivenUp(token: vscode.CancellationToken): void {
  if (token.isCancellationRequested) {
    throw new vscode.CancellationError();
  }
}

/** Resolves after so many milliseconds in which nothing else happened. */
export function silence(milliseconds: number): Promise<'silent'> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'silent'));
}
