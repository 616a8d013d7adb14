/** Why a call was refused or could not be answered. A closed list: telemetry and tests rely on it. */
export type ToolErrorCode =
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
  | 'timeout';

/** An expected failure: it becomes a result that the model reads, never an exception that reaches the host. */
export class ToolError extends Error {
  /**
   * @param message what happened, for the model
   * @param hint what the caller can do about it, for the model
   */
  constructor(
    readonly code: ToolErrorCode,
    message: string,
    readonly hint: string,
  ) {
    super(message);
    this.name = 'ToolError';
  }
}

/** The text of every refusal and failure, each in one place. */
export const toolErrors = {
  emptyQuery: () =>
    new ToolError(
      'emptyQuery',
      'The query is blank.',
      'Give the name of a Java type or member, for example OrderService.',
    ),

  invalidInput: (problem: string, hint: string) => new ToolError('invalidInput', problem, hint),

  fileNotFound: () =>
    new ToolError(
      'fileNotFound',
      'There is no such file in the workspace.',
      'Give the path of an existing .java file, absolute or relative to a workspace folder, or a documentUri from lsp_java_findSymbol.',
    ),

  notJavaFile: () =>
    new ToolError(
      'notJavaFile',
      'Only .java source files have an outline here.',
      'Give the path of a .java file. For a class name, lsp_java_findSymbol tells its file.',
    ),

  permissionDenied: () =>
    new ToolError(
      'permissionDenied',
      'The file system denies reading this file.',
      'The file may exist; its content is not known here.',
    ),

  fileSystemUnavailable: () =>
    new ToolError(
      'fileSystemUnavailable',
      'The file system did not give this file.',
      'The file may exist. The same call may succeed later.',
    ),

  unsupportedUriScheme: () =>
    new ToolError(
      'unsupportedUriScheme',
      'Only files on disk (file: URIs and paths) have an outline here.',
      'Library classes (jdt: URIs) and virtual documents cannot be outlined.',
    ),

  outsideWorkspace: () =>
    new ToolError(
      'outsideWorkspace',
      'This path is not inside a folder of the workspace.',
      'Give a path inside the workspace; links that lead out of it are not followed.',
    ),

  noWorkspaceFolder: () =>
    new ToolError(
      'noWorkspaceFolder',
      'No folder is open in this window.',
      'A file can be outlined only in an opened folder.',
    ),

  ambiguousWorkspacePath: (candidates: readonly string[]) =>
    new ToolError(
      'ambiguousWorkspacePath',
      'This relative path fits several workspace folders.',
      `Give one of these instead: ${candidates.join(' ')}`,
    ),

  javaExtensionMissing: () =>
    new ToolError(
      'javaServerUnavailable',
      'The extension redhat.java is not installed or is disabled, so there is no Java language server.',
      'Java declarations can only be found by text search in this window.',
    ),

  javaServerLightweight: () =>
    new ToolError(
      'javaServerUnavailable',
      'The Java language server runs in lightweight mode, which knows no projects.',
      'Java declarations can only be found by text search until the user switches the server to standard mode.',
    ),

  javaServerFailed: () =>
    new ToolError(
      'javaServerUnavailable',
      'The Java language server has stopped or failed to answer.',
      'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
    ),

  timeout: (seconds: number) =>
    new ToolError(
      'timeout',
      `The Java language server did not answer within ${seconds} s.`,
      'This says nothing about the code. The same call may succeed later; text search works meanwhile.',
    ),

  otherProviderTimeout: (seconds: number) =>
    new ToolError(
      'timeout',
      `The Java language server answered, but another symbol provider did not within ${seconds} s, and VS Code waits for all of them.`,
      'This says nothing about the code. Text search works meanwhile, and outlines are not affected.',
    ),
} as const;
