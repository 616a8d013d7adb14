import assert from 'node:assert/strict';
import {
  bareName,
  isJavaIdentifier,
  isJavaLocation,
  isLibrary,
  symbolKindName,
} from '../../src/core/javaSymbols';

describe('symbol kinds', () => {
  it('have the names of LSP, counted from 1', () => {
    const kinds = Array.from({ length: 26 }, (_, index) => symbolKindName(index + 1));
    assert.equal(
      kinds.join(' '),
      'File Module Namespace Package Class Method Property Field Constructor Enum Interface Function Variable ' +
        'Constant String Number Boolean Array Object Key Null EnumMember Struct Event Operator TypeParameter',
    );
  });

  for (const number of [0, -1, 27, 1.5, Number.NaN]) {
    it(`${number} is Unknown`, () => {
      assert.equal(symbolKindName(number), 'Unknown');
    });
  }
});

describe('Java identifiers', () => {
  for (const text of ['Order', 'a', '_', '$', 'order_line', 'Outer$Inner', 'Größe', '注文', '€']) {
    it(`${text} is one`, () => {
      assert.equal(isJavaIdentifier(text), true);
    });
  }
  const others = [
    '',
    ' ',
    '1st',
    'a b',
    'a.b',
    '{...}',
    '@/orders -- GET',
    "@+ 'orderRepo'",
    'a-b',
    'find(K)',
  ];
  for (const text of others) {
    it(`${JSON.stringify(text)} is none`, () => {
      assert.equal(isJavaIdentifier(text), false);
    });
  }
});

describe('the bare name', () => {
  const rows: readonly (readonly [name: string, bare: string])[] = [
    ['Order', 'Order'],
    ['find(String, int)', 'find'],
    ['Box<T>', 'Box'],
    ['find(Class<T>, Predicate<? super T>) <T extends V>', 'find'],
    ['', ''],
  ];
  for (const [name, bare] of rows) {
    it(`of ${JSON.stringify(name)} is ${JSON.stringify(bare)}`, () => {
      assert.equal(bareName(name), bare);
    });
  }
});

describe('a place', () => {
  const rows: readonly (readonly [uri: string, path: string, isJava: boolean, inLibrary: boolean])[] = [
    ['file:///w/Order.java', '/w/Order.java', true, false],
    ['jdt://contents/java.base/java.util/List.class?%3Dshop', '/java.base/java.util/List.class', true, true],
    ['file:///w/Order.ts', '/w/Order.ts', false, false],
    ['file:///w/Order.class', '/w/Order.class', false, false],
    ['file:///w/Order.java.txt', '/w/Order.java.txt', false, false],
  ];
  for (const [uri, path, isJava, inLibrary] of rows) {
    it(`${uri} is ${isJava ? 'Java' : 'not Java'}${inLibrary ? ', of a library' : ''}`, () => {
      assert.deepEqual([isJavaLocation({ uri, path }), isLibrary(uri)], [isJava, inLibrary]);
    });
  }
});
