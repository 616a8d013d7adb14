import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered, failed } from './fakes/fakeRedhatJava';
import { hit, Kind, libraryHit, node, orderOutline } from './fakes/javaAnswers';
import { knowing, ORDER, type Harness } from './harness';

const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');

function withOrder(): Harness {
  const harness = knowing({ Order: [order] });
  harness.java.outline = () => answered(orderOutline());
  return harness;
}

const row = (name: string, kind: string, startLine: number, offset: number, limit: number) => ({
  name,
  kind,
  container: 'com.acme.shop.Order',
  documentUri: vscode.Uri.file(ORDER).toString(),
  file: vscode.Uri.file(ORDER).fsPath,
  outlineSupported: true,
  selectionRange: { startLine, endLine: startLine },
  readFileRange: { offset, limit },
});
const total = row('total()', 'Method', 24, 23, 4);
const totalWithDiscount = row('total(int, String)', 'Method', 29, 28, 5);

describe('a member that is named with its type', () => {
  const found: readonly (readonly [string, readonly object[]])[] = [
    ['Order#total', [total, totalWithDiscount]],
    ['Order.total()', [total]],
    ['Order.total(int, String)', [totalWithDiscount]],
    ['Order#total(int discount, java.lang.String reason)', [totalWithDiscount]],
    ['com.acme.shop.Order#TOTAL()', [total]],
    ['Order#lines', [row('lines', 'Field', 9, 9, 1)]],
    ['Order.Order(String)', [row('Order(String)', 'Constructor', 11, 11, 3)]],
    ['Order::new', [row('Order(String)', 'Constructor', 11, 11, 3)]],
    ['com.acme.shop.Order.<init>(Order.java:11)', [row('Order(String)', 'Constructor', 11, 11, 3)]],
  ];
  for (const [query, rows] of found) {
    it(`${query} is found with its whole declaration, from one outline`, async () => {
      const harness = withOrder();
      assert.deepEqual((await harness.findSymbol({ query })).results, rows);
      assert.deepEqual(harness.java.outlined, [vscode.Uri.file(ORDER).toString()]);
      assert.equal(harness.onlyEvent().properties.answeredBy, 'typeOutline');
    });
  }

  it('costs one outline, however many types have its type’s name', async () => {
    const others = ['a', 'b', 'c'].map((name) =>
      hit('Order', name, `/w/shop/${name}/Order.java`, '6:13-6:18'),
    );
    const harness = knowing({ Order: [...others, order] });
    harness.java.outline = () => answered(orderOutline());
    await harness.findSymbol({ query: 'com.acme.shop.Order#total' });
    assert.deepEqual(harness.java.outlined, [vscode.Uri.file(ORDER).toString()]);
  });

  it('is not looked for in a library: its type is the answer, and the answer says so', async () => {
    const harness = knowing({ List: [libraryHit('List', 'java.util')] });
    const { results, searchedFor } = await harness.findSymbol({ query: 'List#of' });
    assert.deepEqual(
      results.map(({ name }) => name),
      ['List'],
    );
    assert.equal(searchedFor, 'List');
    assert.deepEqual(harness.java.outlined, []);
  });

  it('that its type does not declare is answered with the type, and the answer says so', async () => {
    const { results, searchedFor } = await withOrder().findSymbol({ query: 'Order#none' });
    assert.deepEqual(
      results.map(({ name }) => name),
      ['Order'],
    );
    assert.equal(searchedFor, 'Order');
  });

  it('whose outline fails is an error, never an empty answer', async () => {
    const harness = withOrder();
    harness.java.outline = () => failed();
    assert.equal((await harness.findSymbol({ query: 'Order#total' })).errorCode, 'javaServerUnavailable');
  });

  it('is a hit without a range where only the search knows it', async () => {
    const method = hit('total', 'com.acme.shop.Order', ORDER, '23:13-23:18', vscode.SymbolKind.Method);
    const harness = knowing({ total: [method] });
    const [found] = (await harness.findSymbol({ query: 'total' })).results;
    assert.deepEqual(found?.selectionRange, { startLine: 24, endLine: 24 });
    assert.equal(found.readFileRange, undefined);
    assert.deepEqual(harness.java.outlined, []);
  });
});

describe('overloads', () => {
  const repository = node('Repository<K extends Comparable<K>, V>', Kind.Class, ['6:0-29:1', '6:13-6:23'], {
    children: [
      node('find(K)', Kind.Method, ['13:2-15:3', '13:11-13:15']),
      node('find(K, int)', Kind.Method, ['17:2-19:3', '17:17-17:21']),
      node('find(Class<T>, Predicate<? super T>) <T extends V>', Kind.Method, ['21:2-23:3', '21:31-21:35']),
      node('find(K, K...)', Kind.Method, ['25:2-28:3', '26:23-26:27']),
    ],
  });
  const names = ['find(K)', 'find(K, int)', 'find(Class<T>, Predicate<? super T>)', 'find(K, K...)'];

  function withRepository(): Harness {
    const harness = knowing({ Repository: [hit('Repository', 'com.acme.shop', ORDER, '6:13-6:23')] });
    harness.java.outline = () =>
      answered([node('com.acme.shop', Kind.Package, ['0:0-0:22', '0:0-0:22']), repository]);
    return harness;
  }

  it('are listed in source order, told apart', async () => {
    const { results } = await withRepository().findSymbol({ query: 'Repository#find' });
    assert.deepEqual(
      results.map(({ name }) => name),
      names,
    );
  });

  for (const name of names) {
    it(`${name} is found again by the name that was shown`, async () => {
      const { results } = await withRepository().findSymbol({ query: `Repository#${name}` });
      assert.deepEqual(
        results.map((found) => found.name),
        [name],
      );
      const { symbols } = await withRepository().fileStructure({ uri: ORDER, symbol: name });
      assert.deepEqual(
        symbols.map((found) => found.name),
        [name],
      );
    });
  }
});
