import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import type { Browser } from '../install/browser';
import { within } from './deadline';

/** One entry of the workbench's log. */
export interface LogEntry {
  readonly level: string;
  /** Was it written with `console` in the extension host? Otherwise it is the workbench's own. */
  readonly fromExtensionHost: boolean;
  readonly values: readonly unknown[];
}

/** How the page of a suite is opened. */
export interface SuitePageOptions {
  /** Is given every entry of the workbench's log. */
  readonly log: (entry: LogEntry) => void;
  /** The port at which the browser can be reached with the Chrome DevTools protocol; without it there is none. */
  readonly browserPort?: string | undefined;
}

const pageDeadlineMs = 60_000;

/**
 * The log hands everything to one function and does not tell whose it is. What the extension host wrote to its
 * console comes through a method of this name, which the bundle cannot rename as it is called from afar.
 */
const tellSource = `window.codeAutomationLog = (level, values) => {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Infinity;
  const fromExtensionHost = new Error().stack.includes('$logExtensionHostMessage');
  Error.stackTraceLimit = stackTraceLimit;
  void window.suiteLog({ level, fromExtensionHost, values });
};`;

/**
 * Opens the workbench at `address` in a headless browser, which runs the suite that the address names.
 *
 * @returns the exit code that the workbench ends with
 * @throws Error when the page does not show a workbench within a minute, or crashes
 */
export async function runSuitePage(
  browser: Browser,
  address: string,
  { log, browserPort }: SuitePageOptions,
): Promise<number> {
  const running = await chromium.launch({
    executablePath: browser.executablePath,
    env: { ...process.env, ...browser.environment },
    // Containers seldom allow the sandbox, and the page is our own.
    chromiumSandbox: false,
    args: ['--disable-gpu', ...(browserPort === undefined ? [] : [`--remote-debugging-port=${browserPort}`])],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    return await openSuite(await running.newPage(), address, log);
  } finally {
    await running.close();
  }
}

async function openSuite(page: Page, address: string, log: (entry: LogEntry) => void): Promise<number> {
  await page.exposeFunction('suiteLog', log);
  const exitCode = new Promise<number>((resolve, reject) => {
    page.on('crash', () => {
      reject(new Error('the page of the workbench crashed'));
    });
    const end = (code: unknown): void => {
      resolve(typeof code === 'number' ? code : 1);
    };
    page.exposeFunction('codeAutomationExit', end).catch(reject);
  });
  await page.addInitScript(tellSource);
  const loading = page.goto(address).then(() => page.waitForSelector('.monaco-workbench', { timeout: 0 }));
  await within(pageDeadlineMs, Promise.race([loading, exitCode]), () => `no workbench at ${address}`);
  return exitCode;
}
