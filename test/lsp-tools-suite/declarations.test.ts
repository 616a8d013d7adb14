import assert from 'node:assert/strict';
import { answered } from './fakes/fakeRedhatJava';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { asVsCode, Kind, node, orderOutline } from './fakes/javaAnswers';
import { Harness, ORDER, outlining } from './harness';
import { sketch, sketchOf } from './outlineSketch';

const packageNode = node('com.acme.shop', Kind.Package, ['0:0-0:22', '0:0-0:22']);
const method = (name: string, detail: string, where: readonly [string, string]) =>
  node(name, Kind.Method, where, { detail });

describe('the declarations of a file', () => {
  it('hold anonymous and local classes and all that is inside', async () => {
    const notifier = node('Notifier', Kind.Class, ['4:0-44:1', '4:13-4:21'], {
      children: [
        node('LIMIT', Kind.Constant, ['5:2-5:33', '5:27-5:32']),
        node('idle', Kind.Field, ['11:2-17:8', '11:25-11:29'], {
          children: [
            node('new Runnable() {...}', Kind.Class, ['12:6-17:7', '12:10-12:18'], {
              children: [method('run()', ' : void', ['13:8-16:9', '14:20-14:23'])],
            }),
          ],
        }),
        node('notifyLater(Executor, String)', Kind.Method, ['25:2-43:3', '25:14-25:25'], {
          detail: ' : void',
          children: [node('Counter', Kind.Class, ['26:4-30:5', '26:10-26:17'])],
        }),
      ],
    });
    assert.deepEqual(await sketchOf(outlining([packageNode, notifier], 46)), [
      'Notifier Class 5-45',
      '. LIMIT Constant 6-6',
      '. idle Field 12-18',
      '. . new Runnable() {...} Class 13-18',
      '. . . run() Method 14-17 : void',
      '. notifyLater(Executor, String) Method 26-44 : void',
      '. . Counter Class 27-31',
    ]);
  });

  it('show the body of an enum constant as the constant', async () => {
    const express = node('EXPRESS', Kind.EnumMember, ['4:2-9:3', '4:2-4:9'], {
      children: [
        node('{...}', Kind.Enum, ['4:2-9:3', '4:2-4:9'], {
          children: [method('days()', ' : int', ['5:4-8:5', '6:8-6:12'])],
        }),
      ],
    });
    const priority = node('Priority', Kind.Enum, ['2:0-35:1', '3:12-3:20'], { children: [express] });
    const harness = outlining([packageNode, priority]);
    assert.deepEqual(await sketchOf(harness), [
      'Priority Enum 3-36',
      '. EXPRESS EnumMember 5-10',
      '. . days() Method 6-9 : int',
    ]);
    assert.equal((await harness.fileStructure({ uri: ORDER })).total, 3);
  });

  it('carry no type parameters in their names', async () => {
    const generic = node('Repository<K extends Comparable<K>, V>', Kind.Class, ['6:0-29:1', '6:13-6:23'], {
      children: [
        method('find(Class<T>, Predicate<? super T>) <T extends V>', ' : List<T>', [
          '21:2-23:3',
          '21:31-21:35',
        ]),
      ],
    });
    assert.deepEqual(await sketchOf(outlining([generic])), [
      'Repository Class 7-30',
      '. find(Class<T>, Predicate<? super T>) Method 22-24 : List<T>',
    ]);
  });

  it('are the package in package-info.java, and in no other file', async () => {
    const info = node('com.acme.shop', Kind.Package, ['1:0-1:22', '1:0-1:22']);
    const harness = new Harness(
      new FakeWorkspace('/w/shop').addFile('/w/shop/package-info.java').addFile('/w/shop/Empty.java'),
    );
    harness.java.outline = () => answered([info]);
    const { symbols } = await harness.fileStructure({ uri: 'package-info.java' });
    assert.deepEqual(sketch(symbols), ['com.acme.shop Package 2-2']);
    const { total, reason } = await harness.fileStructure({ uri: 'Empty.java' });
    assert.deepEqual([total, reason], [0, 'documentSymbolProviderEmpty']);
  });

  it('leave out what other extensions add; it eats no budget', async () => {
    const shown = orderOutline().map(asVsCode);
    const pseudo = asVsCode(node('@/orders -- GET', Kind.Method, ['22:2-25:3', '22:2-22:5']));
    shown[1]?.children.unshift(pseudo);
    shown.push(pseudo, asVsCode(node("@+ 'orderRepo' (@Repository)", Kind.Class, ['5:0-5:5', '5:0-5:5'])));
    const harness = outlining([]);
    harness.java.withoutApiMember('getDocumentSymbols');
    harness.java.outline = () => answered(shown);
    const plain = await outlining(orderOutline()).fileStructureText({ uri: ORDER, limit: 13 });
    assert.equal(await harness.fileStructureText({ uri: ORDER, limit: 13 }), plain);
  });

  it('are those of a flat list too', async () => {
    const location = (line: number) => ({
      uri: 'file:///w/shop/Order.java',
      range: { start: { line, character: 2 }, end: { line: line + 1, character: 3 } },
    });
    const harness = outlining([]);
    harness.java.outline = () =>
      answered([
        { name: 'Order', kind: 5, location: location(5) },
        { name: 'total()', kind: 6, location: location(8), containerName: 'Order' },
      ]);
    assert.deepEqual(await sketchOf(harness), ['Order Class 6-7', 'total() Method 9-10']);
  });

  it('skip what has no name or no range; its children stay', async () => {
    const harness = outlining([]);
    const child = node('total()', Kind.Method, ['8:2-9:3', '8:6-8:9']);
    const { range } = child;
    harness.java.outline = () =>
      answered([
        undefined,
        null,
        { name: '', kind: 5, range, children: [child] },
        { name: 'Bare', kind: 5 },
        { name: 'Odd', kind: 99, range, selectionRange: null, detail: null, children: null },
      ]);
    assert.deepEqual(await sketchOf(harness), ['total() Method 9-10', 'Odd Unknown 9-10']);
  });

  it('have readable kinds, the same through the API and through the command', async () => {
    const kinds = [Kind.Class, Kind.Interface, Kind.Enum, Kind.EnumMember, Kind.Constructor, Kind.Constant];
    const nodes = kinds.map((kind, index) =>
      node(`N${index}`, kind, [`${index}:0-${index}:5`, `${index}:0-${index}:5`]),
    );
    const expected = ['Class', 'Interface', 'Enum', 'EnumMember', 'Constructor', 'Constant'];
    const kindsOf = async (harness: Harness) =>
      (await harness.fileStructure({ uri: ORDER })).symbols.map(({ kind }) => kind);
    assert.deepEqual(await kindsOf(outlining(nodes)), expected);
    const byCommand = outlining([]);
    byCommand.java.withoutApiMember('getDocumentSymbols');
    byCommand.java.outline = () => answered(nodes.map(asVsCode));
    assert.deepEqual(await kindsOf(byCommand), expected);
  });
});
