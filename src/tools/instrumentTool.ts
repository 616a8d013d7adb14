import * as vscode from 'vscode';
import { ToolError } from '../core/toolError';
import type { ToolId } from '../telemetry/events';
import type { Telemetry } from '../telemetry/telemetry';
import type { CallHistory } from './callHistory';
import { ToolCall, type ToolAnswer } from './toolAnswer';
import { renderAnswer, renderError } from './toolResult';

/** What one tool does; everything that both do alike is done around it. */
export interface JavaTool {
  readonly id: ToolId;
  /** Answers a call. Throws a `ToolError` for an expected failure. `input` comes unvalidated. */
  answer(input: unknown, call: ToolCall): Promise<ToolAnswer>;
  /** What a person reads while the tool runs. Must take any input. */
  invocationMessage(input: unknown): string;
}

/** What the instrumentation uses. */
export interface Instruments {
  readonly telemetry: Telemetry;
  readonly history: CallHistory;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Makes a VS Code tool of ours: size bound, errors as results, cancellation, and exactly one event a call. */
export function instrumentTool(tool: JavaTool, instruments: Instruments): vscode.LanguageModelTool<unknown> {
  return {
    prepareInvocation: ({ input }) => ({ invocationMessage: tool.invocationMessage(input) }),
    invoke: (options, token) =>
      measured(tool, instruments, token, (call) => untilCancelled(run(tool, options, call), token)),
  };
}

async function run(
  tool: JavaTool,
  { input, tokenizationOptions }: vscode.LanguageModelToolInvocationOptions<unknown>,
  call: ToolCall,
): Promise<string> {
  try {
    const answer = await tool.answer(input, call);
    const { text, payload, listed } = await renderAnswer(answer, {
      tokenization: tokenizationOptions,
      token: call.token,
    });
    call.properties.status = payload.total === 0 ? 'empty' : 'success';
    call.properties.truncated = payload.truncated ?? false;
    if (payload.truncatedBy !== undefined) {
      call.properties.truncatedBy = payload.truncatedBy;
    }
    call.measurements.resultCount = listed;
    call.measurements.totalResults = payload.total;
    return text;
  } catch (error) {
    if (!(error instanceof ToolError)) {
      throw error;
    }
    call.properties.status = 'error';
    call.properties.errorCode = error.code;
    return renderError(error);
  }
}

async function measured(
  tool: JavaTool,
  { telemetry, history, now }: Instruments,
  token: vscode.CancellationToken,
  invoke: (call: ToolCall) => Promise<string>,
): Promise<vscode.LanguageModelToolResult> {
  const start = now();
  const { before, end } = history.begin(tool.id, start);
  const call = new ToolCall(token, now);
  try {
    const text = await invoke(call);
    call.measurements.responseCharCount = text.length;
    return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);
  } catch (error) {
    noteThrown(error, call);
    throw error;
  } finally {
    const stop = now();
    end(stop);
    const { previousTool, sincePreviousMs } = before;
    telemetry.report({
      tool: tool.id,
      properties: {
        status: 'error',
        ...call.properties,
        ...(previousTool === undefined ? {} : { previousTool }),
      },
      measurements: {
        ...call.measurements,
        durationMs: stop - start,
        ...(sincePreviousMs === undefined ? {} : { sincePreviousMs }),
      },
    });
  }
}

/** How a call ended that threw. */
function noteThrown(error: unknown, { properties }: ToolCall): void {
  if (error instanceof vscode.CancellationError) {
    properties.status = 'cancelled';
    // What the tool may have come to meanwhile is not how the call ended.
    delete properties.errorCode;
    delete properties.emptyReason;
  } else {
    properties.status = 'error';
    properties.errorCode = 'unexpectedError';
  }
}

/** Whatever a call is waiting for, a cancelled one ends at once. */
async function untilCancelled<T>(work: Promise<T>, token: vscode.CancellationToken): Promise<T> {
  let listener: vscode.Disposable | undefined;
  const cancelled = new Promise<never>((_resolve, reject) => {
    const cancel = () => {
      reject(new vscode.CancellationError());
    };
    if (token.isCancellationRequested) {
      cancel();
    } else {
      listener = token.onCancellationRequested(cancel);
    }
  });
  try {
    return await Promise.race([cancelled, work]);
  } finally {
    listener?.dispose();
  }
}
