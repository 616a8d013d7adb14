import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { contributes, ROOT } from '../../lsp-tools-suite/contributions';

/** What the extension adds to a prompt of Copilot's agent mode, each piece as Copilot writes it there. */
export interface PromptPieces {
  /** Each tool as the model receives it: name, description and schema, as compact JSON. */
  readonly definitions: readonly string[];
  /** The entry in the list of skills. */
  readonly skill: string;
  /** The entry in the list of instructions. */
  readonly instructionsEntry: string;
  /** The instructions themselves, which come along when a Java file is attached. */
  readonly instructions: string;
}

/** The pieces for an extension that is installed in `extensionFolder`, an absolute path: two of them name files in it. */
export function promptPieces(extensionFolder: string): PromptPieces {
  const skill = onlyFile(contributes.chatSkills, extensionFolder);
  const instructions = onlyFile(contributes.chatInstructions, extensionFolder);
  return {
    definitions: contributes.languageModelTools.map(({ name, modelDescription, inputSchema }) =>
      JSON.stringify({ name, description: modelDescription, inputSchema }),
    ),
    skill: element('skill', {
      name: skill.header('name'),
      description: skill.header('description'),
      file: skill.installed,
    }),
    instructionsEntry: element('instruction', {
      file: instructions.installed,
      description: instructions.header('description'),
      applyTo: instructions.header('applyTo'),
    }),
    instructions: `<attachment filePath="${instructions.installed}">\n${instructions.text.trimEnd()}\n</attachment>`,
  };
}

/** The instructions without their header: what the budget of 1,000 characters is about. */
export function instructionsBody(): string {
  return onlyFile(contributes.chatInstructions, ROOT)
    .text.replace(/^---\n.*?\n---\n/s, '')
    .trim();
}

/** The descriptions of both tools: what the budget of 1,200 characters is about. */
export function toolDescriptions(): string {
  return contributes.languageModelTools.map(({ modelDescription }) => modelDescription).join('');
}

function onlyFile(files: readonly { readonly path: string }[], extensionFolder: string) {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) {
    throw new Error(`the manifest names ${files.length} files where one is expected`);
  }
  const text = readFileSync(path.join(ROOT, file.path), 'utf8').replaceAll('\r\n', '\n');
  return {
    text,
    installed: path.posix.join(extensionFolder, file.path),
    header: (key: string) => new RegExp(`^${key}: '?(.*?)'?$`, 'm').exec(text)?.[1] ?? '',
  };
}

function element(name: string, children: Readonly<Record<string, string>>): string {
  const lines = Object.entries(children).map(([child, text]) => `<${child}>${text}</${child}>`);
  return [`<${name}>`, ...lines, `</${name}>`].join('\n');
}
