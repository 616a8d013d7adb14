import * as vscode from 'vscode';
import { toJavaOutline, type JavaOutline } from '../core/declarations';
import type { JavaSession } from '../java/javaLanguageServer';
import { openDocument, type PreparedDocument, type TextHost } from '../workspace/sourceText';

/**
 * The outline of a file that was prepared. jdtls answers with nothing for a file that it has not heard of, one that was
 * renamed on disk a moment ago: such a file is opened and asked for once more.
 */
export async function outlineFile(
  file: string,
  document: PreparedDocument,
  session: JavaSession,
  textHost: TextHost,
): Promise<JavaOutline> {
  const uri = vscode.Uri.file(file);
  const [nodes, lineCount] = await Promise.all([session.documentSymbols(uri), document.lineCount()]);
  if (nodes.length > 0 || !session.ready || openDocument(uri, textHost) !== undefined) {
    return toJavaOutline(nodes, file, lineCount);
  }
  const { lineCount: openLineCount } = await textHost.openDocument(uri);
  return toJavaOutline(await session.documentSymbols(uri), file, openLineCount);
}
