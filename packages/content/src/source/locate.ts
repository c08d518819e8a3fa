import { lineStartsOf, spanAt } from '@helpgen/model';
import type { Location, SourceFile, Span } from '@helpgen/model';

/** A file as it is parsed: no byte order mark, `\n` alone ends a line. Lines and columns are those of the file. */
export interface PlainSource {
  readonly file: SourceFile;
  readonly text: string;
  readonly lineStarts: readonly number[];
  /** Of a text that was made of `file`, where it comes from; in the order of their starts, of which the first is 0. */
  readonly origins?: readonly Origin[];
}

/** Where a made text comes from, from one offset of it on. */
export interface Origin {
  readonly start: number;
  readonly source: PlainSource;
  readonly at: number;
  /** Where what it was made of ends, when it was not copied: the same words are looked for there. */
  readonly end?: number;
}

/** `file` with the differences between systems taken out. */
export function plainSourceOf(file: SourceFile): PlainSource {
  const withoutMark = file.text.startsWith('\uFEFF') ? file.text.slice(1) : file.text;
  const text = withoutMark.includes('\r') ? withoutMark.replace(/\r\n?/g, '\n') : withoutMark;
  return { file, text, lineStarts: lineStartsOf(text) };
}

/** The span of the text from offset `start` to `end` of `source`. */
export function spanIn(source: PlainSource, start: number, end: number): Span {
  const origin = originAt(source, start);
  if (origin !== undefined) return spanIn(origin.source, ...originOf(source, origin, [start, end]));
  return spanAt(source.text, source.lineStarts, start, end);
}

/** The place of the text from offset `start` to `end` of `source`, with its line for printing. */
export function locate(source: PlainSource, start: number, end: number): Location & Span {
  const origin = originAt(source, start);
  if (origin !== undefined) return locate(origin.source, ...originOf(source, origin, [start, end]));
  const span = spanIn(source, start, end);
  const lineStart = source.lineStarts[span.line - 1] ?? 0;
  const nextLine = source.lineStarts[span.line];
  const lineText = source.text.slice(lineStart, nextLine === undefined ? undefined : nextLine - 1);
  return { file: source.file.path, ...span, lineText: lineText.length > 1000 ? lineText.slice(0, 1000) : lineText };
}

function originAt({ origins }: PlainSource, offset: number): Origin | undefined {
  return origins?.findLast(({ start }) => start <= offset);
}

/** Offsets in the source of `origin` of what stands in `made` from `start` to `end`. */
function originOf(made: PlainSource, origin: Origin, [start, end]: readonly [number, number]): readonly [number, number] {
  const { source, at, end: last } = origin;
  if (last === undefined) {
    const shift = at - origin.start;
    return [Math.min(start + shift, source.text.length), Math.min(end + shift, source.text.length)];
  }
  const words = made.text.slice(start, end);
  const before = words === '' ? 0 : made.text.slice(origin.start, start).split(words).length - 1;
  const found = words === '' ? -1 : nth(source.text.slice(at, last), words, before);
  return found < 0 ? [at, last] : [at + found, at + found + words.length];
}

/** Offset of the occurrence of `words` that has `count` before it, or of the last one; -1: there is none. */
function nth(text: string, words: string, count: number): number {
  let found = text.indexOf(words);
  for (let left = count; left > 0 && found >= 0; left -= 1) {
    const next = text.indexOf(words, found + words.length);
    if (next < 0) break;
    found = next;
  }
  return found;
}
