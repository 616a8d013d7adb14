import assert from 'node:assert/strict';
import type { Range } from '../../src/core/javaSymbols';
import {
  clampToDocument,
  coversLine,
  toLineRange,
  toReadFileRange,
  type LineRange,
  type ReadFileRange,
} from '../../src/core/lineRange';
import { range } from './builders';

describe('lines that a range covers', () => {
  const rows: readonly (readonly [title: string, covered: Range, lines: LineRange, read: ReadFileRange])[] = [
    [
      'count from 1, both ends included',
      range(5, 0, 38, 1),
      { startLine: 6, endLine: 39 },
      { offset: 6, limit: 34 },
    ],
    [
      'are one in a one-line file',
      range(0, 23, 0, 64),
      { startLine: 1, endLine: 1 },
      { offset: 1, limit: 1 },
    ],
    [
      'end before the line of an end at character 0',
      range(2, 0, 9, 0),
      { startLine: 3, endLine: 9 },
      { offset: 3, limit: 7 },
    ],
    [
      'are one where an empty range starts a line',
      range(4, 0, 4, 0),
      { startLine: 5, endLine: 5 },
      { offset: 5, limit: 1 },
    ],
    [
      'are one where only a line break is covered',
      range(3, 8, 4, 0),
      { startLine: 4, endLine: 4 },
      { offset: 4, limit: 1 },
    ],
  ];
  for (const [title, covered, lines, read] of rows) {
    it(title, () => {
      assert.deepEqual(toLineRange(covered), lines);
      assert.deepEqual(toReadFileRange(lines), read);
    });
  }
});

describe('a range in a document', () => {
  it('stays as it is where the document is long enough', () => {
    assert.deepEqual(clampToDocument(range(5, 0, 38, 1), 40), range(5, 0, 38, 1));
    assert.deepEqual(clampToDocument(range(5, 0, 38, 1), 39), range(5, 0, 38, 1));
  });

  it('ends with the last line where it would reach past it', () => {
    const clamped = clampToDocument(range(5, 2, 60, 1), 10);
    assert.deepEqual(clamped, range(5, 2, 10, 0));
    assert.deepEqual(toLineRange(clamped), { startLine: 6, endLine: 10 });
  });

  it('is the last line where it would start past it', () => {
    const clamped = clampToDocument(range(50, 2, 60, 1), 10);
    assert.deepEqual(clamped, range(9, 0, 10, 0));
    assert.deepEqual(toLineRange(clamped), { startLine: 10, endLine: 10 });
  });
});

describe('a line', () => {
  it('is covered from the first to the last of a range', () => {
    const lines = { startLine: 6, endLine: 8 };
    assert.deepEqual(
      [5, 6, 7, 8, 9].map((line) => coversLine(lines, line)),
      [false, true, true, true, false],
    );
  });
});
