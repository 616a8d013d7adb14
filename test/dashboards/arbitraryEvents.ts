import fc from 'fast-check';
import { eventValues } from '../../dashboards/eventValues';
import type { RecordedEvent } from '../../src/telemetry/activityRecorder';
import { classifications } from '../../src/telemetry/events';

/** A text that the property can have; every third time none, so that queries meet what is missing. */
const dimensions = fc.record(
  Object.fromEntries(
    Object.entries(eventValues).map(([name, values]) => [name, fc.constantFrom(...Object.keys(values))]),
  ),
  { requiredKeys: ['status'] },
);

const measurements = fc.record(
  Object.fromEntries(
    Object.entries(classifications)
      .filter(([, { isMeasurement }]) => isMeasurement === true)
      .map(([name]) => [name, fc.oneof(fc.constantFrom(0, 1000, 1001, 5000, 5001), fc.nat(9000))]),
  ),
  { requiredKeys: ['durationMs', 'resultCount', 'responseCharCount'] },
);

/** One event with any declared values, also together with others that no call has. */
export const arbitraryEvent: fc.Arbitrary<RecordedEvent> = fc
  .record({
    day: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-30'),
    time: fc.constantFrom('00:00:00.000', '13:07:59.250', '23:59:59.999'),
    tool: fc.constantFrom('findSymbol', 'getFileStructure'),
    session: fc.constantFrom('s1', 's2', 's3', 's4'),
    machine: fc.constantFrom('ada', 'bob'),
    dimensions,
    measurements,
  })
  .map(({ day, time, tool, session, machine, dimensions: texts, measurements: numbers }) => ({
    timestamp: `${day}T${time}Z`,
    name: `java-lsp-tools.java-lsp-tools/lmTool.${tool}`,
    customDimensions: { ...texts, 'common.vscodesessionid': session, 'common.vscodemachineid': machine },
    customMeasurements: withGap(numbers, 'previousTool' in texts),
  }));

/** A gap comes with the tool before it. */
function withGap(
  numbers: Readonly<Record<string, number | undefined>>,
  follows: boolean,
): Record<string, number> {
  const { sincePreviousMs = 0, ...others } = numbers;
  return { ...(others as Record<string, number>), ...(follows ? { sincePreviousMs } : {}) };
}
