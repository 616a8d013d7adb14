import assert from 'node:assert/strict';
import { CallHistory } from '../../src/tools/callHistory';

describe('the history of calls', () => {
  it('knows nothing before the first call', () => {
    assert.deepEqual(new CallHistory().begin('findSymbol', 1000).before, {});
  });

  it('counts from the end of the previous call to the start of the next', () => {
    const history = new CallHistory();
    history.begin('findSymbol', 1000).end(1200);
    assert.deepEqual(history.begin('getFileStructure', 1950).before, {
      previousTool: 'findSymbol',
      sincePreviousMs: 750,
    });
  });

  it('counts 0 ms where the previous call is still running', () => {
    const history = new CallHistory();
    const first = history.begin('findSymbol', 1000);
    const second = history.begin('findSymbol', 1100);
    assert.deepEqual(second.before, { previousTool: 'findSymbol', sincePreviousMs: 0 });
    second.end(1300);
    first.end(5000);
    assert.deepEqual(history.begin('getFileStructure', 1400).before, {
      previousTool: 'findSymbol',
      sincePreviousMs: 100,
    });
  });
});
