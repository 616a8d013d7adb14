import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import fc from 'fast-check';
import { runQueries, type Answers } from '../../dashboards/kqlEngine';
import { readQueries } from '../../dashboards/queries';
import type { RecordedEvent } from '../../src/telemetry/activityRecorder';
import { withTemporaryFolder } from '../../harness/temporaryFolder';
import { toolsFolder } from '../../install/toolsFolder';
import { arbitraryEvent } from './arbitraryEvents';
import { expectedRows } from './expectedRows';
import { countIndependently } from './independentCounts';
import { sampleEvents } from './sampleEvents';

function answersTo(events: readonly RecordedEvent[]): Promise<Answers> {
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'events.ndjson');
    await writeFile(file, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    return runQueries(toolsFolder, file, await readQueries());
  });
}

describe('the rows of the queries', () => {
  it('are what was counted by hand for the sample', async () => {
    const answers = await answersTo(sampleEvents);
    const tables = Object.entries(answers).map(([name, rows]) => [
      name,
      [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))],
    ]);
    assert.deepEqual(Object.fromEntries(tables), expectedRows);
  });

  it('are what an independent count gives for the sample', async () => {
    assert.deepEqual(await answersTo(sampleEvents), countIndependently(sampleEvents));
  });

  it('are what an independent count gives for any 1,000 events', async () => {
    const events = fc.sample(arbitraryEvent, { seed: 20_267, numRuns: 1000 });
    assert.deepEqual(await answersTo(events), countIndependently(events));
  });

  it('are none without events', async () => {
    const answers = await answersTo([]);
    assert.deepEqual(
      Object.values(answers).map((rows) => rows.length),
      [0, 0, 0, 0, 0, 0, 0],
    );
  });
});
