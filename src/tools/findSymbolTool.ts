import * as vscode from 'vscode';
import { bareName, type FoundSymbol } from '../core/javaSymbols';
import { toLineRange, toReadFileRange } from '../core/lineRange';
import { messages } from '../core/messages';
import { selectBySymbol } from '../core/outlineSelection';
import { parseSymbolQuery, type SymbolQuery } from '../core/symbolQuery';
import { searchDeclarations } from '../core/declarationSearch';
import { searchSymbols, type SearchAnswer } from '../core/symbolSearch';
import { readFindSymbolInput } from '../core/toolInput';
import type { JavaLanguageServer, JavaSession } from '../java/javaLanguageServer';
import type { EmptyReason } from '../telemetry/events';
import type { DocumentAccess, Outlinable } from '../workspace/documentAccess';
import { prepareDocument, type TextHost } from '../workspace/sourceText';
import { outlineFile } from './fileOutline';
import type { JavaTool } from './instrumentTool';
import { shortText } from './shortText';
import type { ToolAnswer, ToolCall } from './toolAnswer';

/** `lsp_java_findSymbol`: where is this type or member declared? */
export class FindSymbolTool implements JavaTool {
  readonly id = 'findSymbol';

  constructor(
    private readonly server: JavaLanguageServer,
    private readonly access: DocumentAccess,
    private readonly textHost: TextHost,
  ) {}

  invocationMessage(input: unknown): string {
    const query = (input as { query?: unknown } | null | undefined)?.query;
    return typeof query === 'string' ? `Finding Java symbol ${shortText(query)}` : 'Finding a Java symbol';
  }

  async answer(raw: unknown, call: ToolCall): Promise<ToolAnswer> {
    const { query, limit } = readFindSymbolInput(raw);
    const parsed = parseSymbolQuery(query);
    call.measurements.limit = limit;
    call.properties.queryForm = parsed.form;
    const { session, searchable } = await call.timed('serverWaitMs', () => this.connect(call));
    call.properties.serverReady = session.ready;
    if (!searchable) {
      return emptyAnswer(messages.notReadySearch, 'serverNotFullyReady', call);
    }
    const found = await this.search(parsed, session, call);
    const ready = session.ready && found.indexing !== true;
    call.properties.retried = found.retried;
    call.properties.answeredBy = found.answeredBy;
    if (found.hits.length > 0) {
      return this.listing(found, limit, ready);
    }
    return ready
      ? emptyAnswer(this.noMatch(found, session), 'workspaceSymbolNoMatch', call)
      : emptyAnswer(messages.notReadySearch, 'serverNotFullyReady', call);
  }

  private async connect(call: ToolCall): Promise<{ session: JavaSession; searchable: boolean }> {
    const session = await this.server.connect(call.token);
    return { session, searchable: await session.untilSearchable() };
  }

  /** Our own search inside the server answers best; without it the providers and one outline do what they can. */
  private async search(query: SymbolQuery, session: JavaSession, call: ToolCall): Promise<SearchAnswer> {
    const declarations = await call.timed('initialQueryDurationMs', () =>
      searchDeclarations(query, (request) => session.declarations(request)),
    );
    if (declarations !== undefined) {
      return declarations;
    }
    // A question that nobody understood is no query.
    delete call.measurements.initialQueryDurationMs;
    return searchSymbols(query, {
      ask: (text, attempt) =>
        call.timed(attempt === 1 ? 'initialQueryDurationMs' : 'retryQueryDurationMs', () =>
          session.workspaceSymbols(text),
        ),
      membersOf: (type) => call.timed('outlineQueryDurationMs', () => this.membersOf(type, session)),
    });
  }

  private noMatch({ answeredBy }: SearchAnswer, { reportsError }: JavaSession): string {
    const { noDeclarationMatch, noSymbolMatch, noFolderOpen, serverReportsError } = messages;
    return [
      answeredBy === 'declarationSearch' ? noDeclarationMatch : noSymbolMatch,
      this.access.isFolderOpen ? '' : noFolderOpen,
      reportsError ? serverReportsError : '',
    ].join('');
  }

  private async listing(found: SearchAnswer, limit: number, ready: boolean): Promise<ToolAnswer> {
    const shown = found.hits.slice(0, limit);
    const places = await this.access.locate(shown.map(({ uri }) => vscode.Uri.parse(uri)));
    const rows = shown.map((hit, index) => toRow(hit, places[index] ?? { refusal: 'outsideWorkspace' }));
    const total = found.hits.length + (found.unlisted ?? 0);
    const stopped = found.stopped === true ? (['search'] as const) : [];
    const build = (affordable: number) => {
      const cut = affordable < rows.length ? ('size' as const) : ('count' as const);
      const payload = {
        results: rows.slice(0, affordable),
        total,
        ...(affordable < total || found.stopped === true
          ? { truncated: true as const, truncatedBy: [...(affordable < total ? [cut] : []), ...stopped] }
          : {}),
        ...(found.searchedFor === undefined ? {} : { searchedFor: found.searchedFor }),
        ...(ready ? {} : { serverReady: false }),
      };
      return { payload, listed: affordable };
    };
    return { rows: rows.length, build };
  }

  private async membersOf(
    type: FoundSymbol,
    session: JavaSession,
  ): Promise<readonly FoundSymbol[] | undefined> {
    const [place] = await this.access.locate([vscode.Uri.parse(type.uri)]);
    if (place?.file === undefined) {
      return undefined;
    }
    const document = await prepareDocument(place, this.textHost);
    const { packageName, declarations } = await outlineFile(place.file, document, session, this.textHost);
    const typePath = [type.container, bareName(type.name)].filter((part) => part !== undefined).join('.');
    const [declared] = selectBySymbol(declarations, packageName, typePath);
    return declared?.children.map(({ name, kind, range, selectionRange }) => ({
      name,
      kind,
      container: typePath,
      uri: type.uri,
      path: type.path,
      selectionRange,
      declarationRange: range,
    }));
  }
}

function emptyAnswer(message: string, reason: EmptyReason, call: ToolCall): ToolAnswer {
  call.properties.emptyReason = reason;
  return { rows: 0, build: () => ({ payload: { results: [], total: 0, reason, message }, listed: 0 }) };
}

function toRow(hit: FoundSymbol, place: Outlinable) {
  const { name, kind, container, uri, selectionRange, declarationRange } = hit;
  return {
    name,
    kind,
    ...(container === undefined ? {} : { container }),
    documentUri: uri,
    ...(place.file === undefined
      ? { outlineSupported: false, unsupportedReason: place.refusal }
      : { file: place.file, outlineSupported: true }),
    ...(selectionRange === undefined ? {} : { selectionRange: toLineRange(selectionRange) }),
    ...(declarationRange === undefined
      ? {}
      : { readFileRange: toReadFileRange(toLineRange(declarationRange)) }),
  };
}
