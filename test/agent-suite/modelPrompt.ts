import * as vscode from 'vscode';

/** One call of a tool, as a model writes it. */
export interface ToolCall {
  readonly name: string;
  readonly input: object;
}

/** A call in a prompt, with the text that the model is given as its result. */
export interface Exchange extends ToolCall {
  readonly result: string;
}

/** What a model receives in one request. */
export class ModelPrompt {
  /** Everything that is said, without the results of tools. */
  readonly text: string;
  /** Every call of the conversation that has a result, the oldest first. */
  readonly exchanges: readonly Exchange[];
  /** Those among them that the model made last, in one round. */
  readonly lastRound: readonly Exchange[];

  constructor(
    messages: readonly vscode.LanguageModelChatRequestMessage[],
    readonly tools: readonly vscode.LanguageModelChatTool[],
  ) {
    const contents = messages.map(({ content }) => content);
    const results = new Map(
      contents
        .flat()
        .filter((part) => part instanceof vscode.LanguageModelToolResultPart)
        .map(({ callId, content }) => [callId, textOf(content)]),
    );
    const rounds = contents.map((parts) =>
      parts
        .filter((part) => part instanceof vscode.LanguageModelToolCallPart)
        .map(({ callId, name, input }) => ({ name, input, result: results.get(callId) }))
        .filter((call): call is Exchange => call.result !== undefined),
    );
    this.text = contents.map(textOf).join('\n');
    this.exchanges = rounds.flat();
    this.lastRound = rounds.findLast((round) => round.length > 0) ?? [];
  }

  /** The result of the last call. @throws Error when the conversation has none */
  get lastResult(): string {
    const last = this.exchanges.at(-1);
    if (last === undefined) {
      throw new Error('The prompt has no result of a tool.');
    }
    return last.result;
  }
}

function textOf(parts: readonly unknown[]): string {
  return parts
    .filter((part) => part instanceof vscode.LanguageModelTextPart)
    .map(({ value }) => value)
    .join('');
}
