import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { OVERHEAD_FILE, overheadReport } from '../agent-suite/promptOverhead/overheadReport';

describe('what the extension adds to a prompt', () => {
  it('is what docs/prompt-overhead.md says; npm run prompt-overhead writes it anew', async () => {
    const recorded = await readFile(OVERHEAD_FILE, 'utf8');
    assert.equal(recorded.replaceAll('\r\n', '\n'), await overheadReport());
  });
});
