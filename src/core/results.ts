import type { LineRange, ReadFileRange } from './lineRange';

/** The names under which models know the tools; the manifest contributes the same. */
export const TOOL_NAMES = {
  findSymbol: 'lsp_java_findSymbol',
  getFileStructure: 'lsp_java_getFileStructure',
} as const;

export type ToolId = keyof typeof TOOL_NAMES;

/** Why a call was refused or could not be answered. A closed list: models, telemetry and tests rely on it. */
export type ErrorCode =
  | 'emptyQuery'
  | 'invalidInput'
  | 'fileNotFound'
  | 'notJavaFile'
  | 'permissionDenied'
  | 'fileSystemUnavailable'
  | 'unsupportedUriScheme'
  | 'outsideWorkspace'
  | 'noWorkspaceFolder'
  | 'ambiguousWorkspacePath'
  | 'javaServerUnavailable'
  | 'searchFailed'
  | 'timeout';

/** Why an answer is empty. None of them means that something does not exist. */
export type EmptyReason =
  'serverNotFullyReady' | 'workspaceSymbolNoMatch' | 'documentSymbolProviderEmpty' | 'noMatchingDeclaration';

/** Why a list is shorter than what there is. `search`: the search itself stopped. */
export type TruncationCause = 'count' | 'depth' | 'size' | 'search';

interface Truncation {
  readonly truncated?: true;
  readonly truncatedBy?: readonly TruncationCause[];
}

/** One declaration of a search. */
export interface FoundDeclaration {
  /** Simple name, of methods with their parameter types. */
  readonly name: string;
  readonly kind: string;
  /** Where the name is; absent where the server knows no position. */
  readonly selectionRange?: LineRange;
  /** The whole declaration, Javadoc and annotations included. */
  readonly readFileRange?: ReadFileRange;
}

/** The declarations of one file and container. */
export interface FoundPlace {
  /** Absolute path; there where the outline tool and readers accept it. */
  readonly file?: string;
  /** The server's URI; there where it is not exactly the file URI of `file`. */
  readonly documentUri?: string;
  readonly outlineSupported?: false;
  readonly unsupportedReason?: ErrorCode;
  /** Package or enclosing type; absent in the default package. */
  readonly container?: string;
  readonly declarations: readonly FoundDeclaration[];
}

/** What `lsp_java_findSymbol` answers when it found something. */
export interface FindSymbolResult extends Truncation {
  readonly results: readonly FoundPlace[];
  /** Declarations found before the cut. */
  readonly total: number;
  /** What was searched instead, when the hits answer less than what was asked. */
  readonly searchedFor?: string;
  /** How many declarations have a name that is only like the one that was found; they are not listed. */
  readonly similarNames?: number;
  /** Supertypes in the workspace that declare more members than the type that was asked for. */
  readonly inheritedFrom?: readonly string[];
  readonly serverReady?: false;
}

/** One declaration of an outline. Lines are 1-based and inclusive. */
export interface OutlineNode extends LineRange {
  readonly name: string;
  readonly kind: string;
  readonly readFileRange: ReadFileRange;
  readonly detail?: string;
  readonly children?: readonly OutlineNode[];
  /** How many direct children are not listed. */
  readonly omittedChildren?: number;
}

/** The file that was outlined. */
export interface OutlinedFile {
  readonly documentUri: string;
  readonly file: string;
}

/** What `lsp_java_getFileStructure` answers when it found something. */
export interface FileStructureResult extends OutlinedFile, Truncation {
  readonly symbols: readonly OutlineNode[];
  readonly total: number;
}

interface Emptiness {
  readonly total: 0;
  readonly reason: EmptyReason;
  readonly message: string;
}

export type EmptySearchResult = { readonly results: readonly [] } & Emptiness;
export type EmptyOutlineResult = OutlinedFile & { readonly symbols: readonly [] } & Emptiness;

/** What either tool answers to a call that it cannot serve. */
export interface ErrorResult {
  readonly error: string;
  readonly errorCode: ErrorCode;
  readonly hint: string;
}
