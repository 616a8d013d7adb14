import { strict as assert } from 'node:assert';
import { MONEY_FILE, MONEY_FOUND, MONEY_OUTLINE } from '../answers';
import type { ToolResult } from '../askTool';
import { toolsWithin } from '../boundedTools';
import { eventually } from '../eventually';
import { jdtlsProcess } from '../jdtlsProcess';

/** LIVE_RANDOM sets how many moments are tried, LIVE_SEED other ones. */
const { LIVE_RANDOM: moments = '3', LIVE_SEED: seed = '1' } = process.env;

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
  readonly overrunMs: number;
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
    const answer = classify(await call, tool);
    const tookMs = Math.round(performance.now() - start);
    const what = `${tool.name} ${signal} at ${delay.toFixed(0)} ms`;
    outcomes.push({ what, answer, tookMs, overrunMs: tookMs - tool.deadlineMs });
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
    const worst = Math.max(...outcomes.map(({ overrunMs }) => overrunMs));
    console.log(`    ${outcomes.length} moments: ${sums}; the latest ended ${-worst} ms before its deadline`);
  });

  it('ends each call within its deadline', () => {
    assert.equal(outcomes.length, deaths.length);
    assert.deepEqual(
      outcomes.filter(({ overrunMs }) => overrunMs > SLACK_MS),
      [],
    );
  });
});
