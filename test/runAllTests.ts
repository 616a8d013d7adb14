import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as path from 'node:path';
import { exitWith } from '../install/exitWith';

/** What is run one after the other, each in a process of its own. A check counts as one test. */
const STEPS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['format', 'npm', 'run', '--silent', 'check-format'],
  ['unit', process.execPath, path.join(__dirname, 'runUnitTests.js')],
  ['build-server', process.execPath, path.join(__dirname, '..', 'server', 'runBuildServer.js')],
  ['server', process.execPath, path.join(__dirname, 'runServerTests.js')],
  ['harness', process.execPath, path.join(__dirname, 'runHarnessTests.js')],
  ['dashboards', process.execPath, path.join(__dirname, 'runDashboardTests.js')],
  ['sending', process.execPath, path.join(__dirname, 'runSendingTests.js')],
  ['lsp-tools', process.execPath, path.join(__dirname, 'runLspToolsTests.js')],
  ['live', process.execPath, path.join(__dirname, 'runLiveTests.js')],
  ['agent', process.execPath, path.join(__dirname, 'runAgentTests.js')],
];

const SUMMARY = /^\[suite [\w-]+\] (\d+) passed, (\d+) failed$/gm;

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs every step, also after one has failed, and ends with the sum of all: `N passed, N failed`. */
async function main(): Promise<number> {
  let passed = 0;
  let failed = 0;
  for (const [name, ...command] of STEPS) {
    console.log(`\n== ${name}`);
    const counts = await runStep(command);
    passed += counts.passed;
    failed += counts.failed;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

async function runStep([executable = '', ...args]: readonly string[]): Promise<Counts> {
  const child = spawn(executable, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const summaries = [...output.matchAll(SUMMARY)];
  const passed = summaries.reduce((sum, [, count]) => sum + Number(count), 0);
  const failed = summaries.reduce((sum, [, , count]) => sum + Number(count), 0);
  if (exitCode === 0) {
    return { passed: Math.max(passed, 1), failed };
  }
  // A suite can fail without a failed test: when it does not load, or when it does not end.
  return { passed, failed: Math.max(failed, 1) };
}

exitWith(main());
