import type { ToolCallMeasurements, ToolCallProperties, ToolId } from '../telemetry/events';

interface Call {
  readonly tool: ToolId;
  /** Undefined while the call is running. */
  end?: number;
}

/** Which tool was called before, and how long ago: what makes a hand-off visible without any identity. */
export class CallHistory {
  private last: Call | undefined;

  /**
   * Begins a call at `now` (milliseconds). The answer says what came before it; `end` must be called once with the end.
   * A previous call that is still running counts as 0 ms ago: both belong to one round.
   */
  begin(
    tool: ToolId,
    now: number,
  ): {
    readonly before: Pick<ToolCallProperties, 'previousTool'> & Pick<ToolCallMeasurements, 'sincePreviousMs'>;
    readonly end: (at: number) => void;
  } {
    const previous = this.last;
    const call: Call = { tool };
    this.last = call;
    return {
      before:
        previous === undefined
          ? {}
          : { previousTool: previous.tool, sincePreviousMs: now - (previous.end ?? now) },
      end: (at) => {
        call.end = at;
      },
    };
  }
}
