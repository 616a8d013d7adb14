import * as vscode from 'vscode';
import type { JavaOutline } from '../core/declarations';
import { budgetOutline, countDeclarations } from '../core/outline';
import { messages } from '../core/messages';
import { selectByLine, selectBySymbol } from '../core/outlineSelection';
import { toolErrors } from '../core/toolError';
import { readFileStructureInput, type FileStructureInput } from '../core/toolInput';
import type { Declaration } from '../core/javaSymbols';
import type { JavaLanguageServer, JavaSession } from '../java/javaLanguageServer';
import type { EmptyReason } from '../telemetry/events';
import type { DocumentAccess } from '../workspace/documentAccess';
import { prepareDocument, type TextHost } from '../workspace/sourceText';
import { outlineFile } from './fileOutline';
import type { JavaTool } from './instrumentTool';
import { shortText } from './shortText';
import type { ToolAnswer, ToolCall } from './toolAnswer';

/** `lsp_java_getFileStructure`: what is in this file, and which lines hold each declaration. */
export class FileStructureTool implements JavaTool {
  readonly id = 'getFileStructure';

  constructor(
    private readonly server: JavaLanguageServer,
    private readonly access: DocumentAccess,
    private readonly textHost: TextHost,
  ) {}

  invocationMessage(input: unknown): string {
    const uri = (input as { uri?: unknown } | null | undefined)?.uri;
    return typeof uri === 'string'
      ? `Reading the structure of ${shortText(uri.split(/[/\\]/).at(-1) ?? uri)}`
      : 'Reading the structure of a Java file';
  }

  async answer(raw: unknown, call: ToolCall): Promise<ToolAnswer> {
    const input = readFileStructureInput(raw);
    call.measurements.limit = input.limit;
    const source = await this.access.open(input.uri);
    const document = await prepareDocument(source, this.textHost);
    if (input.line !== undefined) {
      checkLine(input.line, await document.lineCount());
    }
    const session = await call.timed('serverWaitMs', () => this.server.connect(call.token));
    call.properties.serverReady = session.ready;
    const outline = await call.timed('outlineQueryDurationMs', () =>
      outlineFile(source.file, document, session, this.textHost),
    );
    call.properties.answeredBy = 'documentSymbols';
    const target = { documentUri: vscode.Uri.file(source.file).toString(), file: source.file };
    const named =
      input.symbol === undefined
        ? outline.declarations
        : selectBySymbol(outline.declarations, outline.packageName, input.symbol);
    const selected = input.line === undefined ? named : selectByLine(named, input.line);
    if (selected.length > 0) {
      return listing(target, selected, input.limit);
    }
    const why = outline.declarations.length === 0 ? noOutline(session) : noMatch(outline, named, input);
    call.properties.emptyReason = why.reason;
    return { rows: 0, build: () => ({ payload: { ...target, symbols: [], total: 0, ...why }, listed: 0 }) };
  }
}

function checkLine(line: number, lineCount: number): void {
  if (line < 1 || line > lineCount) {
    throw toolErrors.invalidInput(
      `line ${line} is outside of the file.`,
      `The file has ${lineCount} lines; the first is line 1.`,
    );
  }
}

interface Emptiness {
  readonly reason: EmptyReason;
  readonly message: string;
}

function noOutline({ ready, reportsError }: JavaSession): Emptiness {
  return ready
    ? {
        reason: 'documentSymbolProviderEmpty',
        message: messages.noDeclarations + (reportsError ? messages.serverReportsError : ''),
      }
    : { reason: 'serverNotFullyReady', message: messages.notReadyOutline };
}

function noMatch(
  { declarations }: JavaOutline,
  named: readonly Declaration[],
  { symbol, line }: FileStructureInput,
): Emptiness {
  const reason = 'noMatchingDeclaration';
  if (line === undefined || named.length === 0) {
    return { reason, message: messages.noDeclarationNamed(countDeclarations(declarations)) };
  }
  return {
    reason,
    message:
      symbol === undefined ? messages.noDeclarationAtLine(line) : messages.noDeclarationNamedAtLine(line),
  };
}

function listing(
  target: { readonly documentUri: string; readonly file: string },
  selected: readonly Declaration[],
  limit: number,
): ToolAnswer {
  const total = countDeclarations(selected);
  const rows = Math.min(limit, total);
  const build = (affordable: number) => {
    const { symbols, listed, cuts } = budgetOutline(selected, affordable);
    const truncatedBy =
      affordable < rows ? ([...cuts.filter((cut) => cut !== 'count'), 'size'] as const) : cuts;
    const truncation = listed < total ? { truncated: true as const, truncatedBy } : {};
    return { payload: { ...target, symbols, total, ...truncation }, listed };
  };
  return { rows, build };
}
