import assert from 'node:assert/strict';
import type { FoundSymbol } from '../../src/core/javaSymbols';
import { parseSymbolQuery } from '../../src/core/symbolQuery';
import { searchSymbols, type SearchAnswer } from '../../src/core/symbolSearch';
import { toolErrors } from '../../src/core/toolError';
import { hit, libraryHit, range } from './builders';

interface Search {
  readonly answer: SearchAnswer;
  /** What the source was asked, in order. */
  readonly asked: readonly string[];
}

/** A source that knows its hits by the text that finds them, and the members of types by their names. */
async function search(
  query: string,
  hits: Readonly<Record<string, readonly FoundSymbol[]>>,
  members: Readonly<Record<string, readonly FoundSymbol[]>> = {},
): Promise<Search> {
  const asked: string[] = [];
  const answer = await searchSymbols(parseSymbolQuery(query), {
    ask: (text, attempt) => {
      asked.push(`${attempt}: ${text}`);
      return Promise.resolve(hits[text] ?? []);
    },
    membersOf: (type) => {
      asked.push(`members of ${type.container ?? ''}.${type.name}`);
      return Promise.resolve(members[type.name]);
    },
  });
  return { answer, asked };
}

function member(name: string, line: number, container = 'com.acme.shop.Order'): FoundSymbol {
  return hit(name, {
    kind: 'Method',
    container,
    path: '/w/shop/src/main/java/com/acme/shop/Order.java',
    selectionRange: range(line, 6, line, 11),
    declarationRange: range(line - 1, 2, line + 2, 3),
  });
}

const order = hit('Order');
const orderService = hit('OrderService');
const totalOfNothing = member('total()', 23);
const totalOfInt = member('total(int, String)', 28);
const orderMembers = { Order: [member('Order(String)', 11), member('id()', 15), totalOfNothing, totalOfInt] };

const fromWorkspace = { retried: false, answeredBy: 'workspaceSymbols' } as const;
const fromRetry = { retried: true, answeredBy: 'workspaceSymbols' } as const;
const fromOutline = { retried: true, answeredBy: 'typeOutline' } as const;

describe('a search for a type', () => {
  it('asks once, as written, where that finds it', async () => {
    assert.deepEqual(await search('Order', { Order: [orderService, order] }), {
      answer: { hits: [order, orderService], ...fromWorkspace },
      asked: ['1: Order'],
    });
  });

  it('asks a qualified name as written first', async () => {
    assert.deepEqual(await search('com.acme.shop.Order', { 'com.acme.shop.Order': [order] }), {
      answer: { hits: [order], ...fromWorkspace },
      asked: ['1: com.acme.shop.Order'],
    });
  });

  for (const query of ['com/acme/shop/Order', 'Order.java', 'Order[]', 'class Order', 'new Order()']) {
    it(`asks once more, normalised, where nothing has the name ${query}`, async () => {
      assert.deepEqual(await search(query, { Order: [order] }), {
        answer: { hits: [order], ...fromRetry },
        asked: [`1: ${query}`, '2: Order'],
      });
    });
  }

  for (const [query, text] of [
    ['List<Order>', 'List'],
    ['@Audited', 'Audited'],
  ] as const) {
    it(`finds the type in ${query}`, async () => {
      const type = hit(text);
      assert.deepEqual(await search(query, { [text]: [type] }), {
        answer: { hits: [type], ...fromRetry },
        asked: [`1: ${query}`, `2: ${text}`],
      });
    });
  }

  for (const query of ['Outer$Inner', 'com.acme.shop.Outer$Inner']) {
    it(`finds the nested type ${query}`, async () => {
      const inner = hit('Inner', { container: 'com.acme.shop.Outer', path: '/w/shop/Outer.java' });
      const other = hit('Inner', { container: 'com.acme.shop.Other', path: '/w/shop/Other.java' });
      assert.deepEqual(await search(query, { Inner: [other, inner] }), {
        answer: { hits: [inner], ...fromRetry },
        asked: [`1: ${query}`, '2: Inner'],
      });
    });
  }

  it('asks once more where only symbols of other languages were found', async () => {
    const typescript = hit('Order', { path: '/w/shop/web/Order.ts' });
    assert.deepEqual(await search('Order.java', { 'Order.java': [typescript], Order: [typescript, order] }), {
      answer: { hits: [order], ...fromRetry },
      asked: ['1: Order.java', '2: Order'],
    });
  });

  it('does not ask again where normalising changes nothing', async () => {
    assert.deepEqual(await search('backOffOnce', {}), {
      answer: { hits: [], ...fromWorkspace },
      asked: ['1: backOffOnce'],
    });
  });

  it('asks at most twice', async () => {
    assert.deepEqual(await search('no.such.pkg.Order', {}), {
      answer: { hits: [], ...fromRetry },
      asked: ['1: no.such.pkg.Order', '2: Order'],
    });
  });

  it('says what was searched where the package did not fit', async () => {
    assert.deepEqual(await search('no.such.pkg.Order', { Order: [orderService, order] }), {
      answer: { hits: [order], searchedFor: 'Order', ...fromRetry },
      asked: ['1: no.such.pkg.Order', '2: Order'],
    });
  });

  it('asks once more where the hits as written are in another package', async () => {
    const other = libraryHit('Entry', 'java.beans.WeakIdentityMap');
    const entry = libraryHit('Entry', 'java.util.Map');
    assert.deepEqual(await search('Map.Entry', { 'Map.Entry': [other], Entry: [other, entry] }), {
      answer: { hits: [entry], ...fromRetry },
      asked: ['1: Map.Entry', '2: Entry'],
    });
  });
});

describe('a search for a member', () => {
  for (const query of ['Order#total', 'Order.total', 'Order::total']) {
    it(`finds the overloads of ${query} in source order, each with its declaration`, async () => {
      assert.deepEqual(await search(query, { Order: [orderService, order] }, orderMembers), {
        answer: { hits: [totalOfNothing, totalOfInt], ...fromOutline },
        asked: [`1: ${query}`, '2: Order', 'members of com.acme.shop.Order'],
      });
    });
  }

  it('finds the one with the parameters that were asked for', async () => {
    assert.deepEqual((await search('Order.total(int, String)', { Order: [order] }, orderMembers)).answer, {
      hits: [totalOfInt],
      ...fromOutline,
    });
    assert.deepEqual((await search('Order.total()', { Order: [order] }, orderMembers)).answer, {
      hits: [totalOfNothing],
      ...fromOutline,
    });
  });

  it('says what was searched where no overload has these parameters', async () => {
    assert.deepEqual((await search('Order.total(long)', { Order: [order] }, orderMembers)).answer, {
      hits: [totalOfNothing, totalOfInt],
      searchedFor: 'Order.total',
      ...fromOutline,
    });
  });

  it('finds each overload by the name that it is shown under', async () => {
    const shown = ['find(K)', 'find(K, int)', 'find(Class<T>, Predicate<? super T>)', 'find(K, K...)'].map(
      (name, index) => member(name, 10 * index + 13, 'com.acme.shop.Repository'),
    );
    const repository = hit('Repository');
    for (const overload of shown) {
      const { answer } = await search(
        `Repository.${overload.name}`,
        { Repository: [repository] },
        { Repository: shown },
      );
      assert.deepEqual(answer, { hits: [overload], ...fromOutline });
    }
  });

  it('finds the method of a stack frame', async () => {
    assert.deepEqual(
      await search('com.acme.shop.Order.total(Order.java:42)', { Order: [order] }, orderMembers),
      {
        answer: { hits: [totalOfNothing, totalOfInt], ...fromOutline },
        asked: ['1: com.acme.shop.Order.total(Order.java:42)', '2: Order', 'members of com.acme.shop.Order'],
      },
    );
  });

  it('finds a constructor', async () => {
    assert.deepEqual((await search('new Order(String)', { Order: [order] }, orderMembers)).answer, {
      hits: [order],
      ...fromRetry,
    });
    assert.deepEqual((await search('Order::new', { Order: [order] }, orderMembers)).answer, {
      hits: [orderMembers.Order[0]],
      ...fromOutline,
    });
  });

  it('prefers the letter case that was asked for', async () => {
    const upper = member('TOTAL()', 8);
    const members = { Order: [upper, totalOfNothing] };
    assert.deepEqual((await search('Order.total', { Order: [order] }, members)).answer.hits, [
      totalOfNothing,
    ]);
    assert.deepEqual((await search('Order#Total', { Order: [order] }, members)).answer.hits, [
      upper,
      totalOfNothing,
    ]);
  });

  it('takes a field for no method without parameters', async () => {
    const field = { ...member('id', 7), kind: 'Field' };
    const method = member('id()', 14);
    const members = { Order: [field, method] };
    assert.deepEqual((await search('Order.id()', { Order: [order] }, members)).answer.hits, [method]);
    assert.deepEqual((await search('Order.id', { Order: [order] }, members)).answer.hits, [field, method]);
  });

  it('reads the outline of one type only, the best one', async () => {
    const other = hit('Order', { container: 'com.acme.other', path: '/w/a/Order.java' });
    assert.deepEqual((await search('shop.Order.total', { Order: [other, order] }, orderMembers)).asked, [
      '1: shop.Order.total',
      '2: Order',
      'members of com.acme.shop.Order',
    ]);
  });

  it('says what was searched where the package did not fit', async () => {
    assert.deepEqual((await search('no.such.pkg.Order.total()', { Order: [order] }, orderMembers)).answer, {
      hits: [totalOfNothing],
      searchedFor: 'Order.total',
      ...fromOutline,
    });
  });

  it('answers with the type, and says so, where the type has no such member', async () => {
    assert.deepEqual((await search('Order.missing', { Order: [orderService, order] }, orderMembers)).answer, {
      hits: [order],
      searchedFor: 'Order',
      ...fromRetry,
    });
  });

  it('answers with the type, and says so, where its file cannot be outlined', async () => {
    const list = libraryHit('List', 'java.util');
    assert.deepEqual(await search('List.of', { List: [list] }), {
      answer: { hits: [list], searchedFor: 'List', ...fromRetry },
      asked: ['1: List.of', '2: List', 'members of java.util.List'],
    });
  });

  it('reads no outline of look-alikes of the type', async () => {
    assert.deepEqual(await search('Order.total', { Order: [orderService] }, orderMembers), {
      answer: { hits: [], ...fromRetry },
      asked: ['1: Order.total', '2: Order'],
    });
  });

  it('finds a nested type that is written like a member', async () => {
    const inner = hit('inner', { container: 'com.acme.shop.Outer' });
    assert.deepEqual(await search('Outer.inner', { 'Outer.inner': [inner] }), {
      answer: { hits: [inner], ...fromWorkspace },
      asked: ['1: Outer.inner'],
    });
  });

  for (const name of ['total', 'total(int, String)']) {
    it(`leaves a method that the server found as ${name} to the outline, which knows its declaration`, async () => {
      const found = hit(name, { kind: 'Method', container: 'com.acme.shop.Order', path: order.path });
      assert.deepEqual(
        await search('Order.total', { 'Order.total': [found], Order: [order] }, orderMembers),
        {
          answer: { hits: [totalOfNothing, totalOfInt], ...fromOutline },
          asked: ['1: Order.total', '2: Order', 'members of com.acme.shop.Order'],
        },
      );
    });

    it(`answers with the method that the server found as ${name} where there is no outline`, async () => {
      const found = hit(name, { kind: 'Method', container: 'com.acme.shop.Order', path: order.path });
      assert.deepEqual((await search('Order.total', { 'Order.total': [found], Order: [order] })).answer, {
        hits: [found],
        ...fromRetry,
      });
    });
  }

  it('finds a method by its bare name where the server lists methods', async () => {
    const found = hit('backOffOnce', { kind: 'Method', container: 'com.acme.shop.RetryPolicy' });
    assert.deepEqual(await search('backOffOnce', { backOffOnce: [found] }), {
      answer: { hits: [found], ...fromWorkspace },
      asked: ['1: backOffOnce'],
    });
  });

  it('finds a method by its call where the server lists methods', async () => {
    const found = hit('backOffOnce', { kind: 'Method', container: 'com.acme.shop.RetryPolicy' });
    const { answer, asked } = await search('backOffOnce()', { backOffOnce: [found] });
    assert.deepEqual(answer.hits, [found]);
    assert.deepEqual(asked, ['1: backOffOnce()', '2: backOffOnce']);
  });
});

describe('a failure of the source', () => {
  it('ends the search, without a retry', async () => {
    const asked: string[] = [];
    const failed = searchSymbols(parseSymbolQuery('Order.java'), {
      ask: (text) => {
        asked.push(text);
        return Promise.reject(toolErrors.javaServerFailed());
      },
      membersOf: () => Promise.resolve([]),
    });
    await assert.rejects(failed, toolErrors.javaServerFailed());
    assert.deepEqual(asked, ['Order.java']);
  });
});
