import type * as vscode from 'vscode';
import { TOOL_NAMES } from './registerTools';

/** The extension that may contribute tools of the same names. */
export const JAVA_DEPENDENCY = 'vscjava.vscode-java-dependency';

/** What standing down uses of VS Code. */
export interface StandDownHost {
  readonly extension: (id: string) => Pick<vscode.Extension<unknown>, 'packageJSON'> | undefined;
  readonly log: Pick<vscode.LogOutputChannel, 'warn'>;
  readonly showWarning: (message: string, action: string) => PromiseLike<string | undefined>;
  /** Opens the page of an extension, where a person can disable it. */
  readonly openExtension: (id: string) => PromiseLike<unknown>;
}

/**
 * Whether another extension owns the tools' names. Then it says so, once in the log and once to the person, who is offered
 * the page on which to disable it.
 */
export function standsDown({ extension, log, showWarning, openExtension }: StandDownHost): boolean {
  const other = extension(JAVA_DEPENDENCY)?.packageJSON as ContributingManifest | undefined;
  const theirs = other?.contributes?.languageModelTools?.map(({ name }) => name) ?? [];
  if (!Object.values(TOOL_NAMES).some((name) => theirs.includes(name))) {
    return false;
  }
  log.warn(`The tools are not registered: ${JAVA_DEPENDENCY} contributes tools of the same names.`);
  const action = 'Show Extension';
  void showWarning(
    'Java LSP Tools is inactive because Project Manager for Java contributes tools of the same names. ' +
      'Disable one of the two extensions to settle it.',
    action,
  ).then((chosen) => (chosen === action ? openExtension(JAVA_DEPENDENCY) : undefined));
  return true;
}

interface ContributingManifest {
  readonly contributes?: { readonly languageModelTools?: readonly { readonly name?: string }[] };
}
