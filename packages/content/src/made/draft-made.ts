import { parseFrontMatterData, toDiagnostic } from '@helpgen/model';
import type { ArticleSource, FilePlace, MadeArticle, Outline, SourcePath, Span, BlockMark, MarkdownPlace } from '@helpgen/model';
import { finding } from '../finding.ts';
import {
  locate, spanOf, type Finding, type Place, type PlainSource, type PreparedText, plainSourceOf, type MadeSource, type Origin,
} from '../source/locate.ts';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';
import { parseYaml } from '../source/parse-yaml.ts';
import { createKeyRanges } from '../source/made-places.ts';

/** A page that a source has made, before its Markdown is parsed. */
export interface MadeDraft {
  readonly frontMatter: ParsedFrontMatter;
  readonly prepared: PreparedText;
  readonly made: MadeText;
  /** What of it is said in the outline as it is. */
  readonly own: Pick<Outline, 'namesFolder' | 'inherits' | 'data'>;
}

/** What makes a page of a file. */
export interface PageSource {
  readonly by: ArticleSource;
  /** Name of the preset that the source is of. */
  readonly preset: string;
  /** A file by the name that the source uses for it; `undefined` when there is none. */
  read(name: string): { readonly path: SourcePath; readonly text: string } | undefined;
}

interface Making {
  /** Code of the locale of the page. */
  readonly locale: string;
  report(found: Finding): void;
}

/** The page that `source` makes of `file`. */
export async function draftMade(file: PlainSource, source: PageSource, making: Making): Promise<MadeDraft> {
  const { report } = making;
  const open = createOpener(file, source.read);
  const article = await make(file, source, making);
  for (const found of article.findings ?? []) report(toDiagnostic(found, (place) => locate(placeIn(place, open))));
  const made = madeTextOf(file, article, open);
  const { namesFolder, inherits, data } = article;
  return {
    frontMatter: checkFrontMatter(article, (place) => placeIn(place, open)),
    prepared: { text: made.source.text, origins: [{ start: 0, source: made.source, at: 0 }] },
    made,
    own: {
      ...(namesFolder === undefined ? {} : { namesFolder }),
      ...(inherits === undefined ? {} : { inherits }),
      ...(data === undefined ? {} : { data: { [source.by.name]: data } }),
    },
  };
}

/** What the source makes; nothing when it fails, which is reported. */
async function make(file: PlainSource, { by, preset, read }: PageSource, { report, locale }: Making): Promise<MadeArticle> {
  const { path } = file.file;
  try {
    return await by.make({
      path,
      text: file.text,
      locale,
      read: (name) => read(name)?.text,
      parseYaml(what, parse) {
        const { value, findings, textAt } = parseYaml({ source: file, text: file.text, start: 0, what, wantsPlaces: true }, parse);
        for (const found of findings) report(found);
        return { value, textAt };
      },
      spanOf: (start, end) => spanOf({ source: file, start, end }),
    });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
    report(finding('HG7005', { part: `source \`${by.name}\``, preset, path, reason }, { at: { file: path } }));
    return { markdown: '' };
  }
}

/** The head of a made page, checked as that of a Markdown file is. */
function checkFrontMatter(
  { frontMatter = {}, frontMatterPlaces = {} }: MadeArticle,
  placeOf: (place: FilePlace) => Place,
): ParsedFrontMatter {
  const { value, findings: wrong } = parseFrontMatterData(frontMatter);
  const spans = Object.fromEntries(Object.entries(frontMatterPlaces).map(([key, place]): [string, Span] => [key, spanOf(placeOf(place))]));
  const findings = wrong.map(({ path, expected, kind }) => {
    const key = path.join('.');
    const at = placeOf(frontMatterPlaces[String(path[0])] ?? { at: 0 });
    if (kind === 'unknown-key') return finding<Place>('HG2003', { key, what: 'front matter', suggestion: '', text: '' }, { at });
    return finding(kind === 'wrong-type' ? 'HG2004' : 'HG2005', { key, expected }, { at });
  });
  return { value, spans, findings };
}

/** Markdown that a source has made of a file, with the marks of its blocks. */
interface MadeText {
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
interface OpenedFile {
  readonly source: PlainSource;
  /** Offsets of what keys and indexes lead to in it. */
  readonly rangeOf: ReturnType<typeof createKeyRanges>;
}

/** Opens the files that a source has read by the names it used for them; the file itself, `file`, has none. */
function createOpener(
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
function madeTextOf(file: PlainSource, { markdown, places = [], blocks = [] }: Made, open: ReturnType<typeof createOpener>): MadeText {
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
function placeIn({ file, at, length }: FilePlace, open: ReturnType<typeof createOpener>): Place {
  const { source, rangeOf } = open(file);
  const [start, end] = typeof at === 'number' ? [at, at + 1] : rangeOf(at);
  return { source, start, end: length === undefined ? end : start + length };
}
