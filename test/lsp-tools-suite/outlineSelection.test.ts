import assert from 'node:assert/strict';
import { orderOutline } from './fakes/javaAnswers';
import { namesOf, ORDER, outlining } from './harness';

const all = 13;

async function names(input: object): Promise<string[]> {
  return namesOf((await outlining(orderOutline()).fileStructure({ uri: ORDER, ...input })).symbols);
}

async function empty(input: object): Promise<readonly unknown[]> {
  const answer = await outlining(orderOutline()).fileStructure({ uri: ORDER, ...input });
  return [answer.symbols.length, answer.total, answer.reason, answer.message];
}

describe('symbol', () => {
  for (const [symbol, expected] of [
    ['total', ['total()', 'total(int, String)']],
    ['total()', ['total()']],
    ['total(int, String)', ['total(int, String)']],
    ['total(int,String)', ['total(int, String)']],
    ['Order.total', ['total()', 'total(int, String)']],
    ['Order#id', ['id', 'id()']],
    ['com.acme.shop.Order$Line', ['Line', 'article', 'count', 'price', 'sum()']],
    ['Line.sum', ['sum()']],
    ['line', ['Line', 'article', 'count', 'price', 'sum()']],
    ['TOTAL()', ['total()']],
  ] as const) {
    it(`${symbol} outlines ${expected.join(', ')}`, async () => {
      assert.deepEqual(await names({ symbol }), expected);
    });
  }

  it('counts only what it picks', async () => {
    const answer = await outlining(orderOutline()).fileStructure({ uri: ORDER, symbol: 'Line', limit: 2 });
    assert.deepEqual([namesOf(answer.symbols), answer.total], [['Line', 'article'], 5]);
    assert.deepEqual(answer.truncatedBy, ['count']);
    assert.equal(answer.symbols[0]?.omittedChildren, 3);
  });

  it('that nothing has is empty, and says how many declarations were looked at', async () => {
    assert.deepEqual(await empty({ symbol: 'none' }), [
      0,
      0,
      'noMatchingDeclaration',
      `None of the ${all} declarations of this file has this name. Inherited members, and methods that Lombok generates, are not part of an outline.`,
    ]);
    assert.equal((await empty({ symbol: 'Line.total' }))[1], 0);
  });
});

describe('line', () => {
  for (const [line, expected] of [
    [24, ['Order', 'total()']],
    [36, ['Order', 'Line', 'sum()']],
    [34, ['Order', 'Line', 'article', 'count', 'price']],
    [10, ['Order']],
    [6, ['Order']],
    [39, ['Order']],
  ] as const) {
    it(`${line} is enclosed by ${expected.join(', ')}`, async () => {
      assert.deepEqual(await names({ line }), expected);
    });
  }

  for (const line of [1, 5, 40]) {
    it(`${line} is inside no declaration`, async () => {
      assert.deepEqual(await empty({ line }), [
        0,
        0,
        'noMatchingDeclaration',
        `Line ${line} is inside none of this file's declarations; imports, comments and blank lines can lie between them.`,
      ]);
    });
  }

  for (const line of [0, -1, 41, 1e9]) {
    it(`${line} is refused as outside of the file, before the server is asked for`, async () => {
      const harness = outlining(orderOutline());
      assert.deepEqual(await harness.fileStructure({ uri: ORDER, line }), {
        error: `line ${line} is outside of the file.`,
        errorCode: 'invalidInput',
        hint: 'The file has 40 lines; the first is line 1.',
      });
      assert.deepEqual(harness.java.outlined, []);
    });
  }
});

describe('symbol and line together', () => {
  it('pick the overload that the line is in', async () => {
    assert.deepEqual(await names({ symbol: 'total', line: 30 }), ['total(int, String)']);
  });

  it('do not say that the name is missing, or that nothing is around the line, where both are only apart', async () => {
    assert.deepEqual(await empty({ symbol: 'total', line: 10 }), [
      0,
      0,
      'noMatchingDeclaration',
      'None of the declarations with this name covers line 10 of this file.',
    ]);
  });
});
