import type { ModelPrompt, ToolCall } from './modelPrompt';

/** A hit of `lsp_java_findSymbol`, as far as a model follows it. */
export interface Hit {
  readonly name: string;
  readonly container?: string;
  readonly documentUri: string;
  readonly file?: string;
  readonly readFileRange?: ReadFileRange;
}

/** A node of an outline, as far as a model follows it. */
export interface OutlineNode {
  readonly name: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly readFileRange: ReadFileRange;
  readonly children?: readonly OutlineNode[];
  readonly omittedChildren?: number;
}

interface ReadFileRange {
  readonly offset: number;
  readonly limit: number;
}

/** The call that searches a name. */
export function findSymbol(query: string): ToolCall {
  return { name: 'lsp_java_findSymbol', input: { query } };
}

/** The call that outlines a file. */
export function outline(
  file: string,
  more: { readonly symbol?: string; readonly line?: number; readonly limit?: number } = {},
): ToolCall {
  return { name: 'lsp_java_getFileStructure', input: { uri: file, ...more } };
}

/** The call of Copilot's text search. */
export function grep(text: string): ToolCall {
  return { name: 'grep_search', input: { query: text, isRegexp: false } };
}

/** The call of Copilot's reader for the lines of an outline's node, in the form that the reader in this prompt takes. */
export function readNode(prompt: ModelPrompt, file: string, node: OutlineNode): ToolCall {
  const { startLine, endLine, readFileRange } = node;
  return read(prompt, file, { startLine, endLine }, readFileRange);
}

/** The call that reads the lines of a member's hit, which has only one of the two forms. */
export function readHit(prompt: ModelPrompt, { file, readFileRange }: Hit): ToolCall {
  if (file === undefined || readFileRange === undefined) {
    throw new Error('This hit does not say what to read.');
  }
  const { offset, limit } = readFileRange;
  return read(prompt, file, { startLine: offset, endLine: offset + limit - 1 }, readFileRange);
}

function read(prompt: ModelPrompt, filePath: string, lines: object, range: object): ToolCall {
  const name = 'read_file';
  const schema = prompt.tools.find((tool) => tool.name === name)?.inputSchema as
    { readonly properties?: object } | undefined;
  const takes = (...keys: readonly string[]) => keys.every((key) => key in (schema?.properties ?? {}));
  if (takes('filePath', 'startLine', 'endLine')) {
    return { name, input: { filePath, ...lines } };
  }
  if (takes('filePath', 'offset', 'limit')) {
    return { name, input: { filePath, ...range } };
  }
  throw new Error(`No reader in a form that is known: ${JSON.stringify(schema)}`);
}
