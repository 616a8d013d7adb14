import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../install/browser';
import { makeProfile } from '../../harness/profile';
import { run } from '../../install/run';
import { eventually } from '../live-suite/eventually';
import { withRunScope } from '../../harness/runScope';
import { installServerBuild } from '../../install/serverBuild';
import { ServerProcess } from '../../harness/serverProcess';
import { toolsFolder } from '../../install/toolsFolder';
import { workbenchAddress } from '../../harness/workbenchAddress';

const repository = path.join(__dirname, '..', '..', '..');

/** A build of the extension behind the trap, as an unpacked one in `folder`. Without a connection string it is the build of `npm run compile`. */
export async function buildExtension(folder: string, connectionString?: string): Promise<string> {
  const extension = path.join(folder, 'java-lsp-tools');
  for (const part of ['package.json', 'telemetry.json', 'resources', 'dist']) {
    await cp(path.join(repository, part), path.join(extension, part), { recursive: true });
  }
  const manifest = path.join(extension, 'package.json');
  const content = JSON.parse(await readFile(manifest, 'utf8')) as object;
  await writeFile(manifest, JSON.stringify({ ...content, main: './trap.js' }));
  await cp(path.join(__dirname, 'trap.js'), path.join(extension, 'trap.js'));
  if (connectionString !== undefined) {
    const webpack = path.join(repository, 'node_modules', 'webpack', 'bin', 'webpack.js');
    const output = ['--output-path', path.join(extension, 'dist')];
    const env = { ...process.env, JAVA_LSP_TOOLS_CONNECTION_STRING: connectionString };
    const build = ['--mode', 'development', '--config-name', 'extension', '--stats', 'errors-only'];
    await run(process.execPath, [webpack, ...build, ...output], { cwd: repository, env });
  }
  return extension;
}

/** The extension that plays a user. */
async function writeDriver(folder: string): Promise<string> {
  const driver = path.join(folder, 'driver');
  const manifest = {
    publisher: 'test-sending',
    name: 'driver',
    version: '1.0.0',
    engines: { vscode: '^1.100.0' },
    main: './driver.js',
    activationEvents: ['onStartupFinished'],
  };
  await mkdir(driver);
  await writeFile(path.join(driver, 'package.json'), JSON.stringify(manifest));
  await writeFile(path.join(driver, 'driver.js'), await readFile(path.join(__dirname, 'driver.js')));
  return driver;
}

/**
 * Opens a VS Code as a person has it, not one that runs tests; lets the driver play, and gives the
 * lines of its log once `until` holds after it.
 */
export async function playUser(extension: string, until: () => boolean): Promise<readonly string[]> {
  return withRunScope(async ({ folder, environment }) => {
    const log = path.join(folder, 'log');
    const content = {
      extensions: [extension],
      userSettings: { 'telemetry.telemetryLevel': 'all' },
    };
    const { userDataDir, extensionsDir } = await makeProfile(folder, content);
    const workspace = path.join(folder, 'SecretFolder');
    await mkdir(workspace);
    const server = await ServerProcess.start(
      await installServerBuild(toolsFolder),
      { serverData: path.join(folder, 'server'), userData: userDataDir, extensions: extensionsDir },
      { ...process.env, ...environment, SENDING_LOG: log },
    );
    const address = workbenchAddress(server.port, {
      workspace,
      extensionDevelopmentPath: await writeDriver(folder),
    });
    const lines = () => (existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : []);
    const ended = () => lines().some((line) => /^(done|failed)/.test(line));
    const done = () => eventually('the user is done', () => (ended() && until()) || undefined);
    await withPage(address, () => Promise.race([done(), server.failed])).catch((error: unknown) => {
      throw new Error(server.explain(`${String(error)}\n${lines().join('\n')}\n`), { cause: error });
    });
    return lines();
  });
}

async function withPage(address: string, work: () => Promise<unknown>): Promise<void> {
  const { executablePath, environment } = await findBrowser(toolsFolder, process.env);
  const env = { ...process.env, ...environment };
  const browser = await chromium.launch({
    executablePath,
    env,
    chromiumSandbox: false,
    args: ['--disable-gpu'],
  });
  try {
    await (await browser.newPage()).goto(address);
    await work();
  } finally {
    await browser.close();
  }
}
