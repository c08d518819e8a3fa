import type { SourcePath } from './paths.ts';

/** One file of the sources, as it was read: decoded text without BOM, and the digest of its bytes. */
export interface SourceFile {
  readonly path: SourcePath;
  readonly text: string;
  readonly digest: string;
}

/** A stretch of one line of a source: 1-based line and column, length; column and length count code points. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

/** The offsets at which the lines of a text begin, for {@link spanAt}. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The span of `text` from offset `start` to `end` (UTF-16); cut at the end of the first line. */
export function spanAt(text: string, lineStarts: readonly number[], start: number, end: number): Span {
  const line = lineIndexAt(lineStarts, start);
  const lineStart = lineStarts[line] ?? 0;
  const nextLine = lineStarts[line + 1];
  const lineEnd = nextLine === undefined ? text.length : nextLine - 1;
  const length = [...text.slice(start, Math.min(end, lineEnd))].length;
  return { line: line + 1, column: [...text.slice(lineStart, start)].length + 1, length: Math.max(1, length) };
}

/** The line `line` (1-based) of `text`, without its line break. */
export function lineOf(text: string, line: number): string {
  let start = 0;
  for (let count = 1; count < line; count += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) return '';
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '');
}

function lineIndexAt(lineStarts: readonly number[], offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
