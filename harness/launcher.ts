/**
 * Runs a suite of extension tests in the server build of VS Code. Takes the arguments of the desktop VS Code
 * and ends with the exit code of the suite, so it may stand wherever a VS Code executable is asked for.
 *
 * All of its environment reaches the extension host. It reads CHROMIUM_PATH, which names a browser,
 * SUITE_DEADLINE_SECONDS, the time that the suite may take, and SUITE_BROWSER_PORT, a free port of 127.0.0.1 at
 * which the suite wants to reach the browser with the Chrome DevTools protocol.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import { findBrowser } from '../install/browser';
import { within } from './deadline';
import { interruption } from './interruption';
import { parseLauncherArguments } from './launcherArguments';
import { withRunScope } from './runScope';
import type { RunScope } from './runScope';
import { installServerBuild } from '../install/serverBuild';
import { ServerProcess } from './serverProcess';
import { suiteEntryEnvironment } from './suiteEntry';
import { writeEntry } from './suiteOutput';
import { runSuitePage } from './suitePage';
import type { LogEntry } from './suitePage';
import { toolsFolder } from '../install/toolsFolder';
import { workbenchAddress } from './workbenchAddress';

const defaultDeadlineSeconds = 900;
const extensionHostEndMs = 15_000;
const streams = {
  out: (text: string): boolean => process.stdout.write(text),
  error: (text: string): boolean => process.stderr.write(text),
};

async function main(args: readonly string[]): Promise<number> {
  const interrupted = interruption();
  return withRunScope((scope) => {
    // Whatever is started from here on, by whichever way, belongs to the run.
    Object.assign(process.env, scope.environment);
    return Promise.race([interrupted, runSuite(args, scope).catch(reportFailure)]);
  });
}

async function runSuite(args: readonly string[], { folder }: RunScope): Promise<number> {
  const given = parseLauncherArguments(args);
  const build = await installServerBuild(toolsFolder);
  const browser = await findBrowser(toolsFolder, process.env);
  const folders = {
    serverData: path.join(folder, 'server'),
    userData: given.userDataDir ?? path.join(folder, 'data'),
    extensions: given.extensionsDir ?? path.join(folder, 'extensions'),
  };
  const successFile = path.join(folder, 'succeeded');
  const entry = suiteEntryEnvironment(moduleFile(given.extensionTestsPath), successFile);
  const server = await ServerProcess.start(build, folders, { ...process.env, ...entry });
  const address = workbenchAddress(server.port, {
    workspace: given.workspace,
    extensionDevelopmentPath: given.extensionDevelopmentPath,
    extensionTestsFile: moduleFile(path.join(__dirname, 'suiteEntry')),
  });
  const { SUITE_BROWSER_PORT: browserPort } = process.env;
  const log = (logged: LogEntry): void => {
    writeEntry(logged, streams);
  };
  const page = runSuitePage(browser, address, { log, browserPort });
  const exitCode = await within(deadlineMs(), Promise.race([page, server.failed]), () =>
    server.explain('the suite has not ended'),
  );
  if (exitCode === 0 && !existsSync(successFile)) {
    throw new Error(server.explain('the extension host ended before the suite did'));
  }
  await extensionHostEnd(server);
  return exitCode;
}

/** Lets the extensions be deactivated. The suite has its result by then, whatever they do. */
async function extensionHostEnd(server: ServerProcess): Promise<void> {
  const end = Promise.race([server.extensionHostEnded, server.failed]);
  await within(extensionHostEndMs, end, () => server.explain('the extension host has not ended')).catch(
    reportFailure,
  );
}

/** The server build needs the file itself where the desktop build takes a path as `require` does. */
function moduleFile(modulePath: string): string {
  return createRequire(__filename).resolve(path.resolve(modulePath));
}

function deadlineMs(): number {
  return Number(process.env['SUITE_DEADLINE_SECONDS'] ?? defaultDeadlineSeconds) * 1000;
}

function reportFailure(error: unknown): number {
  console.error(error);
  return 1;
}

void main(process.argv.slice(2)).then((code) => process.exit(code));
