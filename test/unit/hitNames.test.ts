import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { undoQualifiedName, type HitName } from '../../src/core/hitNames';

describe('the name of a hit', () => {
  const rows: readonly (readonly [shownName: string, containerName: string | undefined, is: HitName])[] = [
    ['Order', 'com.acme.shop', { name: 'Order', container: 'com.acme.shop' }],
    ['com.acme.shop.Order', 'com.acme.shop', { name: 'Order', container: 'com.acme.shop' }],
    ['com.acme.shop.Order', undefined, { name: 'Order', container: 'com.acme.shop' }],
    ['com.acme.com.acme.Order', 'com.acme', { name: 'Order', container: 'com.acme' }],
    ['com.acme.Outer.Inner', 'com.acme.Outer', { name: 'Inner', container: 'com.acme.Outer' }],
    ['Scratch', '', { name: 'Scratch' }],
    ['.Scratch', '', { name: 'Scratch' }],
    ['..Scratch', '', { name: 'Scratch' }],
    ['undefined.Scratch', undefined, { name: 'Scratch' }],
    ['undefined.undefined.Scratch', undefined, { name: 'Scratch' }],
    ['null.Scratch', undefined, { name: 'Scratch' }],
    ['Repository.find(K, K...)', 'Repository', { name: 'find(K, K...)', container: 'Repository' }],
    ['find(java.lang.String)', 'com.acme.Box', { name: 'find(java.lang.String)', container: 'com.acme.Box' }],
    ['com.acme.Box<java.lang.String>', 'com.acme', { name: 'Box<java.lang.String>', container: 'com.acme' }],
  ];
  for (const [shownName, containerName, is] of rows) {
    it(`${shownName} in ${inspect(containerName)} is ${inspect(is)}`, () => {
      assert.deepEqual(undoQualifiedName(shownName, containerName), is);
    });
  }
});
