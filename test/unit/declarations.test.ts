import assert from 'node:assert/strict';
import { toJavaOutline } from '../../src/core/declarations';
import type { Declaration } from '../../src/core/javaSymbols';
import { declaration, range } from './builders';

const packageNode = declaration('com.acme.shop', 0, 0, { kind: 'Package' });

/** Name and kind of every node, indented by depth. */
function lines(nodes: readonly Declaration[], indent = ''): string[] {
  return nodes.flatMap(({ name, kind, children }) => [
    `${indent}${kind} ${name}`,
    ...lines(children, `${indent}  `),
  ]);
}

describe('the outline of a Java file', () => {
  it('has the package apart from the declarations', () => {
    const order = declaration('Order', 5, 38, { detail: '' });
    assert.deepEqual(toJavaOutline([packageNode, order], 'Order.java', 40), {
      packageName: 'com.acme.shop',
      declarations: [declaration('Order', 5, 38)],
    });
  });

  it('has the package as its only node in package-info.java', () => {
    const node = declaration('com.acme.shop', 1, 1, { kind: 'Package' });
    assert.deepEqual(toJavaOutline([node], '/w/src/package-info.java', 3), {
      packageName: 'com.acme.shop',
      declarations: [node],
    });
  });

  it('has no package in the default package', () => {
    const scratch = declaration('Scratch', 0, 6);
    assert.deepEqual(toJavaOutline([scratch], 'Order.java', 8), { packageName: '', declarations: [scratch] });
  });

  it('of nothing is empty', () => {
    assert.deepEqual(toJavaOutline([], 'Order.java', 1), { packageName: '', declarations: [] });
  });

  it('covers Javadoc and annotations, and knows where the name is', () => {
    const documented = declaration('toString()', 25, 34, {
      kind: 'Method',
      range: range(25, 2, 34, 3),
      selectionRange: range(32, 16, 32, 24),
    });
    assert.deepEqual(toJavaOutline([documented], 'Order.java', 37).declarations, [documented]);
  });

  it('has the bare type as detail', () => {
    const details = [' : int', ' : Set<Code>', ': void', 'int', ' : ', '', undefined];
    const nodes = details.map((detail, index) =>
      declaration(`m${index}()`, index, index, detail === undefined ? {} : { detail }),
    );
    assert.deepEqual(
      toJavaOutline(nodes, 'Order.java', 10).declarations.map((node) => node.detail),
      ['int', 'Set<Code>', 'void', 'int', undefined, undefined, undefined],
    );
    assert.equal('detail' in (toJavaOutline(nodes, 'Order.java', 10).declarations[4] ?? {}), false);
  });

  it('has names without type parameters, overloads told apart in source order', () => {
    const nodes = [
      declaration('Repository<K extends Comparable<K>, V>', 6, 29, {
        children: [
          declaration('Repository(Map<K, V>)', 9, 11, { kind: 'Constructor' }),
          declaration('find(K)', 13, 15, { kind: 'Method' }),
          declaration('find(K, int)', 17, 19, { kind: 'Method' }),
          declaration('find(Class<T>, Predicate<? super T>) <T extends V>', 21, 23, { kind: 'Method' }),
          declaration('find(K, K...)', 25, 28, { kind: 'Method' }),
        ],
      }),
    ];
    assert.deepEqual(lines(toJavaOutline(nodes, 'Order.java', 31).declarations), [
      'Class Repository',
      '  Constructor Repository(Map<K, V>)',
      '  Method find(K)',
      '  Method find(K, int)',
      '  Method find(Class<T>, Predicate<? super T>)',
      '  Method find(K, K...)',
    ]);
  });

  it('has the members of a constant with a body under the constant', () => {
    const body = declaration('{...}', 4, 9, {
      kind: 'Enum',
      children: [declaration('days()', 5, 8, { kind: 'Method' })],
    });
    const nodes = [
      declaration('Priority', 2, 35, {
        kind: 'Enum',
        children: [
          declaration('EXPRESS', 4, 9, { kind: 'EnumMember', children: [body] }),
          declaration('WHENEVER', 16, 16, { kind: 'EnumMember' }),
        ],
      }),
    ];
    assert.deepEqual(lines(toJavaOutline(nodes, 'Order.java', 37).declarations), [
      'Enum Priority',
      '  EnumMember EXPRESS',
      '    Method days()',
      '  EnumMember WHENEVER',
    ]);
  });

  it('has anonymous and local classes where they are', () => {
    const run = declaration('run()', 14, 16, { kind: 'Method' });
    const nodes = [
      declaration('Notifier', 4, 44, {
        children: [
          declaration('idle', 11, 17, {
            kind: 'Field',
            children: [declaration('new Runnable() {...}', 12, 17, { children: [run] })],
          }),
          declaration('notifyLater(Executor, String)', 25, 43, {
            kind: 'Method',
            children: [
              declaration('Counter', 26, 30),
              declaration('new Comparator<Order>() {...}', 33, 40, { children: [run] }),
            ],
          }),
        ],
      }),
    ];
    assert.deepEqual(lines(toJavaOutline(nodes, 'Order.java', 46).declarations), [
      'Class Notifier',
      '  Field idle',
      '    Class new Runnable() {...}',
      '      Method run()',
      '  Method notifyLater(Executor, String)',
      '    Class Counter',
      '    Class new Comparator<Order>() {...}',
      '      Method run()',
    ]);
  });

  it('has no pseudo-symbols of other extensions and no blank names', () => {
    const nodes = [
      declaration('@/orders -- GET', 8, 8, { kind: 'Method' }),
      declaration('OrderController', 5, 38, {
        children: [
          declaration("@+ 'orderRepo' (@Repository)", 7, 7),
          declaration('', 9, 9),
          declaration('orders()', 10, 12, { kind: 'Method' }),
        ],
      }),
    ];
    assert.deepEqual(lines(toJavaOutline(nodes, 'Order.java', 40).declarations), [
      'Class OrderController',
      '  Method orders()',
    ]);
  });

  it('of a half-typed file keeps every declaration, and no range leaves the document', () => {
    const after = { kind: 'Method', range: range(2, 0, 22, 3), selectionRange: range(10, 6, 10, 11) };
    const nodes = [
      declaration('HalfTyped', 2, 13, {
        children: [
          declaration('before()', 2, 6, { kind: 'Method' }),
          declaration('after()', 10, 22, after),
          declaration('beyond()', 20, 22, { kind: 'Method' }),
        ],
      }),
    ];
    assert.deepEqual(toJavaOutline(nodes, 'Order.java', 15).declarations, [
      declaration('HalfTyped', 2, 13, {
        children: [
          declaration('before()', 2, 6, { kind: 'Method' }),
          declaration('after()', 10, 22, { ...after, range: range(2, 0, 15, 0) }),
          declaration('beyond()', 20, 22, {
            kind: 'Method',
            range: range(14, 0, 15, 0),
            selectionRange: range(14, 0, 15, 0),
          }),
        ],
      }),
    ]);
  });
});
