import assert from 'node:assert/strict';
import fc from 'fast-check';
import { JAVA_PIECES } from './javaPieces';
import type { Declaration, FoundSymbol, Range } from '../../src/core/javaSymbols';
import { toJavaOutline } from '../../src/core/declarations';
import { clampToDocument, coversLine, toLineRange, toReadFileRange } from '../../src/core/lineRange';
import {
  budgetOutline,
  countDeclarations,
  MAX_OUTLINE_DEPTH,
  type OutlineNode,
} from '../../src/core/outline';
import { selectByLine } from '../../src/core/outlineSelection';
import { parseSymbolQuery } from '../../src/core/symbolQuery';
import { listableSymbols, rankSymbols } from '../../src/core/symbolRanking';
import { ToolError } from '../../src/core/toolError';
import { inputBounds, readFileStructureInput, readFindSymbolInput } from '../../src/core/toolInput';
import { MAX_RESULT_CHARACTERS, renderAnswer } from '../../src/tools/toolResult';
import { libraryHit, range, token } from './builders';

/** The same inputs in every run; FUZZ_RUNS widens the search. */
const RUNS = { seed: 20260, numRuns: Number(process.env['FUZZ_RUNS'] ?? 1000) };

/** Enough for a wide search. */
const TIMEOUT_MS = 600_000;

function holds<Ts extends [unknown, ...unknown[]]>(
  title: string,
  ...property: [...arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }, predicate: (...args: Ts) => void]
): void {
  it(title, () => {
    fc.assert(fc.property(...property), RUNS);
  }).timeout(TIMEOUT_MS);
}

const javaPiece = fc.constantFrom(...JAVA_PIECES);
const javaLike = fc.array(javaPiece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(''));
const query = fc
  .oneof(javaLike, javaLike, fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }))
  .filter((text) => text.trim() !== '');

const position = fc.record({ line: fc.nat(40), character: fc.nat(3) });
const anyRange = fc.tuple(position, position).map(([a, b]): Range => {
  const aFirst = a.line < b.line || (a.line === b.line && a.character <= b.character);
  return aFirst ? { start: a, end: b } : { start: b, end: a };
});

const symbolName = fc.constantFrom(
  'Order',
  'ORDER',
  'OrderService',
  'Orders',
  'find',
  'find(K)',
  'Line',
  '@x',
  '',
);
const sourceHit = fc
  .record({
    name: symbolName,
    folder: fc.constantFrom('src/main/java', 'src/test/java', 'web'),
    extension: fc.constantFrom('java', 'java', 'ts'),
    line: fc.nat(2),
    character: fc.nat(2),
  })
  .map(({ name, folder, extension, line, character }): FoundSymbol => {
    const path = `/w/${folder}/Order.${extension}`;
    const container = ['', 'com.acme.shop', 'com.acme.shop.Order'][line] ?? '';
    return {
      name,
      kind: 'Class',
      ...(container === '' ? {} : { container }),
      uri: `file://${path}`,
      path,
      selectionRange: range(line, character, line, character + 5),
    };
  });
const library = fc
  .tuple(symbolName, fc.constantFrom('java.util', 'com.acme.shop'), fc.constantFrom('a', 'b'))
  .map((parts) => libraryHit(...parts));
const symbols = fc.array(fc.oneof(sourceHit, sourceHit, library), { maxLength: 15 });
const shuffledSymbols = symbols.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
);
const rankedQuery = fc
  .oneof(
    query,
    fc.constantFrom(
      'Order',
      'order',
      'OrdServ',
      'shop.Order',
      'x.Order',
      'com.acme.shop',
      'Order*',
      '*',
      'find',
    ),
  )
  .map(parseSymbolQuery);

const LINE_COUNT = 30;
/** Deeper than an outline goes, and broad at the top. */
function treesOf(depth: number): fc.Arbitrary<readonly Declaration[]> {
  return depth === 0
    ? fc.constant([])
    : fc.array(
        fc.record({
          name: fc.constantFrom('Order', 'total()', 'Box<T>', 'new Runnable() {...}'),
          kind: fc.constantFrom('Class', 'Method', 'EnumMember'),
          range: anyRange,
          selectionRange: anyRange,
          children: treesOf(depth - 1),
        }),
        { maxLength: depth > MAX_OUTLINE_DEPTH ? 5 : 2 },
      );
}
const trees = treesOf(MAX_OUTLINE_DEPTH + 2);

function everyNode(nodes: readonly OutlineNode[]): OutlineNode[] {
  return nodes.flatMap((node) => [node, ...everyNode(node.children ?? [])]);
}

/** How many nodes each level holds, the outermost first. */
function levels<T extends { readonly children?: readonly T[] }>(nodes: readonly T[]): number[] {
  return nodes.length === 0 ? [] : [nodes.length, ...levels(nodes.flatMap((node) => node.children ?? []))];
}

describe('for any query', () => {
  holds('understanding it does not throw, and there is something to ask', query, (text) => {
    const { asWritten, normalised, member } = parseSymbolQuery(text);
    assert.equal(asWritten, text.trim());
    assert.notEqual(normalised.trim(), '');
    assert.notEqual(member?.name, '');
  });
});

describe('for any symbols', () => {
  holds('ranking lists only listed ones, each once', symbols, rankedQuery, (found, parsed) => {
    const listable = listableSymbols(found);
    const { hits } = rankSymbols(listable, parsed);
    assert.equal(new Set(hits).size, hits.length);
    assert.deepEqual(
      hits.filter((hit) => !listable.includes(hit)),
      [],
    );
  });

  holds(
    'ranking does not depend on their order',
    shuffledSymbols,
    rankedQuery,
    ([found, shuffled], parsed) => {
      assert.deepEqual(
        rankSymbols(listableSymbols(shuffled), parsed),
        rankSymbols(listableSymbols(found), parsed),
      );
    },
  );
});

describe('for any range', () => {
  holds('both forms of its lines agree, and count from 1', anyRange, (covered) => {
    const lines = toLineRange(covered);
    const { offset, limit } = toReadFileRange(lines);
    assert.ok(lines.startLine >= 1 && lines.startLine <= lines.endLine);
    assert.deepEqual({ startLine: offset, endLine: offset + limit - 1 }, lines);
    assert.ok(coversLine(lines, offset) && coversLine(lines, lines.endLine));
    assert.ok(!coversLine(lines, offset - 1) && !coversLine(lines, offset + limit));
  });

  holds(
    'the part in a document is inside of it',
    anyRange,
    fc.integer({ min: 1, max: 50 }),
    (covered, lineCount) => {
      const { startLine, endLine } = toLineRange(clampToDocument(covered, lineCount));
      assert.ok(1 <= startLine && startLine <= endLine && endLine <= lineCount);
    },
  );
});

describe('for any tree and limit', () => {
  const limit = fc.integer({ min: 0, max: 60 });

  holds('an outline lists no more than the limit, and counts what it lists', trees, limit, (nodes, most) => {
    const { symbols: listed, listed: count, cuts } = budgetOutline(nodes, most);
    assert.equal(everyNode(listed).length, count);
    assert.ok(count <= most);
    assert.equal(cuts.length > 0, count < countDeclarations(nodes));
  });

  holds('an outline is spent breadth first', trees, limit, (nodes, most) => {
    const available = levels(nodes);
    const listed = levels(budgetOutline(nodes, most).symbols);
    // Only the deepest listed level may be incomplete.
    assert.deepEqual(listed.slice(0, -1), available.slice(0, Math.max(listed.length - 1, 0)));
  });

  holds('every parent accounts for its direct children', trees, limit, (nodes, most) => {
    const compare = (listed: readonly OutlineNode[], all: readonly Declaration[]): void => {
      listed.forEach(({ children = [], omittedChildren = 0 }, index) => {
        const expected = all[index]?.children ?? [];
        assert.equal(children.length + omittedChildren, expected.length);
        compare(children, expected);
      });
    };
    compare(budgetOutline(nodes, most).symbols, nodes);
  });

  holds('no line of an outline is outside of the document', trees, limit, (nodes, most) => {
    const { declarations } = toJavaOutline(nodes, 'Order.java', LINE_COUNT);
    for (const { startLine, endLine, readFileRange } of everyNode(
      budgetOutline(declarations, most).symbols,
    )) {
      assert.ok(1 <= startLine && startLine <= endLine && endLine <= LINE_COUNT);
      assert.deepEqual(readFileRange, { offset: startLine, limit: endLine - startLine + 1 });
    }
  });

  it('a rendered outline is JSON of at most 8,000 characters, and shows what it says', async () => {
    await fc.assert(
      fc.asyncProperty(trees, fc.integer({ min: 1, max: 4000 }), async (nodes, detailLength) => {
        const detail = 'x'.repeat(detailLength);
        const detailed = nodes.map((node) => ({ ...node, detail }));
        const total = countDeclarations(detailed);
        const build = (rows: number) => {
          const { symbols, listed } = budgetOutline(detailed, rows);
          return { payload: { symbols, total }, listed };
        };
        const rendered = await renderAnswer({ rows: total, build }, { tokenization: undefined, token });
        assert.ok(rendered.text.length <= MAX_RESULT_CHARACTERS);
        assert.deepEqual(JSON.parse(rendered.text), build(rendered.listed).payload);
      }),
      RUNS,
    );
  }).timeout(TIMEOUT_MS);

  holds(
    'only what encloses a line is selected by it',
    trees,
    fc.integer({ min: 1, max: 42 }),
    (nodes, line) => {
      const selected = selectByLine(nodes, line);
      const check = (declarations: readonly Declaration[]): void => {
        for (const { range, children } of declarations) {
          assert.ok(coversLine(toLineRange(range), line));
          check(children);
        }
      };
      check(selected);
    },
  );
});

describe('for any JSON', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.double(),
    fc.double().map(String),
    fc.constantFrom('Order', ' ', '', '20', 'Infinity', '1e400', '-0', null, 'x'.repeat(501)),
  );
  const input = fc.oneof(
    fc.jsonValue(),
    fc.record({ query: value, uri: value, limit: value, symbol: value, line: value }, { requiredKeys: [] }),
    fc.record({ query: fc.constant('Order'), uri: fc.constant('Order.java'), limit: value, line: value }),
  );

  const expectValue = <T>(read: () => T, check: (result: T) => void): void => {
    let result: T;
    try {
      result = read();
    } catch (error) {
      assert.ok(error instanceof ToolError);
      assert.ok(error.code === 'emptyQuery' || error.code === 'invalidInput');
      return;
    }
    check(result);
  };
  const isLimit = (limit: number, { minimum, maximum }: { minimum: number; maximum: number }): void => {
    assert.ok(Number.isInteger(limit) && minimum <= limit && limit <= maximum);
  };

  holds('lsp_java_findSymbol is given values in their bounds, or refuses', input, (raw) => {
    expectValue(
      () => readFindSymbolInput(raw),
      ({ query: text, limit }) => {
        assert.ok(text.trim() !== '' && text.length <= inputBounds.query.maxLength);
        isLimit(limit, inputBounds.findSymbolLimit);
      },
    );
  });

  holds('lsp_java_getFileStructure is given values in their bounds, or refuses', input, (raw) => {
    expectValue(
      () => readFileStructureInput(raw),
      ({ uri, limit, symbol = 'x', line = 1 }) => {
        assert.ok(uri === uri.trim() && uri !== '' && uri.length <= inputBounds.uri.maxLength);
        assert.ok(symbol === symbol.trim() && symbol !== '' && symbol.length <= inputBounds.symbol.maxLength);
        assert.ok(line === Math.floor(line));
        isLimit(limit, inputBounds.fileStructureLimit);
      },
    );
  });
});
