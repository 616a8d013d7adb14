import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { runMocha } from '../harness/mochaSuite';

/** Runs the tests of the queries, the page and the workbook. The first run installs the engine, and maybe a browser. */
async function main(): Promise<number> {
  await runMocha(path.join(__dirname, 'dashboards'), { name: 'dashboards', timeoutMs: 300_000 });
  return 0;
}

exitWith(main());
