import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { dashboardsFolder, readQueries } from './queries';
import { workbookOf } from './workbook';

/** Writes `dashboards/workbook.json` from the queries; to be run when one has changed. */
async function main(): Promise<number> {
  const workbook = workbookOf(await readQueries());
  await writeFile(
    path.join(dashboardsFolder, 'workbook.json'),
    `${JSON.stringify(workbook, undefined, 2)}\n`,
  );
  return 0;
}

exitWith(main());
