import assert from 'node:assert/strict';
import type { DeclarationRequest, FoundDeclarations } from '../../src/core/declarationRequest';
import { searchDeclarations } from '../../src/core/declarationSearch';
import type { FoundSymbol } from '../../src/core/javaSymbols';
import { parseSymbolQuery } from '../../src/core/symbolQuery';
import { toolErrors } from '../../src/core/toolError';
import { hit, libraryHit, range } from './builders';

/** A request as the tests write it: `type Order in com.acme`. */
function asText({ name, qualifier, kinds }: DeclarationRequest): string {
  return `${kinds.join('+')} ${name}${qualifier === undefined ? '' : ` in ${qualifier}`}`;
}

function found(hits: readonly FoundSymbol[], rest: Partial<FoundDeclarations> = {}): FoundDeclarations {
  return { hits, total: hits.length, complete: true, indexed: true, ...rest };
}

/** What the search answers from a server that knows its hits by the requests that find them, and what was asked in order. */
async function search(
  query: string,
  known: Readonly<Record<string, readonly FoundSymbol[] | FoundDeclarations>>,
) {
  const asked: string[] = [];
  const answer = await searchDeclarations(parseSymbolQuery(query), (request) => {
    asked.push(asText(request));
    const reply = known[asText(request)] ?? [];
    return Promise.resolve('hits' in reply ? reply : found(reply));
  });
  return { answer, asked };
}

function member(name: string, line: number, kind = 'Method', container = 'com.acme.shop.Order'): FoundSymbol {
  return hit(name, {
    kind,
    container,
    path: '/w/shop/src/main/java/com/acme/shop/Order.java',
    selectionRange: range(line, 6, line, 11),
    declarationRange: range(line - 1, 2, line + 2, 3),
  });
}

const order = hit('Order');
const orderService = hit('OrderService');
const totalField = member('total', 4, 'Field');
const totalOfNothing = member('total()', 23);
const totalOfInt = member('total(int, String)', 28);
const totalPrice = member('totalPrice()', 40);
const constructor = member('Order(String)', 11, 'Constructor');
const here = { retried: false, answeredBy: 'declarationSearch' } as const;

describe('a search inside jdtls for a plain name', () => {
  it('is one request where a type has exactly that name, and lists its look-alikes after it', async () => {
    assert.deepEqual(await search('Order', { 'type Order': [orderService, order] }), {
      answer: { hits: [order, orderService], ...here },
      asked: ['type Order'],
    });
  });

  it('finds the members of that name where no type has it, and no look-alike member', async () => {
    const members = [totalPrice, totalOfInt, totalField, totalOfNothing];
    assert.deepEqual(await search('total', { 'member total': members }), {
      answer: { hits: [totalField, totalOfNothing, totalOfInt], ...here },
      asked: ['type total', 'member total'],
    });
  });

  it('puts an exact member before types that only begin like it', async () => {
    const totals = hit('totalsReport');
    const { answer } = await search('total', { 'type total': [totals], 'member total': [totalField] });
    assert.deepEqual(answer, { hits: [totalField, totals], ...here });
  });

  it('lists no look-alike of a library beside a member that has the very name', async () => {
    const lower = libraryHit('Lower', 'javax.swing');
    const constant = member('LOW', 4, 'EnumMember');
    const { answer } = await search('LOW', { 'type LOW': [lower], 'member LOW': [constant] });
    assert.deepEqual(answer, { hits: [constant], ...here });
  });

  it('puts types that begin like it before a member that has the name only in another letter case', async () => {
    const orders = member('orders', 8, 'Field');
    const known = { 'type OrderS': [orderService], 'member OrderS': [orders] };
    assert.deepEqual((await search('OrderS', known)).answer, { hits: [orderService, orders], ...here });
  });

  it('puts a type before a member where both have the name but for case', async () => {
    const field = member('orderService', 8, 'Field');
    const known = { 'type orderservice': [orderService], 'member orderservice': [field] };
    assert.deepEqual((await search('orderservice', known)).answer, { hits: [orderService, field], ...here });
  });

  it('lists what begins with it where no member has exactly that name', async () => {
    const { answer } = await search('tot', { 'member tot': [totalPrice, totalField] });
    assert.deepEqual(answer, { hits: [totalField, totalPrice], ...here });
  });

  it('takes no constructor for an answer: its type is one', async () => {
    const { answer } = await search('order', { 'type order': [order], 'member order': [constructor] });
    assert.deepEqual(answer, { hits: [order], ...here });
  });

  it('with stars lists every type and member that fits', async () => {
    const attempts = member('maxAttempts', 5, 'Field');
    const policy = hit('LoginAttempts');
    const known = { 'type *Attempts': [policy], 'member *Attempts': [attempts] };
    assert.deepEqual((await search('*Attempts', known)).answer, { hits: [policy, attempts], ...here });
  });

  it('puts main before test, whatever the folder is called', async () => {
    const inTests = { ...hit('Order', { path: '/w/a/Order.java' }), isTest: true };
    const inMain = { ...hit('Order', { path: '/w/src/test/Order.java' }), isTest: false };
    assert.deepEqual((await search('Order', { 'type Order': [inTests, inMain] })).answer, {
      hits: [inMain, inTests],
      ...here,
    });
  });
});

describe('a search inside jdtls for a qualified name', () => {
  it('asks within the qualifier', async () => {
    assert.deepEqual(await search('com.acme.shop.Order', { 'type Order in com.acme.shop': [order] }), {
      answer: { hits: [order], ...here },
      asked: ['type Order in com.acme.shop'],
    });
  });

  it('says so where only the name fits', async () => {
    const known = { 'type Order': [order, orderService] };
    assert.deepEqual(await search('no.such.pkg.Order', known), {
      answer: { hits: [order], searchedFor: 'Order', ...here },
      asked: ['type Order in no.such.pkg', 'member Order in no.such.pkg', 'type Order'],
    });
  });

  it('lists what is inside a package', async () => {
    const known = { 'type * in com.acme.shop.*': [orderService, order] };
    assert.deepEqual(await search('com.acme.shop', known), {
      answer: { hits: [order, orderService], ...here },
      asked: ['type * in com.acme.shop.*'],
    });
  });

  it('written with slashes asks for the name and keeps what is in that file', async () => {
    const other = hit('Order', { container: 'com.other', path: '/w/other/com/other/Order.java' });
    assert.deepEqual(await search('com/acme/shop/Order', { 'type Order': [other, order] }), {
      answer: { hits: [order], ...here },
      asked: ['type Order'],
    });
  });
});

describe('a search inside jdtls for a member with its type', () => {
  const known = { 'type+member total in Order': [totalPrice, totalOfInt, totalField, totalOfNothing] };

  it('finds the field and every overload in one request', async () => {
    assert.deepEqual(await search('Order#total', known), {
      answer: { hits: [totalField, totalOfNothing, totalOfInt], ...here },
      asked: ['type+member total in Order'],
    });
  });

  it('tells overloads apart by their parameters', async () => {
    assert.deepEqual((await search('Order#total(int, String)', known)).answer, {
      hits: [totalOfInt],
      ...here,
    });
  });

  it('says so where no overload has the parameters', async () => {
    assert.deepEqual((await search('Order#total(long)', known)).answer, {
      hits: [totalField, totalOfNothing, totalOfInt],
      searchedFor: 'Order.total',
      ...here,
    });
  });

  it('finds a constructor by the name of its type', async () => {
    const constructors = { 'type+member Order in Order': [constructor] };
    assert.deepEqual((await search('Order::new', constructors)).answer, { hits: [constructor], ...here });
  });

  it('finds a nested type that is written like a member', async () => {
    const inner = hit('inner', { container: 'com.acme.shop.Outer' });
    const nested = { 'type+member inner in Outer': [inner] };
    assert.deepEqual((await search('Outer.inner', nested)).answer, { hits: [inner], ...here });
  });

  it('without its type is found by its parameters', async () => {
    const anywhere = { 'type+member total': [totalOfNothing, totalOfInt] };
    assert.deepEqual((await search('total(int, String)', anywhere)).answer, { hits: [totalOfInt], ...here });
  });

  it('in another package than was asked for says so', async () => {
    assert.deepEqual(await search('no.pkg.Order#total', known), {
      answer: {
        hits: [totalField, totalOfNothing, totalOfInt],
        searchedFor: 'Order.total',
        ...here,
      },
      asked: ['type+member total in no.pkg.Order', 'type+member total in Order'],
    });
  });

  it('that is not declared there is answered with the type, and says so', async () => {
    const list = libraryHit('List', 'java.util');
    assert.deepEqual(await search('List#add', { 'type List': [list, hit('ListView')] }), {
      answer: { hits: [list], searchedFor: 'List', ...here },
      asked: ['type+member add in List', 'type List'],
    });
  });

  it('of a type that does not exist is not found', async () => {
    assert.deepEqual((await search('Nope#total', {})).answer, { hits: [], ...here });
  });
});

describe('a search inside jdtls that is cut', () => {
  it('counts what was not listed', async () => {
    const { answer } = await search('*', { 'type *': found([order], { total: 23_151 }) });
    assert.deepEqual(answer, { hits: [order], unlisted: 23_150, ...here });
  });

  it('says that it stopped', async () => {
    const cut = { 'member get*': found([member('getId()', 3)], { total: 1000, complete: false }) };
    const { answer } = await search('get*', cut);
    assert.deepEqual(answer, { hits: [member('getId()', 3)], unlisted: 999, stopped: true, ...here });
  });

  it('is whole where only look-alikes of the very name were cut', async () => {
    const cut = found([totalField, totalPrice], { total: 1000, complete: false });
    assert.deepEqual((await search('total', { 'member total': cut })).answer, {
      hits: [totalField],
      ...here,
    });
  });

  it('says that the index was still being made', async () => {
    const { answer } = await search('Order', { 'type Order': found([order], { indexed: false }) });
    assert.deepEqual(answer, { hits: [order], indexing: true, ...here });
  });
});

describe('a search inside jdtls that cannot be made', () => {
  it('leaves the answer to others', async () => {
    const answer = await searchDeclarations(parseSymbolQuery('Order'), () => Promise.resolve(undefined));
    assert.equal(answer, undefined);
  });

  it('ends the call with what ended it', async () => {
    const timeout = toolErrors.timeout(30);
    await assert.rejects(
      searchDeclarations(parseSymbolQuery('Order'), () => Promise.reject(timeout)),
      timeout,
    );
  });
});
