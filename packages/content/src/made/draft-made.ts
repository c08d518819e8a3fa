import { parseFrontMatterData, toDiagnostic } from '@helpgen/model';
import type { ArticleSource, FilePlace, MadeArticle, Outline, SourcePath, Span, BlockMark, MarkdownPlace } from '@helpgen/model';
import { finding, presetFailure } from '../finding.ts';
import {
  locate, spanOf, type Finding, type Place, type PlainSource, type PreparedText, type MadeSource, type Origin,
} from '../source/locate.ts';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';
import { createOpener, createSourceTools, originOf, placeIn, type Opener } from '../source/made-places.ts';

/** A page before its Markdown is parsed. */
export interface Draft {
  readonly frontMatter: ParsedFrontMatter;
  readonly prepared: PreparedText;
  /** What becomes of its blocks. */
  readonly marks: readonly BlockMark[];
  /** What a source that has made it says in the outline as it is; absent: the page is a Markdown file. */
  readonly own?: Pick<Outline, 'namesFolder' | 'inherits' | 'data'>;
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

/** The page that a source makes of `file`; an empty one when it fails, which is reported. */
export async function draftMade(file: PlainSource, { by, preset, read }: PageSource, { report, locale }: Making): Promise<Draft> {
  const { path } = file.file;
  const open = createOpener(file, read);
  let article: MadeArticle = { markdown: '' };
  try {
    article = await by.make({ path, text: file.text, locale, read: (name) => read(name)?.text, ...createSourceTools(file.file, report) });
  } catch (error) {
    report(presetFailure(error, { part: `source \`${by.name}\``, preset, path }));
  }
  const { namesFolder, inherits, data, markdown, places = [], blocks = [], findings = [] } = article;
  for (const found of findings) report(toDiagnostic(found, (place) => locate(placeIn(place, open))));
  const made: MadeSource = { file: file.file, text: markdown, origins: originsOf(file, places, open) };
  return {
    frontMatter: checkFrontMatter(article, (place) => placeIn(place, open)),
    prepared: { text: markdown, origins: [{ start: 0, source: made, at: 0 }] },
    marks: blocks,
    own: {
      ...(namesFolder === undefined ? {} : { namesFolder }),
      ...(inherits === undefined ? {} : { inherits }),
      ...(data === undefined ? {} : { data: { [by.name]: data } }),
    },
  };
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

/** Where what a source has made of `file` stands: of what nothing is said in the file, as if it stood there. */
function originsOf(file: PlainSource, places: readonly MarkdownPlace[], open: Opener): readonly Origin[] {
  const origins = places.map((place): Origin => {
    const { start, at } = place;
    // What stands at an offset was copied.
    return typeof at === 'number' ? { start, source: open(place.file).source, at } : originOf(place, start, open);
  });
  return origins[0]?.start === 0 ? origins : [{ start: 0, source: file, at: 0 }, ...origins];
}
