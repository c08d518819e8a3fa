import type { FilePlace, Location, MarkdownPlace, SourcePath, Span } from '@helpgen/model';
import { lineStartsOf, spanAt } from '@helpgen/model';
import { isMap, isNode, isScalar, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { findAgain } from './locate.ts';

/** A file that a source has read. */
export interface OriginText {
  readonly path: SourcePath;
  readonly text: string;
}

/** The text of a page that a source has made, front matter included, and what it was made of. */
export interface MadeText {
  readonly text: string;
  /** Offset at which the Markdown begins. */
  readonly bodyStart: number;
  readonly places: readonly MarkdownPlace[];
  readonly frontMatterPlaces: { readonly [key: string]: FilePlace };
}

/** Knows where things stand in the files that pages were made of. */
export interface OriginPlaces {
  /** Where a stretch of `made` comes from: the very words if they are there, else what they were made of. */
  trace(made: MadeText, span: Span): Location & Span;
  /** Where `place` is. */
  locate(place: FilePlace): Location & Span;
}

/** Places in the file `origin` and in those that `read` gives by the names that a source has used for them. */
export function createOriginPlaces(origin: OriginText, read: (file: string) => OriginText | undefined): OriginPlaces {
  const known = new Map<string, OpenedOrigin>();
  const open = (file: string | undefined): OpenedOrigin => {
    const name = file ?? '';
    const opened = known.get(name) ?? openOrigin((file === undefined ? undefined : read(file)) ?? origin);
    known.set(name, opened);
    return opened;
  };
  const linesOf = new WeakMap<MadeText, readonly number[]>();
  return {
    locate(place) {
      const opened = open(place.file);
      const [start, end] = opened.rangeOf(place.at);
      return opened.spanOf(start, typeof place.at === 'number' ? start + 1 : end);
    },
    trace(made, span) {
      const lineStarts = linesOf.get(made) ?? lineStartsOf(made.text);
      linesOf.set(made, lineStarts);
      const start = offsetOf(made.text, lineStarts[span.line - 1] ?? 0, span.column - 1);
      const place = placeOf(made, start);
      if (place === undefined) return open(undefined).spanOf(0, 1);
      const opened = open(place.file);
      const [from, to] = opened.rangeOf(place.at);
      const words = made.text.slice(start, offsetOf(made.text, start, span.length));
      const found = findAgain(opened.text.slice(from, to), words, made.text.slice(place.start, start));
      return found < 0 ? opened.spanOf(from, to) : opened.spanOf(from + found, from + found + words.length);
    },
  };
}

interface OpenedOrigin {
  readonly text: string;
  /** Offsets of what stands at a place; of a number all from there on. */
  rangeOf(at: FilePlace['at']): readonly [number, number];
  spanOf(start: number, end: number): Location & Span;
}

function openOrigin({ path, text }: OriginText): OpenedOrigin {
  const lineStarts = lineStartsOf(text);
  const rangeOf = createKeyRanges(text);
  return {
    text,
    spanOf: (start, end) => ({ file: path, ...spanAt(text, lineStarts, start, end) }),
    rangeOf: (at) => (typeof at === 'number' ? [at, text.length] : rangeOf(at)),
  };
}

/** Finds the values that keys and indexes lead to in a JSON or YAML document, which is parsed when first asked. */
export function createKeyRanges(text: string): (keys: readonly (string | number)[]) => readonly [number, number] {
  let document: Document.Parsed | undefined;
  return (keys) => {
    // JSON is YAML.
    document ??= parseDocument(text, { schema: 'core', prettyErrors: false, uniqueKeys: false });
    return rangeOfKeys(document, keys);
  };
}

/** Offsets of the value that `keys` lead to, or of the last key on the way that is there. */
function rangeOfKeys(document: Document.Parsed, keys: readonly (string | number)[]): readonly [number, number] {
  for (let length = keys.length; length > 0; length -= 1) {
    const node = document.getIn(keys.slice(0, length), true);
    if (isScalar(node) && node.range) return contentOf(node.range, node.type);
    if (!isNode(node)) continue;
    const holder = length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const pair = isMap(holder) ? holder.items.find(({ key }) => isScalar(key) && key.value === keys[length - 1]) : undefined;
    const [start, end] = (isNode(pair?.key) ? pair.key.range : node.range) ?? [0, 1];
    return [start, end];
  }
  return [0, 1];
}

function contentOf([start, end]: readonly [number, number, number], type: string | undefined): readonly [number, number] {
  return type?.startsWith('QUOTE') === true ? [start + 1, end - 1] : [start, end];
}

interface FoundPlace extends FilePlace {
  /** Offset in the whole text from which on the place holds. */
  readonly start: number;
}

function placeOf({ text, bodyStart, places, frontMatterPlaces }: MadeText, offset: number): FoundPlace | undefined {
  if (offset >= bodyStart) {
    const place = places.findLast(({ start }) => start <= offset - bodyStart);
    return place === undefined ? undefined : { ...place, start: place.start + bodyStart };
  }
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [key = ''] = text.slice(lineStart).split(':', 1);
  const place = frontMatterPlaces[key];
  return place === undefined ? undefined : { ...place, start: lineStart + key.length };
}

/** The offset `points` code points behind `from`. */
function offsetOf(text: string, from: number, points: number): number {
  let at = from;
  for (let count = 0; count < points && at < text.length; count += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}
