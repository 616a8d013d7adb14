import * as vscode from 'vscode';
import { lastResponse, withChatPage } from '../test/agent-suite/chatPage';
import { askAgent } from '../test/agent-suite/agentTurn';
import { chainCharacters, findOutlineRead } from '../test/agent-suite/findOutlineRead';
import type { ModelPrompt } from '../test/agent-suite/modelPrompt';
import type { OutlineNode } from '../test/agent-suite/toolCalls';
import { askForText } from '../test/live-suite/askTool';
import { largestType, longestMember } from './choices';

/** What fits on a screenshot. */
const VIEW = { width: 1080, height: 760 };

/**
 * Called by VS Code in its extension host: lets Copilot's agent mode answer a question with a scripted model, and
 * prints the conversation. DEMO_SCREENSHOT names a PNG file for a picture of the chat.
 */
export async function run(): Promise<void> {
  console.log('Waiting for the Java language server, which imports the project and indexes the JDK ...');
  const type = process.env['DEMO_TYPE'] ?? (await largestType());
  await askForText('lsp_java_findSymbol', { query: type });
  const question = `Show me the longest member of ${type}.`;
  const { prompts } = await askAgent(question, findOutlineRead(type, longest, answer));
  const last = prompts.at(-1);
  if (last === undefined) {
    throw new Error('Copilot has asked the model nothing.');
  }
  console.log(`\n── The user asks\n   ${question}`);
  for (const { name, input, result } of last.exchanges) {
    console.log(`\n── The model calls ${name}\n   ${JSON.stringify(input)}\n\n   and is given\n${result}`);
  }
  console.log(`\n── The model answers\n${answer(last)}`);
  console.log(`\nThe calls and their results have ${chainCharacters(last)} characters.`);
  await takeScreenshot(process.env['DEMO_SCREENSHOT']);
}

function longest(listed: readonly OutlineNode[]): string {
  const member = longestMember(listed);
  if (member === undefined) {
    throw new Error('This type has no member.');
  }
  return member.name;
}

function answer({ exchanges }: ModelPrompt): string {
  return `It is this one:\n\n\`\`\`java\n${exchanges.at(-1)?.result ?? ''}\n\`\`\``;
}

async function takeScreenshot(file: string | undefined): Promise<void> {
  if (file === undefined) {
    return;
  }
  await vscode.commands.executeCommand('workbench.action.maximizeAuxiliaryBar');
  await withChatPage(async (page) => {
    await page.setViewportSize(VIEW);
    const response = await lastResponse(page);
    await response.locator('.monaco-editor').waitFor();
    await page.locator('.interactive-session').first().screenshot({ path: file });
  });
  console.log(`\nThe chat is in ${file}`);
}
