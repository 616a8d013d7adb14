import assert from 'node:assert/strict';
import { toolErrors } from '../../src/core/toolError';
import type { ToolAnswer } from '../../src/tools/toolAnswer';
import { MAX_RESULT_CHARACTERS, renderAnswer, renderError } from '../../src/tools/toolResult';
import { token } from './builders';

const noTokenBudget = { tokenization: undefined, token };

/** An answer of `rows` rows of `characters` characters each. */
function answerOf(rows: number, characters: number): ToolAnswer {
  return {
    rows,
    build: (affordable) => ({
      payload: {
        results: Array.from({ length: affordable }, () => 'x'.repeat(characters)),
        total: rows,
        ...(affordable < rows ? { truncated: true, truncatedBy: ['size'] } : {}),
      },
      listed: affordable,
    }),
  };
}

/** A budget whose tokens are two characters long, and how often it was asked to count. */
function tokenBudget(tokens: number) {
  const counted: string[] = [];
  const tokenization = {
    tokenBudget: tokens,
    countTokens: (text: string) => {
      counted.push(text);
      return Promise.resolve(text.length / 2);
    },
  };
  return { budget: { tokenization, token }, counted };
}

describe('a rendered answer', () => {
  it('is compact JSON of all rows where they fit', async () => {
    assert.deepEqual(await renderAnswer(answerOf(2, 3), noTokenBudget), {
      text: '{"results":["xxx","xxx"],"total":2}',
      payload: { results: ['xxx', 'xxx'], total: 2 },
      listed: 2,
    });
  });

  it('without rows is the payload without rows', async () => {
    assert.deepEqual(await renderAnswer(answerOf(0, 3), noTokenBudget), {
      text: '{"results":[],"total":0}',
      payload: { results: [], total: 0 },
      listed: 0,
    });
  });

  it('holds as many rows as the characters allow, and not one more', async () => {
    const answer = answerOf(50, 400);
    const { text, listed } = await renderAnswer(answer, noTokenBudget);
    assert.equal(text, JSON.stringify(answer.build(19).payload));
    assert.equal(listed, 19);
    assert.ok(JSON.stringify(answer.build(20).payload).length > MAX_RESULT_CHARACTERS);
  });

  it('of exactly 8,000 characters is not cut, one more is', async () => {
    const overhead = '{"results":[""],"total":1}'.length;
    assert.equal((await renderAnswer(answerOf(1, 8000 - overhead), noTokenBudget)).text.length, 8000);
    assert.equal((await renderAnswer(answerOf(1, 8001 - overhead), noTokenBudget)).listed, 0);
  });

  it('is not counted where every byte may be a token', async () => {
    const { budget, counted } = tokenBudget(1000);
    assert.equal((await renderAnswer(answerOf(2, 3), budget)).listed, 2);
    assert.deepEqual(counted, []);
  });

  it('is counted where its bytes exceed the budget, and kept where its tokens do not', async () => {
    const { budget, counted } = tokenBudget(20);
    assert.equal((await renderAnswer(answerOf(2, 3), budget)).listed, 2);
    assert.deepEqual(counted, ['{"results":["xxx","xxx"],"total":2}']);
  });

  it('holds as many rows as the tokens allow', async () => {
    const { budget } = tokenBudget(100);
    const answer = answerOf(50, 10);
    const { text, listed } = await renderAnswer(answer, budget);
    assert.equal(listed, 10);
    assert.ok(JSON.stringify(answer.build(11).payload).length > 2 * 100);
    assert.equal(text, JSON.stringify(answer.build(10).payload));
  });
});

describe('a rendered error', () => {
  it('is the message, the code and the hint', () => {
    assert.equal(
      renderError(toolErrors.outsideWorkspace()),
      '{"error":"This path is not inside a folder of the workspace.","errorCode":"outsideWorkspace",' +
        '"hint":"Give a path inside the workspace; links that lead out of it are not followed."}',
    );
  });

  it('is JSON of at most 8,000 characters, however many candidates there are', () => {
    const candidates = Array.from({ length: 100 }, (_, index) => `file:///${'x'.repeat(100)}/${index}.java`);
    const text = renderError(toolErrors.ambiguousWorkspacePath(candidates));
    assert.ok(text.length <= MAX_RESULT_CHARACTERS);
    const { error, errorCode } = JSON.parse(text) as Record<string, unknown>;
    assert.deepEqual(
      [error, errorCode],
      ['This relative path fits several workspace folders.', 'ambiguousWorkspacePath'],
    );
  });
});
