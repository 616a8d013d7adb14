import { strict as assert } from 'node:assert';
import * as vscode from 'vscode';
import { isJavaIdentifier } from '../../../src/core/javaSymbols';
import { ask, type Hit } from '../askTool';

const DRAWN = 200;
/** Calls under way at one time: what a model sends in one round. */
const AT_ONCE = 4;

/**
 * Whether the JDK's linker generated the class, without a source and without the entry that makes it a nested one: jdtls's
 * index knows `Species_LLLL` only as `BoundMethodHandle$Species_LLLL`, and does not find it by its simple name.
 */
function isGenerated({ containerName, location }: vscode.SymbolInformation): boolean {
  const outer = /([^/$]*)\$[^/]*$/.exec(location.uri.path)?.[1];
  return outer !== undefined && !containerName.split('.').includes(outer);
}

/** The simple names of all types that the server knows, and those of them that the workspace declares. */
async function allNames(): Promise<{ readonly all: string[]; readonly own: string[] }> {
  const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
    'vscode.executeWorkspaceSymbolProvider',
    '*',
  );
  const generated = new Set(found.filter(isGenerated).map(({ name }) => name));
  const namesOf = (symbols: readonly vscode.SymbolInformation[]) =>
    [...new Set(symbols.map(({ name }) => name))]
      .filter((name) => isJavaIdentifier(name) && !generated.has(name))
      .sort();
  return {
    all: namesOf(found),
    own: namesOf(found.filter(({ location }) => location.uri.scheme === 'file')),
  };
}

/** Draws without putting back, the same from the same names. */
function draw(names: readonly string[], count: number): string[] {
  const rest = [...names];
  let state = 20_261;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1)[0] ?? '';
  });
}

/** The first hit of each name, asked for by that name alone. */
async function firstHits(names: readonly string[]): Promise<(Hit | undefined)[]> {
  const firsts: (Hit | undefined)[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const answers = names
      .slice(start, start + AT_ONCE)
      .map((query) => ask('lsp_java_findSymbol', { query, limit: 1 }));
    for (const { results } of await Promise.all(answers)) {
      firsts.push((results as readonly Hit[])[0]);
    }
  }
  return firsts;
}

describe('the order of answers, in a workspace with the whole JDK', () => {
  let names: Awaited<ReturnType<typeof allNames>>;

  before(async () => {
    // The first question waits until the server has indexed the JDK.
    await ask('lsp_java_findSymbol', { query: 'Object', limit: 1 });
    names = await allNames();
  });

  it('is of many thousand types', () => {
    assert.ok(names.all.length > 10_000, `the server knows ${names.all.length} names`);
    const committed = ['Audit', 'AuditTest', 'Currency', 'Customer', 'CustomerTest', 'Shipping'];
    assert.deepEqual(
      committed.filter((name) => !names.own.includes(name)),
      [],
    );
  });

  it(`puts the exact type first for each of ${DRAWN} names drawn`, async () => {
    const drawn = draw(names.all, DRAWN);
    const firsts = await firstHits(drawn);
    assert.deepEqual(
      firsts.map((hit) => hit?.name),
      drawn,
    );
  });

  it('puts the types of the workspace first for each of their names', async () => {
    const firsts = await firstHits(names.own);
    assert.deepEqual(
      firsts.map((hit) => [hit?.name, hit?.documentUri.startsWith('W/')]),
      names.own.map((name) => [name, true]),
    );
  });
});
