import assert from 'node:assert/strict';
import { ORDER, type Harness, type Node } from './harness';

/** One line a declaration: its depth as dots, name, kind, lines, and the bare type behind it. */
export function sketch(nodes: readonly Node[] = [], depth = 0): string[] {
  return nodes.flatMap(({ name, kind, startLine, endLine, readFileRange, detail, children }) => {
    assert.deepEqual(readFileRange, { offset: startLine, limit: endLine - startLine + 1 });
    const type = detail === undefined ? '' : ` : ${detail}`;
    return [
      `${'. '.repeat(depth)}${name} ${kind} ${startLine}-${endLine}${type}`,
      ...sketch(children, depth + 1),
    ];
  });
}

/** The sketch of the only file. */
export async function sketchOf(harness: Harness): Promise<string[]> {
  return sketch((await harness.fileStructure({ uri: ORDER, limit: 60 })).symbols);
}
