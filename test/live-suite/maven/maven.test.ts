import { strict as assert } from 'node:assert';
import { NO_DECLARATION_FOUND, node, sourceHit } from '../answers';
import { ask, find } from '../askTool';

const BUYER_FILE = 'core/src/main/java/com/acme/core/Buyer.java';
const BUYER = `W/${BUYER_FILE}`;
const PAGE = 'W/web/src/main/java/com/acme/web/Page.java';
const PAGE_TEST = 'W/web/src/test/java/com/acme/web/PageTest.java';

describe('a project of several modules that Maven describes', () => {
  it('is known with its modules, their test sources and their dependencies', async () => {
    assert.deepEqual(await find('PageTest'), ['com.acme.web.PageTest']);
    assert.deepEqual(await find('Buyer'), ['com.acme.core.Buyer']);
    assert.deepEqual(await find('org.junit.Test', 1), ['org.junit.Test']);
  });

  it('is searched for members, in main and in test sources', async () => {
    const title = sourceHit('title(Buyer)', 'Method', 'com.acme.web.Page', PAGE, 6, 6, 3);
    const test = sourceHit('titleHoldsName()', 'Method', 'com.acme.web.PageTest', PAGE_TEST, 9, 8, 5);
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'title' }), { results: [title], total: 1 });
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'titleHoldsName' }), {
      results: [test],
      total: 1,
    });
  });
});

describe('a class whose members Lombok generates', () => {
  it('is found with what its source declares', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Buyer#*' }), {
      results: [
        sourceHit('age', 'Field', 'com.acme.core.Buyer', BUYER, 14, 13, 2),
        sourceHit('greeting()', 'Method', 'com.acme.core.Buyer', BUYER, 16, 16, 4),
        sourceHit('name', 'Field', 'com.acme.core.Buyer', BUYER, 12, 12, 1),
      ],
      total: 3,
    });
  });

  it('is what a search for one of its getters finds, and says so', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Buyer.getName' }), {
      results: [sourceHit('Buyer', 'Class', 'com.acme.core', BUYER, 11, 7, 14)],
      total: 1,
      searchedFor: 'Buyer',
    });
  });

  it('has no getter that could be found by its bare name, and the message says why', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'getName' }), NO_DECLARATION_FOUND);
  });

  it('is outlined with the generated class and constant on the lines of their annotations', async () => {
    assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: BUYER_FILE }), {
      documentUri: BUYER,
      file: BUYER,
      symbols: [
        node('Buyer', 'Class', 7, 20, {
          children: [
            node('BuyerBuilder', 'Class', 9, 9, {
              children: [node('name', 'Field', 9, 9), node('age', 'Field', 9, 9)],
            }),
            node('log', 'Constant', 10, 10),
            node('name', 'Field', 12, 12),
            node('age', 'Field', 13, 14),
            node('greeting()', 'Method', 16, 19, { detail: 'String' }),
          ],
        }),
      ],
      total: 8,
    });
  });
});
