import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { dashboardsFolder, readQueries } from '../../dashboards/queries';
import { workbookOf } from '../../dashboards/workbook';

describe('the workbook', () => {
  it('holds the queries as they are: `npm run workbook` writes it', async () => {
    const committed = await readFile(path.join(dashboardsFolder, 'workbook.json'), 'utf8');
    assert.deepEqual(JSON.parse(committed), workbookOf(await readQueries()));
  });

  it('bounds each of them by its time range', async () => {
    const { items } = workbookOf(await readQueries()) as {
      readonly items: readonly { readonly type: number; readonly name: string; readonly content: object }[];
    };
    const bounds = items
      .filter(({ type }) => type === 3)
      .map(({ name, content }) => [name, (content as Record<string, unknown>)['timeContextFromParameter']]);
    assert.deepEqual(
      bounds,
      (await readQueries()).map(({ name }) => [name, 'TimeRange']),
    );
  });
});
