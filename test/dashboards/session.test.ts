import assert from 'node:assert/strict';
import * as path from 'node:path';
import { readEventFile } from '../../dashboards/eventFile';
import { runQueries } from '../../dashboards/kqlEngine';
import { dashboardsFolder, readQueries } from '../../dashboards/queries';
import { toolsFolder } from '../../install/toolsFolder';
import { countIndependently } from './independentCounts';

/** What `npm run record-session` recorded on the real jdtls. */
const SESSION = path.join(dashboardsFolder, '..', 'test', 'fixtures', 'events', 'session.ndjson');

describe('a recorded session', () => {
  it('has 200 calls or more, of every outcome and with every kind of gap', async () => {
    const events = await readEventFile(SESSION);
    assert.ok(events.length >= 200, `${events.length} calls`);
    assert.deepEqual([...new Set(events.map(({ customDimensions }) => customDimensions['status']))].sort(), [
      'cancelled',
      'empty',
      'error',
      'success',
    ]);
    const gaps = events.map(({ customMeasurements: { sincePreviousMs = NaN } }) => sincePreviousMs);
    const kinds = [
      (gap: number) => gap === 0,
      (gap: number) => gap > 0 && gap <= 1000,
      (gap: number) => gap > 1000,
      (gap: number) => gap > 5000,
    ];
    assert.deepEqual(
      kinds.map((isOne) => gaps.some(isOne)),
      [true, true, true, true],
    );
  });

  it('gives in each query the rows of an independent count', async () => {
    const rows = countIndependently(await readEventFile(SESSION));
    assert.deepEqual(await runQueries(toolsFolder, SESSION, await readQueries()), rows);
  });
});
