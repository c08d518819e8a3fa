import type { OutputPath } from '@helpgen/model';
import type { AnalysedPage } from './analysed-page.ts';
import { analyserLabel } from './analyser.ts';
import type { PartedIndex, SearchIndexFile, TermIndex, TextKind, TitleDocument } from './index-format.ts';
import { createEncoder } from './text-codec.ts';

/** A page of an index: what only the whole site knows, beside its cached analysis. */
export interface IndexedPage {
  /** Address with base path, encoded. */
  readonly href: string;
  /** Labels of what the page lies under, outermost first. */
  readonly breadcrumb: readonly string[];
  readonly page: AnalysedPage;
}

/** How an index is made. */
export interface BuildIndexOptions {
  /** The languages of the analyser that analysed the pages. */
  readonly languages: readonly string[];
  /** With slashes around. */
  readonly basePath: string;
  /** A short name for a file with this content. */
  readonly nameOf: (bytes: Uint8Array) => string;
  /** Lists of words that mean the same. */
  readonly synonyms?: readonly (readonly string[])[];
}

/** The files of an index. */
export interface BuiltIndex {
  /** The bytes of a `search-index.json` (see `SearchIndexFile`). */
  readonly index: Uint8Array;
  /** The files that it names. */
  readonly parts: readonly { readonly path: OutputPath; readonly bytes: Uint8Array }[];
}

/** How many postings a part has: some 25 KB of gzip, which is what a word that was asked for costs a reader. */
const postingsInPart = 32_000;

/** Where a term occurs, as a `TermIndex` has it. */
interface Postings {
  readonly list: number[];
  /** The number of the last section in the list. */
  last: number;
  /** How many sections there are in the list. */
  count: number;
}

/** The documents and the postings of all pages so far. */
interface Collection {
  readonly titles: TitleDocument[];
  readonly headings: (readonly string[])[];
  readonly descriptions: string[];
  readonly keywords: string[];
  /** By section: how many words its text has. */
  readonly lengths: number[];
  readonly terms: { readonly [kind in TextKind]: Map<string, Postings> };
}

/** The index of `pages`, which are read once, one at a time, and numbered in their order. */
export function buildSearchIndex(pages: Iterable<IndexedPage>, options: BuildIndexOptions): BuiltIndex {
  const collection: Collection = {
    titles: [],
    headings: [],
    descriptions: [],
    keywords: [],
    lengths: [],
    terms: { title: new Map(), heading: new Map(), description: new Map(), keywords: new Map(), content: new Map() },
  };
  for (const page of pages) addPage(page, collection);
  const { titles, headings, descriptions, keywords, lengths, terms } = collection;
  const { index, parts } = cutIntoParts(terms.content, options);
  const analyser = analyserLabel(options.languages);
  const file: SearchIndexFile = [
    { type: 'title', analyser, synonyms: options.synonyms ?? [], documents: titles, index: indexOf(terms.title) },
    { type: 'heading', documents: headings, index: indexOf(terms.heading) },
    { type: 'description', documents: descriptions, index: indexOf(terms.description) },
    { type: 'keywords', documents: keywords, index: indexOf(terms.keywords) },
    { type: 'content', documents: lengths, index },
  ];
  return { index: toBytes(file), parts };
}

function addPage({ href, breadcrumb, page }: IndexedPage, collection: Collection): void {
  const { titles, headings, descriptions, keywords, lengths } = collection;
  const shownOf = (kind: TextKind): readonly string[] => page.texts.flatMap((text) => (text.kind === kind ? text.shown : []));
  titles.push({ t: shownOf('title')[0] ?? '', u: href, b: breadcrumb });
  headings.push(shownOf('heading'));
  descriptions.push(shownOf('description')[0] ?? '');
  keywords.push(shownOf('keywords')[0] ?? '');
  lengths.push(0);
  for (const { kind, words, terms, counts } of page.texts) {
    if (kind === 'heading') lengths.push(0);
    const section = lengths.length - 1;
    if (kind === 'content') lengths[section] = words;
    if (counts.length === 0) continue;
    const known = collection.terms[kind];
    for (const [place, term] of terms.split(' ').entries()) addPosting(known, term, section, counts[place] ?? 1);
  }
}

function addPosting(known: Map<string, Postings>, term: string, section: number, count: number): void {
  let postings = known.get(term);
  if (postings === undefined) {
    postings = { list: [], last: -1, count: 0 };
    known.set(term, postings);
  }
  const step = section - postings.last;
  if (count > 1) postings.list.push(-step, count);
  else postings.list.push(step);
  postings.last = section;
  postings.count += 1;
}

/** The terms in the order of their UTF-16 code units, which is that of `sort` and the one that lunr demands. */
function indexOf(known: ReadonlyMap<string, Postings>): TermIndex {
  const terms = [...known.keys()].sort();
  return { terms, postings: terms.map((term) => known.get(term)?.list ?? []) };
}

// Cut where the postings say, not where the terms do: a part costs what it holds.
function cutIntoParts(
  known: ReadonlyMap<string, Postings>,
  { basePath, nameOf }: BuildIndexOptions,
): { readonly index: PartedIndex; readonly parts: BuiltIndex['parts'] } {
  const { terms, postings } = indexOf(known);
  const named: (readonly [from: string, href: string])[] = [];
  const parts: { path: OutputPath; bytes: Uint8Array }[] = [];
  let from = 0;
  let held = 0;
  for (const [at, term] of terms.entries()) {
    held += known.get(term)?.count ?? 0;
    if (held < postingsInPart && at + 1 < terms.length) continue;
    const bytes = toBytes({ terms: terms.slice(from, at + 1), postings: postings.slice(from, at + 1) } satisfies TermIndex);
    const path = `assets/search-${nameOf(bytes)}.json` as OutputPath;
    named.push([terms[from] ?? '', basePath + path]);
    parts.push({ path, bytes });
    from = at + 1;
    held = 0;
  }
  return { index: { parts: named }, parts };
}

function toBytes(value: SearchIndexFile | TermIndex): Uint8Array {
  return createEncoder().encode(JSON.stringify(value));
}
