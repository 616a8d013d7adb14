import type * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';
import { silence, throwIfGivenUp, type Bounds } from './bounded';
import type { RedhatJavaApi } from './redhatJavaApi';

/** Runs a VS Code command; `vscode.commands.executeCommand` outside tests. */
export type ExecuteCommand = (command: string, ...args: unknown[]) => PromiseLike<unknown>;

/** Bounds of a call that looks whether the server is still there after `patienceMs` milliseconds of silence. */
export interface ServerBounds extends Bounds {
  readonly patienceMs: number;
}

/** jdtls answers a question about a class that it does not know with nothing, and opens no project for it. */
const NO_DOCUMENT = 'jdt://none/None.class';

/** A harmless question, which a living server answers; undefined where redhat.java offers no way to ask it. */
function signOfLifeOf(
  { getDocumentSymbols }: RedhatJavaApi,
  token: vscode.CancellationToken,
): (() => Promise<unknown>) | undefined {
  return getDocumentSymbols && (() => getDocumentSymbols({ textDocument: { uri: NO_DOCUMENT } }, token));
}

/** Makes redhat.java start a server that has died: a request for symbols does, a search does not. */
export async function revive(
  api: RedhatJavaApi,
  token: vscode.CancellationToken,
  patienceMs: number,
): Promise<'alive'> {
  const signOfLife = signOfLifeOf(api, token);
  if (signOfLife !== undefined) {
    await askUpToTwice(signOfLife, token, patienceMs);
  }
  return 'alive';
}

/**
 * Asks, and asks once more `patienceMs` later after a failure or silence: redhat.java sees that its server has died only when a
 * request cannot be sent, and that request may never settle. Throws `javaServerUnavailable` when both fail. Nothing is asked
 * once the token is cancelled.
 */
export async function askUpToTwice<T>(
  ask: () => Promise<T>,
  token: vscode.CancellationToken,
  patienceMs: number,
): Promise<T> {
  const first = ask();
  const patience = silence(patienceMs);
  // A client that has just seen its server die refuses everything for two seconds: a failure is waited out too.
  const early = await Promise.race([
    first.then(
      () => 'answered',
      () => patience,
    ),
    patience,
  ]);
  if (early === 'answered') {
    return first;
  }
  throwIfGivenUp(token);
  return Promise.any([first, ask()]).catch(() => {
    throw toolErrors.javaServerFailed();
  });
}

/**
 * Asks, and asks again when the server has died meanwhile, once it is back. A death shows as a broken connection or, since no
 * event tells, as silence: after `patienceMs` of it a sign of life is asked for, and a server that is only busy is not asked
 * again. Rejects where nothing was answered.
 */
export async function askAgainAfterDeath<T>(
  ask: () => PromiseLike<T>,
  api: RedhatJavaApi,
  token: vscode.CancellationToken,
  patienceMs: number,
): Promise<T> {
  const first = Promise.resolve(ask());
  const settled = first.then(
    () => 'alive',
    (error: unknown) => (isConnectionLost(error) ? 'dead' : 'alive'),
  );
  const early = await Promise.race([settled, silence(patienceMs)]);
  const signOfLife = signOfLifeOf(api, token);
  if (early === 'alive' || signOfLife === undefined) {
    return first;
  }
  throwIfGivenUp(token);
  if (early === 'silent') {
    const answered = signOfLife().then(
      () => 'alive',
      () => 'dead',
    );
    if ((await Promise.race([settled, answered, silence(patienceMs)])) === 'alive') {
      return first;
    }
    throwIfGivenUp(token);
  }
  await revive(api, token, patienceMs);
  throwIfGivenUp(token);
  return Promise.any([first, ask()]);
}

/** The codes of vscode-jsonrpc for what its own side of a connection rejects: `MessageWriteError` to `ConnectionInactive`. */
function isConnectionLost(error: unknown): boolean {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  return typeof code === 'number' && code >= -32_099 && code <= -32_096;
}
