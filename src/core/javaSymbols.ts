/** A place in a text document, 0-based, as LSP and VS Code count. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A half-open stretch of a text document, 0-based, as LSP and VS Code count. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** One hit of a workspace symbol search, freed of what the client that delivered it did to its name. */
export interface FoundSymbol {
  /** Simple name, of methods with their parameter types: `Order`, `find(String, int)`. */
  readonly name: string;
  readonly kind: string;
  /** Package or enclosing type; absent in the default package. */
  readonly container?: string;
  /** The provider's URI as VS Code writes it. */
  readonly uri: string;
  /** The decoded path of that URI. */
  readonly path: string;
  /** Where the name is; absent where the provider knows no position. */
  readonly selectionRange?: Range;
  /** Whether it stands in test sources; absent where the provider does not say. */
  readonly isTest?: boolean;
  /** The whole declaration; absent unless the server gave it. Never derived from `selectionRange`. */
  readonly declarationRange?: Range;
}

/** One node of a document's outline. */
export interface Declaration {
  readonly name: string;
  readonly kind: string;
  readonly detail?: string;
  /** The whole declaration, Javadoc and annotations included. */
  readonly range: Range;
  /** Where the name is. */
  readonly selectionRange: Range;
  readonly children: readonly Declaration[];
}

/** The names that LSP 3.17 gives to its symbol kinds; the first is kind 1. */
const SYMBOL_KINDS = [
  'File',
  'Module',
  'Namespace',
  'Package',
  'Class',
  'Method',
  'Property',
  'Field',
  'Constructor',
  'Enum',
  'Interface',
  'Function',
  'Variable',
  'Constant',
  'String',
  'Number',
  'Boolean',
  'Array',
  'Object',
  'Key',
  'Null',
  'EnumMember',
  'Struct',
  'Event',
  'Operator',
  'TypeParameter',
];

/** The readable name of a symbol kind in LSP's numbering (1-based); `Unknown` for any other number. */
export function symbolKindName(lspKind: number): string {
  return SYMBOL_KINDS[lspKind - 1] ?? 'Unknown';
}

const MEMBER_KINDS = new Set(['Method', 'Constructor', 'Field', 'Constant', 'EnumMember']);

/** Whether a symbol is declared inside a type and is no type itself. */
export function isMember({ kind }: Pick<FoundSymbol, 'kind'>): boolean {
  return MEMBER_KINDS.has(kind);
}

/** Whether a symbol stands in Java: in a source file or in a class of a library. */
export function isJavaLocation({ uri, path }: Pick<FoundSymbol, 'uri' | 'path'>): boolean {
  return path.endsWith('.java') || isLibrary(uri);
}

/** Whether a URI is one of a class in a library. */
export function isLibrary(uri: string): boolean {
  return uri.startsWith('jdt:');
}

const IDENTIFIER = /^[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}]*$/u;

/** Whether the text is one Java identifier (JLS 3.8), keywords aside. */
export function isJavaIdentifier(text: string): boolean {
  return IDENTIFIER.test(text);
}

/** The name without parameters of either kind: `find` of `find(String, int)`, `Box` of `Box<T>`. */
export function bareName(name: string): string {
  return /^[^(<]*/.exec(name)?.[0] ?? name;
}
