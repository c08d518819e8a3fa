import type { OutputPath } from '@helpgen/model';
import { analyserLabel, createAnalyser } from './analyser.ts';
import { nameKinds, textKinds, type TextKind } from './index-format.ts';
import { makeIndexPiece, type IndexedPage, type IndexPiece } from './index-piece.ts';
import { encodeText } from './text-codec.ts';
import { keepKnown, type Thesaurus } from './thesaurus/thesaurus.ts';

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
  /** What people call things that the site calls otherwise; groups of which it has nothing are left out. */
  readonly thesaurus?: Thesaurus;
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

/** The postings of a term in all pieces so far. */
interface JoinedPostings {
  /** As JSON, without the brackets. */
  text: string;
  /** The number of the last section. */
  last: number;
  /** How many sections there are. */
  count: number;
}

/** The index of `pages`, which are read once, one at a time, and numbered in their order. */
export function buildSearchIndex(pages: Iterable<IndexedPage>, options: BuildIndexOptions): BuiltIndex {
  return joinIndexPieces([makeIndexPiece(pages)], options);
}

/** The index of the pages of `pieces`, numbered in their order: the same however they are cut into pieces. */
export function joinIndexPieces(pieces: readonly IndexPiece[], options: BuildIndexOptions): BuiltIndex {
  const parts = cutIntoParts(joinTerms(pieces, 'content'), options);
  const hrefOf = ({ path }: IndexPart): string => options.basePath + path;
  const useful = usefulIn(pieces, options);
  // It is asked for after the names have answered.
  const thesaurus = Object.keys(useful).length === 0 ? [] : [makePart(JSON.stringify(useful), options)];
  const ofTitles = { analyser: analyserLabel(options.languages), synonyms: options.synonyms ?? [], thesaurus: thesaurus.map(hrefOf) };
  const content = JSON.stringify({ parts: parts.map(({ from, part }) => [from, hrefOf(part)]) });
  const entries = textKinds.map((kind) => {
    const documents = pieces.map((piece) => piece.documents[kind]).filter((rows) => rows !== '').join();
    const terms = kind === 'content' ? content : writeTerms(joinTerms(pieces, kind));
    const head = JSON.stringify({ type: kind, ...(kind === 'title' ? ofTitles : {}) });
    return `${head.slice(0, -1)},"documents":[${documents}],"index":${terms}}`;
  });
  return { index: encodeText(`[${entries.join()}]`), parts: [...parts.map(({ part }) => part), ...thesaurus] };
}

type IndexPart = BuiltIndex['parts'][number];

/** A file of an index, named by its content. */
function makePart(json: string, { nameOf }: BuildIndexOptions): IndexPart {
  const bytes = encodeText(json);
  return { path: `assets/search-${nameOf(bytes)}.json` as OutputPath, bytes };
}

/** Of the thesaurus what the names of the site have. */
function usefulIn(pieces: readonly IndexPiece[], { thesaurus = {}, languages }: BuildIndexOptions): Thesaurus {
  const known = new Set<string>();
  for (const { terms } of pieces) for (const kind of nameKinds) for (const term of terms[kind].terms.split(' ')) known.add(term);
  return keepKnown(thesaurus, known, createAnalyser(languages));
}

/** The terms in the order of their UTF-16 code units, which is that of `sort` and the one that lunr demands. */
function joinTerms(pieces: readonly IndexPiece[], kind: TextKind): readonly (readonly [term: string, postings: JoinedPostings])[] {
  const joined = new Map<string, JoinedPostings>();
  let offset = 0;
  for (const { sections, terms: own } of pieces) {
    const { terms, firsts, rests, lasts, counts } = own[kind];
    const names = firsts.length === 0 ? [] : terms.split(' ');
    const texts = rests.split(' ');
    for (const [place, term] of names.entries()) {
      const first = firsts[place] ?? 0;
      const known = joined.get(term);
      const step = Math.abs(first) + offset - 1 - (known?.last ?? -1);
      const text = `${first < 0 ? '-' : ''}${step}${texts[place] ?? ''}`;
      const last = offset + (lasts[place] ?? 0);
      const count = counts[place] ?? 0;
      if (known === undefined) joined.set(term, { text, last, count });
      else {
        known.text += `,${text}`;
        known.last = last;
        known.count += count;
      }
    }
    offset += sections;
  }
  return [...joined].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A `TermIndex`. */
function writeTerms(terms: ReturnType<typeof joinTerms>): string {
  return `{"terms":${JSON.stringify(terms.map(([term]) => term))},"postings":[${terms.map(([, { text }]) => `[${text}]`).join()}]}`;
}

// Cut where the postings say, not where the terms do: a part costs what it holds.
function cutIntoParts(terms: ReturnType<typeof joinTerms>, options: BuildIndexOptions): readonly { readonly from: string; readonly part: IndexPart }[] {
  const parts: { readonly from: string; readonly part: IndexPart }[] = [];
  let first = 0;
  let held = 0;
  for (const [at, [, { count }]] of terms.entries()) {
    held += count;
    if (held < postingsInPart && at + 1 < terms.length) continue;
    parts.push({ from: terms[first]?.[0] ?? '', part: makePart(writeTerms(terms.slice(first, at + 1)), options) });
    first = at + 1;
    held = 0;
  }
  return parts;
}
