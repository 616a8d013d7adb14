import assert from 'node:assert/strict';
import { within } from '../deadline';

describe('deadline', () => {
  it('passes on a result and a failure that come in time', async () => {
    assert.equal(await within(1000, Promise.resolve(7), () => ''), 7);
    const failing = Promise.reject(new Error('failed'));
    await assert.rejects(
      within(1000, failing, () => ''),
      { message: 'failed' },
    );
  });

  it('says what has not come in time', async () => {
    const never = new Promise(() => undefined);
    await assert.rejects(
      within(5, never, () => 'no page'),
      { message: 'not within 0.005 s: no page' },
    );
  });
});
