import { strict as assert } from 'node:assert';
import { copyFile } from 'node:fs/promises';
import * as vscode from 'vscode';
import { RECORD_COMMAND } from '../../src/telemetry/recordCommand';
import { workspaceFolder } from '../../test/live-suite/askTool';
import { killJdtls } from '../../test/live-suite/jdtlsSignals';
import { atRequest } from '../../test/live-suite/observations';
import { readEventFile } from '../eventFile';
import { CallLog, outcomesOf } from './callLog';
import { playSession } from './script';

const LEAST_CALLS = 200;

/**
 * Called by VS Code in its extension host: records a session, checks the recording against what the caller saw, and copies it
 * to the file that SESSION_EVENTS names.
 */
export async function run(): Promise<void> {
  const { SESSION_EVENTS: target = '' } = process.env;
  const log = new CallLog();
  await vscode.commands.executeCommand(RECORD_COMMAND);
  await playSession(log, {
    folder: workspaceFolder().path,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    killServer: killJdtls,
    atRequest: (method, act) => atRequest(method, 1, act),
    tell: (progress) => {
      console.log(progress);
    },
  });
  const file = await vscode.commands.executeCommand<string>(RECORD_COMMAND);
  const events = await readEventFile(file);
  // Calls of one round may be recorded in another order than their answers arrive.
  assert.deepEqual([...outcomesOf(events)].sort(), [...log.outcomes].sort());
  assert.ok(events.length >= LEAST_CALLS, `${events.length} calls`);
  await copyFile(file, target);
  console.log(`Recorded ${events.length} calls; each event tells what its caller saw.`);
}
