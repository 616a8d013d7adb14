import { mkdir, realpath } from 'node:fs/promises';
import * as path from 'node:path';
import { withRunScope } from './runScope';

/** Gives some work an empty temporary folder, links resolved, that is removed afterwards, also when our process is killed. */
export function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return withRunScope(async ({ folder }) => {
    const workspace = path.join(await realpath(folder), 'w');
    await mkdir(workspace);
    return work(workspace);
  });
}
