import { readFile } from 'node:fs/promises';
import { commonProperties } from '../src/telemetry/commonProperties';
import { classifications } from '../src/telemetry/events';
import type { RecordedEvent } from '../src/telemetry/activityRecorder';
import { isEventValue } from './eventValues';

const NAME = /\/lmTool\.(findSymbol|getFileStructure)$/;

/**
 * Reads a recording: one event a line, as the command "Record Tool Activity" writes it and as a query on `customEvents`
 * exports it.
 *
 * @throws Error that names the line that is no event of this extension
 */
export async function readEventFile(file: string): Promise<readonly RecordedEvent[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => {
    try {
      return checkedEvent(JSON.parse(line));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}, line ${index + 1} is no event: ${why}`, { cause: error });
    }
  });
}

function checkedEvent(value: unknown): RecordedEvent {
  const { timestamp, name, customDimensions, customMeasurements } = value as Partial<RecordedEvent>;
  if (timestamp === undefined || Number.isNaN(Date.parse(timestamp))) {
    throw new Error(`timestamp is ${String(timestamp)}`);
  }
  if (name === undefined || !NAME.test(name)) {
    throw new Error(`name is ${String(name)}`);
  }
  for (const [key, text] of Object.entries(customDimensions ?? {})) {
    if (!Object.hasOwn(commonProperties, key) && !isEventValue(key, text)) {
      throw new Error(`customDimensions has ${key}=${text}`);
    }
  }
  for (const [key, number] of Object.entries(customMeasurements ?? {})) {
    if (!isMeasurement(key) || typeof number !== 'number') {
      throw new Error(`customMeasurements has ${key}=${String(number)}`);
    }
  }
  return {
    timestamp,
    name,
    customDimensions: customDimensions ?? {},
    customMeasurements: customMeasurements ?? {},
  };
}

function isMeasurement(key: string): boolean {
  return Object.entries(classifications).some(([name, { isMeasurement: is }]) => name === key && is === true);
}
