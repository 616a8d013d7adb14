import assert from 'node:assert/strict';
import { realpath } from 'node:fs/promises';
import * as path from 'node:path';
import fc from 'fast-check';
import * as vscode from 'vscode';
import { MAX_RESULT_CHARACTERS } from '../../src/tools/toolResult';
import { DiskWorkspace } from './fakes/diskWorkspace';
import { answered } from './fakes/fakeRedhatJava';
import { FakeWorkspace, linesOfText } from './fakes/fakeWorkspace';
import { hit, libraryHit } from './fakes/javaAnswers';
import { Harness, ORDER, type Answer, type Node } from './harness';
import {
  anyText,
  disguisedFile,
  FILES,
  hitName,
  integerLike,
  javaLike,
  javaName,
  knownQuery,
  LINKS,
  PATH_PIECES,
  ROOTS,
  WILD_OUTLINE,
  wildNodes,
} from './hostileArbitraries';

/** All properties together; FUZZ_RUNS widens the search, as every night. The same inputs in every run. */
const INPUTS = Number(process.env['FUZZ_RUNS'] ?? 5000);
const PROPERTIES = 5;
const RUNS = { seed: 20_262, numRuns: Math.ceil(INPUTS / PROPERTIES) };

/** Enough for a wide search. */
const TIMEOUT_MS = 3_600_000;

function holds<T>(title: string, input: fc.Arbitrary<T>, check: (input: T) => Promise<void>): void {
  it(title, () => fc.assert(fc.asyncProperty(input, check), RUNS)).timeout(TIMEOUT_MS);
}

const TARGET_CODES = [
  ...['invalidInput', 'fileNotFound', 'notJavaFile', 'permissionDenied', 'fileSystemUnavailable'],
  ...['unsupportedUriScheme', 'outsideWorkspace', 'noWorkspaceFolder', 'ambiguousWorkspacePath'],
];
const NOT_OUTLINED = [
  'fileNotFound',
  'notJavaFile',
  'unsupportedUriScheme',
  'outsideWorkspace',
  'noWorkspaceFolder',
];

/** Asks twice, and checks what holds for every answer there is. */
async function askTwice(ask: () => Promise<string>): Promise<Answer> {
  const text = await ask();
  assert.equal(await ask(), text, 'the same call gives the same bytes');
  assert.ok(text.length <= MAX_RESULT_CHARACTERS, `${text.length} characters`);
  return JSON.parse(text) as Answer;
}

/** An error with a code of these, which says no more; or an answer without one. */
function assertClassified({ error, errorCode, hint, ...rest }: Answer, codes: readonly string[]): void {
  if (errorCode === undefined) {
    assert.deepEqual([error, hint], [undefined, undefined]);
  } else {
    assert.ok(codes.includes(errorCode), errorCode);
    assert.ok(error !== undefined && error !== '' && hint !== undefined && hint !== '');
    assert.deepEqual(rest, {});
  }
}

function assertCounted({ total, truncated, truncatedBy, reason, message }: Answer, listed: number): void {
  assert.ok(total >= listed, `${listed} of ${total}`);
  assert.deepEqual([truncated ?? false, truncatedBy !== undefined], [listed < total, listed < total]);
  assert.deepEqual([reason !== undefined, message !== undefined], [total === 0, total === 0]);
}

function assertOutlined({ symbols, ...answer }: Answer, lineCount: number): void {
  const count = (nodes: readonly Node[]): number =>
    nodes.reduce((sum, node) => sum + 1 + count(node.children ?? []), 0);
  assertCounted({ symbols, ...answer }, count(symbols));
  const check = (node: Node): void => {
    const { startLine, endLine, readFileRange } = node;
    assert.ok(1 <= startLine && startLine <= endLine && endLine <= lineCount, JSON.stringify(node));
    assert.deepEqual(readFileRange, { offset: startLine, limit: endLine - startLine + 1 });
    assert.match(node.kind, /^[A-Z]\w*$/);
    node.children?.forEach(check);
  };
  symbols.forEach(check);
}

describe('hostile input', () => {
  let disk: DiskWorkspace;
  let roots: readonly string[];

  before(async () => {
    disk = await DiskWorkspace.create();
    for (const file of FILES) {
      await disk.addFile(file, 3);
    }
    await disk.addLink('opened', 'behind');
    for (const [link, target] of LINKS) {
      await disk.addLink(link, target);
    }
    disk.open(...ROOTS);
    roots = await Promise.all(ROOTS.map((root) => realpath(disk.at(root))));
  });

  after(() => disk.dispose());

  async function assertInside(file: string): Promise<void> {
    const real = await realpath(file);
    assert.ok(real.endsWith('.java'), real);
    assert.ok(
      roots.some((root) => real.startsWith(root + path.sep)),
      `${file} is ${real}, outside of the workspace`,
    );
  }

  const fill = (text: string) =>
    text
      .replaceAll('{base}', () => disk.base)
      .replaceAll('{uri}', () => vscode.Uri.file(disk.base).toString());
  const spelling = fc.oneof(
    fc.array(fc.oneof(...PATH_PIECES), { minLength: 1, maxLength: 9 }).map((pieces) => fill(pieces.join(''))),
    disguisedFile.map(fill),
  );

  holds('never leads out of the workspace, and is always told what it is', spelling, async (uri) => {
    const harness = new Harness(disk);
    harness.java.outline = () => answered(WILD_OUTLINE);
    const answer = await askTwice(() => harness.fileStructureText({ uri }));
    assertClassified(answer, TARGET_CODES);
    for (const outlined of harness.java.outlined) {
      await assertInside(vscode.Uri.parse(outlined).fsPath);
    }
    if (answer.errorCode === undefined) {
      await assertInside(answer.file);
      assert.equal(answer.documentUri, vscode.Uri.file(answer.file).toString());
      assertOutlined(answer, 3);
    } else if (NOT_OUTLINED.includes(answer.errorCode)) {
      assert.deepEqual(harness.java.outlined, []);
    }
  });

  const place = fc.oneof(
    fc.constantFrom(...FILES, ...LINKS.map(([link]) => link), 'shop/out/Order.java', 'opened/Order.java'),
    spelling.map((text) => `shop/${text}`),
  );
  const hits = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.tuple(hitName, fc.oneof(javaName, anyText), place) },
      { weight: 2, arbitrary: fc.tuple(hitName, javaName) },
      fc.constantFrom(null, undefined, {}, { name: '' }, { name: 'Order' }, { name: 'Order', location: {} }),
    ),
    { maxLength: 60 },
  );
  /** The hit of a source file, of a library, or something odd. */
  const toSymbol = (parts: [string, string, string] | [string, string] | object | null | undefined) => {
    if (!Array.isArray(parts)) {
      return parts;
    }
    const [name, container, file] = parts as [string, string, string?];
    return file === undefined
      ? libraryHit(name, container)
      : hit(name, container, path.join(disk.base, file), '2:3-2:8');
  };
  const search = fc.record({
    query: fc.oneof({ weight: 3, arbitrary: knownQuery }, javaLike, anyText),
    limit: integerLike,
    hits,
  });

  holds('makes no search answer with what it must not', search, async ({ query, limit, hits: parts }) => {
    const harness = new Harness(disk);
    const found = parts.map(toSymbol);
    harness.java.search = () => answered(found);
    harness.java.outline = () => answered(WILD_OUTLINE);
    const answer = await askTwice(() => harness.findSymbolText({ query, limit }));
    assertClassified(answer, ['emptyQuery', 'invalidInput']);
    if (answer.errorCode !== undefined) {
      return;
    }
    assertCounted(answer, answer.results.length);
    for (const row of answer.results) {
      assert.deepEqual(
        [row.outlineSupported, row.unsupportedReason === undefined],
        [row.file !== undefined, row.file !== undefined],
      );
      if (row.file !== undefined) {
        await assertInside(row.file);
      } else {
        assert.ok(TARGET_CODES.includes(row.unsupportedReason ?? ''), row.unsupportedReason);
      }
    }
  });

  const outlining = fc.record({
    nodes: wildNodes,
    lineCount: fc.integer({ min: 1, max: 12 }),
    limit: integerLike,
    symbol: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, knownQuery, anyText),
    line: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, integerLike),
  });

  holds('makes no outline leave its document', outlining, async ({ nodes, lineCount, ...input }) => {
    const harness = new Harness(new FakeWorkspace('/w/shop').addFile(ORDER, linesOfText(lineCount)));
    harness.java.outline = () => answered(nodes);
    const answer = await askTwice(() => harness.fileStructureText({ uri: ORDER, ...input }));
    assertClassified(answer, ['invalidInput']);
    if (answer.errorCode === undefined) {
      assertOutlined(answer, lineCount);
    }
  });

  const anyInput = fc.oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withTypedArray: true,
    }),
    fc.record({ query: fc.anything(), limit: fc.anything() }, { requiredKeys: [] }),
    fc.record(
      {
        uri: fc.oneof(fc.anything(), fc.constant(ORDER)),
        limit: fc.anything(),
        symbol: fc.anything(),
        line: fc.anything(),
      },
      { requiredKeys: [] },
    ),
  );

  holds('of any type is answered, and one event tells of it', anyInput, async (input) => {
    const harness = new Harness();
    assertClassified(await askTwice(() => harness.findSymbolText(input)), ['emptyQuery', 'invalidInput']);
    assertClassified(await askTwice(() => harness.fileStructureText(input)), TARGET_CODES);
    assert.deepEqual(
      harness.telemetry.events.map(({ tool }) => tool),
      ['findSymbol', 'findSymbol', 'getFileStructure', 'getFileStructure'],
    );
    for (const { properties } of harness.telemetry.events) {
      assert.notEqual(properties.errorCode, 'unexpectedError');
    }
    for (const tool of [harness.findSymbolTool, harness.fileStructureTool]) {
      const token = new vscode.CancellationTokenSource().token;
      const prepared = await tool.prepareInvocation?.({ input }, token);
      assert.deepEqual(Object.keys(prepared ?? {}), ['invocationMessage']);
      assert.equal(typeof prepared?.invocationMessage, 'string');
    }
  });

  holds('throws nothing but a cancellation once it is cancelled', anyInput, async (input) => {
    const harness = new Harness();
    const source = new vscode.CancellationTokenSource();
    source.cancel();
    await assert.rejects(harness.findSymbolText(input, { token: source.token }), vscode.CancellationError);
    await assert.rejects(harness.fileStructureText(input, { token: source.token }), vscode.CancellationError);
    assert.deepEqual([harness.java.queries, harness.java.outlined], [[], []]);
  });
});
