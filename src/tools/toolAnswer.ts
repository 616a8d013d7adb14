import type { ToolCallMeasurements, ToolCallProperties } from '../telemetry/events';
import type { CancellationToken } from 'vscode';

/** What a tool found, before it is cut to the size that a model can take. */
export interface ToolAnswer {
  /** How many rows the answer wants to show. */
  readonly rows: number;
  /** The whole payload with at most this many rows, truthful about what it leaves out, and how many it lists. */
  readonly build: (rows: number) => { readonly payload: ToolPayload; readonly listed: number };
}

/** The object that the model receives as JSON. */
export interface ToolPayload {
  readonly total: number;
  readonly truncated?: true;
  readonly truncatedBy?: NonNullable<ToolCallProperties['truncatedBy']>;
}

/** One call: its token, and what becomes known on the way for telemetry. Never shared between calls. */
export class ToolCall {
  readonly properties: Partial<ToolCallProperties> = {};
  readonly measurements: ToolCallMeasurements = {};

  constructor(
    readonly token: CancellationToken,
    private readonly now: () => number,
  ) {}

  /** Runs a step and records how long it took in milliseconds, also when it fails. */
  async timed<T>(measurement: keyof ToolCallMeasurements, step: () => Promise<T>): Promise<T> {
    const start = this.now();
    try {
      return await step();
    } finally {
      this.measurements[measurement] = this.now() - start;
    }
  }
}
