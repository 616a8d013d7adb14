import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { ToolError, toolErrors } from '../../src/core/toolError';
import { readFileStructureInput, readFindSymbolInput } from '../../src/core/toolInput';

/** What a reader makes of an input: the value, or the code and both texts of its refusal. */
function outcome(read: (raw: unknown) => unknown, raw: unknown): unknown {
  try {
    return read(raw);
  } catch (error) {
    assert.ok(error instanceof ToolError);
    return [error.code, error.message, error.hint];
  }
}

function refusal({ code, message, hint }: ToolError): readonly string[] {
  return [code, message, hint];
}

const notAnObject = [
  'invalidInput',
  'The input is not an object.',
  'Give an object with the properties of the schema.',
];

const limits: readonly (readonly [limit: unknown, findSymbol: number, fileStructure: number])[] = [
  [undefined, 20, 20],
  [null, 20, 20],
  [1, 1, 1],
  [7, 7, 7],
  ['20', 20, 20],
  [' 5 ', 5, 5],
  ['2.7', 2, 2],
  [2.7, 2, 2],
  [0.5, 1, 1],
  [0, 1, 1],
  [-3, 1, 1],
  ['-3', 1, 1],
  [50, 50, 50],
  [60, 50, 60],
  [1e9, 50, 60],
  ['1e9', 50, 60],
  [Number.POSITIVE_INFINITY, 50, 60],
];

const noNumbers: readonly unknown[] = ['abc', '', ' ', '20 rows', true, [], [20], {}, Number.NaN];

describe('the input of lsp_java_findSymbol', () => {
  for (const [limit, rows] of limits) {
    it(`with limit ${inspect(limit)} asks for ${rows} rows`, () => {
      assert.deepEqual(readFindSymbolInput({ query: 'Order', limit }), { query: 'Order', limit: rows });
    });
  }

  for (const limit of noNumbers) {
    it(`with limit ${inspect(limit)} is refused`, () => {
      assert.deepEqual(outcome(readFindSymbolInput, { query: 'Order', limit }), [
        'invalidInput',
        'limit is not a number.',
        'Give limit as a whole number, or leave it out.',
      ]);
    });
  }

  for (const raw of [{}, { query: null }, { query: '' }, { query: '  \t\n' }, { query: '\u00a0' }]) {
    it(`${inspect(raw)} is an empty query`, () => {
      assert.deepEqual(outcome(readFindSymbolInput, raw), refusal(toolErrors.emptyQuery()));
    });
  }

  for (const query of [42, true, ['X'], {}]) {
    it(`with query ${inspect(query)} is refused`, () => {
      assert.deepEqual(outcome(readFindSymbolInput, { query }), [
        'invalidInput',
        'query is not a string.',
        'Give one name as a string, for example "OrderService".',
      ]);
    });
  }

  for (const raw of [undefined, null, 'Order', 7, ['Order']]) {
    it(`${inspect(raw)} is refused`, () => {
      assert.deepEqual(outcome(readFindSymbolInput, raw), notAnObject);
    });
  }

  it('takes 500 characters and no more', () => {
    const query = 'x'.repeat(500);
    assert.deepEqual(readFindSymbolInput({ query }), { query, limit: 20 });
    assert.deepEqual(outcome(readFindSymbolInput, { query: `${query}x` }), [
      'invalidInput',
      'query is longer than 500 characters.',
      'Give query in at most 500 characters.',
    ]);
  });

  it('ignores what it does not know', () => {
    assert.deepEqual(readFindSymbolInput({ query: 'Order', kind: 'class' }), { query: 'Order', limit: 20 });
  });
});

describe('the input of lsp_java_getFileStructure', () => {
  for (const [limit, , nodes] of limits) {
    it(`with limit ${inspect(limit)} asks for ${nodes} declarations`, () => {
      assert.deepEqual(readFileStructureInput({ uri: 'Order.java', limit }), {
        uri: 'Order.java',
        limit: nodes,
      });
    });
  }

  for (const name of ['limit', 'line']) {
    for (const value of noNumbers) {
      it(`with ${name} ${inspect(value)} is refused`, () => {
        assert.deepEqual(outcome(readFileStructureInput, { uri: 'Order.java', [name]: value }), [
          'invalidInput',
          `${name} is not a number.`,
          `Give ${name} as a whole number, or leave it out.`,
        ]);
      });
    }
  }

  const lines: readonly (readonly [line: unknown, read: object])[] = [
    [undefined, {}],
    [null, {}],
    [42, { line: 42 }],
    ['42', { line: 42 }],
    [42.9, { line: 42 }],
    // Only the file knows whether it has such a line.
    [0, { line: 0 }],
    [-1, { line: -1 }],
  ];
  for (const [line, read] of lines) {
    it(`with line ${inspect(line)} is read as ${inspect(read)}`, () => {
      assert.deepEqual(readFileStructureInput({ uri: 'Order.java', line }), {
        uri: 'Order.java',
        limit: 20,
        ...read,
      });
    });
  }

  const symbols: readonly (readonly [symbol: unknown, read: object])[] = [
    [undefined, {}],
    [null, {}],
    ['', {}],
    ['  ', {}],
    [' Catalog.Code ', { symbol: 'Catalog.Code' }],
  ];
  for (const [symbol, read] of symbols) {
    it(`with symbol ${inspect(symbol)} is read as ${inspect(read)}`, () => {
      assert.deepEqual(readFileStructureInput({ uri: 'Order.java', symbol }), {
        uri: 'Order.java',
        limit: 20,
        ...read,
      });
    });
  }

  for (const symbol of [42, ['Code'], {}]) {
    it(`with symbol ${inspect(symbol)} is refused`, () => {
      assert.deepEqual(outcome(readFileStructureInput, { uri: 'Order.java', symbol }), [
        'invalidInput',
        'symbol is not a string.',
        'Give a name or a path of names, for example "Catalog.Code".',
      ]);
    });
  }

  for (const raw of [
    {},
    { uri: null },
    { uri: '' },
    { uri: ' \u00a0' },
    { uri: 42 },
    { uri: ['Order.java'] },
  ]) {
    it(`${inspect(raw)} is refused`, () => {
      assert.deepEqual(outcome(readFileStructureInput, raw), [
        'invalidInput',
        'uri is not a non-blank string.',
        'Give the path or the file: URI of one .java file.',
      ]);
    });
  }

  for (const raw of [undefined, null, 'Order.java', ['Order.java']]) {
    it(`${inspect(raw)} is refused`, () => {
      assert.deepEqual(outcome(readFileStructureInput, raw), notAnObject);
    });
  }

  it('takes a uri without the blanks around it', () => {
    assert.deepEqual(readFileStructureInput({ uri: ' a b/Order.java\n' }), {
      uri: 'a b/Order.java',
      limit: 20,
    });
  });

  for (const [name, maximum] of [
    ['uri', 4096],
    ['symbol', 500],
  ] as const) {
    it(`takes ${maximum} characters of ${name} and no more`, () => {
      const longest = 'x'.repeat(maximum);
      assert.deepEqual(readFileStructureInput({ uri: 'Order.java', [name]: longest }), {
        uri: 'Order.java',
        limit: 20,
        [name]: longest,
      });
      assert.deepEqual(outcome(readFileStructureInput, { uri: 'Order.java', [name]: `${longest}x` }), [
        'invalidInput',
        `${name} is longer than ${maximum} characters.`,
        `Give ${name} in at most ${maximum} characters.`,
      ]);
    });
  }
});
