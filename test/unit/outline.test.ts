import assert from 'node:assert/strict';
import type { Declaration } from '../../src/core/javaSymbols';
import {
  budgetOutline,
  countDeclarations,
  MAX_OUTLINE_DEPTH,
  type OutlineNode,
} from '../../src/core/outline';
import { declaration } from './builders';

/** `Order{total(),Line{sum()}+2}`: names, children in braces, and how many were left out. */
function sketch(nodes: readonly OutlineNode[]): string {
  return nodes
    .map(({ name, children, omittedChildren }) =>
      [
        name,
        children === undefined ? '' : `{${sketch(children)}}`,
        omittedChildren === undefined ? '' : `+${omittedChildren}`,
      ].join(''),
    )
    .join(',');
}

/** A class with an 80-constant enum, then `load()` and `save()`. */
const catalog = declaration('Catalog', 5, 99, {
  children: [
    declaration('Code', 9, 90, {
      kind: 'Enum',
      children: Array.from({ length: 80 }, (_, index) =>
        declaration(`ARTICLE_${index + 1}`, index + 10, index + 10, { kind: 'EnumMember' }),
      ),
    }),
    declaration('load()', 92, 94, { kind: 'Method', detail: 'void' }),
    declaration('save()', 96, 98, { kind: 'Method', detail: 'Set<Code>' }),
  ],
});

/** Types nested in each other, the outermost first. */
function chain(depth: number, level = 1): Declaration[] {
  return level > depth ? [] : [declaration(`T${level}`, level, level, { children: chain(depth, level + 1) })];
}

describe('an outline', () => {
  it('gives the lines of each declaration in both forms', () => {
    const order = declaration('Order', 5, 38, {
      children: [declaration('total()', 22, 25, { kind: 'Method', detail: 'int' })],
    });
    assert.deepEqual(budgetOutline([order], 20), {
      symbols: [
        {
          name: 'Order',
          kind: 'Class',
          startLine: 6,
          endLine: 39,
          readFileRange: { offset: 6, limit: 34 },
          children: [
            {
              name: 'total()',
              kind: 'Method',
              startLine: 23,
              endLine: 26,
              readFileRange: { offset: 23, limit: 4 },
              detail: 'int',
            },
          ],
        },
      ],
      listed: 2,
      cuts: [],
    });
  });

  it('lists the methods after an enum that does not fit', () => {
    const { symbols, listed, cuts } = budgetOutline([catalog], 60);
    const constants = Array.from({ length: 56 }, (_, index) => `ARTICLE_${index + 1}`);
    assert.equal(sketch(symbols), `Catalog{Code{${constants.join(',')}}+24,load(),save()}`);
    assert.equal(listed, 60);
    assert.deepEqual(cuts, ['count']);
  });

  const budgets: readonly (readonly [limit: number, outline: string])[] = [
    [5, 'Catalog{Code{ARTICLE_1}+79,load(),save()}'],
    [4, 'Catalog{Code+80,load(),save()}'],
    [2, 'Catalog{Code+80}+2'],
    [1, 'Catalog+3'],
    [0, ''],
  ];
  for (const [limit, outline] of budgets) {
    it(`of at most ${limit} declarations is cut by count to: ${outline}`, () => {
      const { symbols, listed, cuts } = budgetOutline([catalog], limit);
      assert.equal(sketch(symbols), outline);
      assert.equal(listed, limit);
      assert.deepEqual(cuts, ['count']);
    });
  }

  it('that just fits is not cut', () => {
    assert.deepEqual(budgetOutline([catalog], 84).cuts, []);
    assert.equal(budgetOutline([catalog], 84).listed, 84);
    assert.deepEqual(budgetOutline([catalog], 83).cuts, ['count']);
  });

  it('lists five levels of types', () => {
    assert.equal(sketch(budgetOutline(chain(5), 20).symbols), 'T1{T2{T3{T4{T5}}}}');
  });

  it('says what lies deeper than it goes', () => {
    const { symbols, listed, cuts } = budgetOutline(chain(MAX_OUTLINE_DEPTH + 2), 20);
    assert.equal(sketch(symbols), 'T1{T2{T3{T4{T5{T6{T7{T8+1}}}}}}}');
    assert.equal(listed, 8);
    assert.deepEqual(cuts, ['depth']);
  });

  it('as deep as it goes is not cut', () => {
    assert.deepEqual(budgetOutline(chain(MAX_OUTLINE_DEPTH), 20).cuts, []);
  });

  it('cut by count on the way down is not cut by depth', () => {
    assert.deepEqual(budgetOutline(chain(MAX_OUTLINE_DEPTH + 2), 3).cuts, ['count']);
  });

  it('of nothing is empty', () => {
    assert.deepEqual(budgetOutline([], 20), { symbols: [], listed: 0, cuts: [] });
  });
});

describe('counting declarations', () => {
  it('counts every depth', () => {
    assert.equal(countDeclarations([]), 0);
    assert.equal(countDeclarations([catalog]), 84);
    assert.equal(countDeclarations([...chain(5), ...chain(2)]), 7);
  });
});
