/** Counts what the queries count, in another language and from nothing but the events. */
import type { QueryName } from '../../dashboards/queries';
import type { Row } from '../../dashboards/kqlEngine';
import type { RecordedEvent } from '../../src/telemetry/activityRecorder';
import { count, distinct, groups, percentile, toCall, type Call } from './counting';

/** The rows that each query must give for these events, sorted as the queries sort them. */
export function countIndependently(
  events: readonly RecordedEvent[],
): Readonly<Record<QueryName, readonly Row[]>> {
  const calls = events.map(toCall);
  return {
    'use-per-day': usePerDay(calls),
    outcomes: outcomes(calls),
    latency: latency(calls),
    retries: retries(calls),
    transitions: transitions(calls),
    'result-sizes': resultSizes(calls),
    'not-ready': notReady(calls),
  };
}

function usePerDay(calls: readonly Call[]): Row[] {
  return groups(calls, ({ day }) => day).map(([day, those]) => ({
    day,
    findSymbol: count(those, ({ tool }) => tool === 'findSymbol'),
    getFileStructure: count(those, ({ tool }) => tool === 'getFileStructure'),
    sessions: distinct(those, 'common.vscodesessionid'),
    users: distinct(those, 'common.vscodemachineid'),
  }));
}

const WHY: Readonly<Record<string, string>> = { empty: 'emptyReason', error: 'errorCode' };

function outcomes(calls: readonly Call[]): Row[] {
  return groups(calls, ({ tool }) => tool).flatMap(([tool, ofTool]) =>
    groups(ofTool, ({ text }) => `${text('status')} ${text(WHY[text('status')] ?? '')}`)
      .map(([key, those]) => ({ key, calls: those.length }))
      .sort((a, b) => b.calls - a.calls)
      .map(({ key, calls: number }) => {
        const [status = '', why = ''] = key.split(' ');
        return { tool, status, why, calls: number, share: number / ofTool.length };
      }),
  );
}

const PARTS = {
  '1 whole call': 'durationMs',
  '2 waiting for the server': 'serverWaitMs',
  '3 first query': 'initialQueryDurationMs',
  '4 retry': 'retryQueryDurationMs',
  '5 outline': 'outlineQueryDurationMs',
};

function latency(calls: readonly Call[]): Row[] {
  const finished = calls.filter(({ text }) => text('status') !== 'cancelled');
  return groups(finished, ({ tool }) => tool).flatMap(([tool, those]) =>
    Object.entries(PARTS).flatMap(([part, measurement]) => {
      const times = those.map(({ number }) => number(measurement)).filter((time) => time !== undefined);
      const [p50, p90, p95] = [50, 90, 95].map((percent) => percentile(times, percent));
      const row = {
        tool,
        part,
        calls: times.length,
        p50: p50 ?? null,
        p90: p90 ?? null,
        p95: p95 ?? null,
        max: Math.max(...times),
      };
      return times.length === 0 ? [] : [row];
    }),
  );
}

function retries(calls: readonly Call[]): Row[] {
  const retried = calls.filter(
    ({ tool, number }) => tool === 'findSymbol' && number('retryQueryDurationMs') !== undefined,
  );
  return groups(retried, ({ text }) => text('queryForm'))
    .map(([queryForm, those]) => {
      const rescued = count(those, ({ text }) => text('status') === 'success');
      const stillEmpty = count(those, ({ text }) => text('status') === 'empty');
      const notAnswered = those.length - rescued - stillEmpty;
      return {
        queryForm,
        retries: those.length,
        rescued,
        stillEmpty,
        notAnswered,
        rescuedShare: rescued / those.length,
      };
    })
    .sort((a, b) => b.retries - a.retries);
}

function transitions(calls: readonly Call[]): Row[] {
  const following = calls.filter(({ text }) => text('previousTool') !== '');
  const rows = groups(following, ({ tool, text }) => `${text('previousTool')} ${tool}`).map(
    ([key, those]) => {
      const [previous = '', next = ''] = key.split(' ');
      const gaps = those.map(({ number }) => number('sincePreviousMs') ?? NaN);
      const overlapping = gaps.filter((gap) => gap === 0).length;
      const after1s = gaps.filter((gap) => gap > 1000).length;
      const within1s = gaps.length - overlapping - after1s;
      const after5s = gaps.filter((gap) => gap > 5000).length;
      return { previous, next, calls: gaps.length, overlapping, within1s, after1s, after5s };
    },
  );
  const tools = new Set([
    ...calls.map(({ tool }) => tool),
    ...following.map(({ text }) => text('previousTool')),
  ]);
  const last = [...tools].map((previous) => ({
    previous,
    next: 'none of the two',
    calls:
      count(calls, ({ tool }) => tool === previous) -
      count(following, ({ text }) => text('previousTool') === previous),
    overlapping: null,
    within1s: null,
    after1s: null,
    after5s: null,
  }));
  const order = ({ previous, next }: { previous: string; next: string }) => `${previous} ${next}`;
  return [...rows, ...last].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

function resultSizes(calls: readonly Call[]): Row[] {
  const answered = calls.filter(({ text }) => text('status') === 'success');
  return groups(answered, ({ tool }) => tool).map(([tool, those]) => {
    const rows = those.map(({ number }) => number('resultCount') ?? NaN);
    const characters = those.map(({ number }) => number('responseCharCount') ?? NaN);
    const cutBy = (cause: string) =>
      count(those, ({ text }) => text('truncatedBy').split(',').includes(cause));
    return {
      tool,
      answers: those.length,
      rowsP50: percentile(rows, 50),
      rowsP95: percentile(rows, 95),
      charactersP50: percentile(characters, 50),
      charactersP95: percentile(characters, 95),
      charactersMax: Math.max(...characters),
      truncated: count(those, ({ text }) => text('truncated') === 'true'),
      byCount: cutBy('count'),
      byDepth: cutBy('depth'),
      bySize: cutBy('size'),
    };
  });
}

function notReady(calls: readonly Call[]): Row[] {
  return groups(calls, ({ tool }) => tool).map(([tool, those]) => {
    const unready = those.filter(({ text }) => text('serverReady') === 'false');
    const empty = count(those, ({ text }) => text('status') === 'empty');
    const emptyNotReady = count(those, ({ text }) => text('emptyReason') === 'serverNotFullyReady');
    return {
      tool,
      calls: those.length,
      notReady: unready.length,
      successNotReady: count(unready, ({ text }) => text('status') === 'success'),
      emptyNotReady,
      empty,
      emptyNotReadyShare: empty === 0 ? null : emptyNotReady / empty,
    };
  });
}
