import * as vscode from 'vscode';
import type { ToolId } from '../telemetry/events';
import { instrumentTool, type Instruments, type JavaTool } from './instrumentTool';

/** The names under which models know the tools; the manifest contributes the same. */
export const TOOL_NAMES: Readonly<Record<ToolId, string>> = {
  findSymbol: 'lsp_java_findSymbol',
  getFileStructure: 'lsp_java_getFileStructure',
};

/** Registers each tool under its name. A name that is taken throws, as `vscode.lm.registerTool` does. */
export function registerTools(tools: readonly JavaTool[], instruments: Instruments): vscode.Disposable {
  return vscode.Disposable.from(
    ...tools.map((tool) => vscode.lm.registerTool(TOOL_NAMES[tool.id], instrumentTool(tool, instruments))),
  );
}
