import * as vscode from 'vscode';
import { within } from '../../harness/deadline';
import type { ModelPrompt } from './modelPrompt';
import { Play, SCRIPTED_MODEL, type Script } from './scriptedModel';

/** A turn of Copilot's agent mode that has ended. */
export interface Turn {
  /** What the model received, request by request. The last one holds every exchange of the turn. */
  readonly prompts: readonly ModelPrompt[];
  /** The tool for which the user's consent was asked; the turn was stopped then. */
  readonly asksAbout?: string;
}

/** How a question is asked. */
export interface Question {
  /** Files that the user attaches. */
  readonly attach?: readonly vscode.Uri[];
  /** Asks in the conversation that is there, and not in a new one. */
  readonly followUp?: true;
}

/** What VS Code tells about a response. */
interface ChatResponse {
  readonly type?: 'confirmation';
  readonly toolId?: string;
  readonly errorDetails?: { readonly message: string };
}

const TURN_MS = 120_000;

/** So begins what Copilot gives to the model in place of a result of more than 8,192 characters. */
const SPILLED = 'Large tool result';

/**
 * Asks Copilot's agent mode, which lets the scripted model answer as the script says.
 * @throws Error when a step could not be computed, when Copilot reports an error or spills a result to a file, or when the
 * turn does not end
 */
export async function askAgent(question: string, script: Script, how: Question = {}): Promise<Turn> {
  const { play, ended } = await beginTurn(question, script, how);
  const { type, toolId, errorDetails } = await ended.catch(async (error: unknown) => {
    // What is still under way must not answer in the next turn.
    await stopTurn();
    throw error;
  });
  if (play.failure !== undefined) {
    throw play.failure;
  }
  if (errorDetails !== undefined) {
    throw new Error(`Copilot reports: ${errorDetails.message}`);
  }
  for (const { name, result } of play.prompts.at(-1)?.exchanges ?? []) {
    if (result.startsWith(SPILLED)) {
      throw new Error(`A result of ${name} was too long for a prompt: ${result}`);
    }
  }
  if (type === undefined) {
    return { prompts: play.prompts };
  }
  await stopTurn();
  return { prompts: play.prompts, asksAbout: toolId ?? 'something' };
}

/** Begins to ask; the turn is under way until `ended` resolves. */
export async function beginTurn(
  question: string,
  script: Script,
  { attach = [], followUp }: Question = {},
): Promise<{ readonly play: Play; readonly ended: Promise<ChatResponse> }> {
  const play = new Play(script);
  await play.begin();
  if (followUp === undefined) {
    await vscode.commands.executeCommand('workbench.action.chat.newChat');
  }
  const response = vscode.commands.executeCommand<ChatResponse | undefined>('workbench.action.chat.open', {
    query: question,
    mode: 'agent',
    modelSelector: SCRIPTED_MODEL,
    attachFiles: attach,
    blockOnResponse: true,
  });
  const ended = Promise.resolve(response).then((given = {}) => given);
  return {
    play,
    ended: within(TURN_MS, ended, () => `the turn ends, after ${play.prompts.length} requests`),
  };
}

/** Presses the button that stops the response. */
export async function stopTurn(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.chat.cancel');
}
