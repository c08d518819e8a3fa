import type { AnalysedPage } from './analyse-page.ts';
import { byKind, type PageSort, type TextKind, type TitleDocument } from './index-format.ts';

/** A page of an index: what only the whole site knows, beside its cached analysis. */
export interface IndexedPage<Page = AnalysedPage> {
  /** Address with base path, encoded. */
  readonly href: string;
  /** Labels of what the page lies under, outermost first. */
  readonly breadcrumb: readonly string[];
  /** Left out for an article. */
  readonly sort?: PageSort;
  /** Titles of the pages that it has the members of; left out: none. */
  readonly inherits?: readonly string[];
  /** Address of the page that it is a part of, with base path, encoded; left out: none. */
  readonly partOf?: string;
  readonly page: Page;
}

/**
 * What pages that follow each other bring to an index, their sections numbered from 0: it stays valid while other pages
 * change. Nearly all of it is JSON already, as it stands in the files of the index.
 */
export interface IndexPiece {
  /** By page: what the entries of a `SearchIndexFile` have of it, parted by commas. */
  readonly documents: { readonly [kind in TextKind]: string };
  readonly sections: number;
  readonly terms: { readonly [kind in TextKind]: PieceTerms };
}

/** Where terms occur in a piece. */
export interface PieceTerms {
  /** Parted by spaces. */
  readonly terms: string;
  /** By term: the number of its first section and 1, negative where the section has the term more than once. */
  readonly firsts: readonly number[];
  /** By term, parted by spaces: what follows in its postings, each with a comma before. */
  readonly rests: string;
  /** By term: the number of its last section. */
  readonly lasts: readonly number[];
  /** By term: how many sections have it. */
  readonly counts: readonly number[];
}

/** Where a term occurs, as a `TermIndex` has it. */
interface Postings {
  readonly list: number[];
  /** The number of the last section in the list. */
  last: number;
  /** How many sections there are in the list. */
  count: number;
}

/** The piece of `pages`, which are read once, one at a time. */
export function makeIndexPiece(pages: Iterable<IndexedPage>): IndexPiece {
  const documents = byKind((): unknown[] => []);
  const known = byKind(() => new Map<string, Postings>());
  for (const { href, breadcrumb, sort, inherits, partOf, page } of pages) {
    const shownOf = (kind: TextKind): readonly string[] => page.texts.flatMap((text) => (text.kind === kind ? text.shown : []));
    const entry: { readonly [key in keyof TitleDocument]: TitleDocument[key] | undefined } = {
      t: shownOf('title')[0] ?? '', u: href, b: breadcrumb, k: sort, i: inherits, p: partOf,
    };
    documents.title.push(entry);
    documents.heading.push(shownOf('heading'));
    documents.description.push(shownOf('description')[0] ?? '');
    documents.keywords.push(shownOf('keywords')[0] ?? '');
    // By section: how many words its text has.
    const lengths = documents.content;
    lengths.push(0);
    for (const { kind, words, terms, counts } of page.texts) {
      if (kind === 'heading') lengths.push(0);
      const section = lengths.length - 1;
      if (kind === 'content') lengths[section] = words;
      if (counts.length === 0) continue;
      for (const [place, term] of terms.split(' ').entries()) addPosting(known[kind], term, section, counts[place] ?? 1);
    }
  }
  return {
    documents: byKind((kind) => JSON.stringify(documents[kind]).slice(1, -1)),
    sections: documents.content.length,
    terms: byKind((kind) => termsOf(known[kind])),
  };
}

function addPosting(known: Map<string, Postings>, term: string, section: number, count: number): void {
  const postings = known.get(term) ?? { list: [], last: -1, count: 0 };
  if (postings.count === 0) known.set(term, postings);
  const step = section - postings.last;
  if (count > 1) postings.list.push(-step, count);
  else postings.list.push(step);
  postings.last = section;
  postings.count += 1;
}

function termsOf(known: ReadonlyMap<string, Postings>): PieceTerms {
  const all = [...known.values()];
  return {
    terms: [...known.keys()].join(' '),
    firsts: all.map(({ list }) => list[0] ?? 0),
    rests: all.map(({ list }) => (list.length === 1 ? '' : `,${list.slice(1).join()}`)).join(' '),
    lasts: all.map(({ last }) => last),
    counts: all.map(({ count }) => count),
  };
}
