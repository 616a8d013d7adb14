import * as vscode from 'vscode';
import { toFileFailure } from './fileFailure';

/** Where the text of a document comes from. */
export interface TextHost {
  /** `workspace.textDocuments`. */
  readonly openDocuments: () => readonly vscode.TextDocument[];
  /** `workspace.openTextDocument`: loads a document without showing it. */
  readonly openDocument: (uri: vscode.Uri) => PromiseLike<vscode.TextDocument>;
  /** `workspace.fs.readFile`: rejects with a `FileSystemError`. */
  readonly readFile: (uri: vscode.Uri) => PromiseLike<Uint8Array>;
}

/**
 * From this size on, in bytes, a document is opened before its outline is asked for: on a document that is not open
 * jdtls takes time that grows with the square of its members, on an open one it grows evenly (see bench/outline).
 */
export const OPEN_FIRST_BYTES = 20_000;

/**
 * Makes a document ready for an outline and says how many lines it has, as a reader counts them: an open document with
 * its unsaved edits, another one from disk. The text after the last line break is a line, even an empty one.
 * Throws a `ToolError` of the file system.
 */
export async function prepareDocument(uri: vscode.Uri, host: TextHost): Promise<number> {
  const open = host.openDocuments().find((document) => document.uri.toString() === uri.toString());
  if (open !== undefined) {
    return open.lineCount;
  }
  try {
    const bytes = await host.readFile(uri);
    return bytes.length < OPEN_FIRST_BYTES
      ? countLineBreaks(bytes) + 1
      : (await host.openDocument(uri)).lineCount;
  } catch (error) {
    throw toFileFailure(error);
  }
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
