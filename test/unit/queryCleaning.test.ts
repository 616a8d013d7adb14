import assert from 'node:assert/strict';
import { cleanQuery, parameterTypes, type CleanedQuery } from '../../src/core/queryCleaning';

describe('cleaning a query', () => {
  const rows: readonly (readonly [query: string, cleaned: Partial<CleanedQuery> & { name: string }])[] = [
    ['Order', { name: 'Order' }],
    ['  Order\t', { name: 'Order' }],
    ['`Order`', { name: 'Order' }],
    ['"com.acme.Order"', { name: 'com.acme.Order' }],
    ['import static com.acme.Order.total;', { name: 'com.acme.Order.total' }],
    ['public static final int MAX_ITEMS', { name: 'MAX_ITEMS' }],
    ['@Audited', { name: 'Audited', namesType: true }],
    ['@Audited(by = "x")', { name: 'Audited', parameters: 'by = "x"', namesType: true }],
    ['new Order("7")', { name: 'Order', parameters: '"7"', namesType: true }],
    ['class Order<T> extends Base<T> {', { name: 'Order', namesType: true }],
    ['non-sealed interface Shape', { name: 'Shape', namesType: true }],
    ['List<Map<String, Order[]>>', { name: 'List' }],
    ['Order[][]', { name: 'Order' }],
    ['com.acme.Order#total(int)', { name: 'com.acme.Order#total', parameters: 'int' }],
    ['public List<Order> find(String name)', { name: 'find', parameters: 'String name' }],
    ['Order.total(int', { name: 'Order.total', parameters: 'int' }],
    ['Order.total:12', { name: 'Order.total' }],
    ['Order.java:12:3', { name: 'Order.java' }],
    ['at com.acme.Order.total(Order.java:42)', { name: 'com.acme.Order.total', isStackFrame: true }],
    [
      'com.acme.Order.total(Order.java:42) ~[classes/:?]',
      { name: 'com.acme.Order.total', isStackFrame: true },
    ],
    ['java.base/java.util.List.of(List.java:7)', { name: 'java.util.List.of', isStackFrame: true }],
    ['com/acme/Order.java', { name: 'com/acme/Order.java' }],
    ['com/acme/Order.class', { name: 'com/acme/Order.class' }],
    ['Order.<init>', { name: 'Order#Order' }],
    ['Order.<clinit>', { name: 'Order', namesType: true }],
    ['>Order<', { name: 'Order' }],
    ['', { name: '' }],
  ];
  for (const [query, cleaned] of rows) {
    it(`leaves ${JSON.stringify(cleaned)} of: ${query}`, () => {
      assert.deepEqual(cleanQuery(query), { isStackFrame: false, namesType: false, ...cleaned });
    });
  }
});

describe('parameter types', () => {
  const rows: readonly (readonly [parameters: string, types: readonly string[]])[] = [
    ['', []],
    ['int', ['int']],
    ['int, String', ['int', 'String']],
    ['final List<String> a, int... b', ['List', 'int...']],
    ['Map<String, List<Order>> orders', ['Map']],
    ['@NotNull java.lang.String name', ['String']],
    ['java.lang.Object...', ['Object...']],
    ['int[], String[][]', ['int[]', 'String[][]']],
    ['Map.Entry<K, V> entry', ['Entry']],
    ['Class<T>, Predicate<? super T>', ['Class', 'Predicate']],
  ];
  for (const [parameters, types] of rows) {
    it(`of (${parameters}) are ${JSON.stringify(types)}`, () => {
      assert.deepEqual(parameterTypes(parameters), types);
    });
  }
});
