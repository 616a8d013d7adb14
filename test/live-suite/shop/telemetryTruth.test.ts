import { strict as assert } from 'node:assert';
import { askForText } from '../askTool';
import { recorded } from '../recordedActivity';
import { assertBetween, spanOf, type Span } from '../stopwatch';

const FIND = 'lsp_java_findSymbol';

describe('the events of searches that our bundle in jdtls answers', () => {
  before(() => askForText(FIND, { query: 'Order' }));

  for (const query of ['Order#total', 'maxAttempts', 'com/acme/shop/Order', 'NoSuchType']) {
    it(`tell so, and that there was one search, for ${query}`, async () => {
      let call: Span = { start: 0, end: 0 };
      const [event, ...others] = await recorded(async () => {
        call = await spanOf(() => askForText(FIND, { query }));
      });
      assert.deepEqual(others, []);
      const { answeredBy, retried } = event?.customDimensions ?? {};
      assert.deepEqual([answeredBy, retried], ['declarationSearch', 'false']);
      const { initialQueryDurationMs, retryQueryDurationMs, outlineQueryDurationMs } =
        event?.customMeasurements ?? {};
      assertBetween('initialQueryDurationMs', initialQueryDurationMs, 0, call.end - call.start);
      assert.deepEqual([retryQueryDurationMs, outlineQueryDurationMs], [undefined, undefined]);
    });
  }
});
