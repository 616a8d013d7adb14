import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './fakes/fakeRedhatJava';
import { hit, libraryHit } from './fakes/javaAnswers';
import { Harness, knowing, ORDER } from './harness';

const order = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');

async function namesFor(query: string, hits: readonly vscode.SymbolInformation[]): Promise<string[]> {
  const { results } = await knowing({ [query]: hits }).findSymbol({ query, limit: 50 });
  return results.map(({ name, container }) => `${container ?? ''}.${name}`);
}

describe('a declaration is listed once', () => {
  it('when two providers found it, with names prefixed differently', async () => {
    const named = (name: string) => hit(name, 'com.acme.shop', ORDER, '6:13-6:18');
    const hits = [named('com.acme.shop.Order'), named('com.acme.shop.com.acme.shop.Order')];
    assert.deepEqual(await namesFor('com.acme.shop.Order', hits), ['com.acme.shop.Order']);
  });

  it('when two projects know the same class of a library', async () => {
    const hits = [
      libraryHit('List', 'java.util', 'shop'),
      libraryHit('List', 'java.util', 'jdt.ls-java-project'),
    ];
    assert.deepEqual(await namesFor('List', hits), ['java.util.List']);
  });

  it('and others beside it stay: another file, another line, another package', async () => {
    const hits = [
      order,
      hit('Order', 'com.acme.shop', ORDER, '20:13-20:18'),
      hit('Order', 'com.acme.shop', '/w/shop/src/test/java/com/acme/shop/Order.java', '6:13-6:18'),
      libraryHit('Order', 'java.awt'),
      libraryHit('Order', 'java.util'),
    ];
    assert.equal((await namesFor('Order', hits)).length, 5);
  });
});

describe('names and containers', () => {
  for (const [shown, container, name, expected] of [
    ['com.acme.shop.Order', 'com.acme.shop', 'Order', 'com.acme.shop'],
    ['com.acme.shop.Order.Line', 'com.acme.shop.Order', 'Line', 'com.acme.shop.Order'],
    ['.Scratch', '', 'Scratch', undefined],
    ['undefined.Scratch', undefined, 'Scratch', undefined],
    ['null.Scratch', null, 'Scratch', undefined],
    ['Scratch', '', 'Scratch', undefined],
  ] as const) {
    it(`${shown} in ${String(container)} is ${name} in ${String(expected)}`, async () => {
      const harness = new Harness();
      const { location } = order;
      harness.java.search = () =>
        answered([{ name: shown, containerName: container, kind: vscode.SymbolKind.Class, location }]);
      const [row] = (await harness.findSymbol({ query: `*.${name}` })).results;
      assert.deepEqual([row?.name, row?.container], [name, expected]);
      assert.equal(Object.hasOwn(row ?? {}, 'container'), expected !== undefined);
    });
  }
});

describe('only Java is listed', () => {
  it('symbols of other extensions neither count nor use up the limit', async () => {
    const foreign = [
      hit("@+ 'order' (@Repository)", '', ORDER, '6:0-6:5'),
      hit('@/orders -- GET', '', ORDER, '7:0-7:5'),
      hit('Order', '', '/w/shop/web/order.ts', '0:0-0:5'),
      hit('Order', '', '/w/shop/Order.kt', '0:0-0:5'),
      hit('Order', '', '/w/shop/Order.java.orig', '0:0-0:5'),
    ];
    const harness = knowing({ Order: [...foreign, order] });
    const { results, total, truncated } = await harness.findSymbol({ query: 'Order', limit: 1 });
    assert.deepEqual([results.length, total, truncated], [1, 1, undefined]);
    assert.equal(results[0]?.documentUri, vscode.Uri.file(ORDER).toString());
  });

  it('an answer of nothing else is empty', async () => {
    const harness = knowing({ Order: [hit('Order', '', '/w/shop/web/order.ts', '0:0-0:5')] });
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 0);
  });
});

describe('what a provider should not give', () => {
  const uri = vscode.Uri.file(ORDER);

  it('is skipped, or shown without what it lacks', async () => {
    const harness = new Harness();
    harness.java.search = () =>
      answered([
        undefined,
        null,
        42,
        'Order',
        {},
        { name: '', kind: 4, location: order.location },
        { name: 42, kind: 4, location: order.location },
        { name: 'Order', kind: 4 },
        { name: 'Order', kind: 4, location: null },
        { name: 'Order', kind: 4, location: { uri: 'file:///w/shop/Order.java' } },
        { name: 'OrderA', kind: 4, location: { uri } },
        { name: 'OrderB', kind: 99, location: { uri, range: null } },
        { name: 'OrderC', location: { uri } },
      ]);
    const { results, total } = await harness.findSymbol({ query: 'Order' });
    const common = { documentUri: uri.toString(), file: uri.fsPath, outlineSupported: true };
    assert.deepEqual(results, [
      { name: 'OrderA', kind: 'Class', ...common },
      { name: 'OrderB', kind: 'Unknown', ...common },
      { name: 'OrderC', kind: 'Unknown', ...common },
    ]);
    assert.equal(total, 3);
  });

  for (const items of [undefined, null, {}, 'Order', 42]) {
    it(`is an empty search when the whole answer is ${JSON.stringify(items)}`, async () => {
      const harness = new Harness();
      harness.java.search = () => answered(items);
      assert.equal((await harness.findSymbol({ query: 'Order' })).reason, 'workspaceSymbolNoMatch');
    });
  }
});

describe('the kind of a hit', () => {
  it('has the name that VS Code gives it', async () => {
    const names = Object.keys(vscode.SymbolKind).filter((name) => Number.isNaN(Number(name)));
    assert.equal(names.length, 26);
    for (const name of names) {
      const kind = vscode.SymbolKind[name as keyof typeof vscode.SymbolKind];
      const harness = knowing({ Order: [hit('Order', 'p', ORDER, '6:13-6:18', kind)] });
      assert.equal((await harness.findSymbol({ query: 'Order' })).results[0]?.kind, name);
    }
  });
});

describe('a hit of a library', () => {
  it('has the URI byte for byte and no lines', async () => {
    const list = libraryHit('List', 'java.util');
    const [row] = (await knowing({ List: [list] }).findSymbol({ query: 'List' })).results;
    assert.deepEqual(row, {
      name: 'List',
      kind: 'Class',
      container: 'java.util',
      documentUri: list.location.uri.toString(),
      outlineSupported: false,
      unsupportedReason: 'unsupportedUriScheme',
    });
  });
});
