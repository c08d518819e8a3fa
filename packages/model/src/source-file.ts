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

/** A stretch of a text from `start` to before `end`, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The offsets at which the lines of a text begin, for {@link spanAt}. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The span of `text` from offset `start` to `end` (UTF-16); cut at the end of the first line. */
export function spanAt(text: string, lineStarts: readonly number[], start: number, end: number): Span {
  const line = lastPlace(lineStarts.length, (place) => (lineStarts[place] ?? 0) <= start);
  const lineStart = lineStarts[line] ?? 0;
  const nextLine = lineStarts[line + 1];
  const lineEnd = nextLine === undefined ? text.length : nextLine - 1;
  const length = codePointsBetween(text, start, Math.min(end, lineEnd));
  return { line: line + 1, column: codePointsBetween(text, lineStart, start) + 1, length: Math.max(1, length) };
}

/** The line `line` (1-based) of `text`, without its line break. */
export function lineOf(text: string, line: number): string {
  return (text.split('\n', line)[line - 1] ?? '').replace(/\r$/, '');
}

/** Counted in place: a line can have a million characters, and a text many places to name. */
function codePointsBetween(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xd800 && at + 1 < end && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    if (isPair) at += 1;
    count += 1;
  }
  return count;
}

/** The last of the places 0 to `count` - 1 that passes `isBefore`, which those that do have in front; 0 when none does. */
export function lastPlace(count: number, isBefore: (place: number) => boolean): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isBefore(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
