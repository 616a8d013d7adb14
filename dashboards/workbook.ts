import type { Query } from './queries';

const SCHEMA = 'https://github.com/Microsoft/Application-Insights-Workbooks/blob/master/schema/workbook.json';

/** How Azure's workbook draws a query; a table where nothing is said. */
const VISUALIZATIONS: Readonly<Record<string, string>> = {
  'use-per-day': 'timechart',
  outcomes: 'table',
  retries: 'barchart',
};

/**
 * The Azure Workbook that holds the queries, as its advanced editor takes it. A time range at its head bounds every query;
 * so the queries themselves name no time.
 */
export function workbookOf(queries: readonly Query[]): object {
  return {
    version: 'Notebook/1.0',
    items: [
      markdown(
        'introduction',
        '# Java LSP Tools\nDurations are what the client observed. See CONTRIBUTING for what must not be read as success.',
      ),
      timeRange,
      ...queries.flatMap((query) => [
        markdown(`${query.name}-text`, `## ${query.title}\n${query.description}`),
        queryItem(query),
      ]),
    ],
    fallbackResourceIds: [],
    $schema: SCHEMA,
  };
}

function markdown(name: string, json: string): object {
  return { type: 1, content: { json }, name };
}

const DAY_MS = 86_400_000;

const timeRange = {
  type: 9,
  content: {
    version: 'KqlParameterItem/1.0',
    parameters: [
      {
        id: '6f0b8d0e-5d0c-4d29-9a56-0b0f2c1f7a01',
        version: 'KqlParameterItem/1.0',
        name: 'TimeRange',
        label: 'Time range',
        type: 4,
        isRequired: true,
        value: { durationMs: 28 * DAY_MS },
        typeSettings: {
          selectableValues: [1, 7, 28, 90].map((days) => ({ durationMs: days * DAY_MS })),
          allowCustom: true,
        },
      },
    ],
    style: 'pills',
    queryType: 0,
    resourceType: 'microsoft.insights/components',
  },
  name: 'time-range',
};

function queryItem({ name, title, text }: Query): object {
  return {
    type: 3,
    content: {
      version: 'KqlItem/1.0',
      query: text,
      size: 0,
      title,
      timeContextFromParameter: 'TimeRange',
      queryType: 0,
      resourceType: 'microsoft.insights/components',
      visualization: VISUALIZATIONS[name] ?? 'table',
    },
    name,
  };
}
