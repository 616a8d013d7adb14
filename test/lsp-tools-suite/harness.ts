import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { DocumentSymbol } from 'vscode-languageclient';
import { RedhatJavaServer, type JavaServerLimits } from '../../src/java/redhatJavaServer';
import type { ToolCallEvent } from '../../src/telemetry/events';
import { CallHistory } from '../../src/tools/callHistory';
import { FileStructureTool } from '../../src/tools/fileStructureTool';
import { FindSymbolTool } from '../../src/tools/findSymbolTool';
import { instrumentTool } from '../../src/tools/instrumentTool';
import { DocumentAccess } from '../../src/workspace/documentAccess';
import type { TextHost } from '../../src/workspace/sourceText';
import type { WorkspaceHost } from '../../src/workspace/workspaceScope';
import { answered, FakeRedhatJava } from './fakes/fakeRedhatJava';
import { FakeWorkspace, linesOfText } from './fakes/fakeWorkspace';
import { ManualClock, RecordingTelemetry } from './fakes/recorders';

/** A place of the suite's only workspace folder, as far as a test does not bring its own. */
export const ORDER = '/w/shop/src/main/java/com/acme/shop/Order.java';

export interface Row {
  readonly name: string;
  readonly kind: string;
  readonly container?: string;
  readonly documentUri: string;
  readonly file?: string;
  readonly outlineSupported: boolean;
  readonly unsupportedReason?: string;
  readonly selectionRange?: { readonly startLine: number; readonly endLine: number };
  readonly readFileRange?: { readonly offset: number; readonly limit: number };
}

export interface Node {
  readonly name: string;
  readonly kind: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly readFileRange: { readonly offset: number; readonly limit: number };
  readonly detail?: string;
  readonly children?: readonly Node[];
  readonly omittedChildren?: number;
}

/** What a model gets, parsed. Which of the properties are there is what the tests say. */
export interface Answer {
  readonly results: readonly Row[];
  readonly symbols: readonly Node[];
  readonly documentUri: string;
  readonly file: string;
  readonly total: number;
  readonly truncated?: true;
  readonly truncatedBy?: readonly string[];
  readonly searchedFor?: string;
  readonly serverReady?: boolean;
  readonly reason?: string;
  readonly message?: string;
  readonly error?: string;
  readonly errorCode?: string;
  readonly hint?: string;
}

type CallOptions = Partial<
  Pick<vscode.LanguageModelToolInvocationOptions<unknown>, 'tokenizationOptions'>
> & {
  readonly token?: vscode.CancellationToken;
};

/** Both tools, composed as the extension composes them, over a faked VS Code. */
export class Harness {
  readonly java = new FakeRedhatJava();
  readonly telemetry = new RecordingTelemetry();
  readonly clock = new ManualClock();
  /** What a person was told that a call waits for. */
  readonly waiting: Promise<unknown>[] = [];
  readonly findSymbolTool: vscode.LanguageModelTool<unknown>;
  readonly fileStructureTool: vscode.LanguageModelTool<unknown>;

  constructor(
    workspace: WorkspaceHost & TextHost = new FakeWorkspace('/w/shop').addFile(ORDER),
    limits: Partial<JavaServerLimits> = {},
  ) {
    const { extension, executeCommand } = this.java;
    const showWaiting = (pending: Promise<unknown>) => {
      this.waiting.push(pending);
    };
    const server = new RedhatJavaServer(
      { extension, executeCommand, showWaiting },
      { readinessMs: 5_000, providerMs: 5_000, patienceMs: 2_000, ...limits },
    );
    const access = new DocumentAccess(workspace);
    const instruments = {
      telemetry: this.telemetry,
      history: new CallHistory(),
      now: this.clock.now,
    };
    this.findSymbolTool = instrumentTool(new FindSymbolTool(server, access, workspace), instruments);
    this.fileStructureTool = instrumentTool(new FileStructureTool(server, access, workspace), instruments);
  }

  /** The exact text that a model gets from `lsp_java_findSymbol`. */
  findSymbolText(input: unknown, options?: CallOptions): Promise<string> {
    return invoke(this.findSymbolTool, input, options);
  }

  /** The exact text that a model gets from `lsp_java_getFileStructure`. */
  fileStructureText(input: unknown, options?: CallOptions): Promise<string> {
    return invoke(this.fileStructureTool, input, options);
  }

  async findSymbol(input: unknown, options?: CallOptions): Promise<Answer> {
    return JSON.parse(await this.findSymbolText(input, options)) as Answer;
  }

  async fileStructure(input: unknown, options?: CallOptions): Promise<Answer> {
    return JSON.parse(await this.fileStructureText(input, options)) as Answer;
  }

  /** The only event so far. */
  onlyEvent(): ToolCallEvent {
    const [event, ...others] = this.telemetry.events;
    assert.deepEqual(others, []);
    assert.ok(event);
    return event;
  }
}

async function invoke(
  tool: vscode.LanguageModelTool<unknown>,
  input: unknown,
  { token = new vscode.CancellationTokenSource().token, ...options }: CallOptions = {},
): Promise<string> {
  const result = await tool.invoke({ input, toolInvocationToken: undefined, ...options }, token);
  assert.ok(result instanceof vscode.LanguageModelToolResult);
  const [part, ...others] = result.content;
  assert.deepEqual(others, []);
  assert.ok(part instanceof vscode.LanguageModelTextPart);
  return part.value;
}

/** The names of a forest of nodes, parents before their children. */
export function namesOf(nodes: readonly Node[] = []): string[] {
  return nodes.flatMap(({ name, children }) => [name, ...namesOf(children)]);
}

/** A harness whose server outlines every file, of so many lines, like this. */
export function outlining(nodes: readonly DocumentSymbol[], lineCount = 40): Harness {
  const harness = new Harness(new FakeWorkspace('/w/shop').addFile(ORDER, linesOfText(lineCount)));
  harness.java.outline = () => answered(nodes);
  return harness;
}

/** A harness whose server knows these answers to queries, and nothing else. */
export function knowing(answers: Readonly<Record<string, readonly vscode.SymbolInformation[]>>): Harness {
  const harness = new Harness();
  harness.java.search = (query) => answered(answers[query] ?? []);
  return harness;
}
