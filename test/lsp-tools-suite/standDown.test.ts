import assert from 'node:assert/strict';
import { JAVA_DEPENDENCY, standsDown } from '../../src/tools/standDown';

const LOG_LINE =
  'The tools are not registered: vscjava.vscode-java-dependency contributes tools of the same names.';
const NOTIFICATION =
  'Java LSP Tools is inactive because Project Manager for Java contributes tools of the same names. ' +
  'Disable one of the two extensions to settle it.';

/** A VS Code with that extension, whose user chooses this action. */
class Host {
  readonly did: string[] = [];

  constructor(
    private readonly packageJSON: unknown,
    private readonly chosen?: string,
  ) {}

  readonly log = { warn: (line: string) => this.did.push(`log: ${line}`) };

  readonly extension = (id: string) =>
    id === JAVA_DEPENDENCY && this.packageJSON !== undefined ? { packageJSON: this.packageJSON } : undefined;

  readonly showWarning = (message: string, action: string) => {
    this.did.push(`warning: ${message} [${action}]`);
    return Promise.resolve(this.chosen);
  };

  readonly openExtension = (id: string) => {
    this.did.push(`open: ${id}`);
    return Promise.resolve();
  };
}

const contributing = (...names: readonly string[]) => ({
  contributes: { languageModelTools: names.map((name) => ({ name })) },
});

describe('beside another extension', () => {
  for (const names of [
    ['lsp_java_findSymbol', 'lsp_java_getFileStructure'],
    ['other', 'lsp_java_findSymbol'],
    ['lsp_java_getFileStructure'],
  ]) {
    it(`that contributes ${names.join(' and ')} ours stand down: one log line, one notification`, async () => {
      const host = new Host(contributing(...names));
      assert.equal(standsDown(host), true);
      await new Promise(setImmediate);
      assert.deepEqual(host.did, [`log: ${LOG_LINE}`, `warning: ${NOTIFICATION} [Show Extension]`]);
    });
  }

  it('the notification opens its page, on which a person can disable it', async () => {
    const host = new Host(contributing('lsp_java_findSymbol'), 'Show Extension');
    standsDown(host);
    await new Promise(setImmediate);
    assert.equal(host.did.at(-1), 'open: vscjava.vscode-java-dependency');
  });

  for (const [what, packageJSON] of [
    ['that is not there', undefined],
    ['without contributions', {}],
    ['without tools', { contributes: {} }],
    ['with other tools', contributing('java_listProjects', 'lsp_java')],
    ['with a tool without a name', { contributes: { languageModelTools: [{}] } }],
  ] as const) {
    it(`${what} ours are registered, and nobody is told anything`, () => {
      const host = new Host(packageJSON);
      assert.equal(standsDown(host), false);
      assert.deepEqual(host.did, []);
    });
  }
});
