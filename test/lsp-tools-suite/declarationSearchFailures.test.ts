import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered, failed, foundBySearch, hanging, rejected, REVIVAL } from './fakes/fakeRedhatJava';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { hit } from './fakes/javaAnswers';
import { Harness, ORDER } from './harness';

/** What our bundle finds. */
const order = { name: 'Order', kind: 5, container: 'com.acme.shop', uri: vscode.Uri.file(ORDER).toString() };

/** What the provider finds. */
const providerOrder = hit('Order', 'com.acme.shop', ORDER, '6:13-6:18');

describe('our own search in a jdtls that dies or falls silent', () => {
  const impatient = () => new Harness(new FakeWorkspace('/w/shop').addFile(ORDER), { patienceMs: 20 });

  for (const code of [-32_099, -32_098, -32_097, -32_096]) {
    it(`is asked again once the server is back when its connection broke (${code})`, async () => {
      const harness = impatient();
      const broken = rejected(Object.assign(new Error('The connection broke.'), { code }));
      harness.java.declarations = (_request, count) => (count === 1 ? broken : foundBySearch([order]));
      assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
      assert.deepEqual([harness.java.searches.length, harness.java.outlined], [2, [REVIVAL]]);
      assert.equal(harness.onlyEvent().properties.answeredBy, 'declarationSearch');
    });
  }

  it('is left to the providers when its connection broke twice, or nothing can bring the server back', async () => {
    const broken = () => rejected(Object.assign(new Error('The connection broke.'), { code: -32_097 }));
    for (const revivable of [true, false]) {
      const harness = impatient();
      if (!revivable) {
        harness.java.withoutApiMember('getDocumentSymbols');
      }
      harness.java.declarations = broken;
      harness.java.search = () => answered([providerOrder]);
      assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
      assert.equal(harness.java.searches.length, revivable ? 2 : 1);
    }
  });

  it('because it died is asked again once the server is back', async () => {
    const harness = impatient();
    harness.java.declarations = (_request, count) => (count === 1 ? hanging : foundBySearch([order]));
    harness.java.outline = (_uri, count) => (count === 1 ? hanging : answered([]));
    const { results } = await harness.findSymbol({ query: 'Order' });
    assert.deepEqual(
      results.map(({ name }) => name),
      ['Order'],
    );
    assert.deepEqual([harness.java.searches.length, harness.java.outlined], [2, [REVIVAL, REVIVAL]]);
  });

  it('because it is busy is not asked again', async () => {
    const harness = impatient();
    let answer: (items: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => {
      answer = resolve;
    });
    harness.java.declarations = () => ({ items: slow, end: {} });
    harness.java.outline = () => {
      setImmediate(() => {
        answer({ version: 1, total: 1, complete: true, indexed: true, hits: [order] });
      });
      return answered([]);
    };
    assert.equal((await harness.findSymbol({ query: 'Order' })).total, 1);
    assert.deepEqual([harness.java.searches.length, harness.java.outlined], [1, [REVIVAL]]);
  });
});

describe('where our own search in jdtls is not there, the providers answer as without it', () => {
  const replies = {
    'jdtls has not loaded it': undefined,
    'it fails': () => rejected(Object.assign(new Error('Internal error'), { code: -32_603 })),
    'it fails and its error is swallowed': () => failed(),
    'lightweight mode answers nothing': () => answered(undefined),
    'it speaks another version': () => foundBySearch([], { version: 2 }),
    'it does not know the version': () => answered({ version: 1, error: 'unsupportedVersion' }),
    'another command answers in its place': () => answered({ status: true, data: [] }),
  };
  for (const [why, declarations] of Object.entries(replies)) {
    it(why, async () => {
      const harness = new Harness();
      harness.java.declarations = declarations;
      harness.java.search = (query) => answered(query === 'Order' ? [providerOrder] : []);
      const { results } = await harness.findSymbol({ query: 'Order' });
      assert.deepEqual(
        results.map(({ name, readFileRange }) => [name, readFileRange]),
        [['Order', undefined]],
      );
      assert.deepEqual([harness.java.searches.length, harness.java.queries], [1, ['Order']]);
      assert.equal(harness.onlyEvent().properties.answeredBy, 'workspaceSymbols');
      assert.match(
        (await harness.findSymbol({ query: 'total' })).message ?? '',
        /^No match among the types of the workspace and its libraries\. Fields are not/,
      );
    });
  }
});
