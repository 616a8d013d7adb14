import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { runMocha } from '../harness/mochaSuite';

/** Runs the tests of the test host itself, in plain Node. */
async function main(): Promise<number> {
  await runMocha(path.join(__dirname, '..', 'harness', 'test'), { name: 'harness', timeoutMs: 120_000 });
  return 0;
}

exitWith(main());
