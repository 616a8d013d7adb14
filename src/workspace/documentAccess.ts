import * as path from 'node:path';
import * as vscode from 'vscode';
import { ToolError, toolErrors, type ToolErrorCode } from '../core/toolError';
import { isPattern } from '../core/wildcards';
import { toFileFailure } from './fileFailure';
import { parseSpelling } from './pathSpelling';
import { WorkspaceScope, type FileFacts, type WorkspaceHost } from './workspaceScope';

/** A Java source file inside the workspace that may be read. */
export interface SourceFile extends Pick<FileFacts, 'size' | 'mtime'> {
  /** The absolute path, spelled under the workspace folder as the user opened it. */
  readonly file: string;
}

/** Whether the outline tool would accept a document: the file, or the code with which it would refuse. */
export type Outlinable =
  (SourceFile & { readonly refusal?: never }) | { readonly file?: never; readonly refusal: ToolErrorCode };

/** Turns what a model calls a file into a Java source file inside the workspace, or refuses it. */
export class DocumentAccess {
  constructor(private readonly host: WorkspaceHost) {}

  /** Throws a `ToolError` of the access boundary or the file system. Outside of the workspace nothing is looked at. */
  async open(spelling: string): Promise<SourceFile> {
    const spelled = parseSpelling(spelling);
    const scope = await this.scope();
    if (spelled.isAbsolute) {
      return this.accept(scope, path.normalize(spelled.path));
    }
    return this.accept(scope, await this.resolveRelative(scope, spelled.path));
  }

  /** Whether the window has any folder open. */
  get isFolderOpen(): boolean {
    return this.host.folders().length > 0;
  }

  /** Says of each URI whether `open` would accept it. */
  async locate(uris: readonly vscode.Uri[]): Promise<Outlinable[]> {
    const scope = await WorkspaceScope.of(this.host);
    return Promise.all(
      uris.map(async (uri) => {
        try {
          return await this.locateOne(scope, uri);
        } catch (error) {
          return { refusal: error instanceof ToolError ? error.code : 'fileSystemUnavailable' };
        }
      }),
    );
  }

  private async locateOne(scope: WorkspaceScope, uri: vscode.Uri): Promise<SourceFile> {
    if (uri.scheme !== 'file') {
      throw toolErrors.unsupportedUriScheme();
    }
    if (scope.roots.length === 0) {
      throw toolErrors.noWorkspaceFolder();
    }
    return this.accept(scope, path.normalize(uri.fsPath));
  }

  private async scope(): Promise<WorkspaceScope> {
    const scope = await WorkspaceScope.of(this.host);
    if (scope.roots.length === 0) {
      throw toolErrors.noWorkspaceFolder();
    }
    return scope;
  }

  private async accept(scope: WorkspaceScope, target: string): Promise<SourceFile> {
    if (!scope.isSpelledInside(target)) {
      throw toolErrors.outsideWorkspace();
    }
    if (!target.endsWith('.java')) {
      throw toolErrors.notJavaFile();
    }
    const real = await this.host.realpath(target).catch((error: unknown) => {
      throw toFileFailure(error);
    });
    const file = scope.asOpened(real, target);
    if (file === undefined) {
      throw toolErrors.outsideWorkspace();
    }
    const { isFile, size, mtime } = await this.host.stat(target).catch((error: unknown) => {
      throw toFileFailure(error);
    });
    if (!isFile) {
      throw toolErrors.notJavaFile();
    }
    return { file, size, mtime };
  }

  /** An existing exact path wins over one that begins with the name of its folder. */
  private async resolveRelative(scope: WorkspaceScope, relative: string): Promise<string> {
    const spelled = scope.roots.map(({ opened }) => path.join(opened, relative));
    const inside = spelled.filter((target) => scope.isSpelledInside(target));
    const [first] = inside;
    if (first === undefined) {
      throw toolErrors.outsideWorkspace();
    }
    const [folderName = '', ...rest] = path.normalize(relative).split(path.sep);
    const named = scope.roots
      .filter(({ name, opened }) => name === folderName || path.basename(opened) === folderName)
      .map(({ opened }) => path.join(opened, ...rest))
      .filter((target) => scope.isSpelledInside(target));
    const existing = (await this.onlyExisting(inside)) ?? (await this.onlyExisting(named));
    if (existing !== undefined) {
      return existing;
    }
    if (isPattern(relative) && relative.endsWith('.java')) {
      throw toolErrors.invalidInput(
        'uri is a pattern.',
        'Give the path of one .java file; patterns are not expanded.',
      );
    }
    return named.length > 1 ? ambiguous(named) : first;
  }

  /** The one file that exists; two spellings of one file are one. */
  private async onlyExisting(targets: readonly string[]): Promise<string | undefined> {
    const realPaths = await Promise.all(targets.map((target) => this.realPathIfThere(target)));
    const existing = targets.filter(
      (_target, index) => realPaths[index] !== undefined && realPaths.indexOf(realPaths[index]) === index,
    );
    return existing.length > 1 ? ambiguous(existing) : existing[0];
  }

  /** What cannot be looked at counts as existing, so that the failure is told and not taken for absence. */
  private async realPathIfThere(target: string): Promise<string | undefined> {
    return this.host
      .realpath(target)
      .catch((error: unknown) => (toFileFailure(error).code === 'fileNotFound' ? undefined : target));
  }
}

function ambiguous(candidates: readonly string[]): never {
  throw toolErrors.ambiguousWorkspacePath(
    candidates.map((candidate) => vscode.Uri.file(candidate).toString()),
  );
}
