import type { Declaration } from './javaSymbols';
import { toLineRange, toReadFileRange, type ReadFileRange } from './lineRange';

/** One declaration as the model sees it. Lines are 1-based and inclusive. */
export interface OutlineNode {
  readonly name: string;
  readonly kind: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly readFileRange: ReadFileRange;
  readonly detail?: string;
  readonly children?: readonly OutlineNode[];
  /** How many direct children are not listed. */
  readonly omittedChildren?: number;
}

/** What made an outline shorter than the file. */
export type OutlineCut = 'count' | 'depth';

/** An outline within its budget. */
export interface Outline {
  readonly symbols: readonly OutlineNode[];
  /** How many nodes `symbols` holds, at every depth. */
  readonly listed: number;
  readonly cuts: readonly OutlineCut[];
}

/** Deeper than this nothing is listed; the parent then says how many children it has. */
export const MAX_OUTLINE_DEPTH = 8;

/** How many declarations there are, at every depth. */
export function countDeclarations(declarations: readonly Declaration[]): number {
  return declarations.reduce((count, declaration) => count + 1 + countDeclarations(declaration.children), 0);
}

/**
 * Lists at most `limit` declarations, breadth first: all siblings before any grandchild, so that one long enum never
 * hides the methods after it.
 */
export function budgetOutline(declarations: readonly Declaration[], limit: number): Outline {
  const { kept, depthCut } = spendBudget(declarations, limit);
  const listed = kept.size;
  const total = countDeclarations(declarations);
  const cuts: OutlineCut[] = [];
  if (listed === limit && listed < total) {
    cuts.push('count');
  }
  if (depthCut) {
    cuts.push('depth');
  }
  return { symbols: toNodes(declarations, kept), listed, cuts };
}

function spendBudget(
  declarations: readonly Declaration[],
  limit: number,
): { kept: Set<Declaration>; depthCut: boolean } {
  const kept = new Set<Declaration>();
  let level = declarations;
  for (let depth = 0; depth < MAX_OUTLINE_DEPTH && level.length > 0; depth += 1) {
    const affordable = level.slice(0, limit - kept.size);
    for (const declaration of affordable) {
      kept.add(declaration);
    }
    level = affordable.flatMap((declaration) => declaration.children);
  }
  return { kept, depthCut: kept.size < limit && level.length > 0 };
}

function toNodes(
  declarations: readonly Declaration[],
  kept: ReadonlySet<Declaration>,
): readonly OutlineNode[] {
  return declarations
    .filter((declaration) => kept.has(declaration))
    .map(({ name, kind, detail, range, children }) => {
      const lines = toLineRange(range);
      const nodes = toNodes(children, kept);
      const omitted = children.length - nodes.length;
      return {
        name,
        kind,
        ...lines,
        readFileRange: toReadFileRange(lines),
        ...(detail === undefined ? {} : { detail }),
        ...(nodes.length > 0 ? { children: nodes } : {}),
        ...(omitted > 0 ? { omittedChildren: omitted } : {}),
      };
    });
}
