import { toolErrors, type ToolError } from '../core/toolError';

/** What VS Code (`FileSystemError.code`) and Node (`errno` names) call the same failure. */
const FAILURES: Readonly<Record<string, () => ToolError>> = {
  FileNotFound: toolErrors.fileNotFound,
  FileNotADirectory: toolErrors.fileNotFound,
  FileIsADirectory: toolErrors.notJavaFile,
  NoPermissions: toolErrors.permissionDenied,
  Unavailable: toolErrors.fileSystemUnavailable,
  ENOENT: toolErrors.fileNotFound,
  ENOTDIR: toolErrors.fileNotFound,
  ENAMETOOLONG: toolErrors.fileNotFound,
  // A path with a NUL character names no file on any system.
  ERR_INVALID_ARG_VALUE: toolErrors.fileNotFound,
  EACCES: toolErrors.permissionDenied,
  EPERM: toolErrors.permissionDenied,
};

/** The refusal for an error of the file system; `fileSystemUnavailable` where the error tells nothing better. */
export function toFileFailure(error: unknown): ToolError {
  const code = (error as { code?: unknown } | null)?.code;
  return (FAILURES[typeof code === 'string' ? code : ''] ?? toolErrors.fileSystemUnavailable)();
}
