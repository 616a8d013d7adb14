import type * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';
import { bounded, falseAtDeadline, type Bounds } from './bounded';
import type { RedhatJavaApi } from './redhatJavaApi';

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
  const pending = bounded(bounds, () => untilReady(extension)).then(() => true, falseAtDeadline);
  showWaiting(pending);
  const ready = await pending;
  const api = apiOf(extension);
  refuseLightweight(api);
  // The status alone proves nothing: jdtls reports an error for a project that it cannot import, and goes on to be ready.
  if (!ready && api.status === 'Error') {
    throw toolErrors.javaServerFailed();
  }
  return { api, ready };
}

async function untilReady(extension: RedhatJava): Promise<void> {
  try {
    await extension.activate();
  } catch {
    throw toolErrors.javaServerFailed();
  }
  const api = apiOf(extension);
  refuseLightweight(api);
  await api.serverReady?.();
}

/** Whether `serverReady` has resolved already: asking it takes no longer than a turn of the event loop. */
async function isReadyNow(api: RedhatJavaApi): Promise<boolean> {
  refuseLightweight(api);
  const nextTurn = new Promise<boolean>((resolve) => setImmediate(resolve, false));
  return Promise.race([(api.serverReady?.() ?? Promise.resolve()).then(() => true), nextTurn]);
}

/** In lightweight mode the server never becomes ready: waiting is in vain. */
function refuseLightweight({ serverMode }: RedhatJavaApi): void {
  if (serverMode === 'LightWeight') {
    throw toolErrors.javaServerLightweight();
  }
}

/** A provider without an API has nothing to wait for. VS Code throws where `exports` is read before the activation. */
function apiOf(extension: RedhatJava): RedhatJavaApi {
  return (extension.isActive ? extension.exports : undefined) ?? {};
}
