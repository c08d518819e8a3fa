import type { BlockMark, FilePlace, MarkdownPlace, SourcePath } from '@helpgen/model';
import { plainSourceOf, type MadeSource, type Origin, type Place, type PlainSource } from '../source/locate.ts';
import { createKeyRanges } from '../source/made-places.ts';

/** Markdown that a source has made of a file, with the marks of its blocks. */
export interface MadeText {
  readonly source: MadeSource;
  readonly marks: readonly BlockMark[];
}

/** What a source has made of a file, as far as it is text. */
interface Made {
  readonly markdown: string;
  readonly places?: readonly MarkdownPlace[];
  readonly blocks?: readonly BlockMark[];
}

/** A file that a source has read. */
export interface OpenedFile {
  readonly source: PlainSource;
  /** Offsets of what keys and indexes lead to in it. */
  readonly rangeOf: ReturnType<typeof createKeyRanges>;
}

/** Opens the files that a source has read by the names it used for them; the file itself, `file`, has none. */
export function createOpener(
  file: PlainSource,
  read: (name: string) => { readonly path: SourcePath; readonly text: string } | undefined,
): (name: string | undefined) => OpenedFile {
  const opened = new Map<string | undefined, OpenedFile>();
  return (name) => {
    const other = name === undefined || opened.has(name) ? undefined : read(name);
    const source = other === undefined ? file : plainSourceOf({ ...other, digest: '' });
    const result = opened.get(name) ?? { source, rangeOf: createKeyRanges(source.text) };
    opened.set(name, result);
    return result;
  };
}

/** The Markdown that was made of `file` as if it stood there: whatever is said of it is said of its places in the file. */
export function madeTextOf(file: PlainSource, { markdown, places = [], blocks = [] }: Made, open: ReturnType<typeof createOpener>): MadeText {
  const origins = places.map((place): Origin => {
    const { source, rangeOf } = open(place.file);
    if (typeof place.at === 'number') return { start: place.start, source, at: place.at };
    const [at, end] = rangeOf(place.at);
    return { start: place.start, source, at, end };
  });
  const whole = origins[0]?.start === 0 ? origins : [{ start: 0, source: file, at: 0 }, ...origins];
  return { source: { file: file.file, text: markdown, origins: whole }, marks: blocks };
}

/** What `place` says as a stretch of its file. */
export function placeIn({ file, at, length }: FilePlace, open: ReturnType<typeof createOpener>): Place {
  const { source, rangeOf } = open(file);
  const [start, end] = typeof at === 'number' ? [at, at + 1] : rangeOf(at);
  return { source, start, end: length === undefined ? end : start + length };
}
