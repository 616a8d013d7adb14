import { strict as assert } from 'node:assert';
import { NO_DECLARATION_FOUND } from '../answers';
import { ask, find, type Hit } from '../askTool';
import { TYPE_FORMS } from '../typeForms';

const SHOP = 'W/src/main/java/com/acme/shop';
const ORDER = {
  name: 'Order',
  kind: 'Class',
  container: 'com.acme.shop',
  documentUri: `${SHOP}/Order.java`,
  file: `${SHOP}/Order.java`,
  outlineSupported: true,
  selectionRange: { startLine: 7, endLine: 7 },
  readFileRange: { offset: 6, limit: 34 },
};

describe('lsp_java_findSymbol on a real jdtls', () => {
  it('finds a type with its file and the line of its name', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'com.acme.shop.Order', limit: 1 }), {
      results: [ORDER],
      total: 4,
      truncated: true,
      truncatedBy: ['count'],
    });
  });

  it('finds a nested type in the type that encloses it', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Outer.Inner' }), {
      results: [
        {
          name: 'Inner',
          kind: 'Class',
          container: 'com.acme.shop.Outer',
          documentUri: `${SHOP}/Outer.java`,
          file: `${SHOP}/Outer.java`,
          outlineSupported: true,
          selectionRange: { startLine: 15, endLine: 15 },
          readFileRange: { offset: 15, limit: 5 },
        },
      ],
      total: 1,
    });
  });

  it('says of a library type that it has no outline here, and gives no position', async () => {
    const { results } = await ask('lsp_java_findSymbol', {
      query: 'java.util.concurrent.ConcurrentHashMap',
      limit: 1,
    });
    const [{ documentUri, ...rest }] = results as [Hit];
    assert.match(
      documentUri,
      /^jdt:\/\/contents\/java\.base\/java\.util\.concurrent\/ConcurrentHashMap\.(?:class|java)\?/,
    );
    assert.deepEqual(rest, {
      name: 'ConcurrentHashMap',
      kind: 'Class',
      container: 'java.util.concurrent',
      outlineSupported: false,
      unsupportedReason: 'unsupportedUriScheme',
    });
  });

  for (const [query, first] of TYPE_FORMS) {
    it(`finds ${first} for ${query}`, async () => {
      assert.equal((await find(query))[0], first);
    });
  }

  it('puts the exact type before thirty look-alikes, whatever the limit', async () => {
    const two = await ask('lsp_java_findSymbol', { query: 'OrderService', limit: 2 });
    const one = await ask('lsp_java_findSymbol', { query: 'OrderService', limit: 1 });
    assert.deepEqual(
      (two['results'] as Hit[]).map(({ name }) => name),
      ['OrderService', 'OrderServiceTest'],
    );
    assert.deepEqual([two['total'], two['truncated']], [32, true]);
    assert.deepEqual([(one['results'] as Hit[])[0], one['total']], [(two['results'] as Hit[])[0], 32]);
  });

  it('says so when only the name fits, and not the package that was asked for', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'no.such.pkg.Order' }), {
      results: [ORDER],
      total: 1,
      searchedFor: 'Order',
    });
  });

  it('finds a member with the lines of its whole declaration', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Order#total(int, String)' }), {
      results: [
        {
          ...ORDER,
          name: 'total(int, String)',
          kind: 'Method',
          container: 'com.acme.shop.Order',
          selectionRange: { startLine: 29, endLine: 29 },
          readFileRange: { offset: 28, limit: 5 },
        },
      ],
      total: 1,
    });
  });

  it('finds the member of a stack frame', async () => {
    assert.deepEqual(await find('com.acme.shop.Outer$Inner.run(Outer.java:17)'), [
      'com.acme.shop.Outer.Inner.run()',
    ]);
  });

  it('does not sell an empty answer as absence', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'NoSuchTypeAnywhere' }), NO_DECLARATION_FOUND);
  });

  it('answers a blank query with an error code', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: ' \u00a0' }), {
      error: 'The query is blank.',
      errorCode: 'emptyQuery',
      hint: 'Give the name of a Java type or member, for example OrderService.',
    });
  });
});
