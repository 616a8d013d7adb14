import { strict as assert } from 'node:assert';
import { ask, find } from '../askTool';
import { jdtlsProcess } from '../jdtlsProcess';

const MONEY = ['com.acme.shop.Money'];

/** Kills jdtls and waits until the extension host has seen it go. */
async function killJdtls(): Promise<void> {
  process.kill(await jdtlsProcess(), 'SIGKILL');
  const deadline = Date.now() + 10_000;
  while (
    await jdtlsProcess().then(
      () => true,
      () => false,
    )
  ) {
    assert.ok(Date.now() < deadline, 'jdtls still runs 10 s after it was killed');
  }
}

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

  it('lists every declaration once afterwards, though its provider is registered twice', async () => {
    assert.deepEqual(await find('com.acme.shop.Outer'), ['com.acme.shop.Outer']);
    assert.deepEqual(await find('java.util.Map.Entry'), ['java.util.Map.Entry']);
  });
});
