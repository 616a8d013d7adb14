import { strict as assert } from 'node:assert';
import { ask } from '../askTool';
import { MONEY_FILE } from '../answers';
import { assertCancelledOnEntry } from '../cancelledOnEntry';
import { toolsWithin } from '../boundedTools';
import { recordRequests } from '../observations';

const REFUSAL = {
  error: 'The Java language server runs in lightweight mode, which knows no projects.',
  errorCode: 'javaServerUnavailable',
  hint: 'Java declarations can only be found by text search until the user switches the server to standard mode.',
};

describe('a server in lightweight mode', () => {
  it('makes a search at once unavailable, with who can change that', async () => {
    assert.deepEqual(await ask('lsp_java_findSymbol', { query: 'Money' }), REFUSAL);
  });

  it('makes an outline at once unavailable, though this server could give it', async () => {
    assert.deepEqual(await ask('lsp_java_getFileStructure', { uri: MONEY_FILE }), REFUSAL);
  });

  it('is asked nothing', async () => {
    const { requests, stop } = await recordRequests();
    const { findSymbol, fileStructure } = toolsWithin({
      readinessMs: 60_000,
      providerMs: 30_000,
      patienceMs: 3000,
    });
    assert.deepEqual(await findSymbol({ query: 'Money' }), REFUSAL);
    assert.deepEqual(await fileStructure({ uri: MONEY_FILE }), REFUSAL);
    stop();
    assert.deepEqual(requests, []);
  });

  it('does not keep a cancelled call from ending as cancelled', assertCancelledOnEntry);
});
