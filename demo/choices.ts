import * as vscode from 'vscode';

/** A node of an outline, as far as the demo follows it. */
export interface Node {
  readonly name: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly children?: readonly Node[];
}

/** The type after which the largest source file is named: there an outline has most to say. */
export async function largestType(): Promise<string> {
  const files = await vscode.workspace.findFiles('**/*.java', '**/{test,tests,target,build}/**', 5000);
  const sizes = await Promise.all(
    files.map(async (uri) => ({ uri, ...(await vscode.workspace.fs.stat(uri)) })),
  );
  const [largest] = sizes.sort((a, b) => b.size - a.size || (a.uri.path < b.uri.path ? -1 : 1));
  if (largest === undefined) {
    throw new Error('There is no .java file in this folder.');
  }
  return /([^/]+)\.java$/.exec(largest.uri.path)?.[1] ?? '';
}

/** The longest declaration directly inside of the listed ones. */
export function longestMember(symbols: readonly Node[]): Node | undefined {
  const members = symbols.flatMap(({ children }) => children ?? []);
  const length = ({ startLine, endLine }: Node) => endLine - startLine;
  return members.toSorted((a, b) => length(b) - length(a))[0];
}
