import assert from 'node:assert/strict';
import { dottedHit, hit, libraryHit, orderOutline, node, Kind } from './fakes/javaAnswers';
import { answered } from './fakes/fakeRedhatJava';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

const SHOP = '/w/shop/src/main/java/com/acme/shop';
const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');
const inner = hit('Inner', 'com.acme.shop.Outer', `${SHOP}/Outer.java`, '14:15-14:20');

/** The server of the sample project: it knows names, and qualified names with dots; anything else finds nothing. */
const answers = {
  Order: [order, hit('OrderService', 'com.acme.shop', `${SHOP}/OrderService.java`, '7:13-7:25')],
  'com.acme.shop.Order': [dottedHit('Order', 'com.acme.shop', ORDER, '6:13-6:18')],
  'shop.Order': [dottedHit('Order', 'com.acme.shop', ORDER, '6:13-6:18')],
  'Outer.Inner': [dottedHit('Inner', 'com.acme.shop.Outer', `${SHOP}/Outer.java`, '14:15-14:20')],
  Inner: [inner],
  OrderService: [
    hit('A01OrderBulkService', 'com.acme.shop', `${SHOP}/A01OrderBulkService.java`, '3:13-3:32'),
    hit('OrderService', 'com.acme.shop', `${SHOP}/OrderService.java`, '7:13-7:25'),
  ],
  Audited: [hit('Audited', 'com.acme.shop', `${SHOP}/Audited.java`, '7:18-7:25')],
  List: [libraryHit('List', 'java.awt'), libraryHit('List', 'java.util')],
  '*.Scratch': [hit('.Scratch', '', '/w/shop/src/main/java/Scratch.java', '1:13-1:20')],
  Scratch: [hit('Scratch', '', '/w/shop/src/main/java/Scratch.java', '1:13-1:20')],
} as const;

function sampleProject(): Harness {
  const workspace = new FakeWorkspace('/w/shop');
  for (const name of ['Order', 'OrderService', 'Outer', 'Audited', 'A01OrderBulkService']) {
    workspace.addFile(`${SHOP}/${name}.java`);
  }
  const harness = new Harness(workspace);
  const known: Readonly<Record<string, readonly unknown[]>> = answers;
  harness.java.search = (query) => answered(known[query] ?? []);
  harness.java.outline = (uri) => answered(outlines[uri.slice(uri.lastIndexOf('/') + 1)] ?? []);
  return harness;
}

const packageNode = node('com.acme.shop', Kind.Package, ['0:0-0:22', '0:0-0:22']);
const outlines: Readonly<Record<string, unknown[]>> = {
  'Order.java': orderOutline(),
  'OrderService.java': [
    packageNode,
    node('OrderService', Kind.Class, ['6:0-20:1', '7:13-7:25'], {
      children: [node('placeOrder(Order)', Kind.Method, ['10:2-13:3', '10:17-10:27'])],
    }),
  ],
  'Outer.java': [
    packageNode,
    node('Outer', Kind.Class, ['2:0-19:1', '3:13-3:18'], {
      children: [
        node('Inner', Kind.Class, ['14:2-18:3', '14:15-14:20'], {
          children: [node('run()', Kind.Method, ['15:4-17:5', '15:16-15:19'])],
        }),
      ],
    }),
  ],
};

/** Query; what the provider is asked besides it; the first hit, with its container. */
const forms: readonly (readonly [string, string | undefined, string])[] = [
  ['Order', undefined, 'Order in com.acme.shop'],
  ['com.acme.shop.Order', undefined, 'Order in com.acme.shop'],
  ['shop.Order', undefined, 'Order in com.acme.shop'],
  ['com/acme/shop/Order', 'Order', 'Order in com.acme.shop'],
  ['src/main/java/com/acme/shop/Order.java', 'Order', 'Order in com.acme.shop'],
  ['Order.java', 'Order', 'Order in com.acme.shop'],
  ['OrderService.java', 'OrderService', 'OrderService in com.acme.shop'],
  ['com/acme/shop/OrderService', 'OrderService', 'OrderService in com.acme.shop'],
  ['Order.class', 'Order', 'Order in com.acme.shop'],
  ['Outer.Inner', undefined, 'Inner in com.acme.shop.Outer'],
  ['Outer$Inner', 'Inner', 'Inner in com.acme.shop.Outer'],
  ['com.acme.shop.Outer$Inner', 'Inner', 'Inner in com.acme.shop.Outer'],
  ['com.acme.shop.Outer$Inner.class', 'Inner', 'Inner in com.acme.shop.Outer'],
  ['List<Order>', 'List', 'List in java.awt'],
  ['java.util.List<Order>', 'List', 'List in java.util'],
  ['Order[]', 'Order', 'Order in com.acme.shop'],
  ['Order...', 'Order', 'Order in com.acme.shop'],
  ['@Audited', 'Audited', 'Audited in com.acme.shop'],
  ['class OrderService', 'OrderService', 'OrderService in com.acme.shop'],
  ['public final class OrderService extends Base', 'OrderService', 'OrderService in com.acme.shop'],
  ['import com.acme.shop.Order;', 'Order', 'Order in com.acme.shop'],
  ['new Order()', 'Order', 'Order in com.acme.shop'],
  ['`Order`', 'Order', 'Order in com.acme.shop'],
  ['*.Scratch', undefined, 'Scratch in the default package'],
  ['Scratch', undefined, 'Scratch in the default package'],
  ['OrderService.placeOrder(Order)', 'OrderService', 'placeOrder(Order) in com.acme.shop.OrderService'],
  ['OrderService#placeOrder', 'OrderService', 'placeOrder(Order) in com.acme.shop.OrderService'],
  ['Order::total', 'Order', 'total() in com.acme.shop.Order'],
  ['Order.total', 'Order', 'total() in com.acme.shop.Order'],
  ['Order.total(int, String)', 'Order', 'total(int, String) in com.acme.shop.Order'],
  ['com.acme.shop.Order.total(Order.java:42)', 'Order', 'total() in com.acme.shop.Order'],
  ['com.acme.shop.Outer$Inner.run:17', 'Inner', 'run() in com.acme.shop.Outer.Inner'],
];

describe('a query as models write it', () => {
  for (const [query, retry, expected] of forms) {
    it(`${query} finds ${expected}, ${retry === undefined ? 'at once' : `by asking for ${retry}`}`, async () => {
      const harness = sampleProject();
      const { results, searchedFor } = await harness.findSymbol({ query });
      const [first] = results;
      assert.equal(`${first?.name} in ${first?.container ?? 'the default package'}`, expected);
      assert.equal(searchedFor, undefined);
      assert.deepEqual(harness.java.queries, retry === undefined ? [query] : [query, retry]);
    });
  }

  it('goes to the provider as written but for the blanks around it', async () => {
    const harness = sampleProject();
    assert.equal((await harness.findSymbol({ query: '  Order\n' })).total, 2);
    assert.deepEqual(harness.java.queries, ['Order']);
  });

  it('OrderService.java lists OrderService, not the compilers that end in .java’s letters', async () => {
    const { results } = await sampleProject().findSymbol({ query: 'OrderService.java' });
    assert.deepEqual(
      results.map(({ name }) => name),
      ['OrderService', 'A01OrderBulkService'],
    );
  });
});

describe('the retry', () => {
  for (const query of ['Nothing', 'nothing', 'No*thing', '*', 'a']) {
    it(`is left out for ${query}: normalising does not change it`, async () => {
      const harness = new Harness();
      await harness.findSymbol({ query });
      assert.deepEqual(harness.java.queries, [query]);
      assert.equal(harness.onlyEvent().properties.retried, false);
    });
  }

  for (const [query, normalised] of [
    ['no.such.Type', 'Type'],
    ['No?hing', 'No*hing'],
    ['Map<String, List<Nothing>>', 'Map'],
    ['Nothing#none', 'Nothing'],
    ['a.b.c.d.Nothing$Inner.none(int)', 'Inner'],
  ] as const) {
    it(`of ${query} asks once, for ${normalised}, and never a third time`, async () => {
      const harness = new Harness();
      assert.equal((await harness.findSymbol({ query })).reason, 'workspaceSymbolNoMatch');
      assert.deepEqual(harness.java.queries, [query, normalised]);
      assert.deepEqual(harness.java.outlined, []);
      assert.equal(harness.onlyEvent().properties.retried, true);
    });
  }

  it('runs when all that was found as written belongs to other extensions', async () => {
    const harness = new Harness();
    const foreign = hit('Order', '', '/w/shop/order.ts', '0:0-0:5');
    harness.java.search = (query) => answered(query === 'Order' ? [order] : [foreign]);
    assert.equal((await harness.findSymbol({ query: 'Order.java' })).total, 1);
    assert.deepEqual(harness.java.queries, ['Order.java', 'Order']);
  });
});

describe('an answer to less than was asked', () => {
  for (const [query, searchedFor] of [
    ['no.such.pkg.Order', 'Order'],
    ['Order#none', 'Order'],
    ['Order.none(int)', 'Order'],
    ['Order.total(long)', 'Order.total'],
    ['no.such.pkg.Order#total', 'Order.total'],
  ] as const) {
    it(`${query} says that ${searchedFor} was searched`, async () => {
      const answer = await sampleProject().findSymbol({ query });
      assert.equal(answer.searchedFor, searchedFor);
      assert.ok(answer.total > 0);
      assert.deepEqual(
        answer.results.filter(({ name }) => !/^(?:Order|total\(.*\))$/.test(name)),
        [],
      );
    });
  }
});
