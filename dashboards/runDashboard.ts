import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { exitWith } from '../install/exitWith';
import { drawDashboard } from './drawDashboard';

const usage = `Usage: npm run dashboard -- EVENTS.ndjson [PAGE.html]
  EVENTS.ndjson  what "Java LSP Tools: Record Tool Activity" wrote
  PAGE.html      where to write the page; dashboard.html beside the events if it is not given`;

/** Draws the page of a recording. */
async function main([events, page, ...rest]: readonly string[]): Promise<number> {
  if (events === undefined || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  const target = path.resolve(page ?? path.join(path.dirname(events), 'dashboard.html'));
  await writeFile(target, await drawDashboard(events));
  console.log(`Wrote ${target}`);
  return 0;
}

exitWith(main(process.argv.slice(2)));
