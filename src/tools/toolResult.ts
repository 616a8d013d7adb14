import type { CancellationToken, LanguageModelToolTokenizationOptions } from 'vscode';
import type { ToolError } from '../core/toolError';
import type { ToolAnswer, ToolPayload } from './toolAnswer';

/** Copilot writes a longer text to a file and hands the model a pointer (above 8,192 characters): one more turn. */
export const MAX_RESULT_CHARACTERS = 8000;

/** What a result must fit in: the characters above, and the caller's tokens where it names them. */
export interface ResultBudget {
  readonly tokenization: LanguageModelToolTokenizationOptions | undefined;
  readonly token: CancellationToken;
}

/** A result as compact JSON, its payload, and how many rows it lists. */
export interface RenderedResult {
  readonly text: string;
  readonly payload: ToolPayload;
  readonly listed: number;
}

/** Renders as many rows as fit; at least the payload without any. */
export async function renderAnswer(answer: ToolAnswer, budget: ResultBudget): Promise<RenderedResult> {
  let best = render(answer, 0);
  let low = 0;
  let high = answer.rows;
  // The first guess is everything: nearly every answer fits.
  for (let rows = high; low < high; rows = Math.ceil((low + high) / 2)) {
    const candidate = render(answer, rows);
    if (await fits(candidate.text, budget)) {
      best = candidate;
      low = rows;
    } else {
      high = rows - 1;
    }
  }
  return best;
}

/** An expected failure as the model reads it; a hint that is too long for one result loses its end. */
export function renderError({ message, code, hint }: ToolError): string {
  const text = JSON.stringify({ error: message, errorCode: code, hint });
  const excess = text.length - MAX_RESULT_CHARACTERS;
  return excess <= 0
    ? text
    : JSON.stringify({ error: message, errorCode: code, hint: `${hint.slice(0, -excess - 1)}…` });
}

function render(answer: ToolAnswer, rows: number): RenderedResult {
  const { payload, listed } = answer.build(rows);
  return { text: JSON.stringify(payload), payload, listed };
}

async function fits(text: string, { tokenization, token }: ResultBudget): Promise<boolean> {
  if (text.length > MAX_RESULT_CHARACTERS) {
    return false;
  }
  // A token is at least one byte, so counting, which asks another process, is rarely needed.
  if (tokenization === undefined || new TextEncoder().encode(text).length <= tokenization.tokenBudget) {
    return true;
  }
  return (await tokenization.countTokens(text, token)) <= tokenization.tokenBudget;
}
