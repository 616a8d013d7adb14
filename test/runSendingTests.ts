import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { runMocha } from '../harness/mochaSuite';

/** Runs the tests of what leaves the machine, each in a VS Code that does not know that it is tested. */
async function main(): Promise<number> {
  await runMocha(path.join(__dirname, 'sending'), { name: 'sending', timeoutMs: 120_000 });
  return 0;
}

exitWith(main());
