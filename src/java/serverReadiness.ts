import type * as vscode from 'vscode';
import { toolErrors, type ToolError } from '../core/toolError';
import { bounded, falseAtDeadline, type Bounds } from './bounded';
import type { RedhatJavaApi } from './redhatJavaApi';

/** How often the live properties of the API are looked at while waiting, in milliseconds; they have no events. */
const STATE_CHECK_MS = 250;

type RedhatJava = vscode.Extension<RedhatJavaApi | undefined>;

/** The server's API, and whether the projects were imported within the bounds. */
export interface Readiness {
  readonly api: RedhatJavaApi;
  readonly ready: boolean;
}

/**
 * Activates redhat.java and waits for its server. Running out of time is no error, only `ready: false`.
 * Throws `javaServerUnavailable` for a server that will not become ready by itself, and `CancellationError`.
 */
export async function waitForReadiness(
  extension: RedhatJava,
  showWaiting: (pending: Promise<unknown>) => void,
  bounds: Bounds,
): Promise<Readiness> {
  if (extension.isActive && (await isReadyNow(apiOf(extension)))) {
    return { api: apiOf(extension), ready: true };
  }
  const pending = bounded(bounds, (token) => untilReady(extension, token)).then(() => true, falseAtDeadline);
  showWaiting(pending);
  const ready = await pending;
  return { api: apiOf(extension), ready };
}

async function untilReady(extension: RedhatJava, token: vscode.CancellationToken): Promise<void> {
  try {
    await extension.activate();
  } catch {
    throw toolErrors.javaServerFailed();
  }
  const api = apiOf(extension);
  refuseHopeless(api);
  let stateCheck: NodeJS.Timeout | undefined;
  const hopeless = new Promise<never>((_resolve, reject) => {
    stateCheck = setInterval(() => {
      const refusal = hopelessness(api);
      if (refusal !== undefined) {
        reject(refusal);
      }
    }, STATE_CHECK_MS);
    token.onCancellationRequested(() => {
      clearInterval(stateCheck);
    });
  });
  await Promise.race([api.serverReady?.(), hopeless]).finally(() => {
    clearInterval(stateCheck);
  });
}

/** Whether `serverReady` has resolved already: asking it takes no longer than a turn of the event loop. */
async function isReadyNow(api: RedhatJavaApi): Promise<boolean> {
  refuseHopeless(api);
  const nextTurn = new Promise<boolean>((resolve) => setImmediate(resolve, false));
  return Promise.race([(api.serverReady?.() ?? Promise.resolve()).then(() => true), nextTurn]);
}

function refuseHopeless(api: RedhatJavaApi): void {
  const refusal = hopelessness(api);
  if (refusal !== undefined) {
    throw refusal;
  }
}

/** States that waiting does not change. */
function hopelessness({ serverMode, status }: RedhatJavaApi): ToolError | undefined {
  if (serverMode === 'LightWeight') {
    return toolErrors.javaServerLightweight();
  }
  return status === 'Error' || status === 'Stopping' ? toolErrors.javaServerFailed() : undefined;
}

/** A provider without an API has nothing to wait for. VS Code throws where `exports` is read before the activation. */
function apiOf(extension: RedhatJava): RedhatJavaApi {
  return (extension.isActive ? extension.exports : undefined) ?? {};
}
