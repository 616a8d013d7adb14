import assert from 'node:assert/strict';
import type { FoundSymbol } from '../../src/core/javaSymbols';
import { parseSymbolQuery } from '../../src/core/symbolQuery';
import { isNamed, listableSymbols, rankSymbols } from '../../src/core/symbolRanking';
import { hit, libraryHit, range, testHit } from './builders';

function rank(query: string, symbols: readonly FoundSymbol[]) {
  return rankSymbols(symbols, parseSymbolQuery(query));
}

/** Each in its own file, in an order that is not the expected one. */
function rankNames(query: string, names: readonly string[]): string[] {
  const { hits, qualifierDropped } = rank(
    query,
    names.toReversed().map((name) => hit(name)),
  );
  assert.equal(qualifierDropped, false);
  return hits.map(({ name }) => name);
}

describe('ranking by name', () => {
  const lookAlikes = Array.from(
    { length: 30 },
    (_, index) => `A${String(index + 1).padStart(2, '0')}OrderBulkService`,
  );

  it('an exact type comes before thirty look-alikes', () => {
    assert.deepEqual(rankNames('OrderService', ['OrderService', 'OrderServiceTest', ...lookAlikes]), [
      'OrderService',
      'OrderServiceTest',
      ...lookAlikes,
    ]);
  });

  it('exact, exact but for case, prefix, camel humps, substring, then scattered humps', () => {
    const names = ['OrdServ', 'ORDSERV', 'OrdServer', 'OrderService', 'MyOrdServ', 'A01OrderBulkService'];
    assert.deepEqual(rankNames('OrdServ', names), names);
  });

  it('a query in small letters finds the type', () => {
    assert.deepEqual(rankNames('orderservice', ['OrderService', 'OrderServiceTest', 'MyOrderService']), [
      'OrderService',
      'OrderServiceTest',
      'MyOrderService',
    ]);
  });

  it('names of one rank are sorted by code units', () => {
    assert.deepEqual(rankNames('Order', ['Order', 'Order1', 'OrderB', 'Order_', 'Ordera', 'Orderä']), [
      'Order',
      'Order1',
      'OrderB',
      'Order_',
      'Ordera',
      'Orderä',
    ]);
  });

  it('what does not have the letters in order is dropped', () => {
    assert.deepEqual(rankNames('OrderService', ['OrderService', 'ServiceOrder', 'JavaCompiler']), [
      'OrderService',
    ]);
  });

  it('a file name finds its type and no JavaCompiler', () => {
    assert.deepEqual(rankNames('OrderService.java', ['OrderService', 'JavaCompiler']), ['OrderService']);
  });

  it('parameters are no part of the name', () => {
    assert.deepEqual(rankNames('find', ['find(K)', 'find(K, int)', 'findAll()']), [
      'find(K)',
      'find(K, int)',
      'findAll()',
    ]);
  });

  const patterns: readonly (readonly [query: string, fits: string[], others: string[]])[] = [
    ['Order*', ['Order', 'OrderBuilder', 'OrderService'], ['MyOrder']],
    ['*Service', ['A01OrderBulkService', 'OrderService', 'OrderServiceTest'], ['OrderServer']],
    ['Ord*Serv', ['OrderService'], ['MyOrderService']],
    ['Order?ervice', ['OrderService'], ['OrderXService', 'Orderervice']],
    ['Order?', ['Order1', 'Orders'], ['Order', 'Order22']],
    ['*', ['A', 'Order', 'b'], []],
    ['?', ['K', 'V'], ['Order']],
    ['order*', ['Order', 'OrderService'], ['MyOrder']],
    ['a.b*', [], ['aXb']],
  ];
  for (const [query, fits, others] of patterns) {
    it(`the pattern ${query} fits ${fits.join(', ') || 'nothing'} and not ${others.join(', ') || 'nothing'}`, () => {
      assert.deepEqual(rankNames(query, [...fits, ...others]), fits);
    });
  }
});

describe('ranking by qualifier', () => {
  it('the package that was asked for decides, and other packages are dropped', () => {
    const shop = hit('Order', { container: 'com.acme.shop' });
    const other = hit('Order', { container: 'com.acme.a', path: '/w/a/Order.java' });
    assert.deepEqual(rank('com.acme.shop.Order', [other, shop]), { hits: [shop], qualifierDropped: false });
    assert.deepEqual(rank('shop.Order', [other, shop]), { hits: [shop], qualifierDropped: false });
  });

  it('a whole package comes before its end, and letter case counts last', () => {
    const whole = hit('Order', { container: 'shop', path: '/w/c/Order.java' });
    const end = hit('Order', { container: 'com.acme.shop', path: '/w/b/Order.java' });
    const otherCase = hit('Order', { container: 'com.acme.Shop', path: '/w/a/Order.java' });
    assert.deepEqual(rank('shop.Order', [otherCase, end, whole]), {
      hits: [whole, end, otherCase],
      qualifierDropped: false,
    });
  });

  it('a qualifier fits whole names only', () => {
    const entry = libraryHit('Entry', 'java.util.Map');
    const weak = libraryHit('Entry', 'java.beans.WeakIdentityMap');
    assert.deepEqual(rank('Map.Entry', [weak, entry]), { hits: [entry], qualifierDropped: false });
  });

  it('a wrong qualifier is dropped for the exact name, and the answer knows it', () => {
    const order = hit('Order');
    const hits = [hit('OrderService'), order, hit('ORDER')];
    assert.deepEqual(rank('no.such.pkg.Order', hits), { hits: [order, hits[2]], qualifierDropped: true });
  });

  it('look-alikes alone do not answer for a wrong qualifier', () => {
    assert.deepEqual(rank('no.such.pkg.Order', [hit('OrderService')]), { hits: [], qualifierDropped: false });
  });

  it('a package lists everything in it, nested types too', () => {
    const hits = [
      hit('Line', { container: 'com.acme.shop.Order' }),
      hit('Order'),
      hit('Mall', { container: 'com.acme.shopping' }),
      hit('Shop', { container: 'com.acme' }),
    ];
    const { hits: listed, qualifierDropped } = rank('com.acme.shop', hits);
    assert.deepEqual(
      listed.map(({ name }) => name),
      ['Shop', 'Order', 'Line'],
    );
    assert.equal(qualifierDropped, false);
  });

  it('a path may begin with a source folder', () => {
    const order = hit('Order');
    assert.deepEqual(rank('src/main/java/com/acme/shop/Order.java', [order]), {
      hits: [order],
      qualifierDropped: false,
    });
  });

  it('a path to a file of the default package is that file', () => {
    const scratch = hit('Scratch', { container: '', path: '/w/shop/src/main/java/Scratch.java' });
    assert.deepEqual(rank('src/main/java/Scratch.java', [scratch]), {
      hits: [scratch],
      qualifierDropped: false,
    });
  });

  it('of two modules, the one in the path comes first', () => {
    const a = hit('Order', { path: '/w/a/src/main/java/com/acme/shop/Order.java' });
    const b = hit('Order', { path: '/w/b/src/main/java/com/acme/shop/Order.java' });
    assert.deepEqual(rank('b/src/main/java/com/acme/shop/Order.java', [a, b]).hits[0], b);
  });
});

describe('ranking by origin', () => {
  it('main sources, then tests, then libraries', () => {
    const main = hit('Order', { path: '/w/z/src/main/java/com/acme/shop/Order.java' });
    const test = testHit('Order');
    const library = libraryHit('Order', 'com.acme.shop');
    assert.deepEqual(rank('Order', [library, test, main]).hits, [main, test, library]);
  });

  it('the name counts before the origin', () => {
    const exact = libraryHit('Order', 'sun.awt.geom');
    const prefix = hit('OrderService');
    assert.deepEqual(rank('Order', [prefix, exact]).hits, [exact, prefix]);
  });

  it('the folders above a main source do not make it a test', () => {
    const main = hit('Order', { path: '/home/test/z/src/main/java/Order.java' });
    const other = hit('Order', { path: '/home/a/src/test/java/Order.java' });
    assert.deepEqual(rank('Order', [other, main]).hits, [main, other]);
  });

  for (const folder of [
    'src/test',
    'src/tests',
    'src/testFixtures',
    'src/it',
    'src/integrationTest',
    'test',
  ]) {
    it(`${folder} holds tests`, () => {
      const test = hit('Order', { path: `/w/a/${folder}/java/Order.java` });
      const main = hit('Order', { path: '/w/b/src/main/java/Order.java' });
      assert.deepEqual(rank('Order', [test, main]).hits, [main, test]);
    });
  }
});

describe('ranking the same symbols twice', () => {
  it('sorts by name before URI, and by URI before line', () => {
    const first = hit('OrderA', { path: '/w/z/Order.java' });
    const second = hit('OrderB', { path: '/w/a/Order.java', selectionRange: range(9, 6, 9, 12) });
    const third = hit('OrderB', { path: '/w/b/Order.java', selectionRange: range(3, 6, 3, 12) });
    assert.deepEqual(rank('Order', [third, second, first]).hits, [first, second, third]);
  });

  it('gives the same order, whatever the order of the input', () => {
    const symbols = [
      hit('find', {
        kind: 'Method',
        container: 'Box',
        path: '/w/Box.java',
        selectionRange: range(3, 6, 3, 10),
      }),
      hit('find', {
        kind: 'Method',
        container: 'Box',
        path: '/w/Box.java',
        selectionRange: range(3, 26, 3, 30),
      }),
      hit('find', {
        kind: 'Method',
        container: 'Box',
        path: '/w/Box.java',
        selectionRange: range(7, 6, 7, 10),
      }),
      hit('find', {
        kind: 'Method',
        container: 'Box',
        path: '/w/Cox.java',
        selectionRange: range(1, 6, 1, 10),
      }),
    ];
    assert.deepEqual(rank('find', symbols).hits, symbols);
    assert.deepEqual(rank('find', symbols.toReversed()).hits, symbols);
  });
});

describe('listable symbols', () => {
  it('are source files and library classes with Java names', () => {
    const java = [hit('Order'), libraryHit('List', 'java.util'), hit('find(String, int)')];
    const others = [
      hit('OrderService', { path: '/w/shop/web/OrderService.ts' }),
      hit("@+ 'orderRepo' (@Repository)"),
      hit('@/orders -- GET'),
      hit(''),
      hit('Order', { path: '/w/shop/Order.class' }),
    ];
    assert.deepEqual(listableSymbols([...others, ...java, ...others]), java);
  });

  it('hold a source declaration once, told by URI, name and range', () => {
    const first = hit('find', { selectionRange: range(3, 6, 3, 10) });
    const second = hit('find', { selectionRange: range(7, 6, 7, 10) });
    const unplaced = libraryHit('find', 'java.util');
    assert.deepEqual(listableSymbols([first, second, { ...first }, unplaced, { ...second }]), [
      first,
      second,
      unplaced,
    ]);
  });

  it('hold a library class once, whichever projects it was found in', () => {
    const list = libraryHit('List', 'java.util', 'a');
    const awt = libraryHit('List', 'java.awt', 'a');
    const again = libraryHit('List', 'java.util', 'b');
    assert.deepEqual(listableSymbols([list, awt, again]), [list, awt]);
  });

  it('show a library class under the same URI, whichever project comes first', () => {
    const a = libraryHit('List', 'java.util', 'a');
    const b = libraryHit('List', 'java.util', 'b');
    assert.deepEqual(listableSymbols([b, a]), listableSymbols([a, b]));
  });
});

describe('a symbol is named', () => {
  it('by its name without parameters, letter case aside', () => {
    assert.deepEqual(
      ['find', 'FIND', 'findAll', 'find(String)', ''].map((name) => isNamed(hit('find(String)'), name)),
      [true, true, false, false, false],
    );
  });
});
