import { exitWith } from '../install/exitWith';
import { buildServer } from './buildServer';

/** Builds the bundle where the extension's manifest names it. */
async function main(): Promise<number> {
  await buildServer();
  return 0;
}

exitWith(main());
