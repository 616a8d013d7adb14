import type { Turn } from './agentTurn';

/**
 * What the model was given by the last tool of a turn: the tool, and the text.
 * @throws Error when the chat asked the user about a tool instead
 */
export function lastReading({ prompts, asksAbout }: Turn): { readonly tool: string; readonly text: string } {
  if (asksAbout !== undefined) {
    throw new Error(`The chat asks the user to consent to ${asksAbout}.`);
  }
  const last = prompts.at(-1)?.exchanges.at(-1);
  if (last === undefined) {
    throw new Error('The turn has no result of a tool.');
  }
  return { tool: last.name, text: last.result };
}
