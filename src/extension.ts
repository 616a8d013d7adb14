import { access, constants, readFile, realpath, stat } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import * as vscode from 'vscode';
import { REDHAT_JAVA, type RedhatJavaApi } from './java/redhatJavaApi';
import { RedhatJavaServer, type JavaServerLimits } from './java/redhatJavaServer';
import type { ExecuteCommand } from './java/serverHealth';
import { builtInTelemetry } from './telemetry/applicationInsights';
import { createRecorder } from './telemetry/recordCommand';
import { LoggerTelemetry, logSender, telemetryToAll, type Telemetry } from './telemetry/telemetry';
import { CallHistory } from './tools/callHistory';
import { FileStructureTool } from './tools/fileStructureTool';
import { FindSymbolTool } from './tools/findSymbolTool';
import type { JavaTool } from './tools/instrumentTool';
import { registerTools } from './tools/registerTools';
import { standsDown } from './tools/standDown';
import { DocumentAccess } from './workspace/documentAccess';

const SERVER_LIMITS = { readinessMs: 60_000, providerMs: 30_000, patienceMs: 3000 };

/** A shorter wait, in milliseconds, is not worth a person's attention. */
const UNNOTICED_WAIT_MS = 500;

/** Registers the two tools, unless another extension has them. */
export function activate(context: vscode.ExtensionContext): void {
  const log = vscode.window.createOutputChannel('Java LSP Tools', { log: true });
  context.subscriptions.push(log);
  const recorder = createRecorder(context, log);
  if (standsDown(standDownHost(log))) {
    return;
  }
  const logged = new LoggerTelemetry(logSender(log));
  const sent = builtInTelemetry(fetch);
  const telemetry: Telemetry = telemetryToAll([logged, ...sent, recorder]);
  const instruments = { telemetry, history: new CallHistory(), now: () => Math.round(performance.now()) };
  context.subscriptions.push(logged, ...sent, registerTools(buildTools(SERVER_LIMITS), instruments));
}

/** Both tools over the real VS Code, waiting for the Java server as long as the limits say. */
export function buildTools(
  limits: JavaServerLimits,
  executeCommand: ExecuteCommand = javaServerHost.executeCommand,
): readonly JavaTool[] {
  const server = new RedhatJavaServer({ ...javaServerHost, executeCommand }, limits);
  const access = new DocumentAccess(workspaceHost);
  return [new FindSymbolTool(server, access, textHost), new FileStructureTool(server, access, textHost)];
}

/** What the access boundary looks at. */
export const workspaceHost = {
  folders: () => vscode.workspace.workspaceFolders ?? [],
  stat: async (path: string) => {
    const [found] = await Promise.all([stat(path), access(path, constants.R_OK)]);
    return { isFile: found.isFile(), size: found.size, mtime: found.mtimeMs };
  },
  realpath: (path: string) => realpath(path),
  // The usual file systems of these two systems fold case; all others tell cases apart.
  caseSensitive: process.platform !== 'win32' && process.platform !== 'darwin',
};

/** Where the tools read the text of a document. */
export const textHost = {
  openDocuments: () => vscode.workspace.textDocuments,
  openDocument: (uri: vscode.Uri) => vscode.workspace.openTextDocument(uri),
  readFile: (uri: vscode.Uri) => readFile(uri.fsPath),
  timeOfDay: () => Date.now(),
};

const javaServerHost = {
  extension: () => vscode.extensions.getExtension<RedhatJavaApi | undefined>(REDHAT_JAVA),
  executeCommand: (command: string, ...args: unknown[]) => vscode.commands.executeCommand(command, ...args),
  showWaiting: (pending: Promise<unknown>) => {
    // The call itself reports how the waiting ended.
    const ended = pending.then(ignore, ignore);
    const timer = setTimeout(() => {
      const location = vscode.ProgressLocation.Window;
      const title = 'Java LSP Tools: waiting for the Java language server';
      void vscode.window.withProgress({ location, title }, () => ended);
    }, UNNOTICED_WAIT_MS);
    void ended.then(() => {
      clearTimeout(timer);
    });
  },
};

function ignore(): void {
  // Nothing is to be done.
}

function standDownHost(log: vscode.LogOutputChannel) {
  return {
    log,
    extension: (id: string) => vscode.extensions.getExtension(id),
    showWarning: (message: string, action: string) => vscode.window.showWarningMessage(message, action),
    openExtension: (id: string) => vscode.commands.executeCommand('extension.open', id),
  };
}
