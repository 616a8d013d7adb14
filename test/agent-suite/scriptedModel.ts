import { randomUUID } from 'node:crypto';
import * as vscode from 'vscode';
import { ModelPrompt, type ToolCall } from './modelPrompt';

/** What a model answers: a text, which ends its turn, or calls of tools. */
export type Move = string | readonly ToolCall[];

/** One move, computed from the prompt that it answers. */
export type Step = (prompt: ModelPrompt) => Move;

interface Request {
  readonly messages: readonly vscode.LanguageModelChatRequestMessage[];
  readonly tools: readonly vscode.LanguageModelChatTool[];
}

/** What `test/fixtures/scripted-model` exports. */
interface ScriptedModel {
  respond: (request: Request) => Promise<readonly vscode.LanguageModelResponsePart[]>;
}

/** The names under which VS Code has the scripted model. */
export const SCRIPTED_MODEL = { vendor: 'scripted', id: 'scripted' };

/** What answers the requests of a turn: one step all of them, or one step each, after which a text ends the turn. */
export type Script = Step | readonly Step[];

/** A turn of the scripted model. */
export class Play {
  /** Every request of the turn, as the model received it. */
  readonly prompts: ModelPrompt[] = [];
  /** Why a step could not compute its move. */
  failure: Error | undefined;

  constructor(private readonly script: Script) {}

  /** Lets the scripted model of this window answer with this play from now on. */
  async begin(): Promise<void> {
    const extension = vscode.extensions.getExtension<ScriptedModel>('acme.scripted-model');
    if (extension === undefined) {
      throw new Error('The extension with the scripted model is missing.');
    }
    const model = await extension.activate();
    model.respond = (request) => Promise.resolve(this.respond(request));
  }

  private respond({ messages, tools }: Request): readonly vscode.LanguageModelResponsePart[] {
    if (tools.length === 0) {
      return [new vscode.LanguageModelTextPart('A title')];
    }
    const prompt = new ModelPrompt(messages, tools);
    const index = this.prompts.push(prompt) - 1;
    const step = typeof this.script === 'function' ? this.script : this.script[index];
    try {
      return parts(step?.(prompt) ?? 'That is all.');
    } catch (error) {
      this.failure ??= error instanceof Error ? error : new Error(String(error));
      return parts('This play has failed.');
    }
  }
}

function parts(move: Move): readonly vscode.LanguageModelResponsePart[] {
  return typeof move === 'string'
    ? [new vscode.LanguageModelTextPart(move)]
    : move.map(({ name, input }) => new vscode.LanguageModelToolCallPart(randomUUID(), name, input));
}
