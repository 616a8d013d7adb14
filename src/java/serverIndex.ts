import type * as vscode from 'vscode';
import { bounded, silence, throwIfGivenUp } from './bounded';
import type { RedhatJavaApi } from './redhatJavaApi';
import { revive, type ExecuteCommand, type ServerBounds } from './serverHealth';

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
