import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { readEventFile } from '../../dashboards/eventFile';
import { RECORD_COMMAND } from '../../src/telemetry/recordCommand';
import { contributes } from './contributions';

const EXTENSION = 'java-lsp-tools.java-lsp-tools';

describe('the extension in VS Code', () => {
  const token = () => new vscode.CancellationTokenSource().token;

  async function invoke(name: string, input: object): Promise<unknown> {
    const result = await vscode.lm.invokeTool(name, { input, toolInvocationToken: undefined }, token());
    const [part] = result.content;
    assert.ok(part instanceof vscode.LanguageModelTextPart);
    return (JSON.parse(part.value) as { errorCode?: unknown }).errorCode;
  }

  it('offers both tools to models, with the descriptions and schemas of the manifest', () => {
    const offered = vscode.lm.tools
      .filter(({ name }) => name.startsWith('lsp_java_'))
      .map(({ name, description, inputSchema, tags }) => ({
        name,
        description,
        inputSchema,
        tags: [...tags],
      }));
    assert.deepEqual(
      offered,
      contributes.languageModelTools.map(({ name, modelDescription, inputSchema, tags }) => ({
        name,
        description: modelDescription,
        inputSchema,
        tags,
      })),
    );
  });

  it('is activated by the first call of a tool, and answers it', async () => {
    assert.equal(await invoke('lsp_java_findSymbol', { query: ' ' }), 'emptyQuery');
    assert.equal(await invoke('lsp_java_getFileStructure', { uri: '../Order.java' }), 'outsideWorkspace');
    assert.equal(vscode.extensions.getExtension(EXTENSION)?.isActive, true);
  });

  it('records its calls to a file of its own, from one run of the command to the next', async () => {
    await invoke('lsp_java_findSymbol', { query: ' ' });
    const file = await vscode.commands.executeCommand<string>(RECORD_COMMAND);
    await invoke('lsp_java_findSymbol', { query: ' ' });
    await invoke('lsp_java_getFileStructure', { uri: 'pom.xml', limit: 7 });
    assert.equal(await vscode.commands.executeCommand(RECORD_COMMAND), file);
    await invoke('lsp_java_findSymbol', { query: ' ' });
    assert.match(
      file,
      /[/\\]globalStorage[/\\]java-lsp-tools\.java-lsp-tools[/\\]tool-activity-[\dTZ.-]+\.ndjson$/,
    );
    const context = {
      'common.extversion': (vscode.extensions.getExtension(EXTENSION)?.packageJSON as { version: string })
        .version,
      'common.vscodesessionid': vscode.env.sessionId,
      'common.vscodemachineid': 'local',
    };
    const events = await readEventFile(file);
    assert.deepEqual(
      events.map(({ name, customDimensions }) => [name, customDimensions]),
      [
        [
          `${EXTENSION}/lmTool.findSymbol`,
          { status: 'error', errorCode: 'emptyQuery', previousTool: 'findSymbol', ...context },
        ],
        [
          `${EXTENSION}/lmTool.getFileStructure`,
          { status: 'error', errorCode: 'notJavaFile', previousTool: 'findSymbol', ...context },
        ],
      ],
    );
    assert.deepEqual(
      events.map(({ customMeasurements }) => Object.keys(customMeasurements)),
      [
        ['responseCharCount', 'durationMs', 'sincePreviousMs'],
        ['limit', 'responseCharCount', 'durationMs', 'sincePreviousMs'],
      ],
    );
  });

  it('says that there is no Java server where redhat.java is not installed', async () => {
    assert.equal(vscode.extensions.getExtension('redhat.java'), undefined);
    assert.equal(await invoke('lsp_java_findSymbol', { query: 'Order' }), 'javaServerUnavailable');
  });
});
