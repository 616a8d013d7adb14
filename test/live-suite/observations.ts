import * as vscode from 'vscode';
import { refusingBundle } from './refusingBundle';
import { REDHAT_JAVA, type RedhatJavaApi } from '../../src/java/redhatJavaApi';

/** What redhat.java's API has besides what the extension uses. */
interface TracedJavaApi extends RedhatJavaApi {
  readonly onWillRequestStart: vscode.Event<{ readonly type: string }>;
}

/** The API of the redhat.java of this window, which is activated if it was not. */
export async function javaApi(): Promise<TracedJavaApi> {
  const extension = vscode.extensions.getExtension<TracedJavaApi>(REDHAT_JAVA);
  if (extension === undefined) {
    throw new Error('redhat.java is missing.');
  }
  return extension.activate();
}

/** Calls `act` in the moment in which the `count`th request from now of an LSP method starts, before it is sent. */
export async function atRequest(
  method: string,
  count = 1,
  act: () => void = () => undefined,
): Promise<{ readonly happened: Promise<void> }> {
  const { onWillRequestStart } = await javaApi();
  let missing = count;
  const happened = new Promise<void>((resolve) => {
    const listener = onWillRequestStart(({ type }) => {
      if (type === method && --missing === 0) {
        listener.dispose();
        act();
        resolve();
      }
    });
  });
  return { happened };
}

/** Lists, as JSON, each command that our extension executes from now on, and each outline that it asks redhat.java for. */
export async function recordRequests(): Promise<{ readonly requests: string[]; readonly stop: () => void }> {
  const requests: string[] = [];
  const api = await javaApi();
  const { executeCommand } = vscode.commands;
  const { getDocumentSymbols } = api;
  Object.assign(vscode.commands, {
    executeCommand: (...args: Parameters<typeof executeCommand>) => {
      requests.push(JSON.stringify(args.filter((arg) => !isToken(arg))));
      return executeCommand(...args);
    },
  });
  Object.assign(api, {
    getDocumentSymbols: (...args: Parameters<NonNullable<typeof getDocumentSymbols>>) => {
      requests.push(JSON.stringify(['getDocumentSymbols', args[0].textDocument.uri]));
      return getDocumentSymbols?.(...args);
    },
  });
  const stop = () => {
    Object.assign(vscode.commands, { executeCommand });
    Object.assign(api, { getDocumentSymbols });
  };
  return { requests, stop };
}

/** Makes our extension find jdtls without our bundle, until it is stopped. */
export function refuseBundle(): { readonly stop: () => void } {
  const { executeCommand } = vscode.commands;
  Object.assign(vscode.commands, {
    executeCommand: refusingBundle(executeCommand),
  });
  return {
    stop: () => {
      Object.assign(vscode.commands, { executeCommand });
    },
  };
}

/** A progress that a person has been shown. */
export interface ShownProgress {
  readonly options: vscode.ProgressOptions;
  ended: boolean;
}

/** Lists each progress that our extension shows from now on. */
export function recordProgress(): readonly ShownProgress[] {
  const shown: ShownProgress[] = [];
  const { withProgress } = vscode.window;
  Object.assign(vscode.window, {
    withProgress: (...[options, task]: Parameters<typeof withProgress>) => {
      const progress: ShownProgress = { options, ended: false };
      shown.push(progress);
      const done = withProgress(options, task);
      void done.then(() => {
        progress.ended = true;
      });
      return done;
    },
  });
  return shown;
}

/** How a promise has ended a turn of the event loop from now: its error, or undefined where it has none or is pending. */
export async function errorAtOnce(promise: Promise<unknown>): Promise<unknown> {
  const turn = new Promise<undefined>((resolve) => setImmediate(resolve, undefined));
  const error = promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return Promise.race([error, turn]);
}

function isToken(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'isCancellationRequested' in value;
}
