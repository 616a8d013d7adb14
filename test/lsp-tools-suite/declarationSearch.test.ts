import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { foundBySearch, hanging } from './fakes/fakeRedhatJava';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { Harness, ORDER } from './harness';

const at = (startLine: number, startCharacter: number, endLine: number, endCharacter: number) => ({
  start: { line: startLine, character: startCharacter },
  end: { line: endLine, character: endCharacter },
});
const uri = vscode.Uri.file(ORDER).toString();

/** What the bundle writes for a method of `Order`, whose name is in the second line of its declaration (0-based `line`). */
const method = (name: string, parameters: readonly string[], line: number) => ({
  name,
  parameters,
  kind: 6,
  container: 'com.acme.shop.Order',
  uri,
  nameRange: at(line, 13, line, 18),
  range: at(line - 1, 2, line + 3, 3),
});
const field = {
  name: 'total',
  kind: 8,
  container: 'com.acme.shop.Order',
  uri,
  nameRange: at(8, 14, 8, 19),
  range: at(8, 2, 8, 20),
};
const list = {
  name: 'List',
  kind: 11,
  container: 'java.util',
  uri: 'jdt://contents/java.base/java.util/List.class?%3Dshop',
};

/** A server with our bundle, which knows these members and types by the name that is asked for. */
function searching(
  known: Readonly<Record<'type' | 'member', Readonly<Record<string, readonly object[]>>>>,
): Harness {
  const harness = new Harness();
  harness.java.declarations = ({ kinds, name }) =>
    foundBySearch(kinds.flatMap((kind) => known[kind][name] ?? []));
  return harness;
}

const row = (name: string, kind: string, line: number, offset: number, limit: number) => ({
  name,
  kind,
  container: 'com.acme.shop.Order',
  documentUri: uri,
  file: vscode.Uri.file(ORDER).fsPath,
  outlineSupported: true,
  selectionRange: { startLine: line, endLine: line },
  readFileRange: { offset, limit },
});

describe('our own search in jdtls', () => {
  const overloads = [method('total', ['int', 'String'], 28), method('total', [], 23)];

  it('finds a field and both methods by their bare name, each with its whole declaration', async () => {
    const harness = searching({ type: {}, member: { total: [...overloads, field] } });
    assert.deepEqual(await harness.findSymbol({ query: 'total' }), {
      results: [
        row('total', 'Field', 9, 9, 1),
        row('total()', 'Method', 24, 23, 5),
        row('total(int, String)', 'Method', 29, 28, 5),
      ],
      total: 3,
    });
    const { properties } = harness.onlyEvent();
    assert.deepEqual([properties.answeredBy, properties.retried], ['declarationSearch', false]);
  });

  it('is asked nothing but names, kinds and its bound, and no provider is asked beside it', async () => {
    const harness = searching({ type: {}, member: { total: overloads } });
    await harness.findSymbol({ query: 'Order#total', limit: 1 });
    const request = { version: 1, name: 'total', qualifier: 'Order', kinds: ['type', 'member'], limit: 1000 };
    assert.deepEqual(harness.java.searches, [request]);
    assert.deepEqual([harness.java.queries, harness.java.outlined], [[], []]);
  });

  it('finds the row again by the name that it showed', async () => {
    const harness = searching({ type: {}, member: { total: overloads } });
    const { results } = await harness.findSymbol({ query: 'total(int, String)' });
    assert.deepEqual(results, [row('total(int, String)', 'Method', 29, 28, 5)]);
  });

  it('gives a type its whole declaration, and one of a library no range', async () => {
    const order = { ...field, name: 'Order', kind: 5, container: 'com.acme.shop', range: at(5, 0, 38, 1) };
    const harness = searching({ type: { Order: [order], List: [list] }, member: {} });
    const [source] = (await harness.findSymbol({ query: 'Order' })).results;
    assert.deepEqual(source?.readFileRange, { offset: 6, limit: 34 });
    assert.deepEqual((await harness.findSymbol({ query: 'List' })).results, [
      {
        name: 'List',
        kind: 'Interface',
        container: 'java.util',
        documentUri: 'jdt://contents/java.base/java.util/List.class?%3Dshop',
        outlineSupported: false,
        unsupportedReason: 'unsupportedUriScheme',
      },
    ]);
  });

  it('says what it searched where it finds nothing', async () => {
    assert.equal(
      await searching({ type: {}, member: {} }).findSymbolText({ query: 'nowhere' }),
      '{"results":[],"total":0,"reason":"workspaceSymbolNoMatch","message":"No match among the types of the workspace and its ' +
        "libraries and the fields, constants, methods and constructors of the workspace's source. Members of libraries, what " +
        'Lombok generates, and local variables are not searched. Names match from their beginning unless * is used. An empty answer does not prove absence."}',
    );
  });

  it('says so where it stopped before it had counted all', async () => {
    const harness = new Harness();
    harness.java.declarations = ({ kinds: [kind] }) =>
      kind === 'member' ? foundBySearch(overloads, { total: 1000, complete: false }) : foundBySearch([]);
    const { total, truncated, truncatedBy } = await harness.findSymbol({ query: 'tot*', limit: 1 });
    assert.deepEqual([total, truncated, truncatedBy], [1000, true, ['count', 'search']]);
    assert.deepEqual(harness.onlyEvent().properties.truncatedBy, ['count', 'search']);
  });

  it('says so where the index was still being made', async () => {
    const harness = new Harness();
    harness.java.declarations = () => foundBySearch([], { indexed: false });
    assert.equal((await harness.findSymbol({ query: 'Order' })).reason, 'serverNotFullyReady');
    harness.java.declarations = () => foundBySearch([{ ...field, name: 'Order' }], { indexed: false });
    assert.equal((await harness.findSymbol({ query: 'Order' })).serverReady, false);
  });

  it('that never answers is a timeout, and is told that nobody waits', async () => {
    const harness = new Harness(new FakeWorkspace('/w/shop').addFile(ORDER), { providerMs: 40 });
    harness.java.declarations = () => hanging;
    assert.equal((await harness.findSymbol({ query: 'Order' })).errorCode, 'timeout');
    assert.equal(harness.java.tokens.at(-1)?.isCancellationRequested, true);
    assert.deepEqual(harness.java.queries, []);
  });

  it('that is cancelled ends at once, is told, and nothing more is asked', async () => {
    const harness = new Harness();
    const source = new vscode.CancellationTokenSource();
    const asked = new Promise<void>((resolve) => {
      harness.java.declarations = () => {
        resolve();
        return hanging;
      };
    });
    const call = harness.findSymbol({ query: 'Order' }, { token: source.token });
    await asked;
    source.cancel();
    await assert.rejects(call, vscode.CancellationError);
    assert.equal(harness.java.tokens.at(-1)?.isCancellationRequested, true);
    assert.deepEqual(harness.java.queries, []);
  });
});
