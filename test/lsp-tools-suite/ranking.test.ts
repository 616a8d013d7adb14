import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { hit, libraryHit } from './fakes/javaAnswers';
import { knowing, ORDER } from './harness';

const MAIN = '/w/shop/src/main/java/com/acme/shop';
const TEST = '/w/shop/src/test/java/com/acme/shop';

const inMain = (name: string) => hit(name, 'com.acme.shop', `${MAIN}/${name}.java`, '7:13-7:25');
const inTest = (name: string) => hit(name, 'com.acme.shop', `${TEST}/${name}.java`, '7:13-7:25');
const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');

const lookAlikes = Array.from({ length: 30 }, (_hit, index) =>
  inMain(`A${String(index + 1).padStart(2, '0')}OrderBulkService`),
);

async function namesFor(query: string, hits: readonly vscode.SymbolInformation[]): Promise<string[]> {
  const { results } = await knowing({ [query]: hits }).findSymbol({ query, limit: 50 });
  return results.map(({ name, container }) => `${container ?? ''}.${name}`);
}

describe('the ranking', () => {
  for (const limit of [20, 1]) {
    it(`puts the exact match before 30 look-alikes and then cuts to ${limit}`, async () => {
      const harness = knowing({ OrderService: [...lookAlikes, inMain('OrderService')] });
      const answer = await harness.findSymbol({ query: 'OrderService', limit });
      assert.equal(answer.results[0]?.name, 'OrderService');
      assert.deepEqual(
        [answer.results.length, answer.total, answer.truncated, answer.truncatedBy],
        [limit, 31, true, ['count']],
      );
    });
  }

  it('goes by name, then origin: exact, but for case, prefix, humps, substring; main, test, library', async () => {
    const libraryOrder = libraryHit('OrderService', 'java.util');
    const ranked = [
      inMain('OrderService'),
      inTest('OrderService'),
      libraryOrder,
      inMain('Orderservice'),
      libraryHit('ORDERSERVICE', 'java.util'),
      inMain('OrderServiceImpl'),
      inTest('OrderServiceTest'),
      libraryHit('OrderServices', 'java.util'),
      inTest('OrderBulkService'),
      inMain('MyOrderService'),
      inMain('A01OrderBulkService'),
    ];
    const harness = knowing({ OrderService: [...ranked].reverse() });
    const { results } = await harness.findSymbol({ query: 'OrderService' });
    assert.deepEqual(
      results.map(({ documentUri }) => documentUri),
      ranked.map(({ location }) => location.uri.toString()),
    );
  });

  it('prefers the qualifier as it was written', async () => {
    const of = (container: string) => hit(`${container}.Order`, container, ORDER, '6:13-6:18');
    const hits = [of('com.acme.workshop'), of('com.acme.Shop'), of('com.acme.shop'), of('shop')];
    const distinct = hits.map((symbol, index) => {
      symbol.location = new vscode.Location(
        vscode.Uri.file(`${MAIN}/${index}/Order.java`),
        symbol.location.range,
      );
      return symbol;
    });
    assert.deepEqual(await namesFor('shop.Order', distinct), [
      'shop.Order',
      'com.acme.shop.Order',
      'com.acme.Shop.Order',
    ]);
  });

  it('is the same whatever the order of the provider', async () => {
    const hits = [...lookAlikes, order, inTest('OrderTest'), libraryHit('Order', 'java.awt')];
    const once = await namesFor('Order', hits);
    assert.deepEqual(await namesFor('Order', [...hits].reverse()), once);
  });
});
