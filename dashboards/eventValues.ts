import type { ToolCallProperties } from '../src/telemetry/events';

type Item<Value> = Value extends readonly (infer Part)[] ? Part : Value;

/** What a property reads as text in an event; each part of it where it is a list. */
type TextOf<Name extends keyof ToolCallProperties> = `${Extract<
  Item<NonNullable<ToolCallProperties[Name]>>,
  string | boolean
>}`;

type EventValues = {
  readonly [Name in keyof ToolCallProperties]-?: Readonly<Record<TextOf<Name>, true>>;
};

const BOOLEAN = { true: true, false: true } as const;
const TOOL = { findSymbol: true, getFileStructure: true } as const;

/**
 * Every value that a text property of an event can have. A value that is added to the event types and not here, or the
 * other way round, does not compile; so queries can be checked against it, and nothing else can be in an event.
 */
export const eventValues: EventValues = {
  status: { success: true, empty: true, error: true, cancelled: true },
  errorCode: {
    emptyQuery: true,
    invalidInput: true,
    fileNotFound: true,
    notJavaFile: true,
    permissionDenied: true,
    fileSystemUnavailable: true,
    unsupportedUriScheme: true,
    outsideWorkspace: true,
    noWorkspaceFolder: true,
    ambiguousWorkspacePath: true,
    javaServerUnavailable: true,
    timeout: true,
    unexpectedError: true,
  },
  emptyReason: {
    serverNotFullyReady: true,
    workspaceSymbolNoMatch: true,
    documentSymbolProviderEmpty: true,
    noMatchingDeclaration: true,
  },
  truncated: BOOLEAN,
  truncatedBy: { count: true, depth: true, size: true, search: true },
  retried: BOOLEAN,
  queryForm: { simple: true, qualified: true, member: true, wildcard: true, other: true },
  answeredBy: { declarationSearch: true, workspaceSymbols: true, typeOutline: true, documentSymbols: true },
  serverReady: BOOLEAN,
  previousTool: TOOL,
};

/** Whether a property of this name can have this text, which is joined by commas where it is a list. */
export function isEventValue(name: string, text: string): boolean {
  const values = Object.entries(eventValues).find(([known]) => known === name)?.[1];
  return values !== undefined && text.split(',').every((part) => Object.hasOwn(values, part));
}
