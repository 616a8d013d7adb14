import { readFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import type { RecordedEvent } from '../../src/telemetry/activityRecorder';
import { RECORD_COMMAND } from '../../src/telemetry/recordCommand';

/** The events that the extension records of the calls that end while `act` runs, in the order of their ends. */
export async function recorded(act: () => Promise<unknown>): Promise<readonly RecordedEvent[]> {
  const stop = await startRecording();
  try {
    await act();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop();
}

/** Starts a recording as a person does; what comes back ends it and reads it. */
export async function startRecording(): Promise<() => Promise<readonly RecordedEvent[]>> {
  const file = await vscode.commands.executeCommand<string>(RECORD_COMMAND);
  return async () => {
    const ended = await vscode.commands.executeCommand<string>(RECORD_COMMAND);
    if (ended !== file) {
      throw new Error(`The recording of ${file} ended as ${ended}.`);
    }
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as RecordedEvent);
  };
}
