import { strict as assert } from 'node:assert';
import { MONEY_FILE, MONEY_FOUND, MONEY_OUTLINE } from '../answers';
import type { ToolResult } from '../askTool';
import { toolsWithin } from '../boundedTools';
import { eventually } from '../eventually';
import { jdtlsProcess } from '../jdtlsProcess';

/** LIVE_RANDOM sets how many moments are tried, LIVE_SEED other ones. */
const { LIVE_RANDOM: moments = '2', LIVE_SEED: seed = '1' } = process.env;

const limits = { readinessMs: 6000, providerMs: 4000, patienceMs: 1000 };

/** What a call may take beyond its deadline. */
const SLACK_MS = 1000;

const hasty = toolsWithin(limits);

/** The limits of the extension. */
const patient = toolsWithin({ readinessMs: 60_000, providerMs: 30_000, patienceMs: 3000 });

const tools = [
  {
    name: 'search',
    call: () => hasty.findSymbol({ query: 'Money' }),
    patiently: () => patient.findSymbol({ query: 'Money' }),
    right: MONEY_FOUND,
    // The wait for the index, then: asked, brought back, asked again.
    deadlineMs: limits.readinessMs + 3 * limits.providerMs,
  },
  {
    name: 'outline',
    call: () => hasty.fileStructure({ uri: MONEY_FILE }),
    patiently: () => patient.fileStructure({ uri: MONEY_FILE }),
    right: MONEY_OUTLINE,
    deadlineMs: 3 * limits.providerMs,
  },
] as const;

type Tool = (typeof tools)[number];

interface Outcome {
  readonly what: string;
  readonly answer: string;
  readonly tookMs: number;
  /** How much longer than its deadline the call took. */
  readonly overrunMs: number;
  /** How much longer it took than the limit that a `timeout` names. */
  readonly pastLimitMs: number;
}

const outcomes: Outcome[] = [];

async function interrupt(tool: Tool, signal: 'SIGKILL' | 'SIGSTOP', fraction: number): Promise<void> {
  const id = await eventually('one jdtls runs', () => jdtlsProcess().catch(() => undefined));
  const healthyStart = performance.now();
  assert.deepEqual(await tool.patiently(), tool.right);
  const delay = fraction * (performance.now() - healthyStart);
  const start = performance.now();
  const call = tool.call();
  const interrupted = new Promise<void>((resolve) => {
    setTimeout(() => {
      process.kill(id, signal);
      resolve();
    }, delay);
  });
  try {
    const result = await call;
    const tookMs = Math.round(performance.now() - start);
    outcomes.push({
      what: `${tool.name} ${signal} at ${delay.toFixed(0)} ms`,
      answer: classify(result, tool),
      tookMs,
      overrunMs: tookMs - tool.deadlineMs,
      pastLimitMs: result['errorCode'] === 'timeout' ? tookMs - namedLimit(result) : 0,
    });
  } finally {
    await interrupted;
    if (signal === 'SIGSTOP') {
      process.kill(id, 'SIGCONT');
    }
  }
}

function classify(answer: ToolResult, { right }: Tool): string {
  if (typeof answer['errorCode'] === 'string') {
    return answer['errorCode'];
  }
  assert.deepEqual(answer, right);
  return 'right';
}

/** The milliseconds that the text of a `timeout` names. */
function namedLimit({ error }: ToolResult): number {
  return 1000 * Number(/ within ([\d.]+) s/.exec(String(error))?.[1]);
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
function randomNumbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('a jdtls that is killed or stopped at a random moment of a call', () => {
  const random = randomNumbers(Number(seed));
  const deaths = Array.from({ length: Number(moments) }, (_none, index) => {
    const tool = tools[index % 2 === 0 ? 0 : 1];
    // Twice the same, then the other: both tools meet both signals.
    return { tool, signal: index % 4 < 2 ? 'SIGKILL' : 'SIGSTOP', fraction: random() } as const;
  });

  before('the first calls take longer than all others', async () => {
    for (const tool of tools) {
      assert.deepEqual(await tool.patiently(), tool.right);
    }
  });

  for (const { tool, signal, fraction } of deaths) {
    const when = `${signal} at ${(100 * fraction).toFixed(0)} % of a call`;
    it(`never empties nor outlives the ${tool.name}, and the next of both tools is right: ${when}`, async () => {
      await interrupt(tool, signal, fraction);
      for (const next of tools) {
        assert.deepEqual(await next.patiently(), next.right);
      }
    });
  }

  after(() => {
    const counts = new Map<string, number>();
    for (const { what, answer, tookMs } of outcomes) {
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      console.log(`    ${what}: ${answer} after ${tookMs} ms`);
    }
    const sums = [...counts].map(([answer, count]) => `${count} ${answer}`).join(', ');
    const spare = Math.min(...outcomes.map(({ overrunMs }) => -overrunMs));
    const late = Math.max(...outcomes.map(({ pastLimitMs }) => pastLimitMs));
    console.log(`    ${outcomes.length} moments: ${sums}; none later than ${spare} ms before its deadline,`);
    console.log(`    no timeout later than ${late} ms after the limit that it names`);
  });

  it('ends each call within its deadline', () => {
    assert.equal(outcomes.length, deaths.length);
    assert.deepEqual(
      outcomes.filter(({ overrunMs }) => overrunMs > SLACK_MS),
      [],
    );
  });
});
