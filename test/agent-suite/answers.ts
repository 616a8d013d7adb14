import type { ModelPrompt } from './modelPrompt';
import type { Hit, OutlineNode } from './toolCalls';

/** The hit of this name in the last result. @throws Error when there is none */
export function hitNamed(prompt: ModelPrompt, name: string): Hit {
  const { results = [] } = JSON.parse(prompt.lastResult) as { readonly results?: readonly Hit[] };
  return oneOf(results, name, prompt.lastResult);
}

/** The file of the hit of this name. @throws Error when there is no such hit, or it is not in a file */
export function fileOf(prompt: ModelPrompt, name: string): string {
  const { file } = hitNamed(prompt, name);
  if (file === undefined) {
    throw new Error(`${name} is in no file.`);
  }
  return file;
}

/** An outline in the last result: its file, and all of its nodes, the outer before the inner. */
export function outlined(prompt: ModelPrompt): {
  readonly file: string;
  readonly nodes: readonly OutlineNode[];
} {
  const { file, symbols } = JSON.parse(prompt.lastResult) as {
    readonly file?: string;
    readonly symbols?: readonly OutlineNode[];
  };
  if (file === undefined || symbols === undefined) {
    throw new Error(`This is no outline: ${prompt.lastResult}`);
  }
  return { file, nodes: symbols.flatMap(withInner) };
}

/** The node of this name in the outline in the last result. @throws Error when there is none */
export function nodeNamed(prompt: ModelPrompt, name: string): OutlineNode {
  return oneOf(outlined(prompt).nodes, name, prompt.lastResult);
}

/** The declaration of this name in the outline in the last result, if it is listed. */
export function listedNode(prompt: ModelPrompt, name: string): OutlineNode | undefined {
  return outlined(prompt).nodes.find((node) => node.name === name);
}

function withInner(node: OutlineNode): readonly OutlineNode[] {
  return [node, ...(node.children ?? []).flatMap(withInner)];
}

function oneOf<T extends { readonly name: string }>(items: readonly T[], name: string, text: string): T {
  const found = items.find((item) => item.name === name);
  if (found === undefined) {
    throw new Error(`No ${name} in ${text}`);
  }
  return found;
}
