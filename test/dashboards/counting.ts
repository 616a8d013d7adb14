import type { RecordedEvent } from '../../src/telemetry/activityRecorder';

/** An event with its tool, and its values without a detour. */
export interface Call {
  readonly tool: string;
  readonly day: string;
  readonly text: (property: string) => string;
  readonly number: (measurement: string) => number | undefined;
}

/** Reads an event. */
export function toCall({ timestamp, name, customDimensions, customMeasurements }: RecordedEvent): Call {
  return {
    tool: name.slice(name.lastIndexOf('.') + 1),
    day: `${timestamp.slice(0, 10)}T00:00:00Z`,
    text: (property) => customDimensions[property] ?? '',
    number: (measurement) => customMeasurements[measurement],
  };
}

/** Items by key, sorted by it. */
export function groups<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  const map = new Map<string, T[]>();
  for (const item of items) {
    map.set(keyOf(item), [...(map.get(keyOf(item)) ?? []), item]);
  }
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** How many calls something holds of. */
export const count = (calls: readonly Call[], holds: (call: Call) => boolean): number =>
  calls.filter(holds).length;
/** How many different texts a property has. */
export const distinct = (calls: readonly Call[], property: string): number =>
  new Set(calls.map((call) => call.text(property))).size;

/** The smallest value that is not smaller than so many percent of all. */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.find((_value, index) => ((index + 1) * 100) / sorted.length >= percent) ?? null;
}
