import { toolsFolder } from '../install/toolsFolder';
import { readEventFile } from './eventFile';
import { runQueries } from './kqlEngine';
import { renderPage } from './page';
import { readQueries } from './queries';

/**
 * The page of a recording: its events are checked, the queries run on them, and their rows drawn.
 *
 * @throws Error where the file holds something else than events, or the queries cannot run
 */
export async function drawDashboard(events: string): Promise<string> {
  const queries = await readQueries();
  return renderPage({
    events: await readEventFile(events),
    queries,
    answers: await runQueries(toolsFolder, events, queries),
  });
}
