import assert from 'node:assert/strict';
import type { DocumentSymbol } from 'vscode-languageclient';
import { Kind, node } from './fakes/javaAnswers';
import { namesOf, outlining, ORDER, type Node } from './harness';

const where = (line: number): readonly [string, string] => [`${line}:2-${line}:9`, `${line}:2-${line}:9`];

/** A class with a field, an enum of 80 constants, and two methods after it. */
function catalog(): DocumentSymbol {
  const constants = Array.from({ length: 80 }, (_constant, index) =>
    node(`ARTICLE_${String(index + 1).padStart(2, '0')}`, Kind.EnumMember, where(10 + index)),
  );
  return node('Catalog', Kind.Class, ['5:0-99:1', '6:13-6:20'], {
    children: [
      node('loaded', Kind.Field, where(7)),
      node('Code', Kind.Enum, ['9:2-90:3', '9:14-9:18'], { children: constants }),
      node('load()', Kind.Method, where(92)),
      node('save()', Kind.Method, where(96)),
    ],
  });
}

/** Classes nested in each other. */
function nested(depth: number, level = 1): DocumentSymbol {
  return node(`Level${level}`, Kind.Class, where(level), {
    children: level < depth ? [nested(depth, level + 1)] : [],
  });
}

const child = (parent: Node | undefined, name: string) =>
  parent?.children?.find((candidate) => candidate.name === name);

describe('the limit of an outline', () => {
  it('lists both methods after a long enum, and says what the enum lost', async () => {
    const { symbols, total, truncated, truncatedBy } = await outlining([catalog()], 101).fileStructure({
      uri: ORDER,
      limit: 60,
    });
    assert.deepEqual([namesOf(symbols).length, total, truncated, truncatedBy], [60, 85, true, ['count']]);
    assert.deepEqual(
      symbols[0]?.children?.map(({ name, omittedChildren }) => [name, omittedChildren]),
      [
        ['loaded', undefined],
        ['Code', 25],
        ['load()', undefined],
        ['save()', undefined],
      ],
    );
    assert.equal(child(symbols[0], 'Code')?.children?.at(-1)?.name, 'ARTICLE_55');
  });

  for (const [limit, names, omitted] of [
    [5, ['Catalog', 'loaded', 'Code', 'load()', 'save()'], undefined],
    [3, ['Catalog', 'loaded', 'Code'], 2],
    [1, ['Catalog'], 4],
  ] as const) {
    it(`of ${limit} is spent on siblings before their children`, async () => {
      const { symbols, total, truncatedBy } = await outlining([catalog()], 101).fileStructure({
        uri: ORDER,
        limit,
      });
      assert.deepEqual(namesOf(symbols), names);
      assert.deepEqual([total, truncatedBy], [85, ['count']]);
      assert.equal(symbols[0]?.omittedChildren, omitted);
      assert.equal(child(symbols[0], 'Code')?.omittedChildren, limit === 1 ? undefined : 80);
    });
  }

  it('that is not reached leaves no trace of truncation', async () => {
    const answer = await outlining([nested(5)]).fileStructure({ uri: ORDER, limit: 5 });
    assert.deepEqual(Object.keys(answer), ['documentUri', 'file', 'symbols', 'total']);
    assert.deepEqual(namesOf(answer.symbols), ['Level1', 'Level2', 'Level3', 'Level4', 'Level5']);
  });

  it('cuts several types of a file one after the other', async () => {
    const types = ['A', 'B', 'C'].map((name, index) => node(name, Kind.Class, where(index)));
    const { symbols, total, truncatedBy } = await outlining(types).fileStructure({ uri: ORDER, limit: 2 });
    assert.deepEqual([namesOf(symbols), total, truncatedBy], [['A', 'B'], 3, ['count']]);
  });
});

describe('the depth of an outline', () => {
  it('ends at eight levels, and the last one says what it lost', async () => {
    const harness = outlining([nested(10)]);
    const { symbols, total, truncated, truncatedBy } = await harness.fileStructure({ uri: ORDER });
    const names = namesOf(symbols);
    assert.deepEqual([names.length, names.at(-1)], [8, 'Level8']);
    assert.deepEqual([total, truncated, truncatedBy], [10, true, ['depth']]);
    let deepest = symbols[0];
    while (deepest?.children !== undefined) {
      deepest = deepest.children[0];
    }
    assert.deepEqual([deepest?.name, deepest?.omittedChildren], ['Level8', 1]);
    const { properties, measurements } = harness.onlyEvent();
    assert.deepEqual(
      [properties.truncatedBy, measurements.resultCount, measurements.totalResults],
      [['depth'], 8, 10],
    );
  });

  it('is no reason to hide what a symbol asks for', async () => {
    const { symbols, truncated } = await outlining([nested(10)]).fileStructure({
      uri: ORDER,
      symbol: 'Level9',
    });
    assert.deepEqual([namesOf(symbols), truncated], [['Level9', 'Level10'], undefined]);
  });
});
