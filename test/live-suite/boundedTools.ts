import * as vscode from 'vscode';
import { buildTools } from '../../src/extension';
import type { JavaServerLimits } from '../../src/java/redhatJavaServer';
import { nullTelemetry } from '../../src/telemetry/telemetry';
import { CallHistory } from '../../src/tools/callHistory';
import { instrumentTool, type JavaTool } from '../../src/tools/instrumentTool';
import { refusingBundle } from './refusingBundle';
import { workspaceFolder, type ToolResult } from './askTool';

/** A call of one tool, past VS Code: what it throws arrives as it was thrown. The opened folder reads `W`. */
export type Call = (input: object, token?: vscode.CancellationToken) => Promise<ToolResult>;

/** Both tools over the real server, with limits of their own. */
export interface BoundedTools {
  readonly findSymbol: Call;
  readonly fileStructure: Call;
}

/** Builds the tools as the extension does, but for the limits. */
export function toolsWithin(limits: JavaServerLimits): BoundedTools {
  return callable(buildTools(limits));
}

/** The same on a server that has not loaded our bundle. */
export function toolsWithoutBundle(limits: JavaServerLimits): BoundedTools {
  return callable(buildTools(limits, refusingBundle(vscode.commands.executeCommand)));
}

function callable(tools: readonly JavaTool[]): BoundedTools {
  const instruments = {
    telemetry: nullTelemetry,
    history: new CallHistory(),
    now: () => Math.round(performance.now()),
  };
  const callOf = (id: JavaTool['id']): Call => {
    const tool = tools.find((candidate) => candidate.id === id);
    if (tool === undefined) {
      throw new Error(`There is no tool ${id}.`);
    }
    const instrumented = instrumentTool(tool, instruments);
    return async (input, token = new vscode.CancellationTokenSource().token) =>
      readResult(await instrumented.invoke({ input, toolInvocationToken: undefined }, token));
  };
  return { findSymbol: callOf('findSymbol'), fileStructure: callOf('getFileStructure') };
}

function readResult(result: vscode.LanguageModelToolResult | null | undefined): ToolResult {
  const [part] = result?.content ?? [];
  if (!(part instanceof vscode.LanguageModelTextPart)) {
    throw new Error('The tool answered with something else than a text.');
  }
  const { uri, path } = workspaceFolder();
  return JSON.parse(part.value.replaceAll(uri.toString(), 'W').replaceAll(path, 'W')) as ToolResult;
}
