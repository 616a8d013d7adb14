import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import type { RecordedEvent } from '../src/telemetry/activityRecorder';
import { chartOf } from './charts';
import type { Answers, Row } from './kqlEngine';
import { dashboardsFolder, type Query } from './queries';

/** What the page shows. */
export interface PageContent {
  readonly events: readonly RecordedEvent[];
  readonly queries: readonly Query[];
  readonly answers: Answers;
}

/** Charts whose bars lie one below the other need more room. */
const TALL = ['latency', 'transitions'];

/** One HTML page that needs nothing else, not even a network: charts, the rows that they draw, and the queries. */
export async function renderPage({ events, queries, answers }: PageContent): Promise<string> {
  const read = (file: string) => readFile(path.join(dashboardsFolder, file), 'utf8');
  const echarts = createRequire(__filename).resolve('echarts/dist/echarts.common.min.js');
  const options = Object.fromEntries(queries.map(({ name }) => [name, chartOf(name, answers[name])]));
  const sections = queries.map((query) => sectionOf(query, answers[query.name]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Java LSP Tools: tool activity</title>
<style>${await read('page.css')}</style>
</head>
<body>
<h1>Java LSP Tools: tool activity</h1>
<p>${escaped(spanOf(events))} Durations are what the client observed. Calls that overlap or follow at once are one round of a
model, no trouble; the number of calls or characters alone says nothing of saved tokens.</p>
<main>
${sections.join('\n')}
</main>
<script type="application/json" id="options">${JSON.stringify(options).replaceAll('<', '\\u003c')}</script>
<script>${inScript(await readFile(echarts, 'utf8'))}</script>
<script>${inScript(await read('page.js'))}</script>
</body>
</html>
`;
}

function spanOf(events: readonly RecordedEvent[]): string {
  const times = events.map(({ timestamp }) => timestamp).sort();
  const minute = (time = '') => time.slice(0, 16).replace('T', ' ');
  return events.length === 0
    ? 'No calls.'
    : `${events.length} calls, from ${minute(times[0])} to ${minute(times.at(-1))} UTC.`;
}

function sectionOf({ name, title, description, text }: Query, rows: readonly Row[]): string {
  return `<section id="${name}">
<h2>${escaped(title)}</h2>
<p>${escaped(description)}</p>
<div class="chart${TALL.includes(name) ? ' tall' : ''}" id="chart-${name}" role="img" aria-label="${escaped(title)}, as in the table below"></div>
<div class="rows">${tableOf(rows)}</div>
<details><summary>The query, dashboards/${name}.kql</summary><pre>${escaped(text)}</pre></details>
</section>`;
}

function tableOf(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) {
    return '<p>No rows.</p>';
  }
  const columns = Object.keys(first);
  const numeric = (column: string) => rows.some((row) => typeof row[column] === 'number');
  const cell = (tag: string, column: string, text: string) =>
    `<${tag}${numeric(column) ? ' class="number"' : ''}>${escaped(text)}</${tag}>`;
  const head = columns.map((column) => cell('th', column, column)).join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((column) => cell('td', column, shown(column, row[column]))).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** A share as percent, a day without its time; everything else as it is. */
function shown(column: string, value: Row[string] | undefined): string {
  if (column.toLowerCase().endsWith('share') && typeof value === 'number') {
    return `${(100 * value).toFixed(1)} %`;
  }
  return column === 'day' ? String(value).slice(0, 10) : String(value ?? '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A script must not contain what ends it. */
function inScript(source: string): string {
  return source.replaceAll('</script', '<\\/script');
}
