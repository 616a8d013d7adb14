import assert from 'node:assert/strict';
import { parseSymbolQuery, type SymbolQuery } from '../../src/core/symbolQuery';

type Understood = Partial<Omit<SymbolQuery, 'asWritten'>>;

/** A query understood as the plain name of a type, where nothing else is said. */
function understood(query: string, rest: Understood): SymbolQuery {
  const typeName = rest.typeName ?? query;
  return {
    form: 'simple',
    asWritten: query,
    normalised: typeName,
    typeName,
    qualifier: '',
    mayBePackage: false,
    ...rest,
  };
}

function table(rows: readonly (readonly [query: string, rest: Understood])[]): void {
  for (const [query, rest] of rows) {
    it(query, () => {
      assert.deepEqual(parseSymbolQuery(query), understood(query, rest));
    });
  }
}

const order = { typeName: 'Order' } as const;
const total = { form: 'member', typeName: 'Order', member: { name: 'total' } } as const;
const inAcme = { qualifier: 'com.acme' } as const;
const inShop = { qualifier: 'com.acme.shop' } as const;

describe('a query is understood as', () => {
  describe('a simple name, asked for as it is', () => {
    table([
      ['OrderService', {}],
      ['orderservice', {}],
      ['OrdServ', {}],
      ['a', {}],
      ['K', {}],
      ['URL', {}],
      ['backOffOnce', {}],
      ['Größe', {}],
      ['order_line', {}],
      ['_Order', {}],
    ]);
  });

  describe('a pattern', () => {
    const shopPackage = {
      form: 'wildcard',
      typeName: 'shop',
      normalised: 'com.acme.shop',
      qualifier: 'com.acme',
      mayBePackage: true,
    } as const;
    table([
      ['Order*', { form: 'wildcard' }],
      ['*Service', { form: 'wildcard' }],
      ['*', { form: 'wildcard' }],
      ['Order?ervice', { form: 'wildcard', normalised: 'Order*ervice' }],
      ['com.acme.*Service', { form: 'wildcard', typeName: '*Service', ...inAcme }],
      ['com.acme.shop.*', shopPackage],
      ['import com.acme.shop.*;', shopPackage],
      ['*.Scratch', { form: 'wildcard', typeName: 'Scratch' }],
    ]);
  });

  describe('a type with its package, looked for by its simple name', () => {
    table([
      ['com.acme.shop.Order', { form: 'qualified', ...order, ...inShop }],
      ['shop.Order', { form: 'qualified', ...order, qualifier: 'shop' }],
      ['com/acme/shop/Order', { form: 'qualified', ...order, ...inShop, filePath: 'com/acme/shop/Order' }],
      ['import com.acme.shop.Order;', { form: 'qualified', ...order, ...inShop }],
      ['new com.acme.shop.Order()', { form: 'qualified', ...order, ...inShop }],
      ['@com.acme.shop.Audited', { form: 'qualified', typeName: 'Audited', ...inShop }],
      ['java.net.URL', { form: 'qualified', typeName: 'URL', qualifier: 'java.net' }],
      ['com.acme.ID', { form: 'qualified', typeName: 'ID', ...inAcme }],
    ]);
  });

  describe('a nested type', () => {
    const inner = { form: 'qualified', typeName: 'Inner' } as const;
    table([
      ['Outer.Inner', { ...inner, qualifier: 'Outer' }],
      ['Outer.A', { ...inner, typeName: 'A', qualifier: 'Outer' }],
      ['Outer$Inner', { ...inner, qualifier: 'Outer' }],
      ['new Outer.Inner()', { ...inner, qualifier: 'Outer' }],
      ['com.acme.Outer$Inner', { ...inner, qualifier: 'com.acme.Outer' }],
      ['com.acme.Outer$Inner.class', { ...inner, qualifier: 'com.acme.Outer' }],
      [
        'com/acme/Outer$Inner.class',
        { ...inner, qualifier: 'com.acme.Outer', filePath: 'com/acme/Outer/Inner' },
      ],
      ['Foo$Bar$Baz', { form: 'qualified', typeName: 'Baz', qualifier: 'Foo.Bar' }],
      ['Map.Entry<K, V>', { form: 'qualified', typeName: 'Entry', qualifier: 'Map' }],
    ]);
  });

  describe('the class that encloses an anonymous one', () => {
    table([
      ['com.acme.Outer$1', { form: 'qualified', typeName: 'Outer', ...inAcme }],
      [
        'com.acme.Outer$1.run(Outer.java:3)',
        { form: 'member', typeName: 'Outer', ...inAcme, member: { name: 'run' } },
      ],
    ]);
  });

  describe('the type of a file', () => {
    const file = (...folders: string[]): Understood => ({
      form: 'qualified',
      ...order,
      qualifier: folders.join('.'),
      filePath: [...folders, 'Order'].join('/'),
    });
    table([
      ['Order.java', { form: 'other', ...order }],
      ['Order.class', { form: 'other', ...order }],
      ['OrderService.java', { form: 'other', typeName: 'OrderService' }],
      ['Order.java:42', { form: 'other', ...order }],
      ['com/acme/shop/Order.java', file('com', 'acme', 'shop')],
      ['src/main/java/com/acme/shop/Order.java', file('src', 'main', 'java', 'com', 'acme', 'shop')],
      ['src/main/java/com/acme/shop/Order.java:42:7', file('src', 'main', 'java', 'com', 'acme', 'shop')],
      ['/w/src/main/java/com/acme/Order.java', file('w', 'src', 'main', 'java', 'com', 'acme')],
      ['C:\\w\\com\\acme\\Order.java', file('C:', 'w', 'com', 'acme')],
    ]);
  });

  describe('a type in the middle of Java', () => {
    const other = { form: 'other', ...order } as const;
    table([
      ['List<Order>', { form: 'other', typeName: 'List' }],
      ['Map<String, List<Order>>', { form: 'other', typeName: 'Map' }],
      ['Order[]', other],
      ['Order[][]', other],
      ['Order...', other],
      ['@Audited', { form: 'other', typeName: 'Audited' }],
      ['@Audited(by = "x")', { form: 'other', typeName: 'Audited' }],
      ['class Order', other],
      ['public final class Order extends Base implements A, B {', other],
      ['public abstract sealed class Shape permits Circle, Square', { form: 'other', typeName: 'Shape' }],
      ['public @interface Audited {', { form: 'other', typeName: 'Audited' }],
      ['record Money(long cents, String currency)', { form: 'other', typeName: 'Money' }],
      ['enum Priority', { form: 'other', typeName: 'Priority' }],
      ['interface Payment', { form: 'other', typeName: 'Payment' }],
      ['new Order()', other],
      ['new Order("7")', other],
      ['new ArrayList<>()', { form: 'other', typeName: 'ArrayList' }],
      ['`Order`', other],
      ['"Order"', other],
      ["'Order'", other],
      ['Order;', other],
      ['Order.', other],
    ]);
  });

  describe('a package, which keeps its path', () => {
    const shop = {
      form: 'qualified',
      typeName: 'shop',
      normalised: 'com.acme.shop',
      ...inAcme,
      mayBePackage: true,
    } as const;
    table([
      ['com.acme.shop', shop],
      ['com.acme.shop.', shop],
      ['package com.acme.shop;', shop],
    ]);
  });

  describe('a member, whose type is looked for', () => {
    table([
      ['Order#total', total],
      ['Order.total', total],
      ['Order::total', total],
      ['`Order.total`', total],
      ['Order.total:12', total],
      ['Order.total throws IOException', total],
      ['com.acme.Order#total', { ...total, ...inAcme }],
      ['import static com.acme.Order.total;', { ...total, ...inAcme }],
      [
        'src/main/java/Order.java#total',
        { ...total, qualifier: 'src.main.java', filePath: 'src/main/java/Order' },
      ],
      ['com/acme/Order.total', { ...total, ...inAcme, filePath: 'com/acme/Order' }],
      ['Order.MAX_ITEMS', { ...total, member: { name: 'MAX_ITEMS' } }],
      ['Priority.EXPRESS', { form: 'member', typeName: 'Priority', member: { name: 'EXPRESS' } }],
      ['UUID.randomUUID', { form: 'member', typeName: 'UUID', member: { name: 'randomUUID' } }],
      ['List<Order>.size', { form: 'member', typeName: 'List', member: { name: 'size' } }],
      ['Order.Line.sum', { form: 'member', typeName: 'Line', qualifier: 'Order', member: { name: 'sum' } }],
      ['Outer$Inner#run', { form: 'member', typeName: 'Inner', qualifier: 'Outer', member: { name: 'run' } }],
      [
        'com.acme.Outer$Inner.run:17',
        { form: 'member', typeName: 'Inner', qualifier: 'com.acme.Outer', member: { name: 'run' } },
      ],
    ]);
  });

  describe('a method with its parameter types', () => {
    const ofInt = { ...total, member: { name: 'total', parameterTypes: ['int', 'String'] } } as const;
    table([
      ['Order.total(int, String)', ofInt],
      ['Order#total(int,String)', ofInt],
      ['Order.total(final int amount, @NotNull String currency)', ofInt],
      ['com.acme.Order#total(int, java.lang.String)', { ...ofInt, ...inAcme }],
      ['Order.total()', { ...total, member: { name: 'total', parameterTypes: [] } }],
      [
        'Repository.find(Class<T>, Predicate<? super T>) <T extends V>',
        {
          form: 'member',
          typeName: 'Repository',
          member: { name: 'find', parameterTypes: ['Class', 'Predicate'] },
        },
      ],
      [
        'Repository.find(K, K...)',
        { form: 'member', typeName: 'Repository', member: { name: 'find', parameterTypes: ['K', 'K...'] } },
      ],
      [
        'Map<String, Order>.get(Object)',
        { form: 'member', typeName: 'Map', member: { name: 'get', parameterTypes: ['Object'] } },
      ],
    ]);
  });

  describe('a constructor', () => {
    const constructor = { form: 'member', ...order, member: { name: 'Order' } } as const;
    const ofString = { ...constructor, member: { name: 'Order', parameterTypes: ['String'] } } as const;
    table([
      ['Order::new', constructor],
      ['Order.<init>', constructor],
      ['Order(String)', ofString],
      ['shop.Order(String)', { ...ofString, qualifier: 'shop' }],
      ['at com.acme.Order.<init>(Order.java:12)', { ...constructor, ...inAcme }],
      ['at com.acme.Order.lambda$new$0(Order.java:12)', { ...constructor, ...inAcme }],
      [
        'com.acme.Outer$Inner.<init>(Outer.java:3)',
        { form: 'member', typeName: 'Inner', qualifier: 'com.acme.Outer', member: { name: 'Inner' } },
      ],
    ]);
  });

  describe('the method of a stack frame', () => {
    const inner = { form: 'member', typeName: 'Inner', member: { name: 'run' } } as const;
    const get = {
      form: 'member',
      typeName: 'ArrayList',
      qualifier: 'java.util',
      member: { name: 'get' },
    } as const;
    table([
      ['com.acme.Order.total(Order.java:42)', { ...total, ...inAcme }],
      ['com.acme.Order.Total(Order.java:42)', { ...total, ...inAcme, member: { name: 'Total' } }],
      ['com.acme.Order.total(Order.java)', { ...total, ...inAcme }],
      ['at com.acme.Order.total(Unknown Source)', { ...total, ...inAcme }],
      ['at app//com.acme.Order.total(Order.java:42)', { ...total, ...inAcme }],
      ['com.acme.Order.total(Order.java:42) ~[classes/:?]', { ...total, ...inAcme }],
      ['at com.acme.Order.lambda$total$0(Order.java:42)', { ...total, ...inAcme }],
      ['com.acme.Order.lambda$total$12', { ...total, ...inAcme }],
      ['java.base/java.util.ArrayList.get(ArrayList.java:427)', get],
      ['at java.base/java.util.ArrayList.get(ArrayList.java:427)', get],
      ['at com.acme.Outer$Inner.run(Outer.java:17)', { ...inner, qualifier: 'com.acme.Outer' }],
      [
        'at sun.misc.Unsafe.park(Native Method)',
        { form: 'member', typeName: 'Unsafe', qualifier: 'sun.misc', member: { name: 'park' } },
      ],
    ]);
  });

  describe('the type, where a static initialiser is named', () => {
    table([
      ['com.acme.Order.<clinit>', { form: 'qualified', ...order, ...inAcme }],
      ['at com.acme.Order.<clinit>(Order.java:5)', { form: 'qualified', ...order, ...inAcme }],
    ]);
  });

  describe('a method of an unknown type, asked for by its name', () => {
    const unknown = { form: 'member', typeName: '', normalised: 'total' } as const;
    table([
      ['total()', { ...unknown, member: { name: 'total', parameterTypes: [] } }],
      ['total(int)', { ...unknown, member: { name: 'total', parameterTypes: ['int'] } }],
      ['public int total(int amount)', { ...unknown, member: { name: 'total', parameterTypes: ['int'] } }],
      ['@Override public int total()', { ...unknown, member: { name: 'total', parameterTypes: [] } }],
      ['List<Order> total()', { ...unknown, member: { name: 'total', parameterTypes: [] } }],
      ['lambda$total$0', { ...unknown, member: { name: 'total' } }],
    ]);
  });

  describe('nothing, and asked for as it is', () => {
    const nothing = { form: 'other', typeName: '' } as const;
    table(
      ['()', '.', '#', '::', '$', '<init>', '<', '42'].map((query) => [
        query,
        { ...nothing, normalised: query },
      ]),
    );
  });

  it('the same with blanks around it', () => {
    assert.deepEqual(parseSymbolQuery(' \u00a0Order#total\t'), parseSymbolQuery('Order#total'));
  });
});
