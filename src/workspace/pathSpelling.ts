import * as path from 'node:path';
import * as vscode from 'vscode';
import { toolErrors } from '../core/toolError';

/** A path as a model meant it, in the notation of this operating system. */
export interface SpelledPath {
  readonly path: string;
  readonly isAbsolute: boolean;
}

/**
 * Understands the spellings in which models write files: file URIs in every form, absolute and relative paths.
 * Throws `unsupportedUriScheme` for every other URI, and `outsideWorkspace` for a drive where there are none.
 */
export function parseSpelling(written: string): SpelledPath {
  // Half a UTF-16 pair is in no path on disk, and VS Code's URIs throw on it.
  const spelling = written.toWellFormed();
  if (/^[a-z]:[\\/]/i.test(spelling)) {
    return absolute(vscode.Uri.file(spelling).fsPath);
  }
  const scheme = /^([a-z][a-z\d+.-]+):/i.exec(spelling)?.[1];
  if (scheme === undefined) {
    return { path: spelling, isAbsolute: path.isAbsolute(spelling) };
  }
  if (scheme.toLowerCase() !== 'file') {
    throw toolErrors.unsupportedUriScheme();
  }
  return absolute(fileUriPath(spelling.slice(scheme.length + 1)));
}

/** A drive letter on a system without drives names nothing here; it must not become a relative path. */
function absolute(fsPath: string): SpelledPath {
  if (!path.isAbsolute(fsPath)) {
    throw toolErrors.outsideWorkspace();
  }
  return { path: fsPath, isAbsolute: true };
}

function fileUriPath(afterScheme: string): string {
  // Some write four slashes; where there are shares, the last two begin the name of one.
  const slashes = process.platform === 'win32' ? '//' : '///';
  const uri = parseUri(`file:${afterScheme.replace(/^\/{4,}/, slashes)}`);
  // A fragment after the file name (`#L42`) is no part of it; one before is a folder whose # was not encoded.
  const tail = `${uri.query && `?${uri.query}`}${uri.fragment && `#${uri.fragment}`}`;
  const decoded = uri.path.endsWith('.java') ? uri.path : `${uri.path}${tail}`;
  return vscode.Uri.file(`${authorityPath(uri.authority)}${decoded}`).fsPath;
}

/** `file://localhost/w` is `/w`; `file://c:/w` and, where there are no UNC paths, `file://home/w` lack a slash. */
function authorityPath(authority: string): string {
  if (authority === '' || authority.toLowerCase() === 'localhost') {
    return '';
  }
  return process.platform === 'win32' && !/^[a-z](?::|%3a)$/i.test(authority)
    ? `//${authority}`
    : `/${authority}`;
}

/** VS Code refuses a decoded path that begins with two slashes; there is no such file. */
function parseUri(text: string): vscode.Uri {
  try {
    return vscode.Uri.parse(text);
  } catch {
    throw toolErrors.fileNotFound();
  }
}
