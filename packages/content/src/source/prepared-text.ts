import type { Location, Span } from '@helpgen/model';
import { locate, type PlainSource } from './locate.ts';

/** The text of an article and, behind it, that of each file that it includes; or a page written from a description. */
export interface PreparedText {
  readonly text: string;
  /** In the order of their starts; the first begins at 0. */
  readonly segments: readonly Segment[];
}

/** A stretch of the prepared text that was copied from one place of one file. */
export interface Segment {
  readonly start: number;
  readonly source: PlainSource;
  /** What is added to an offset of the prepared text to get the offset in the source. */
  readonly shift: number;
}

/** Where the prepared text comes from at `offset`. */
export function segmentAt(prepared: PreparedText, offset: number): Segment {
  const { segments } = prepared;
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((segments[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return segments[low] as Segment;
}

/** The place in the sources of the prepared text from `start` to `end`. */
export function locatePrepared(prepared: PreparedText, start: number, end: number): Location & Span {
  const { source, shift } = segmentAt(prepared, start);
  return locate(source, Math.min(start + shift, source.text.length), Math.min(end + shift, source.text.length));
}

/** Collects a prepared text from pieces. */
export interface TextAssembly {
  /** Adds what stands in `source` from `start` to `end`. */
  copy(source: PlainSource, start: number, end: number): void;
  /** Adds `text` as if it stood in `source` at `at`: what a source says in other characters. */
  place(text: string, source: PlainSource, at: number): void;
  /** Adds text that stands in no file; its place is where the last copied piece ended. */
  insert(text: string): void;
  length(): number;
  finish(): PreparedText;
}

/** An assembly that begins with `first`. */
export function createTextAssembly(first: PreparedText = { text: '', segments: [] }): TextAssembly {
  let { text } = first;
  const segments: Segment[] = [...first.segments];
  const place = (piece: string, source: PlainSource, at: number): void => {
    if (piece === '') return;
    const shift = at - text.length;
    const last = segments.at(-1);
    if (last === undefined || last.source !== source || last.shift !== shift) segments.push({ start: text.length, source, shift });
    text += piece;
  };
  return {
    place,
    copy(source, start, end) {
      if (start < end) place(source.text.slice(start, end), source, start);
    },
    insert(piece) {
      text += piece;
    },
    length: () => text.length,
    finish: () => ({ text, segments }),
  };
}
