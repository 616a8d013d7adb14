import type { Range } from './javaSymbols';

/** Lines of a document, 1-based, both ends included. */
export interface LineRange {
  readonly startLine: number;
  readonly endLine: number;
}

/** The same lines as a reader takes them: 1-based first line, and how many. */
export interface ReadFileRange {
  readonly offset: number;
  readonly limit: number;
}

/** The lines that a 0-based, half-open range covers. An end at character 0 does not cover its line. */
export function toLineRange({ start, end }: Range): LineRange {
  const startLine = start.line + 1;
  const endLine = end.character === 0 && end.line > start.line ? end.line : end.line + 1;
  // A provider may give an end before the start.
  return { startLine, endLine: Math.max(startLine, endLine) };
}

/** The part of a range that lies in a document of `lineCount` lines; at least its last line. */
export function clampToDocument({ start, end }: Range, lineCount: number): Range {
  const lastLine = { line: lineCount - 1, character: 0 };
  return {
    start: start.line < lineCount ? start : lastLine,
    end: end.line < lineCount ? end : { line: lineCount, character: 0 },
  };
}

/** The lines in the form `offset` (1-based) and `limit` (a count of lines). */
export function toReadFileRange({ startLine, endLine }: LineRange): ReadFileRange {
  return { offset: startLine, limit: endLine - startLine + 1 };
}

/** Whether a 1-based line is one of those that the range covers. */
export function coversLine({ startLine, endLine }: LineRange, line: number): boolean {
  return startLine <= line && line <= endLine;
}
