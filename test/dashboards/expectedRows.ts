import type { QueryName } from '../../dashboards/queries';

/** What each query gives for the sample: the names of the columns, then the rows. Counted by hand. */
export const expectedRows: Readonly<Record<QueryName, readonly (readonly (string | number | null)[])[]>> = {
  'use-per-day': [
    ['day', 'findSymbol', 'getFileStructure', 'sessions', 'users'],
    ['2026-11-02T00:00:00Z', 2, 1, 1, 1],
    ['2026-11-03T00:00:00Z', 5, 3, 2, 2],
  ],
  outcomes: [
    ['tool', 'status', 'why', 'calls', 'share'],
    ['findSymbol', 'success', '', 3, 3 / 7],
    ['findSymbol', 'cancelled', '', 1, 1 / 7],
    ['findSymbol', 'empty', 'serverNotFullyReady', 1, 1 / 7],
    ['findSymbol', 'empty', 'workspaceSymbolNoMatch', 1, 1 / 7],
    ['findSymbol', 'error', 'timeout', 1, 1 / 7],
    ['getFileStructure', 'error', 'fileNotFound', 2, 1 / 2],
    ['getFileStructure', 'empty', 'noMatchingDeclaration', 1, 1 / 4],
    ['getFileStructure', 'success', '', 1, 1 / 4],
  ],
  latency: [
    ['tool', 'part', 'calls', 'p50', 'p90', 'p95', 'max'],
    ['findSymbol', '1 whole call', 6, 60, 60_001, 60_001, 60_001],
    ['findSymbol', '2 waiting for the server', 6, 0, 60_000, 60_000, 60_000],
    ['findSymbol', '3 first query', 5, 30, 30_000, 30_000, 30_000],
    ['findSymbol', '4 retry', 3, 12, 15, 15, 15],
    ['findSymbol', '5 outline', 1, 50, 50, 50, 50],
    ['getFileStructure', '1 whole call', 4, 2, 25, 25, 25],
    ['getFileStructure', '2 waiting for the server', 2, 0, 0, 0, 0],
    ['getFileStructure', '5 outline', 2, 18, 20, 20, 20],
  ],
  retries: [
    ['queryForm', 'retries', 'rescued', 'stillEmpty', 'notAnswered', 'rescuedShare'],
    ['member', 2, 1, 0, 1, 1 / 2],
    ['qualified', 2, 1, 1, 0, 1 / 2],
  ],
  transitions: [
    ['previous', 'next', 'calls', 'overlapping', 'within1s', 'after1s', 'after5s'],
    ['findSymbol', 'findSymbol', 4, 1, 0, 3, 1],
    ['findSymbol', 'getFileStructure', 1, 0, 1, 0, 0],
    ['findSymbol', 'none of the two', 2, null, null, null, null],
    ['getFileStructure', 'findSymbol', 1, 0, 0, 1, 1],
    ['getFileStructure', 'getFileStructure', 2, 1, 1, 0, 0],
    ['getFileStructure', 'none of the two', 1, null, null, null, null],
  ],
  'result-sizes': [
    [
      ...['tool', 'answers', 'rowsP50', 'rowsP95', 'charactersP50', 'charactersP95', 'charactersMax'],
      ...['truncated', 'byCount', 'byDepth', 'bySize'],
    ],
    ['findSymbol', 3, 2, 30, 500, 7990, 7990, 1, 0, 0, 1],
    ['getFileStructure', 1, 20, 20, 2000, 2000, 2000, 1, 1, 1, 0],
  ],
  'not-ready': [
    ['tool', 'calls', 'notReady', 'successNotReady', 'emptyNotReady', 'empty', 'emptyNotReadyShare'],
    ['findSymbol', 7, 2, 1, 1, 2, 1 / 2],
    ['getFileStructure', 4, 0, 0, 0, 1, 0],
  ],
};
