import * as vscode from 'vscode';
import { realpathSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { workspaceHost } from '../../../src/extension';
import type { TextHost } from '../../../src/workspace/sourceText';
import type { WorkspaceHost } from '../../../src/workspace/workspaceScope';
import { linesOfText } from './fakeWorkspace';

/** Real files and links in a temporary folder, and which of its folders are open. */
export class DiskWorkspace implements WorkspaceHost, TextHost {
  readonly caseSensitive = process.platform !== 'win32' && process.platform !== 'darwin';
  private roots: vscode.WorkspaceFolder[] = [];

  private constructor(readonly base: string) {}

  static async create(): Promise<DiskWorkspace> {
    // On some systems the temporary folder is itself behind a link.
    return new DiskWorkspace(await mkdtemp(path.join(realpathSync(tmpdir()), 'lsp-tools-')));
  }

  dispose(): Promise<void> {
    return rm(this.base, { recursive: true, force: true });
  }

  /** The absolute path of a path that is written with slashes. */
  at(relative: string): string {
    return path.join(this.base, ...relative.split('/'));
  }

  /** The URI as VS Code writes it. */
  uri(relative: string): string {
    return vscode.Uri.file(this.at(relative)).toString();
  }

  open(...folders: readonly string[]): this {
    this.roots = folders.map((folder, index) => ({
      uri: vscode.Uri.file(this.at(folder)),
      name: path.posix.basename(folder),
      index,
    }));
    return this;
  }

  async addFile(relative: string, lines = 1): Promise<void> {
    await this.addFolder(path.posix.dirname(relative));
    await writeFile(this.at(relative), linesOfText(lines));
  }

  async addFolder(relative: string): Promise<void> {
    await mkdir(this.at(relative), { recursive: true });
  }

  async addLink(relative: string, target: string): Promise<void> {
    // A junction is the kind of link that Windows lets everyone make; other systems ignore the kind.
    await symlink(this.at(target), this.at(relative), 'junction');
  }

  readonly folders = () => this.roots;
  readonly stat = workspaceHost.stat;
  readonly realpath = (file: string) => realpath(file);
  readonly openDocuments = () => [];
  readonly openDocument = (uri: vscode.Uri) => vscode.workspace.openTextDocument(uri);
  readonly readFile = (uri: vscode.Uri) => vscode.workspace.fs.readFile(uri);
  /** An hour after the files were written, so that they count as known. */
  readonly timeOfDay = () => Date.now() + 3_600_000;
}

/** A new folder for each test of the suite that calls this; removed after it. */
export function useDiskWorkspace(): () => DiskWorkspace {
  let workspace: DiskWorkspace | undefined;
  beforeEach(async () => {
    workspace = await DiskWorkspace.create();
  });
  afterEach(() => workspace?.dispose());
  return () => {
    if (workspace === undefined) {
      throw new Error('there is a folder only inside a test');
    }
    return workspace;
  };
}
