import * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';
import { bounded, type Bounds } from './bounded';
import type { RedhatJavaApi } from './redhatJavaApi';

/** Runs a VS Code command; `vscode.commands.executeCommand` outside tests. */
export type ExecuteCommand = (command: string, ...args: unknown[]) => PromiseLike<unknown>;

/** Bounds of a call that looks whether the server is still there after `patienceMs` milliseconds of silence. */
export interface ServerBounds extends Bounds {
  readonly patienceMs: number;
}

/** jdtls answers a question about a class that it does not know with nothing, and opens no project for it. */
const NO_DOCUMENT = 'jdt://none/None.class';

/**
 * Waits until jdtls has indexed what it knows, and brings it back if it is dead. Throws `timeout`, `javaServerUnavailable`
 * or `CancellationError`.
 *
 * A search that waits for the index holds a thread of Java's common pool, which the indexer needs too: on two cores one
 * early search stops jdtls for good (mended in JDT by eclipse-jdt/eclipse.jdt.core#5074). Most workspace commands wait for
 * the index on a thread of their own, so a harmless one goes first. Where there is no such command, nothing is waited for.
 */
export async function untilIndexed(
  api: RedhatJavaApi,
  executeCommand: ExecuteCommand,
  bounds: ServerBounds,
): Promise<void> {
  await bounded(bounds, async (token) => {
    const first = askForIndex(executeCommand, token);
    const early = await Promise.race([first, silence(bounds.patienceMs)]);
    if (early === 'indexed') {
      return;
    }
    throwIfGivenUp(token);
    // A dead server is started again by this; one that is only busy answers the older question before it.
    const alive = revive(api, token, bounds.patienceMs);
    const later = await Promise.race([
      first.then((answer) => (answer === 'indexed' ? answer : alive)),
      alive,
    ]);
    throwIfGivenUp(token);
    if (later !== 'indexed') {
      await askForIndex(executeCommand, token);
    }
  });
}

/** Lets jdtls wait for its index; `refused` where it is dead or knows no such command. */
export async function askForIndex(
  executeCommand: ExecuteCommand,
  token: vscode.CancellationToken,
): Promise<'indexed' | 'refused'> {
  try {
    await executeCommand('java.execute.workspaceCommand', 'java.project.listSourcePaths', token);
    return 'indexed';
  } catch {
    return 'refused';
  }
}

/** Makes redhat.java start a server that has died: a request for symbols does, a search does not. */
export async function revive(
  { getDocumentSymbols }: RedhatJavaApi,
  token: vscode.CancellationToken,
  patienceMs: number,
): Promise<'alive'> {
  if (getDocumentSymbols !== undefined) {
    const ask = () => getDocumentSymbols({ textDocument: { uri: NO_DOCUMENT } }, token);
    await askUpToTwice(ask, token, patienceMs);
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
 * Asks; after `patienceMs` of silence looks whether the server has died meanwhile, which no event tells. One that is only busy
 * is not asked again; a dead one is brought back first. Rejects as `ask` does.
 */
export async function askAgainAfterDeath<T>(
  ask: () => PromiseLike<T>,
  { getDocumentSymbols }: RedhatJavaApi,
  token: vscode.CancellationToken,
  patienceMs: number,
): Promise<T> {
  const first = Promise.resolve(ask());
  const settled = first.then(
    () => 'alive',
    () => 'alive',
  );
  const early = await Promise.race([settled, silence(patienceMs)]);
  if (early === 'alive' || getDocumentSymbols === undefined) {
    return first;
  }
  throwIfGivenUp(token);
  const signOfLife = () => getDocumentSymbols({ textDocument: { uri: NO_DOCUMENT } }, token);
  const answered = signOfLife().then(
    () => 'alive',
    () => 'dead',
  );
  if ((await Promise.race([settled, answered, silence(patienceMs)])) === 'alive') {
    return first;
  }
  throwIfGivenUp(token);
  await askUpToTwice(signOfLife, token, patienceMs);
  throwIfGivenUp(token);
  return Promise.any([first, ask()]);
}

/** `bounded` cancels the token of a call for which nobody waits any more. */
function throwIfGivenUp(token: vscode.CancellationToken): void {
  if (token.isCancellationRequested) {
    throw new vscode.CancellationError();
  }
}

function silence(milliseconds: number): Promise<'silent'> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'silent'));
}
