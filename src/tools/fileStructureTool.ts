import * as vscode from 'vscode';
import { toJavaOutline, type JavaOutline } from '../core/declarations';
import { budgetOutline, countDeclarations } from '../core/outline';
import { messages } from '../core/messages';
import { selectByLine, selectBySymbol } from '../core/outlineSelection';
import { toolErrors } from '../core/toolError';
import { readFileStructureInput, type FileStructureInput } from '../core/toolInput';
import type { Declaration } from '../core/javaSymbols';
import type { JavaLanguageServer } from '../java/javaLanguageServer';
import type { EmptyReason } from '../telemetry/events';
import type { DocumentAccess } from '../workspace/documentAccess';
import { prepareDocument, type TextHost } from '../workspace/sourceText';
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
    const file = await this.access.open(input.uri);
    const uri = vscode.Uri.file(file);
    const lineCount = await prepareDocument(uri, this.textHost);
    checkLine(input.line, lineCount);
    const session = await call.timed('serverWaitMs', () => this.server.connect(call.token));
    call.properties.serverReady = session.ready;
    const nodes = await call.timed('outlineQueryDurationMs', () => session.documentSymbols(uri));
    call.properties.answeredBy = 'documentSymbols';
    const outline = toJavaOutline(nodes, lineCount);
    const target = { documentUri: uri.toString(), file };
    const selected = select(outline, input);
    const total = countDeclarations(selected);
    if (total === 0) {
      const empty = { ...target, symbols: [], total, ...emptyReason(outline, input, session.ready) };
      call.properties.emptyReason = empty.reason;
      return { rows: 0, build: () => empty };
    }
    const rows = Math.min(input.limit, total);
    return { rows, build: (affordable) => payload(target, selected, total, rows, affordable) };
  }
}

function checkLine(line: number | undefined, lineCount: number): void {
  if (line !== undefined && (line < 1 || line > lineCount)) {
    throw toolErrors.invalidInput(
      `line ${line} is outside of the file.`,
      `The file has ${lineCount} lines; the first is line 1.`,
    );
  }
}

function select(
  { packageName, declarations }: JavaOutline,
  { symbol, line }: FileStructureInput,
): readonly Declaration[] {
  const named = symbol === undefined ? declarations : selectBySymbol(declarations, packageName, symbol);
  return line === undefined ? named : selectByLine(named, line);
}

function emptyReason(
  { declarations }: JavaOutline,
  { symbol, line }: FileStructureInput,
  ready: boolean,
): { reason: EmptyReason; message: string } {
  if (declarations.length === 0) {
    return ready
      ? { reason: 'documentSymbolProviderEmpty', message: messages.noDeclarations }
      : { reason: 'serverNotFullyReady', message: messages.notReadyOutline };
  }
  const message =
    symbol !== undefined || line === undefined
      ? messages.noDeclarationNamed(countDeclarations(declarations))
      : messages.noDeclarationAtLine(line);
  return { reason: 'noMatchingDeclaration', message };
}

function payload(
  target: { documentUri: string; file: string },
  selected: readonly Declaration[],
  total: number,
  wanted: number,
  affordable: number,
) {
  const { symbols, listed, cuts } = budgetOutline(selected, affordable);
  const truncatedBy =
    affordable < wanted ? ([...cuts.filter((cut) => cut !== 'count'), 'size'] as const) : cuts;
  return { ...target, symbols, total, ...(listed < total ? { truncated: true as const, truncatedBy } : {}) };
}
