import { fileOf, listedNode, outlined } from './answers';
import type { ModelPrompt } from './modelPrompt';
import type { Step } from './scriptedModel';
import { findSymbol, outline, readNode, type OutlineNode } from './toolCalls';

/** A declaration by the name that outlines have for it, or how it is chosen among those that an outline lists. */
export type Wanted = string | ((listed: readonly OutlineNode[]) => string);

/**
 * Plays the chain for which the tools are made: find a type, outline its file, read the lines of one declaration in
 * it. Where a capped outline does not list the declaration, it asks for it by `symbol`. Each call is computed from
 * the result of the one before.
 *
 * @param wanted the type itself, or a member such as `total(int, String)`
 * @param answer what the model says in the end
 * @throws Error from a step whose result does not hold what the next one needs
 */
export function findOutlineRead(
  type: string,
  wanted: Wanted,
  answer: (prompt: ModelPrompt) => string = () => 'Here it is.',
): Step {
  return (prompt) => {
    const last = prompt.exchanges.at(-1);
    switch (last?.name) {
      case undefined:
        return [findSymbol(type)];
      case 'lsp_java_findSymbol':
        return [outline(fileOf(prompt, type))];
      case 'lsp_java_getFileStructure':
        return afterOutline(prompt, wanted, 'symbol' in last.input);
      default:
        return answer(prompt);
    }
  };
}

function afterOutline(prompt: ModelPrompt, wanted: Wanted, narrowed: boolean) {
  const { file, nodes } = outlined(prompt);
  const declaration = typeof wanted === 'string' ? wanted : wanted(nodes);
  const node = listedNode(prompt, declaration);
  if (node !== undefined) {
    return [readNode(prompt, file, node)];
  }
  if (narrowed) {
    throw new Error(`${declaration} is not in ${prompt.lastResult}`);
  }
  return [outline(file, { symbol: declaration })];
}

/** The characters that the calls of a turn and their results add to the conversation. */
export function chainCharacters({ exchanges }: ModelPrompt): number {
  return exchanges.reduce((sum, { input, result }) => sum + JSON.stringify(input).length + result.length, 0);
}
