import * as vscode from 'vscode';
import type { TextHost } from '../../../src/workspace/sourceText';
import type { FileFacts, WorkspaceHost } from '../../../src/workspace/workspaceScope';

/** The path in the notation of this operating system. */
export function at(path: string): string {
  return vscode.Uri.file(path).fsPath;
}

/** A text of so many lines, without a line break after the last. */
export function linesOfText(count: number): string {
  return Array.from({ length: count }, (_line, index) => `// ${index + 1}`).join('\n');
}

/** A document with so many lines; the tools look at nothing else in it. */
export function openDocument(uri: vscode.Uri, lineCount: number): vscode.TextDocument {
  const document: Pick<vscode.TextDocument, 'uri' | 'lineCount'> = { uri, lineCount };
  return document as vscode.TextDocument;
}

/** A workspace in memory. Paths are written with slashes. */
export class FakeWorkspace implements WorkspaceHost, TextHost {
  caseSensitive = true;
  /** When every file was written last, in milliseconds of the day that `timeOfDay` tells. */
  mtime = 0;
  readonly opened: vscode.TextDocument[] = [];
  /** Every document that was loaded. All of them have 500 lines. */
  readonly loaded: string[] = [];
  /** Every path that the file system was asked about. */
  readonly looked: string[] = [];
  private roots: vscode.WorkspaceFolder[] = [];
  private readonly texts = new Map<string, string>();
  /** What exists, under the name that it has on disk. */
  private readonly names = new Map<string, string>();
  private readonly links = new Map<string, string>();
  private readonly failures = new Map<string, { stat?: Error; realpath?: Error; read?: Error }>();

  constructor(...folders: readonly string[]) {
    for (const folder of folders) {
      this.addFolder(folder);
    }
  }

  addFolder(path: string, name = path.slice(path.lastIndexOf('/') + 1)): this {
    this.roots = [...this.roots, { uri: vscode.Uri.file(path), name, index: this.roots.length }];
    return this.addDirectory(path);
  }

  addVirtualFolder(uri: string): this {
    this.roots = [...this.roots, { uri: vscode.Uri.parse(uri), name: 'virtual', index: this.roots.length }];
    return this;
  }

  addFile(path: string, text = linesOfText(40)): this {
    this.texts.set(this.key(at(path)), text);
    return this.addDirectory(path);
  }

  addDirectory(path: string): this {
    this.names.set(this.key(at(path)), at(path));
    return this;
  }

  /** Makes `path` a link to `target`, which may be a folder. */
  addLink(path: string, target: string): this {
    this.links.set(this.key(at(path)), at(target));
    return this;
  }

  fail(path: string, failure: { stat?: Error; realpath?: Error; read?: Error }): this {
    this.failures.set(this.key(at(path)), failure);
    return this;
  }

  readonly folders = () => this.roots;

  readonly realpath = async (path: string): Promise<string> => {
    this.looked.push(path);
    await Promise.resolve();
    const failure = this.failures.get(this.key(path))?.realpath;
    if (failure !== undefined) {
      throw failure;
    }
    const real = this.names.get(this.key(this.resolveLinks(path)));
    if (real === undefined) {
      throw errno('ENOENT');
    }
    return real;
  };

  readonly stat = async (path: string): Promise<FileFacts> => {
    await Promise.resolve();
    const failure = this.failures.get(this.key(path))?.stat;
    if (failure !== undefined) {
      throw failure;
    }
    const text = this.texts.get(this.key(this.resolveLinks(path)));
    const size = new TextEncoder().encode(text).length;
    return { isFile: text !== undefined, size, mtime: this.mtime };
  };

  readonly readFile = async (uri: vscode.Uri): Promise<Uint8Array> => {
    await Promise.resolve();
    const failure = this.failures.get(this.key(uri.fsPath))?.read;
    if (failure !== undefined) {
      throw failure;
    }
    const text = this.texts.get(this.key(this.resolveLinks(uri.fsPath)));
    if (text === undefined) {
      throw vscode.FileSystemError.FileNotFound(uri);
    }
    return new TextEncoder().encode(text);
  };

  readonly timeOfDay = () => 1_000_000;

  readonly openDocuments = () => this.opened;

  readonly openDocument = (uri: vscode.Uri): Promise<vscode.TextDocument> => {
    this.loaded.push(uri.fsPath);
    return Promise.resolve(openDocument(uri, 500));
  };

  private resolveLinks(path: string): string {
    for (const [link, target] of this.links) {
      const key = this.key(path);
      if (key === link || key.startsWith(`${link}/`) || key.startsWith(`${link}\\`)) {
        return this.resolveLinks(target + path.slice(link.length));
      }
    }
    return path;
  }

  private key(path: string): string {
    return this.caseSensitive ? path : path.toLowerCase();
  }
}

/** An error as Node's file system gives it. */
export function errno(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: failed`), { code });
}
