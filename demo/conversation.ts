import * as vscode from 'vscode';
import { askForText } from '../test/live-suite/askTool';
import { largestType, longestMember, type Node } from './choices';

interface Answer {
  readonly results?: readonly { readonly name: string; readonly file?: string }[];
  readonly symbols?: readonly Node[];
}

const FIND = 'lsp_java_findSymbol';
const OUTLINE = 'lsp_java_getFileStructure';

/** Called by VS Code in its extension host: plays what a model would ask, and prints what it would see. */
export async function run(): Promise<void> {
  console.log('Waiting for the Java language server, which imports the project and indexes the JDK ...');
  const type = process.env['DEMO_TYPE'] ?? (await largestType());
  const { results } = await show(`Where is the type ${type} declared?`, FIND, { query: type, limit: 3 });
  const file = results?.find(({ name }) => name === type)?.file;
  if (file === undefined) {
    throw new Error(`${type} is declared in this project, but was not found.`);
  }
  await show('And with only the beginnings of its words?', FIND, { query: abbreviated(type), limit: 3 });
  const { symbols = [] } = await show('What does its file declare, and where?', OUTLINE, {
    uri: file,
    limit: 60,
  });
  const member = longestMember(symbols);
  if (member !== undefined) {
    await followMember(type, file, member);
  }
  await show('And a type that does not exist?', FIND, { query: 'NoSuchTypeAnywhere' });
}

async function followMember(type: string, file: string, member: Node): Promise<void> {
  const { startLine, endLine } = member;
  console.log(
    `\nIts longest listed member is ${member.name}. A reader gets exactly lines ${startLine} to ${endLine}:\n`,
  );
  const document = await vscode.workspace.openTextDocument(file);
  for (let line = startLine; line <= endLine; line += 1) {
    console.log(`${String(line).padStart(6)}  ${document.lineAt(line - 1).text}`);
  }
  await show('Can a model go there at once, without the outline?', FIND, {
    query: `${type}#${member.name}`,
    limit: 3,
  });
  await show('And by its bare name?', FIND, { query: member.name.replace(/\(.*/s, ''), limit: 3 });
  const line = Math.floor((startLine + endLine) / 2);
  await show(`Which declarations enclose line ${line}, say, of a text search?`, OUTLINE, { uri: file, line });
}

async function show(question: string, tool: string, input: object): Promise<Answer> {
  console.log(`\n── ${question}\n   ${tool} ${JSON.stringify(input)}`);
  const start = performance.now();
  const text = await askForText(tool, input);
  console.log(`   ${text}\n   ${text.length} characters, ${Math.round(performance.now() - start)} ms`);
  return JSON.parse(text) as Answer;
}

/** `StringUtils` as `StrUti`. */
function abbreviated(type: string): string {
  return type
    .split(/(?=\p{Lu})/u)
    .map((word) => word.slice(0, 3))
    .join('');
}
