import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import * as path from 'node:path';
import { format } from 'prettier';
import { ROOT } from '../../lsp-tools-suite/contributions';
import { instructionsBody, promptPieces, toolDescriptions } from './promptPieces';

/** The file that records what the extension adds to a prompt. */
export const OVERHEAD_FILE = path.join(ROOT, 'docs', 'prompt-overhead.md');

/** Where a user's VS Code has the extension, about: paths are part of two pieces. */
const INSTALLED = '/home/me/.vscode/extensions/java-lsp-tools.java-lsp-tools-0.1.0';

/** What the file has to say now, formatted as the project formats Markdown. */
export async function overheadReport(): Promise<string> {
  const { definitions, skill, instructionsEntry, instructions } = promptPieces(INSTALLED);
  const always = [...definitions, skill, instructionsEntry];
  const text = [
    '# What the extension adds to a prompt',
    'One request of Copilot’s agent mode, in characters and in tokens of `o200k_base`. `npm run prompt-overhead` writes this ' +
      'file; a unit test keeps it true, and the agent suite finds each of these texts in a real prompt, once.',
    table([
      ['what', 'when', 'characters', 'tokens'],
      row('the definitions of both tools', 'in every request*', definitions),
      row('the skill’s entry', 'in every request', [skill]),
      row('the instructions’ entry', 'in every request', [instructionsEntry]),
      row('together', 'in every request*', always),
      row('the instructions', 'with a Java file', [instructions]),
      row('together', 'with a Java file', [...always, instructions]),
    ]),
    '\\* Models with tool search see only the names of the tools until they load them.',
    'Within these numbers, and with a budget each:',
    table([
      ['what', 'characters', 'at most', 'tokens'],
      budget('the descriptions of both tools', toolDescriptions(), '1,200'),
      budget('the instructions without their header', instructionsBody(), '1,000'),
    ]),
  ].join('\n\n');
  return format(text, { parser: 'markdown' });
}

function row(what: string, when: string, texts: readonly string[]): readonly string[] {
  return [what, when, sum(texts, ({ length }) => length), sum(texts, (text) => countTokens(text))];
}

function budget(what: string, text: string, most: string): readonly string[] {
  return [what, sum([text], ({ length }) => length), most, sum([text], (one) => countTokens(one))];
}

function sum(texts: readonly string[], measure: (text: string) => number): string {
  return texts.reduce((total, text) => total + measure(text), 0).toLocaleString('en');
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const isNumber = (column: number) => rows.every((cells) => /^[\d,]+$/.test(cells[column] ?? ''));
  const rule = head.map((_cell, column) => (isNumber(column) ? '---:' : '---'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
