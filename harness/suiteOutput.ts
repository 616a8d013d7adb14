import { format } from 'node:util';
import { isHostNoise } from './hostNoise';
import type { LogEntry } from './suitePage';

/** Where the parts of a run's output go, a whole text with its line end each time. */
export interface OutputStreams {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Writes the entries of a suite's run as the desktop VS Code does: what was written with `console` in the
 * extension host, and the workbench's own errors; but not what is known to come of the server build itself.
 */
export function writeEntry(
  { level, fromExtensionHost, values }: LogEntry,
  { out, error }: OutputStreams,
): void {
  const isError = level === 'error' || level === 'warn';
  const text = format(...values);
  if (fromExtensionHost && !isError) {
    out(`${text}\n`);
  } else if ((fromExtensionHost || level === 'error') && !isHostNoise(text)) {
    error(`${text}\n`);
  }
}
