import * as vscode from 'vscode';
import type { RecordedEvent } from '../../src/telemetry/activityRecorder';

/** How a call ended, as its caller saw it: `findSymbol empty workspaceSymbolNoMatch`. */
export type Outcome = string;

interface Result {
  readonly total?: number;
  readonly reason?: string;
  readonly errorCode?: string;
}

/** Calls the tools as a model does, and keeps how each call ended. */
export class CallLog {
  readonly outcomes: Outcome[] = [];

  findSymbol(input: object, token?: vscode.CancellationToken): Promise<Result> {
    return this.call('findSymbol', input, token);
  }

  getFileStructure(input: object, token?: vscode.CancellationToken): Promise<Result> {
    return this.call('getFileStructure', input, token);
  }

  private async call(
    tool: string,
    input: object,
    token = new vscode.CancellationTokenSource().token,
  ): Promise<Result> {
    try {
      const name = `lsp_java_${tool}`;
      const { content } = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined }, token);
      const [part] = content;
      const result = JSON.parse(part instanceof vscode.LanguageModelTextPart ? part.value : '') as Result;
      this.outcomes.push([tool, statusOf(result), result.errorCode ?? result.reason ?? ''].join(' ').trim());
      return result;
    } catch (error) {
      if (!token.isCancellationRequested) {
        throw error;
      }
      this.outcomes.push(`${tool} cancelled`);
      return {};
    }
  }
}

function statusOf({ errorCode, total }: Result): string {
  if (errorCode !== undefined) {
    return 'error';
  }
  return total === 0 ? 'empty' : 'success';
}

/** How the calls ended, as the events tell it. */
export function outcomesOf(events: readonly RecordedEvent[]): readonly Outcome[] {
  return events.map(({ name, customDimensions: { status = '', errorCode, emptyReason } }) =>
    [name.slice(name.lastIndexOf('.') + 1), status, errorCode ?? emptyReason ?? ''].join(' ').trim(),
  );
}
