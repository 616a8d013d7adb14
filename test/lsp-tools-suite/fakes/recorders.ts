import type { ToolCallEvent } from '../../../src/telemetry/events';
import type { Telemetry } from '../../../src/telemetry/telemetry';

/** Keeps every event. */
export class RecordingTelemetry implements Telemetry {
  readonly events: ToolCallEvent[] = [];

  report(event: ToolCallEvent): void {
    this.events.push(event);
  }
}

/** A clock that goes on only when it is told to. */
export class ManualClock {
  private time = 0;

  readonly now = (): number => this.time;

  advance(milliseconds: number): void {
    this.time += milliseconds;
  }
}
