/**
 * Stands before the extension as its main file, and tells of every connection that it opens, however late: other extensions of the
 * same extension host open their own. It stands alone, as it is copied beside the extension's bundle. Lines go to the file that
 * SENDING_LOG names.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import * as vscode from 'vscode';

interface Bundle {
  readonly activate: (context: vscode.ExtensionContext) => unknown;
}

export function activate(context: vscode.ExtensionContext): unknown {
  const ours = new AsyncLocalStorage<true>();
  trapConnections(ours);
  const { registerTool } = vscode.lm;
  const registerTrapped = (name: string, tool: vscode.LanguageModelTool<unknown>) =>
    registerTool(name, { ...tool, invoke: (...call) => ours.run(true, () => tool.invoke(...call)) });
  Object.assign(vscode.lm, { registerTool: registerTrapped });
  const bundle = createRequire(__filename)('./dist/extension.js') as Bundle;
  return ours.run(true, () => bundle.activate(context));
}

function trapConnections(ours: AsyncLocalStorage<true>): void {
  const { SENDING_LOG: file = '' } = process.env;
  const connect = Reflect.get(Socket.prototype, 'connect') as (...args: unknown[]) => Socket;
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    if (ours.getStore() === true) {
      const [options] = args.flat() as [{ host?: string; port?: number; path?: string } | undefined];
      const target = options?.path ?? `${String(options?.host)}:${String(options?.port)}`;
      appendFileSync(file, `connect ${target}\n`);
    }
    return Reflect.apply(connect, this, args);
  };
}
