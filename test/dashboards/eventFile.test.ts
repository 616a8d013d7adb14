import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { readEventFile } from '../../dashboards/eventFile';
import { withTemporaryFolder } from '../../harness/temporaryFolder';
import { sampleEvents } from './sampleEvents';

/** Reads a file of these lines; a failure without the file's folder. */
function read(lines: readonly unknown[]): Promise<unknown> {
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'events.ndjson');
    await writeFile(
      file,
      lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    );
    return readEventFile(file).catch((error: unknown) =>
      String(error).replaceAll(`${folder}${path.sep}`, ''),
    );
  });
}

describe('a file of events', () => {
  it('is read as it was recorded, blank lines left out', async () => {
    const [first, second] = sampleEvents;
    assert.deepEqual(await read([first, '', second, '']), [first, second]);
  });

  const event = { ...sampleEvents[0] };
  for (const [what, line, why] of [
    ['no JSON', '{', /^Error: events\.ndjson, line 2 is no event: .*JSON/],
    ['no object', 'null', /line 2 is no event: Cannot destructure/],
    [
      'another event',
      { ...event, name: 'acme.tools/started' },
      /line 2 is no event: name is acme\.tools\/started$/,
    ],
    ['no time', { ...event, timestamp: 'now' }, /line 2 is no event: timestamp is now$/],
    [
      'a property that no event has',
      { ...event, customDimensions: { query: 'Order' } },
      /line 2 is no event: customDimensions has query=Order$/,
    ],
    [
      'a value that none can be',
      { ...event, customDimensions: { truncatedBy: 'size,mood' } },
      /line 2 is no event: customDimensions has truncatedBy=size,mood$/,
    ],
    [
      'a text for a number',
      { ...event, customMeasurements: { limit: '20' } },
      /line 2 is no event: customMeasurements has limit=20$/,
    ],
    [
      'a number that is not measured',
      { ...event, customMeasurements: { status: 1 } },
      /line 2 is no event: customMeasurements has status=1$/,
    ],
  ] as const) {
    it(`with ${what} is refused`, async () => {
      assert.match(String(await read([sampleEvents[0], line])), why);
    });
  }
});
