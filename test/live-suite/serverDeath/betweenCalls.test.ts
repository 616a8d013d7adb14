import { strict as assert } from 'node:assert';
import { ask, find } from '../askTool';
import { killJdtls } from '../jdtlsSignals';

const MONEY = ['com.acme.shop.Money'];

describe('a jdtls that died between two calls', () => {
  it('is brought back by a search, which answers rightly', async () => {
    assert.deepEqual(await find('Money'), MONEY);
    await killJdtls();
    assert.deepEqual(await find('Money'), MONEY);
  });

  it('is brought back by a search with a dot, whose provider never settles', async () => {
    await killJdtls();
    assert.deepEqual(await find('com.acme.shop.Money'), MONEY);
  });

  it('is brought back by an outline, which answers rightly', async () => {
    await killJdtls();
    const { total } = await ask('lsp_java_getFileStructure', {
      uri: 'src/main/java/com/acme/shop/Order.java',
    });
    assert.equal(total, 13);
  });
});
