import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as vscode from 'vscode';
import { isEventValue } from '../../dashboards/eventValues';
import { classifications } from '../../src/telemetry/events';
import { toWireEvent, type WireEvent } from '../../src/telemetry/wireEvent';
import { answered, failed, rejected, type Reply } from './fakes/fakeRedhatJava';
import { errno, FakeWorkspace } from './fakes/fakeWorkspace';
import { hit, Kind, libraryHit, node } from './fakes/javaAnswers';
import { Harness } from './harness';

/** FUZZ_RUNS widens the search. The same inputs in every run. */
const RUNS = { seed: 20_267, numRuns: Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 5000) / 10) };
const TIMEOUT_MS = 3_600_000;

/** Characters of names and secrets, none of which an event has of its own. */
const SECRET = [
  'Α',
  'λ',
  'π',
  'Ω',
  '漢',
  '字',
  'ß',
  'ñ',
  'é',
  'Ж',
  '🦊',
  '\u202e',
  '\ud800',
  '\u0308',
  '¤',
  '½',
  '٣',
];
const secret = fc.string({ unit: fc.constantFrom(...SECRET), minLength: 1, maxLength: 8 });

/** A secret in the forms in which models, people and providers write names, paths and sentences. */
const written = fc
  .tuple(
    fc.constantFrom(
      ...['?', '?.?', '?#?', '?(?)', '*?*', '/w/?/?.java', 'file:///w/?/?.java', '../?/?.java', 'jdt:?'],
      ...['class ?', '@?', '?[]', 'at ?.?(?.java:4)', '%2e?', '{?}', '"?"', '?\n?', 'user@?.com', 'token=?'],
    ),
    secret,
  )
  .map(([form, name]) => form.replaceAll('?', name));

/** Mostly left out, so that calls get beyond what is checked first. */
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, value);
const FILE = '/w/Ω/Ω.java';

const arbitraryInput = fc.record({
  query: fc.oneof(written, secret, fc.constantFrom('Order', 'Ω')),
  uri: fc.oneof(written, secret, fc.constantFrom(FILE, FILE, '/w/Ω/denied.java', 'Ω.java')),
  symbol: seldom(written),
  line: seldom(fc.oneof(fc.integer({ min: -1, max: 60 }), secret)),
  limit: seldom(fc.oneof(fc.integer({ min: 0, max: 70 }), secret)),
});

const arbitraryScene = fc.record({
  input: arbitraryInput,
  names: fc.array(fc.tuple(fc.oneof(written, fc.constantFrom('Order', 'Ω')), written), { maxLength: 30 }),
  server: fc.constantFrom('answers', 'answers', 'fails', 'rejects', 'throws', 'starting', 'missing'),
  cancelled: fc.nat(4).map((number) => number === 0),
  message: written,
});
type Scene = typeof arbitraryScene extends fc.Arbitrary<infer Value> ? Value : never;

function replyOf({ server, message }: Scene, items: unknown): Reply {
  switch (server) {
    case 'fails':
      return failed(new Error(message));
    case 'rejects':
      return rejected(new Error(message));
    case 'throws':
      throw new TypeError(message);
    default:
      return answered(items);
  }
}

function harnessOf(scene: Scene): Harness {
  const workspace = new FakeWorkspace('/w/Ω').addFile(FILE).addFile('/w/Ω/denied.java');
  workspace.fail('/w/Ω/denied.java', { realpath: Object.assign(errno('EACCES'), { path: scene.message }) });
  const harness = new Harness(workspace, { readinessMs: 1, patienceMs: 1 });
  harness.java.installed = scene.server !== 'missing';
  if (scene.server === 'starting') {
    harness.java.starting();
  }
  const hits = scene.names.flatMap(([name, container]) => [
    hit(name, container, `/w/Ω/${name}.java`, '1:0-1:4'),
    libraryHit(name, container),
  ]);
  const nodes = scene.names.map(([name]) => node(name, Kind.Method, ['1:0-3:0', '1:0-1:4']));
  harness.java.search = () => replyOf(scene, hits);
  harness.java.outline = () => replyOf(scene, nodes);
  return harness;
}

/** Only declared properties: texts from their closed lists, and numbers; so no character of a user's can be in it. */
function assertPrivate({ name, properties, measurements }: WireEvent): void {
  assert.ok(['lmTool.findSymbol', 'lmTool.getFileStructure'].includes(name), name);
  for (const [key, value] of Object.entries(properties)) {
    assert.ok(isEventValue(key, value), `${key}=${value}`);
  }
  for (const [key, value] of Object.entries(measurements)) {
    assert.equal(classifications[key as keyof typeof classifications].isMeasurement, true, key);
    assert.ok(Number.isSafeInteger(value) && value >= 0, `${key}=${String(value)}`);
  }
}

describe('events of hostile calls', () => {
  it('have no character of a query, a path, a name or a message', async () => {
    const seen = new Set<string>();
    const check = async (scene: Scene) => {
      const harness = harnessOf(scene);
      const source = new vscode.CancellationTokenSource();
      if (scene.cancelled) {
        source.cancel();
      }
      const options = { token: source.token };
      await Promise.allSettled([harness.findSymbolText(scene.input, options)]);
      await Promise.allSettled([harness.fileStructureText(scene.input, options)]);
      const events = harness.telemetry.events.map(toWireEvent);
      assert.equal(events.length, 2);
      for (const event of events) {
        assertPrivate(event);
        // Not JSON, which escapes some of them.
        const text = Object.entries({ ...event.properties, ...event.measurements }).join();
        assert.deepEqual(
          SECRET.filter((character) => text.includes(character)),
          [],
        );
        const { status, errorCode = '', emptyReason = '' } = event.properties;
        assert.ok(errorCode === '' || status === 'error', `${status} ${errorCode}`);
        assert.ok(emptyReason === '' || status === 'empty', `${status} ${emptyReason}`);
        seen.add([event.name, status, errorCode, emptyReason].join(' ').trim());
      }
    };
    await fc.assert(fc.asyncProperty(arbitraryScene, check), RUNS);
    // The inputs reach all of these, or the property says little.
    for (const outcome of [
      'lmTool.findSymbol success',
      'lmTool.findSymbol empty  workspaceSymbolNoMatch',
      'lmTool.findSymbol empty  serverNotFullyReady',
      'lmTool.findSymbol error javaServerUnavailable',
      'lmTool.findSymbol error unexpectedError',
      'lmTool.findSymbol cancelled',
      'lmTool.getFileStructure success',
      'lmTool.getFileStructure empty  noMatchingDeclaration',
      'lmTool.getFileStructure error permissionDenied',
      'lmTool.getFileStructure error outsideWorkspace',
      'lmTool.getFileStructure error unexpectedError',
      'lmTool.getFileStructure cancelled',
    ]) {
      assert.ok(seen.has(outcome), `${outcome} was not reached: ${[...seen].sort().join('; ')}`);
    }
  }).timeout(TIMEOUT_MS);
});
