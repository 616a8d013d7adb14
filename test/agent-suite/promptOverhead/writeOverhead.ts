import { mkdir, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { exitWith } from '../../../install/exitWith';
import { OVERHEAD_FILE, overheadReport } from './overheadReport';

/** Writes the file that records what the extension adds to a prompt. */
async function main(): Promise<number> {
  await mkdir(path.dirname(OVERHEAD_FILE), { recursive: true });
  await writeFile(OVERHEAD_FILE, await overheadReport());
  console.log(`Wrote ${OVERHEAD_FILE}`);
  return 0;
}

exitWith(main());
