import { remember } from '@helpgen/model';
import type { Diagnostic, FilePlace, Location, MarkdownPlace, SourceInput, SourcePath, Span } from '@helpgen/model';
import { isNode, isScalar, parseDocument } from 'yaml';
import type { Document, Node } from 'yaml';
import { located, offsetOfLine, placeInFile, plainSourceOf, spanOf, type Origin, type Place, type PlainSource } from './locate.ts';
import { keyAt, parseYaml } from './parse-yaml.ts';

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
  const open = createOpener(plainSourceOf({ ...origin, digest: '' }), read);
  const originsByText = remember((made: MadeText) => originsOf(made, open));
  return {
    locate: (place) => placeInFile(placeIn(place, open)),
    trace(made, { line, column, length }) {
      const { text } = made;
      const start = offsetOf(text, offsetOfLine(text, line), column - 1);
      return placeInFile({ source: { text, origins: originsByText(made) }, start, end: offsetOf(text, start, length) });
    },
  };
}

/** What a source may ask of `origin` besides its text; `report` is told what is wrong with its YAML. */
export function createSourceTools(origin: OriginText, report: (found: Diagnostic) => void): Pick<SourceInput, 'parseYaml' | 'spanOf'> {
  const source = plainSourceOf({ ...origin, digest: '' });
  return {
    parseYaml(what, parse) {
      const { value, findings, textAt } = parseYaml({ source, text: source.text, start: 0, what }, parse);
      for (const found of findings) report(located(found));
      return { value, textAt };
    },
    spanOf: (start, end) => spanOf({ source, start, end }),
  };
}

/** Gives the files that a source has read by the names it used for them. */
export type Opener = (name: string | undefined) => OpenedFile;

interface OpenedFile {
  readonly source: PlainSource;
  /** Offsets of what keys and indexes lead to in it. */
  rangeOf(keys: readonly (string | number)[]): readonly [number, number];
}

/** An opener of `file`, which has no name, and of what `read` gives; where that gives nothing, of `file`. */
export function createOpener(file: PlainSource, read: (name: string) => OriginText | undefined): Opener {
  return remember((name) => {
    const other = name === undefined ? undefined : read(name);
    const source = other === undefined ? file : plainSourceOf({ ...other, digest: '' });
    // JSON is YAML; it is parsed when it is first asked.
    let document: Document.Parsed | undefined;
    const parse = (): Document.Parsed => (document ??= parseDocument(source.text, { schema: 'core', prettyErrors: false, uniqueKeys: false }));
    return { source, rangeOf: (keys) => rangeOfKeys(parse(), keys) };
  });
}

/** What `place` says as a stretch of its file. */
export function placeIn({ file, at, length }: FilePlace, open: Opener): Place {
  const { source, rangeOf } = open(file);
  const [start, end] = typeof at === 'number' ? [at, at + 1] : rangeOf(at);
  return { source, start, end: length === undefined ? end : start + length };
}

/** Where a page comes from: of its front matter line by line, of its Markdown place by place. Of what nothing is said it is the whole file. */
function originsOf({ text, bodyStart, places, frontMatterPlaces }: MadeText, open: Opener): readonly Origin[] {
  const origins: Origin[] = [];
  let start = 0;
  for (const line of text.slice(0, bodyStart).split('\n')) {
    const [key = ''] = line.split(':', 1);
    const place = frontMatterPlaces[key];
    if (place === undefined) origins.push({ start, source: open(undefined).source, at: 0, end: 1 });
    else origins.push(originOf(place, start, open), originOf(place, start + key.length, open));
    start += line.length + 1;
  }
  return [...origins, ...places.map((place) => originOf(place, place.start + bodyStart, open))];
}

/** The origin of what is made of `place` and stands from `start` on: of an offset all from there on. */
export function originOf({ file, at }: FilePlace, start: number, open: Opener): Origin {
  const { source, rangeOf } = open(file);
  const [from, end] = typeof at === 'number' ? [at, source.text.length] : rangeOf(at);
  return { start, source, at: from, end };
}

/** Offsets of the value that `keys` lead to, or of the last key on the way that is there. */
function rangeOfKeys(document: Document.Parsed, keys: readonly (string | number)[]): readonly [number, number] {
  for (let length = keys.length; length > 0; length -= 1) {
    const path = keys.slice(0, length);
    const node = document.getIn(path, true);
    if (!isNode(node)) continue;
    if (!isScalar(node)) return rangeOf(keyAt(document, path) ?? node);
    const [start, end] = rangeOf(node);
    return node.type?.startsWith('QUOTE') === true ? [start + 1, end - 1] : [start, end];
  }
  return [0, 1];
}

function rangeOf({ range }: Node): readonly [number, number] {
  const [start, end] = range ?? [0, 1];
  return [start, end];
}

/** The offset `points` code points behind `from`. */
function offsetOf(text: string, from: number, points: number): number {
  let at = from;
  for (let count = 0; count < points && at < text.length; count += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at;
}
