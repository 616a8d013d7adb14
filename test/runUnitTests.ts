import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { runMocha } from '../harness/mochaSuite';

/** Runs the tests of what needs no VS Code, in plain Node. */
async function main(): Promise<number> {
  await runMocha(path.join(__dirname, 'unit'), { name: 'unit' });
  return 0;
}

exitWith(main());
