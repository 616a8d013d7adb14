import * as vscode from 'vscode';
import type { SourceFile } from './documentAccess';
import { toFileFailure } from './fileFailure';

/** Where the text of a document comes from. */
export interface TextHost {
  /** `workspace.textDocuments`. */
  readonly openDocuments: () => readonly vscode.TextDocument[];
  /** `workspace.openTextDocument`: loads a document without showing it. */
  readonly openDocument: (uri: vscode.Uri) => PromiseLike<vscode.TextDocument>;
  /** The bytes on disk; rejects with an error of the file system. Node's, which takes a tenth of `workspace.fs`'s time. */
  readonly readFile: (uri: vscode.Uri) => PromiseLike<Uint8Array>;
  /** The time of day, in milliseconds, as `SourceFile.mtime` counts. */
  readonly timeOfDay: () => number;
}

/**
 * From this size on, in bytes, a document is opened before its outline is asked for: on a document that is not open
 * jdtls takes time that grows with the square of its members, on an open one it grows evenly (see bench/outline).
 */
export const OPEN_FIRST_BYTES = 20_000;

/**
 * A file that was written less than so many milliseconds ago is opened first: jdtls outlines its old text until VS Code's
 * file watcher has told it, which takes about half a second.
 */
export const FRESH_MS = 10_000;

/** A document of which an outline can be asked for. */
export interface PreparedDocument {
  /**
   * How many lines it has, as a reader counts them: an open document with its unsaved edits, another one from disk. The
   * text after the last line break is a line, even an empty one. Rejects with a `ToolError` of the file system.
   */
  readonly lineCount: () => Promise<number>;
}

/**
 * Makes a document ready for an outline. Its lines are counted only when asked for, so that this can go on beside the
 * question to jdtls: on a small file either takes a millisecond or two.
 * Throws a `ToolError` of the file system.
 */
export async function prepareDocument(
  { file, size, mtime }: SourceFile,
  host: TextHost,
): Promise<PreparedDocument> {
  const uri = vscode.Uri.file(file);
  const open = openDocument(uri, host);
  if (open !== undefined) {
    return { lineCount: () => Promise.resolve(open.lineCount) };
  }
  const isFresh = mtime > host.timeOfDay() - FRESH_MS;
  if (isFresh || size >= OPEN_FIRST_BYTES) {
    const { lineCount } = await reading(() => host.openDocument(uri));
    return { lineCount: () => Promise.resolve(lineCount) };
  }
  return { lineCount: async () => countLineBreaks(await reading(() => host.readFile(uri))) + 1 };
}

async function reading<T>(action: () => PromiseLike<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw toFileFailure(error);
  }
}

/** The document with its unsaved edits, if VS Code has it open. */
export function openDocument(uri: vscode.Uri, { openDocuments }: TextHost): vscode.TextDocument | undefined {
  return openDocuments().find((document) => document.uri.toString() === uri.toString());
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** Both characters are one byte in every encoding that Java sources come in. */
function countLineBreaks(bytes: Uint8Array): number {
  return bytes.reduce((count, byte, index) => {
    const isBreak = byte === LINE_FEED || (byte === CARRIAGE_RETURN && bytes[index + 1] !== LINE_FEED);
    return isBreak ? count + 1 : count;
  }, 0);
}
