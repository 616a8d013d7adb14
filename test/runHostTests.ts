import * as path from 'node:path';
import { exitWith } from './host/exitWith';
import { runMocha } from './host/mochaSuite';

/** Runs the tests of the test host itself, in plain Node. */
async function main(): Promise<number> {
  await runMocha(path.join(__dirname, 'host', 'test'), { name: 'host', timeoutMs: 120_000 });
  return 0;
}

exitWith(main());
