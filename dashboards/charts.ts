import type { Row } from './kqlEngine';
import type { QueryName } from './queries';

/** What ECharts is given, as JSON. */
export type ChartOption = Readonly<Record<string, unknown>>;

interface Series {
  readonly name: string;
  readonly value: (row: Row) => number | null;
  readonly line?: true;
  readonly color?: string;
}

interface BarChart {
  /** What stands at a bar. */
  readonly category: (row: Row) => string;
  readonly series: readonly Series[];
  /** Whether the bars of a category add up to something. */
  readonly stacked: boolean;
  /** Bars lie, for long names. */
  readonly lying?: true;
  readonly axis?: Readonly<Record<string, unknown>>;
}

/** How the rows of each query are drawn. Only drawing is decided here: every figure is one of the query's. */
const CHARTS: Readonly<Record<QueryName, (rows: readonly Row[]) => BarChart>> = {
  'use-per-day': () => ({
    category: (row) => text(row['day']).slice(0, 10),
    series: [
      column('findSymbol'),
      column('getFileStructure'),
      { ...column('sessions'), line: true },
      { ...column('users'), line: true },
    ],
    stacked: true,
  }),
  outcomes: (rows) => ({
    category: (row) => text(row['tool']),
    series: [...new Set(rows.map(outcomeOf))].map((outcome) => ({
      name: outcome,
      value: (row) => (outcomeOf(row) === outcome ? number(row['calls']) : null),
      color: outcomeColor(rows, outcome),
    })),
    stacked: true,
    lying: true,
  }),
  latency: () => ({
    category: (row) => `${text(row['tool'])}: ${text(row['part']).slice(2)}`,
    // A logarithm has no place for 0.
    series: ['p50', 'p90', 'p95'].map((name) => ({
      name,
      value: (row) => Math.max(1, number(row[name]) ?? 1),
    })),
    stacked: false,
    lying: true,
    axis: { type: 'log', name: 'ms, logarithmic; 1 is 1 or less', nameLocation: 'middle', nameGap: 28 },
  }),
  retries: () => ({
    category: (row) => text(row['queryForm']),
    series: [column('rescued'), column('stillEmpty'), column('notAnswered')],
    stacked: true,
  }),
  transitions: () => ({
    category: (row) => `${text(row['previous'])}, then ${text(row['next'])}`,
    series: [
      { name: 'one round: overlapping', value: (row) => number(row['overlapping']) },
      { name: 'one round: within 1 s', value: (row) => number(row['within1s']) },
      {
        name: 'after 1 to 5 s',
        value: (row) => (number(row['after1s']) ?? 0) - (number(row['after5s']) ?? 0),
      },
      { name: 'after more than 5 s', value: (row) => number(row['after5s']) },
      {
        name: 'no further call',
        value: (row) => (row['overlapping'] === null ? number(row['calls']) : null),
      },
    ],
    stacked: true,
    lying: true,
  }),
  'result-sizes': () => ({
    category: (row) => text(row['tool']),
    series: ['answers', 'truncated', 'byCount', 'byDepth', 'bySize'].map(column),
    stacked: false,
  }),
  'not-ready': () => ({
    category: (row) => text(row['tool']),
    series: ['calls', 'notReady', 'successNotReady', 'emptyNotReady'].map(column),
    stacked: false,
  }),
};

/** Told apart from each other, on white and on black. */
const PALETTE = ['#4f7be8', '#e8893c', '#2da77a', '#c05bd6', '#d64a5b', '#8a94a6'];

/** Shades of what is good, of what may be, of what is not, and of what says nothing. */
const OUTCOME_COLORS: Readonly<Record<string, readonly string[]>> = {
  success: ['#2da44e'],
  empty: ['#d4a72c', '#ad7b1e', '#efcf6b', '#7d5a14'],
  error: ['#d1434b', '#a8324c', '#ee7d72', '#8f2f63', '#f2a3a0', '#c2558c'],
  cancelled: ['#8a94a6'],
};

function outcomeColor(rows: readonly Row[], outcome: string): string {
  const [status = ''] = outcome.split(' ');
  const shades = OUTCOME_COLORS[status] ?? [];
  const alike = [...new Set(rows.map(outcomeOf))].filter((other) => other.split(' ')[0] === status);
  return shades[alike.indexOf(outcome) % shades.length] ?? '';
}

/** The chart of a query's rows. */
export function chartOf(name: QueryName, rows: readonly Row[]): ChartOption {
  const { category, series, stacked, lying, axis = {} } = CHARTS[name](rows);
  const categories = [...new Set(rows.map(category))];
  const categoryAxis = { type: 'category', data: categories, ...(lying ? { inverse: true } : {}) };
  const valueAxis = { type: 'value', minInterval: 1, ...axis };
  return {
    backgroundColor: 'transparent',
    color: PALETTE,
    animation: false,
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    legend: { type: 'plain', top: 0 },
    // Many names take more lines.
    grid: { left: 8, right: 24, top: series.length > 8 ? 84 : 56, bottom: 32 },
    xAxis: lying ? valueAxis : categoryAxis,
    yAxis: lying ? categoryAxis : valueAxis,
    series: series.map(({ name: label, value, line, color }) => ({
      name: label,
      ...(color === undefined ? {} : { color }),
      type: line ? 'line' : 'bar',
      ...(stacked && !line ? { stack: 'all' } : {}),
      data: categories.map((each) => sum(rows.filter((row) => category(row) === each).map(value))),
    })),
  };
}

function column(name: string): Series {
  return { name, value: (row) => number(row[name]) };
}

function outcomeOf(row: Row): string {
  return `${text(row['status'])} ${text(row['why'])}`.trim();
}

function text(value: Row[string] | undefined): string {
  return String(value ?? '');
}

function number(value: Row[string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function sum(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0 ? null : numbers.reduce((total, value) => total + value, 0);
}
