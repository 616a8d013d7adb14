import * as path from 'node:path';
import { installOnce } from '../install/installOnce';
import { run } from '../install/run';
import { python, unpackWheel } from '../install/wheel';
import { dashboardsFolder, type Query, type QueryName } from './queries';

/** DuckDB runs the queries, which `duckdb-kql` translates for it. All that they need, in exact versions. */
const WHEELS = { 'duckdb-kql': '1.1.2', duckdb: '2.0.1', 'antlr4-python3-runtime': '4.13.2' } as const;

/** One row of an answer: its columns by name, in order. Times are ISO 8601 in UTC. */
export type Row = Readonly<Record<string, string | number | null>>;

/** The rows of each query. */
export type Answers = Readonly<Record<QueryName, readonly Row[]>>;

/**
 * Runs queries on a recording: a file of one event a line. What is needed is installed under `root` on first use: 25 MB.
 *
 * @throws Error that says what is missing (Python 3.11 or later with pip), or why a query cannot run
 */
export async function runQueries(root: string, events: string, queries: readonly Query[]): Promise<Answers> {
  const engine = await installEngine(root);
  const script = path.join(dashboardsFolder, 'run_queries.py');
  const files = queries.map(({ file }) => file);
  const env = { ...process.env, PYTHONPATH: engine };
  return JSON.parse(await run(python, [script, path.resolve(events), ...files], { env })) as Answers;
}

async function installEngine(root: string): Promise<string> {
  // A wheel with native code fits one version of Python.
  const about = await run(python, ['-c', 'import sys; print(*sys.version_info[:2], sep=".")']);
  const name = `duckdb-kql-${WHEELS['duckdb-kql']}-python-${about.trim()}`;
  return installOnce(root, name, async (folder) => {
    for (const [wheel, version] of Object.entries(WHEELS)) {
      await unpackWheel(folder, wheel, version);
    }
  });
}
