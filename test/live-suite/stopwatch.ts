import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';

/** A stretch of time in milliseconds of the clock that the extension reads too. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a promise gives, and the time around it. */
export async function spanOf<T>(work: () => Promise<T>): Promise<Span & { readonly value: T }> {
  const start = performance.now();
  const value = await work();
  return { start, end: performance.now(), value };
}

/** Both ends of what the extension measures are rounded to whole milliseconds. */
const ROUNDING_MS = 1;

/** A duration that encloses one stretch and is enclosed by another, however slow the machine is. */
export function assertBetween(name: string, value: number | undefined, least: number, most: number): void {
  const holds = value !== undefined && value >= least - ROUNDING_MS && value <= most + ROUNDING_MS;
  assert.ok(holds, `${name} is ${String(value)}, not within ${least} and ${most}`);
}

const SEARCH = 'vscode.executeWorkspaceSymbolProvider';

/**
 * Watches the searches that our extension asks VS Code for from now on. `held` keeps the answer of the one with this number
 * (from 1) back until it resolves.
 */
export function watchSearches(held: (number: number) => Promise<unknown>): {
  readonly searches: (Span & { readonly query: unknown })[];
  readonly stop: () => void;
} {
  const searches: (Span & { readonly query: unknown })[] = [];
  const { executeCommand } = vscode.commands;
  let asked = 0;
  const watched = async (command: string, ...args: unknown[]): Promise<unknown> => {
    if (command !== SEARCH) {
      return executeCommand(command, ...args);
    }
    asked += 1;
    const number = asked;
    const { value, start, end } = await spanOf(async () => {
      const answer = await executeCommand(command, ...args);
      await held(number);
      return answer;
    });
    searches.push({ query: args[0], start, end });
    return value;
  };
  Object.assign(vscode.commands, { executeCommand: watched });
  return { searches, stop: () => Object.assign(vscode.commands, { executeCommand }) };
}
