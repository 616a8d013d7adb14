import * as vscode from 'vscode';
import type { DocumentSymbol } from 'vscode-languageclient';

/** A range as `line:character-line:character`, 0-based, the way a log of LSP messages shows it. */
export function range(text: string): vscode.Range {
  const [startLine = 0, startCharacter = 0, endLine = 0, endCharacter = 0] = text.split(/[:-]/).map(Number);
  return new vscode.Range(startLine, startCharacter, endLine, endCharacter);
}

/** A hit in a source file. */
export function hit(
  name: string,
  container: string,
  file: string,
  where: string,
  kind = vscode.SymbolKind.Class,
): vscode.SymbolInformation {
  return new vscode.SymbolInformation(
    name,
    kind,
    container,
    new vscode.Location(vscode.Uri.file(file), range(where)),
  );
}

/** A hit as redhat.java names it in the answer to a query with a dot. */
export function dottedHit(name: string, container: string, file: string, where: string) {
  return hit(`${container}.${name}`, container, file, where);
}

/** A class of the JDK; `project` is the one through which jdtls found it. */
export function libraryHit(name: string, container: string, project = 'shop'): vscode.SymbolInformation {
  const path = `/java.base/${container}/${name}.class`;
  const query = `=${project}/\\/lib\\/jrt-fs.jar%60java.base=/<${container}(${name}.class`;
  const uri = vscode.Uri.from({ scheme: 'jdt', authority: 'contents', path, query });
  return new vscode.SymbolInformation(
    name,
    vscode.SymbolKind.Class,
    container,
    new vscode.Location(uri, range('0:0-0:0')),
  );
}

/** LSP's numbers of the kinds that jdtls gives to Java declarations. */
export const Kind = {
  Package: 4,
  Class: 5,
  Method: 6,
  Field: 8,
  Constructor: 9,
  Enum: 10,
  Interface: 11,
  Constant: 14,
  EnumMember: 22,
} as const;

/** A node of a jdtls outline: `range` covers the declaration, `selection` the name. */
export function node(
  name: string,
  kind: number,
  [whole, selection]: readonly [string, string],
  { detail = '', children = [] as DocumentSymbol[] } = {},
): DocumentSymbol {
  return {
    name,
    detail,
    kind: kind as DocumentSymbol['kind'],
    range: lspRange(whole),
    selectionRange: lspRange(selection),
    ...(children.length > 0 ? { children } : {}),
  };
}

/** The same node as VS Code's command gives it: its own class, kinds counted from 0. */
export function asVsCode({ name, detail = '', kind, ...rest }: DocumentSymbol): vscode.DocumentSymbol {
  const toRange = ({ start, end }: DocumentSymbol['range']) =>
    new vscode.Range(start.line, start.character, end.line, end.character);
  const symbol = new vscode.DocumentSymbol(
    name,
    detail,
    vscodeKind(kind),
    toRange(rest.range),
    toRange(rest.selectionRange),
  );
  symbol.children = (rest.children ?? []).map(asVsCode);
  return symbol;
}

function vscodeKind(lspKind: number): vscode.SymbolKind {
  const kind: unknown = vscode.SymbolKind[lspKind - 1];
  return vscode.SymbolKind[kind as keyof typeof vscode.SymbolKind];
}

/** `com.acme.shop.Order` of the sample project, as jdtls outlines it. */
export function orderOutline(): DocumentSymbol[] {
  const field = (name: string, where: readonly [string, string]) => node(name, Kind.Field, where);
  const method = (name: string, detail: string, where: readonly [string, string]) =>
    node(name, Kind.Method, where, { detail });
  const line = node('Line', Kind.Class, ['33:2-37:3', '33:9-33:13'], {
    children: [
      field('article', ['33:14-33:28', '33:21-33:28']),
      field('count', ['33:30-33:39', '33:34-33:39']),
      field('price', ['33:41-33:50', '33:45-33:50']),
      method('sum()', ' : int', ['34:4-36:5', '34:8-34:11']),
    ],
  });
  const order = node('Order', Kind.Class, ['5:0-38:1', '6:13-6:18'], {
    children: [
      field('id', ['7:2-7:26', '7:23-7:25']),
      field('lines', ['8:2-8:53', '8:27-8:32']),
      node('Order(String)', Kind.Constructor, ['10:2-12:3', '10:9-10:14']),
      method('id()', ' : String', ['14:2-16:3', '14:16-14:18']),
      method('add(String, int, int)', ' : void', ['18:2-20:3', '18:14-18:17']),
      method('total()', ' : int', ['22:2-25:3', '23:13-23:18']),
      method('total(int, String)', ' : int', ['27:2-31:3', '28:13-28:18']),
      line,
    ],
  });
  return [node('com.acme.shop', Kind.Package, ['0:0-0:22', '0:0-0:22']), order];
}

function lspRange(text: string): DocumentSymbol['range'] {
  const { start, end } = range(text);
  return {
    start: { line: start.line, character: start.character },
    end: { line: end.line, character: end.character },
  };
}
