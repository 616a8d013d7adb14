import { strict as assert } from 'node:assert';
import { ask, find } from '../askTool';
import { TYPE_FORMS } from '../typeForms';

const ORDER = 'W/src/main/java/com/acme/shop/Order.java';

describe('lsp_java_findSymbol where jdtls has not loaded our bundle', () => {
  for (const [query, first] of TYPE_FORMS) {
    it(`finds ${first} for ${query}`, async () => {
      assert.equal((await find(query))[0], first);
    });
  }

  it('finds a type with the line of its name, and has no range of its declaration', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'com.acme.shop.Order', limit: 1 }), {
      results: [
        {
          name: 'Order',
          kind: 'Class',
          container: 'com.acme.shop',
          documentUri: ORDER,
          file: ORDER,
          outlineSupported: true,
          selectionRange: { startLine: 7, endLine: 7 },
        },
      ],
      total: 4,
      truncated: true,
      truncatedBy: ['count'],
    });
  });

  it('finds a member with its type, from the outline of that type', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Order#total(int, String)' }), {
      results: [
        {
          name: 'total(int, String)',
          kind: 'Method',
          container: 'com.acme.shop.Order',
          documentUri: ORDER,
          file: ORDER,
          outlineSupported: true,
          selectionRange: { startLine: 29, endLine: 29 },
          readFileRange: { offset: 28, limit: 5 },
        },
      ],
      total: 1,
    });
  });

  it('says that bare names of members were not searched', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'maxAttempts' }), {
      results: [],
      total: 0,
      reason: 'workspaceSymbolNoMatch',
      message:
        'No match among the types of the workspace and its libraries. Fields are not searched by name; methods only in ' +
        'source, and only where the user has turned java.symbols.includeSourceMethodDeclarations on; a member is found when ' +
        'its type is named (Order.total). Names match from their beginning unless * is used. An empty answer does not prove ' +
        'absence.',
    });
  });
});
