import { lastPlace, lineStartsOf, spanAt } from '@helpgen/model';
import type { Diagnostic, Location, SourceFile, Span, Stretch } from '@helpgen/model';

/** A file as it is parsed: no byte order mark, `\n` alone ends a line. Lines and columns are those of the file. */
export interface PlainSource {
  readonly file: SourceFile;
  readonly text: string;
  readonly lineStarts: readonly number[];
  readonly origins?: never;
}

/** The text of an article and, behind it, that of each file that it includes; or a text that was made of files. */
export interface PreparedText {
  readonly text: string;
  /** In the order of their starts; the first begins at 0. */
  readonly origins: readonly Origin[];
}

/** A text that a source has made of `file`. */
export interface MadeSource extends PreparedText {
  readonly file: SourceFile;
}

/** Where a text comes from, from one offset of it on. */
export interface Origin {
  readonly start: number;
  readonly source: PlainSource | MadeSource;
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

/** Offset at which the line `line` of `text` begins, counted from 1 at the line that begins at `from`. */
export function offsetOfLine(text: string, line: number, from = 0): number {
  let at = from;
  for (let passed = 1; passed < line; passed += 1) at = text.indexOf('\n', at) + 1;
  return at;
}

/** A stretch of a text. */
export interface Place extends Stretch {
  readonly source: PlainSource | MadeSource | PreparedText;
}

/** A finding of this room, which says where in its text it is; {@link located} tells it of the files. */
export type Finding = Diagnostic<Place | Location>;

/** `found` with its places as files, lines and columns. */
export function located(found: Finding): Diagnostic {
  const { at, related, ...rest } = found;
  return {
    ...rest,
    ...(at === undefined ? {} : { at: locationOf(at) }),
    ...(related === undefined ? {} : { related: related.map((item) => ({ ...item, at: locationOf(item.at) })) }),
  };
}

function locationOf(at: Place | Location): Location {
  return 'source' in at ? locate(at) : at;
}

/** The place in its file of a stretch of text, with its line for printing. */
export function locate(place: Place): Location & Span {
  const { source } = inFile(place);
  const at = placeInFile(place);
  const lineStart = source.lineStarts[at.line - 1] ?? 0;
  return { ...at, lineText: source.text.slice(lineStart, lineStart + 1000).split('\n', 1)[0] ?? '' };
}

/** The place in its file of a stretch of text. */
export function placeInFile(place: Place): Location & Span {
  return { file: inFile(place).source.file.path, ...spanOf(place) };
}

/** The span in its file of a stretch of text. */
export function spanOf(place: Place): Span {
  const { source, start, end } = inFile(place);
  return spanAt(source.text, source.lineStarts, start, end);
}

/** The same stretch in the file that it comes from. */
function inFile({ source, start, end }: Place): Stretch & { readonly source: PlainSource } {
  if (source.origins === undefined) return { source, start, end };
  const origin = originAt(source.origins, start);
  const [from, to] = originOf(source.text, origin, [start, end]);
  return inFile({ source: origin.source, start: from, end: to });
}

/** Where what stands at `offset` of a text with these origins comes from. */
export function originAt(origins: readonly Origin[], offset: number): Origin {
  return origins[lastPlace(origins.length, (place) => (origins[place]?.start ?? 0) <= offset)] as Origin;
}

/** Offsets in the source of `origin` of what stands in the text `made` from `start` to `end`. */
function originOf(made: string, origin: Origin, [start, end]: readonly [number, number]): readonly [number, number] {
  const { source, at, end: last } = origin;
  if (last === undefined) {
    const shift = at - origin.start;
    return [Math.min(start + shift, source.text.length), Math.min(end + shift, source.text.length)];
  }
  const words = made.slice(start, end);
  const found = findAgain(source.text.slice(at, last), words, made.slice(origin.start, start));
  return found < 0 ? [at, last] : [at + found, at + found + words.length];
}

/** Offset in `text` of the occurrence of `words` that has as many before it as `before` holds, or of the last one; -1: there is none. */
function findAgain(text: string, words: string, before: string): number {
  const pieces = words === '' ? [] : text.split(words);
  if (pieces.length < 2) return -1;
  const passed = Math.min(before.split(words).length, pieces.length - 1);
  return pieces.slice(0, passed).join(words).length;
}
