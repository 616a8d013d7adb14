import { readFile } from 'node:fs/promises';
import * as path from 'node:path';

/** Where the queries, the workbook and the parts of the page are. */
export const dashboardsFolder = path.join(__dirname, '..', '..', 'dashboards');

/** Each query and its title, in the order of the page and of the workbook. */
const TITLES = {
  'use-per-day': 'Use per day',
  outcomes: 'How calls ended',
  latency: 'How long calls took',
  retries: 'How often the retry rescues a search',
  transitions: 'What follows a call',
  'result-sizes': 'How much is answered, and cut',
  'not-ready': 'Answers before the server is ready',
} as const;

export type QueryName = keyof typeof TITLES;

/** The only definition of a metric: the page runs this text, and the workbook holds it. */
export interface Query {
  readonly name: QueryName;
  readonly title: string;
  /** What stands in the comments at its head: what the rows mean. */
  readonly description: string;
  /** KQL over `customEvents`, as the file has it. */
  readonly text: string;
  readonly file: string;
}

/** Reads all queries from their files. */
export function readQueries(): Promise<readonly Query[]> {
  return Promise.all(
    Object.entries(TITLES).map(async ([name, title]) => {
      const file = path.join(dashboardsFolder, `${name}.kql`);
      const text = await readFile(file, 'utf8');
      const comments = text.split('\n').filter((line) => line.startsWith('//'));
      const description = comments.map((line) => line.slice(2).trim()).join(' ');
      return { name: name as QueryName, title, description, text, file };
    }),
  );
}
