import { strict as assert } from 'node:assert';
import { MONEY_FILE, MONEY_FOUND, MONEY_OUTLINE } from '../answers';
import { ask } from '../askTool';
import { killJdtls } from '../jdtlsSignals';

describe('a jdtls that died between two calls', () => {
  it('is brought back by a search, which answers rightly', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Money' }), MONEY_FOUND);
    await killJdtls();
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Money' }), MONEY_FOUND);
  });

  it('is brought back by a search with a dot, whose provider never settles', async () => {
    await killJdtls();
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'com.acme.shop.Money' }), MONEY_FOUND);
  });

  it('is brought back by an outline, which answers rightly', async () => {
    await killJdtls();
    assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: MONEY_FILE }), MONEY_OUTLINE);
  });
});
