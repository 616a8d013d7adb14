import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { answered } from './fakes/fakeRedhatJava';
import { hit, orderOutline } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

/** 60 types that all fit the query `Order`. */
function searchable(): Harness {
  const harness = new Harness();
  const hits = Array.from({ length: 60 }, (_hit, index) =>
    hit(`Order${String(index).padStart(2, '0')}`, 'p', '/w/a.java', `${index + 1}:0-${index + 1}:7`),
  );
  harness.java.search = () => answered(hits);
  return harness;
}

const notANumber = (name: string) => ({
  error: `${name} is not a number.`,
  errorCode: 'invalidInput',
  hint: `Give ${name} as a whole number, or leave it out.`,
});

describe('the limit', () => {
  const accepted: readonly (readonly [unknown, number, number])[] = [
    [undefined, 20, 20],
    [null, 20, 20],
    ['20', 20, 20],
    [' 7 ', 7, 7],
    [7, 7, 7],
    [2.7, 2, 2],
    ['2.7', 2, 2],
    [0, 1, 1],
    [-3, 1, 1],
    [0.5, 1, 1],
    [50, 50, 50],
    [51, 50, 51],
    [1e9, 50, 60],
    ['1e9', 50, 60],
    [Infinity, 50, 60],
  ];
  for (const [limit, inSearch, inOutline] of accepted) {
    it(`${inspect(limit)} is ${inSearch} in a search and ${inOutline} in an outline`, async () => {
      const harness = searchable();
      const { total, truncated } = await harness.findSymbol({ query: 'Order', limit });
      assert.deepEqual({ total, truncated }, { total: 60, truncated: true });
      await harness.fileStructure({ uri: ORDER, limit });
      assert.deepEqual(
        harness.telemetry.events.map(({ measurements }) => measurements.limit),
        [inSearch, inOutline],
      );
    });
  }

  for (const limit of ['abc', '', ' ', NaN, true, [20], { limit: 20 }]) {
    it(`${inspect(limit)} is refused, and no provider is asked`, async () => {
      const harness = searchable();
      assert.deepEqual(await harness.findSymbol({ query: 'Order', limit }), notANumber('limit'));
      assert.deepEqual(await harness.fileStructure({ uri: ORDER, limit }), notANumber('limit'));
      assert.deepEqual(harness.java.queries, []);
      assert.deepEqual(harness.java.outlined, []);
    });
  }
});

describe('the query', () => {
  for (const input of [{}, { query: null }, { query: '' }, { query: ' \t\n' }, { query: '\u00a0' }]) {
    it(`of ${inspect(input)} is blank, and no provider is asked`, async () => {
      const harness = new Harness();
      harness.java.installed = false;
      assert.deepEqual(await harness.findSymbol(input), {
        error: 'The query is blank.',
        errorCode: 'emptyQuery',
        hint: 'Give the name of a Java type or member, for example OrderService.',
      });
    });
  }

  for (const query of [42, ['X'], { name: 'X' }, false]) {
    it(`${inspect(query)} is refused as no string`, async () => {
      assert.deepEqual(await new Harness().findSymbol({ query }), {
        error: 'query is not a string.',
        errorCode: 'invalidInput',
        hint: 'Give one name as a string, for example "OrderService".',
      });
    });
  }

  it('of 500 characters is searched, of 501 refused', async () => {
    const harness = new Harness();
    assert.equal((await harness.findSymbol({ query: 'a'.repeat(500) })).reason, 'workspaceSymbolNoMatch');
    assert.deepEqual(await harness.findSymbol({ query: 'a'.repeat(501) }), {
      error: 'query is longer than 500 characters.',
      errorCode: 'invalidInput',
      hint: 'Give query in at most 500 characters.',
    });
  });
});

describe('the input', () => {
  for (const input of [undefined, null, 'Order', 42, [], ['Order']]) {
    it(`${inspect(input)} is refused as no object by both tools`, async () => {
      const harness = new Harness();
      const refusal = {
        error: 'The input is not an object.',
        errorCode: 'invalidInput',
        hint: 'Give an object with the properties of the schema.',
      };
      assert.deepEqual(await harness.findSymbol(input), refusal);
      assert.deepEqual(await harness.fileStructure(input), refusal);
    });
  }

  for (const uri of [undefined, null, '', ' ', 42, ['Order.java'], {}]) {
    it(`with the uri ${inspect(uri)} is refused, and nothing is looked at`, async () => {
      const harness = new Harness();
      assert.deepEqual(await harness.fileStructure({ uri }), {
        error: 'uri is not a non-blank string.',
        errorCode: 'invalidInput',
        hint: 'Give the path or the file: URI of one .java file.',
      });
      assert.deepEqual(harness.java.outlined, []);
    });
  }

  it('with a symbol of the wrong type or too long is refused; a blank or null one is absent', async () => {
    const harness = new Harness();
    harness.java.outline = () => answered(orderOutline());
    assert.deepEqual(await harness.fileStructure({ uri: ORDER, symbol: 42 }), {
      error: 'symbol is not a string.',
      errorCode: 'invalidInput',
      hint: 'Give a name or a path of names, for example "Catalog.Code".',
    });
    assert.deepEqual(await harness.fileStructure({ uri: ORDER, symbol: 'a'.repeat(501) }), {
      error: 'symbol is longer than 500 characters.',
      errorCode: 'invalidInput',
      hint: 'Give symbol in at most 500 characters.',
    });
    for (const symbol of [null, '', '  ']) {
      assert.equal((await harness.fileStructure({ uri: ORDER, symbol })).total, 13);
    }
  });

  it('with a uri that is too long is refused', async () => {
    assert.deepEqual(await new Harness().fileStructure({ uri: `${'a'.repeat(4092)}.java` }), {
      error: 'uri is longer than 4096 characters.',
      errorCode: 'invalidInput',
      hint: 'Give uri in at most 4096 characters.',
    });
  });

  it('with a line takes a number in a string and floors fractions; null is absent', async () => {
    const harness = new Harness();
    harness.java.outline = () => answered(orderOutline());
    const total = async (line: unknown) => (await harness.fileStructure({ uri: ORDER, line })).total;
    assert.deepEqual(
      [await total('24'), await total(24.9), await total(null), await total(7)],
      [2, 2, 13, 1],
    );
    assert.deepEqual(await harness.fileStructure({ uri: ORDER, line: 'here' }), notANumber('line'));
  });

  it('with properties that no schema names is answered all the same', async () => {
    const harness = searchable();
    assert.equal((await harness.findSymbol({ query: 'Order', language: 'java' })).total, 60);
  });
});
