import assert from 'node:assert/strict';
import { loadKusto } from '../../dashboards/kusto';
import { readQueries } from '../../dashboards/queries';
import { QueryCheck } from '../../dashboards/queryCheck';

describe('the check of queries', () => {
  const check = new QueryCheck(loadKusto());

  it('finds nothing wrong with the dashboard’s', async () => {
    const queries = await readQueries();
    assert.deepEqual(
      queries.map(({ name, text }) => [name, ...check.problemsOf(text)]),
      queries.map(({ name }) => [name]),
    );
  });

  for (const [query, ...problems] of [
    [
      'customEvents\n| where nam == 1',
      "line 2: The name 'nam' does not refer to any known column, table, variable or function.",
    ],
    ['customEvents | where', 'line 1: Missing expression'],
    ['customEvents | extend m = customDimensions.machine', 'no event has machine among its customDimensions'],
    ['customEvents | extend m = customDimensions["query"]', 'no event has query among its customDimensions'],
    ['customEvents | extend m = customDimensions.limit', 'no event has limit among its customDimensions'],
    [
      'customEvents | extend m = customMeasurements.status',
      'no event has status among its customMeasurements',
    ],
    ['customEvents | where tostring(customDimensions.status) == "failed"', 'no event has the value failed'],
    ['customEvents | where name endswith "/lmTool.find"', 'no event has the value /lmTool.find'],
    [
      'customEvents | project id = customDimensions["common.extversion"], ms = customMeasurements["durationMs"] | where id == "size"',
    ],
  ] as const) {
    it(`says of ${query.replace('\n', ' ')}: ${problems.join() || 'nothing'}`, () => {
      assert.deepEqual(check.problemsOf(query), problems);
    });
  }
});
