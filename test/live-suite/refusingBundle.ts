import type * as vscode from 'vscode';

/** VS Code's `executeCommand` as it is where jdtls has not loaded our bundle. */
export function refusingBundle(executeCommand: typeof vscode.commands.executeCommand): typeof executeCommand {
  return (...args: Parameters<typeof executeCommand>) =>
    args[1] === 'javaLspTools.search'
      ? Promise.reject(new Error('No delegateCommandHandler for javaLspTools.search'))
      : executeCommand(...args);
}
