import * as path from 'node:path';
import type * as vscode from 'vscode';

/** What is known of a file without reading it. */
export interface FileFacts {
  /** False for a folder, a pipe and the like. */
  readonly isFile: boolean;
  /** In bytes. */
  readonly size: number;
  /** The time of the last change, in milliseconds since 1970. */
  readonly mtime: number;
}

/** The parts of VS Code and of the operating system that decide what is inside the workspace. */
export interface WorkspaceHost {
  readonly folders: () => readonly vscode.WorkspaceFolder[];
  /**
   * Looks at a path; rejects with an `errno` error, also where it may not be read. Node's own, which takes a tenth of
   * the time of `workspace.fs`.
   */
  readonly stat: (path: string) => Promise<FileFacts>;
  /** The path with every symbolic link resolved; rejects with an `errno` error. */
  readonly realpath: (path: string) => Promise<string>;
  /** Whether `A.java` and `a.java` are two files. */
  readonly caseSensitive: boolean;
}

interface Root {
  readonly name: string;
  /** The folder as the user opened it. */
  readonly opened: string;
  /** The same folder, its links resolved. */
  readonly real: string;
}

/** The folders of the workspace at one moment, in both spellings: as opened, and with links resolved. */
export class WorkspaceScope {
  private constructor(
    readonly roots: readonly Root[],
    private readonly caseSensitive: boolean,
  ) {}

  /** Resolves the links of all folders on disk; folders of virtual file systems are left out. */
  static async of({ folders, realpath, caseSensitive }: WorkspaceHost): Promise<WorkspaceScope> {
    const onDisk = folders().filter(({ uri }) => uri.scheme === 'file');
    const roots = await Promise.all(
      onDisk.map(async ({ name, uri }) => {
        const opened = withoutTrailingSeparator(path.normalize(uri.fsPath));
        return { name, opened, real: await realpath(opened).catch(() => opened) };
      }),
    );
    return new WorkspaceScope(roots, caseSensitive);
  }

  /** Whether a normalised path is spelled inside a folder; links are not looked at. */
  isSpelledInside(target: string): boolean {
    return this.roots.some(
      ({ opened, real }) => this.contains(opened, target) || this.contains(real, target),
    );
  }

  /**
   * The path under the folder as the user opened it, of a file whose links are resolved; undefined outside of all folders.
   * @param realTarget the file, links resolved
   * @param target the file as it was spelled: where several folders hold it, the one it was spelled in decides
   */
  asOpened(realTarget: string, target: string): string | undefined {
    const holding = this.roots.filter(({ real }) => this.contains(real, realTarget));
    const deepestFirst = holding.toSorted((a, b) => b.real.length - a.real.length);
    const root = deepestFirst.find(({ opened }) => this.contains(opened, target)) ?? deepestFirst[0];
    return root && path.join(root.opened, path.relative(root.real, realTarget));
  }

  private contains(folder: string, target: string): boolean {
    const relative = path.relative(this.fold(folder), this.fold(target));
    return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
  }

  private fold(text: string): string {
    return this.caseSensitive ? text : text.toLowerCase();
  }
}

function withoutTrailingSeparator(folder: string): string {
  return folder.length > path.parse(folder).root.length && folder.endsWith(path.sep)
    ? folder.slice(0, -1)
    : folder;
}
