/**
 * The main file of an extension that plays a user: changes the telemetry level and calls a tool at each. It stands alone, as it is
 * copied into an extension of its own. What happens goes, line by line, to the file that SENDING_LOG names.
 */
import { appendFileSync, existsSync } from 'node:fs';
import * as vscode from 'vscode';

/** The level at each call; the number of the call is its limit. */
const LEVELS = ['off', 'all', 'off', 'error', 'all'];

/** What a logger may send at a level. */
const ENABLED: Readonly<Record<string, string>> = { off: '', error: 'errors', all: 'errors usage' };

export async function activate(): Promise<void> {
  const { SENDING_LOG: file = '' } = process.env;
  // After the restart at the end, the extension host activates this again.
  if (existsSync(file)) {
    return;
  }
  const log = (line: string) => {
    appendFileSync(file, `${line}\n`);
  };
  try {
    for (const [index, level] of LEVELS.entries()) {
      await setLevel(level);
      log(`level ${level}`);
      await call(index + 1);
    }
    log('done');
  } catch (error) {
    log(`failed ${String(error)}`);
  }
  // Ends the extensions, so that they send what they have not sent yet.
  await vscode.commands.executeCommand('workbench.action.restartExtensionHost');
}

/** Sets the user's level and waits until loggers obey it. */
async function setLevel(level: string): Promise<void> {
  const logger = vscode.env.createTelemetryLogger({
    sendEventData: () => undefined,
    sendErrorData: () => undefined,
  });
  const enabled = () =>
    [...(logger.isErrorsEnabled ? ['errors'] : []), ...(logger.isUsageEnabled ? ['usage'] : [])].join(' ');
  const reached = new Promise<void>((resolve) => {
    const look = () => {
      if (enabled() === ENABLED[level]) {
        resolve();
      }
    };
    logger.onDidChangeEnableStates(look);
    look();
  });
  await vscode.workspace
    .getConfiguration('telemetry')
    .update('telemetryLevel', level, vscode.ConfigurationTarget.Global);
  await reached;
  logger.dispose();
}

async function call(limit: number): Promise<void> {
  const options = { input: { query: 'SecretQuery', limit }, toolInvocationToken: undefined };
  await vscode.lm.invokeTool('lsp_java_findSymbol', options, new vscode.CancellationTokenSource().token);
}
