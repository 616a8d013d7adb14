import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { answered } from './fakes/fakeRedhatJava';
import { FakeWorkspace } from './fakes/fakeWorkspace';
import { Kind, libraryHit, node } from './fakes/javaAnswers';
import { Harness, knowing, namesOf, ORDER, outlining, type Answer } from './harness';

const MAXIMUM = 8_000;
const numbered = (count: number) =>
  Array.from({ length: count }, (_item, index) => String(index).padStart(2, '0'));

/** 50 classes of a library, each with a row of some 600 characters. */
const library = numbered(50).map((number) => libraryHit(`Order${number}`, `java.${'deep.'.repeat(90)}util`));

/** 60 methods with 200 characters of parameters each. */
const methods = numbered(60).map((number) =>
  node(`m${number}(${'String, '.repeat(24)}int)`, Kind.Method, [
    `${Number(number)}:2-${Number(number)}:9`,
    '0:0-0:0',
  ]),
);

function budget(tokenBudget: number, charactersPerToken: number) {
  const counted: string[] = [];
  return {
    counted,
    tokenizationOptions: {
      tokenBudget,
      countTokens: (text: string) => {
        counted.push(text);
        return Promise.resolve(Math.ceil(text.length / charactersPerToken));
      },
    },
  };
}

describe('the size of a result', () => {
  it('of a search stays within 8,000 characters; what does not fit is cut from the end', async () => {
    const harness = knowing({ Order: library });
    const text = await harness.findSymbolText({ query: 'Order', limit: 50 });
    const { results, total, truncated, truncatedBy } = JSON.parse(text) as Answer;
    const row = JSON.stringify(results[0]).length + 1;
    assert.ok(text.length <= MAXIMUM && text.length + row > MAXIMUM, `${text.length} characters`);
    assert.deepEqual([total, truncated, truncatedBy], [50, true, ['size']]);
    assert.deepEqual(
      results.map(({ name }) => name),
      numbered(results.length).map((number) => `Order${number}`),
    );
    const { properties, measurements } = harness.onlyEvent();
    assert.deepEqual(properties.truncatedBy, ['size']);
    assert.deepEqual(
      [measurements.resultCount, measurements.totalResults, measurements.responseCharCount],
      [results.length, 50, text.length],
    );
  });

  it('of an outline stays within 8,000 characters; the deepest level is cut first', async () => {
    const type = node('Order', Kind.Class, ['0:0-99:1', '0:6-0:11'], { children: methods });
    const harness = outlining([type, node('Last', Kind.Class, ['99:2-99:9', '99:2-99:6'])], 100);
    const text = await harness.fileStructureText({ uri: ORDER, limit: 60 });
    const { symbols, total, truncated, truncatedBy } = JSON.parse(text) as Answer;
    const listed = namesOf(symbols).length;
    const row = JSON.stringify(symbols[0]?.children?.[0]).length + 1;
    assert.ok(text.length <= MAXIMUM && text.length + row > MAXIMUM, `${text.length} characters`);
    assert.deepEqual([total, truncated, truncatedBy], [62, true, ['size']]);
    assert.deepEqual([symbols[0]?.name, symbols[1]?.name], ['Order', 'Last']);
    assert.equal(symbols[0]?.omittedChildren, 60 - (listed - 2));
    assert.equal(harness.onlyEvent().measurements.resultCount, listed);
  });

  it('is compact JSON', async () => {
    const text = await knowing({ Order: library }).findSymbolText({ query: 'Order', limit: 2 });
    assert.equal(text, JSON.stringify(JSON.parse(text)));
  });

  it('of an error stays within 8,000 characters, and is still whole JSON', async () => {
    const workspace = new FakeWorkspace();
    for (const number of numbered(99)) {
      workspace.addFolder(`/w/${number}/${'deep/'.repeat(40)}app`);
      workspace.addFile(`/w/${number}/${'deep/'.repeat(40)}app/src/Main.java`);
    }
    const text = await new Harness(workspace).fileStructureText({ uri: 'src/Main.java' });
    assert.ok(text.length <= MAXIMUM, `${text.length} characters`);
    const { errorCode, hint } = JSON.parse(text) as Answer;
    assert.equal(errorCode, 'ambiguousWorkspacePath');
    assert.ok(hint?.startsWith('Give one of these instead: file:///w/00/deep/'));
  });
});

describe('the token budget of a caller', () => {
  it('cuts an answer as the 8,000 characters do', async () => {
    const { tokenizationOptions, counted } = budget(500, 4);
    const text = await knowing({ Order: library }).findSymbolText(
      { query: 'Order', limit: 50 },
      { tokenizationOptions },
    );
    const { results, truncatedBy } = JSON.parse(text) as Answer;
    assert.ok(text.length <= 2_000 && text.length + JSON.stringify(results[0]).length + 1 > 2_000);
    assert.deepEqual(truncatedBy, ['size']);
    assert.ok(counted.includes(text));
  });

  it('cuts an outline', async () => {
    const { tokenizationOptions } = budget(250, 4);
    const text = await outlining(methods, 60).fileStructureText({ uri: ORDER }, { tokenizationOptions });
    const { symbols, total, truncatedBy } = JSON.parse(text) as Answer;
    assert.ok(text.length <= 1_000);
    assert.ok(symbols.length > 0);
    assert.deepEqual([total, truncatedBy], [60, ['size']]);
  });

  it('that not even one row fits leaves the total and the truncation', async () => {
    const { tokenizationOptions } = budget(10, 1);
    const text = await knowing({ Order: library }).findSymbolText(
      { query: 'Order' },
      { tokenizationOptions },
    );
    assert.equal(text, '{"results":[],"total":50,"truncated":true,"truncatedBy":["size"]}');
  });

  it('that surely suffices costs no counting', async () => {
    const { tokenizationOptions, counted } = budget(8_192, 4);
    await knowing({ Order: library }).findSymbol({ query: 'Order', limit: 5 }, { tokenizationOptions });
    assert.deepEqual(counted, []);
  });

  it('whose counting is cancelled ends the call as cancelled', async () => {
    const harness = new Harness();
    harness.java.search = () => answered(library);
    const source = new vscode.CancellationTokenSource();
    const tokenizationOptions = {
      tokenBudget: 100,
      countTokens: () => {
        source.cancel();
        return new Promise<never>(() => undefined);
      },
    };
    await assert.rejects(
      harness.findSymbol({ query: 'Order' }, { tokenizationOptions, token: source.token }),
      (error) => error instanceof vscode.CancellationError,
    );
    assert.equal(harness.onlyEvent().properties.status, 'cancelled');
  });
});
