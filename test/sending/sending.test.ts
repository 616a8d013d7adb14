import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { readEventFile } from '../../dashboards/eventFile';
import { commonProperties } from '../../src/telemetry/commonProperties';
import { withTemporaryFolder } from '../../harness/temporaryFolder';
import { Collector, type Envelope } from './collector';
import { buildExtension, playUser } from './userSession';

/** The event as a row of the table that queries see. */
function toRow({ time, data: { baseData } }: Envelope) {
  const { name, properties, measurements } = baseData;
  return { timestamp: time, name, customDimensions: properties, customMeasurements: measurements };
}

const CALLS = ['level off', 'level all', 'level off', 'level error', 'level all', 'done'];

describe('a VS Code with its own telemetry logger', () => {
  let collector: Collector;
  before(async () => (collector = await Collector.start()));
  after(() => {
    collector.stop();
  });

  it('sends the calls that were made while the level allowed it, declared and private', () =>
    withTemporaryFolder(async (folder) => {
      const extension = await buildExtension(folder, collector.connectionString);
      const lines = await playUser(extension, () => collector.received.length >= 2);
      assert.deepEqual(
        lines.filter((line) => !line.startsWith('connect')),
        CALLS,
      );
      // Before the level was first above off, nothing was connected to; and never to anything else.
      const untilAllowed = lines.slice(0, lines.indexOf('level all') + 1);
      assert.deepEqual(untilAllowed, ['level off', 'level all']);
      const connections = new Set(lines.filter((line) => line.startsWith('connect')));
      assert.deepEqual([...connections], [`connect ${collector.address}`]);

      const rows = collector.received.map(toRow);
      assert.deepEqual(
        rows.map(({ name, customMeasurements: { limit } }) => [name, limit]),
        [
          ['java-lsp-tools.java-lsp-tools/lmTool.findSymbol', 2],
          ['java-lsp-tools.java-lsp-tools/lmTool.findSymbol', 5],
        ],
      );
      const [first] = rows;
      const ours = Object.entries(first?.customDimensions ?? {}).filter(
        ([key]) => !key.startsWith('common.'),
      );
      assert.deepEqual(Object.fromEntries(ours), {
        status: 'error',
        errorCode: 'javaServerUnavailable',
        queryForm: 'simple',
        previousTool: 'findSymbol',
      });
      const added = Object.keys(first?.customDimensions ?? {}).filter((key) => key.startsWith('common.'));
      assert.deepEqual(
        added.filter((key) => !Object.hasOwn(commonProperties, key)),
        [],
      );
      const events = path.join(folder, 'events.ndjson');
      await writeFile(events, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      assert.deepEqual(await readEventFile(events), rows);
      assert.doesNotMatch(collector.bodies.join(), /Secret/);
    }));

  it('opens no connection from a build without a connection string', () =>
    withTemporaryFolder(async (folder) => {
      const before = collector.received.length;
      const lines = await playUser(await buildExtension(folder), () => true);
      assert.deepEqual(lines, CALLS);
      assert.equal(collector.received.length, before);
    }));
});
