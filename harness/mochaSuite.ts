import Mocha from 'mocha';
import { readdirSync } from 'node:fs';
import * as path from 'node:path';

/** How a suite is run. */
export interface SuiteOptions {
  /** Stands in the summary line. */
  readonly name: string;
  /** The time that one test may take, 10 s if it is not given. */
  readonly timeoutMs?: number;
}

/**
 * Runs mocha tests in this process and reports them on the console. The last line reads
 * `[suite <name>] <n> passed, <n> failed`. MOCHA_GREP chooses the tests whose titles match it.
 *
 * @param tests the files, or the folder below which every `*.test.js` is one
 * @throws Error when a test failed, when a file could not be loaded, or when there was no test to run
 */
export async function runMocha(
  tests: string | readonly string[],
  { name, timeoutMs = 10_000 }: SuiteOptions,
): Promise<void> {
  const grep = process.env['MOCHA_GREP'];
  const mocha = new Mocha({ ui: 'bdd', reporter: 'spec', timeout: timeoutMs, ...(grep && { grep }) });
  for (const file of typeof tests === 'string' ? testFiles(tests) : tests) {
    mocha.addFile(path.resolve(file));
  }
  let passed = 0;
  const failed = await new Promise<number>((resolve) => {
    mocha.run(resolve).on('pass', () => {
      passed++;
    });
  });
  console.log(`[suite ${name}] ${passed} passed, ${failed} failed`);
  if (failed > 0) {
    throw new Error(`suite ${name}: ${failed} failed`);
  }
  if (passed === 0) {
    throw new Error(`suite ${name}: no test was run`);
  }
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.js'))
    .sort()
    .map((file) => path.join(folder, file));
}
