import assert from 'node:assert/strict';
import type { Declaration } from '../../src/core/javaSymbols';
import { selectByLine, selectBySymbol } from '../../src/core/outlineSelection';
import { declaration, range } from './builders';

function method(name: string, startLine: number, endLine: number, children: Declaration[] = []): Declaration {
  return declaration(name, startLine, endLine, { kind: 'Method', children });
}

const fieldId = declaration('id', 7, 7, { kind: 'Field' });
const constructor = declaration('Order(String)', 10, 12, { kind: 'Constructor' });
const methodId = method('id()', 14, 16);
const anonymous = declaration('new Runnable() {...}', 19, 21, { children: [method('run()', 20, 20)] });
const total = method('total()', 18, 22, [anonymous]);
const totalOfInt = method('total(int, String)', 24, 26);
const find = method('find(Class<T>, Predicate<? super T>)', 28, 30);
const sum = method('sum()', 34, 36);
const line = declaration('Line', 33, 37, { children: [sum] });
const order = declaration('Order', 5, 38, {
  children: [fieldId, constructor, methodId, total, totalOfInt, find, line],
});
const helper = declaration('OrderHelper', 40, 44, { children: [method('Total()', 41, 43)] });
const file = [order, helper];

describe('selecting by symbol', () => {
  const rows: readonly (readonly [symbol: string, selected: readonly Declaration[]])[] = [
    ['Order', [order]],
    ['shop.Order', [order]],
    ['com.acme.shop.Order', [order]],
    ['Line', [line]],
    ['Order.Line', [line]],
    ['Order$Line', [line]],
    ['com.acme.shop.Order$Line', [line]],
    ['Order.Line.sum', [sum]],
    ['Order.Line#sum()', [sum]],
    ['total', [total, totalOfInt]],
    ['Order#total', [total, totalOfInt]],
    ['Order::total', [total, totalOfInt]],
    [' Order . total ', [total, totalOfInt]],
    ['total()', [total]],
    ['total(int, String)', [totalOfInt]],
    ['Order.total(int,String)', [totalOfInt]],
    ['find(Class<T>, Predicate<? super T>)', [find]],
    ['Order.Order', [constructor]],
    ['Order(String)', [constructor]],
    ['Order.id', [fieldId, methodId]],
    ['id()', [methodId]],
    ['TOTAL', [total, totalOfInt, ...helper.children]],
    ['Total', helper.children],
    ['order.line', [line]],
    ['new Runnable() {...}', [anonymous]],
    ['total(long)', []],
    ['Tot', []],
    ['other.Order', []],
    ['Order.sum', []],
    ['com.acme.shop', []],
    ['.', []],
    ['', []],
  ];
  for (const [symbol, selected] of rows) {
    it(`${JSON.stringify(symbol)} selects ${selected.map(({ name }) => name).join(' and ') || 'nothing'}`, () => {
      assert.deepEqual(selectBySymbol(file, 'com.acme.shop', symbol), selected);
    });
  }

  it('selects in a file of the default package', () => {
    assert.deepEqual(selectBySymbol(file, '', 'Order.Line'), [line]);
    assert.deepEqual(selectBySymbol(file, '', 'shop.Order'), []);
  });

  it('does not repeat a match inside a match', () => {
    const inner = declaration('Node', 2, 3);
    const outer = declaration('Node', 1, 4, { children: [inner] });
    assert.deepEqual(selectBySymbol([outer], '', 'Node'), [outer]);
    assert.deepEqual(selectBySymbol([outer], '', 'Node.Node'), [inner]);
  });
});

describe('selecting by line', () => {
  it('gives what encloses the line, outermost first, without its other children', () => {
    assert.deepEqual(selectByLine(file, 21), [
      {
        ...order,
        children: [{ ...total, children: [{ ...anonymous, children: [method('run()', 20, 20)] }] }],
      },
    ]);
  });

  it('gives the type alone on a line between its members', () => {
    assert.deepEqual(selectByLine(file, 18), [{ ...order, children: [] }]);
  });

  it('covers the first and the last line of a declaration', () => {
    assert.deepEqual(
      [5, 6, 39, 40, 41, 45, 46].map((atLine) => selectByLine(file, atLine).map(({ name }) => name)),
      [[], ['Order'], ['Order'], [], ['OrderHelper'], ['OrderHelper'], []],
    );
  });

  it('gives all of what shares a line', () => {
    const one = declaration('a', 3, 3);
    const two = declaration('b', 3, 3);
    assert.deepEqual(selectByLine([one, two], 4), [one, two]);
  });

  it('does not count a line that ends before it begins', () => {
    const declared = declaration('a', 3, 5, { range: range(3, 0, 5, 0) });
    assert.deepEqual(selectByLine([declared], 5), [declared]);
    assert.deepEqual(selectByLine([declared], 6), []);
  });
});
