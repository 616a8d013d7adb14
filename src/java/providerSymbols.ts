import * as vscode from 'vscode';
import type { DocumentSymbol, SymbolInformation } from 'vscode-languageclient';
import { undoQualifiedName } from '../core/hitNames';
import type { Declaration, FoundSymbol, Position, Range } from '../core/javaSymbols';

/** Provider answers come from other extensions: any part of them may be missing. */
type Loose<T> = { readonly [K in keyof T]?: T[K] | null };

/** A symbol of either shape: nested with ranges, or flat with a location. */
export type LooseDocumentSymbol = Loose<
  Pick<DocumentSymbol, 'name' | 'detail' | 'kind' | 'range' | 'selectionRange'> &
    Pick<SymbolInformation, 'location'>
> & { readonly children?: readonly LooseDocumentSymbol[] | null };

/** A hit of VS Code's workspace symbol command, as `FoundSymbol`; undefined where it has no name or no URI. */
export function toFoundSymbol(
  symbol: Loose<vscode.SymbolInformation> | null | undefined,
): FoundSymbol | undefined {
  const location = symbol?.location as Loose<vscode.Location> | null | undefined;
  if (!symbol?.name || !(location?.uri instanceof vscode.Uri)) {
    return undefined;
  }
  const uri = uriText(location.uri);
  if (uri === undefined) {
    return undefined;
  }
  const range = location.range ?? undefined;
  return {
    ...undoQualifiedName(symbol.name, symbol.containerName ?? undefined),
    kind: providerKindName(symbol.kind),
    uri,
    path: location.uri.path,
    ...(range === undefined || isNowhere(range) ? {} : { selectionRange: plainRange(range) }),
  };
}

/** Nodes of a document symbol answer, as `Declaration`s; what has no range is left out, its children are kept. */
export function toDeclarations(
  nodes: readonly (LooseDocumentSymbol | null | undefined)[] | null | undefined,
  kindName: (kind: number | null | undefined) => string,
): Declaration[] {
  return (nodes ?? []).flatMap((node) => {
    const children = toDeclarations(node?.children, kindName);
    const range = node?.range ?? node?.location?.range;
    if (!node?.name || !range) {
      return children;
    }
    return [
      {
        name: node.name,
        kind: kindName(node.kind),
        ...(node.detail ? { detail: node.detail } : {}),
        range: union(range, node.selectionRange ?? range),
        selectionRange: plainRange(node.selectionRange ?? range),
        children,
      },
    ];
  });
}

/** The readable name of a symbol kind in VS Code's numbering (0-based). */
export function providerKindName(kind: number | null | undefined): string {
  return (typeof kind === 'number' ? vscode.SymbolKind[kind] : undefined) ?? 'Unknown';
}

/** The URI as VS Code writes it; undefined where it holds half a UTF-16 pair, on which `toString` throws. */
export function uriText(uri: vscode.Uri): string | undefined {
  return [uri.path, uri.query, uri.fragment, uri.authority].every((part) => part.isWellFormed())
    ? uri.toString()
    : undefined;
}

/** Library hits have an empty range at the start of the document: the provider knows no position. */
function isNowhere({ start, end }: Range): boolean {
  return start.line === 0 && start.character === 0 && end.line === 0 && end.character === 0;
}

/** In a half-typed file jdtls gives declarations whose name is outside of their range. */
function union(a: Range, b: Range): Range {
  const start = isBefore(b.start, a.start) ? b.start : a.start;
  const end = isBefore(a.end, b.end) ? b.end : a.end;
  return plainRange({ start, end });
}

function isBefore(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.character < b.character);
}

function plainRange({ start, end }: Range): Range {
  return {
    start: { line: start.line, character: start.character },
    end: { line: end.line, character: end.character },
  };
}
