import { textKinds, type NameKind, type PageSort, type SearchIndexFile, type TextKind } from '../index-format.ts';
import type { FoundPage } from './answer.ts';
import { createTermLookup, type TermLookup } from './term-lookup.ts';

/** A page as the index file has it. */
export interface IndexPage extends Pick<FoundPage, 'title' | 'href' | 'breadcrumb' | 'description'> {
  /** `undefined`: an article. */
  readonly sort: PageSort | undefined;
  /** Titles of the pages that it has the members of. */
  readonly inherits: readonly string[];
  /** The number of the page that it is a part of; `undefined`: none. */
  readonly partOf: number | undefined;
  readonly keywords: readonly string[];
  /** Heading and anchor of each of its sections below the start; an empty anchor is that of `plainAnchorOf`. */
  readonly headings: readonly { readonly text: string; readonly anchor: string }[];
  /** The number of its first section, which is its start. */
  readonly start: number;
}

/** An index file made ready to be asked. */
export interface LoadedIndex {
  readonly pages: readonly IndexPage[];
  /** By number of a section: the page that it belongs to. */
  readonly pageOf: readonly number[];
  /** The terms of what is in the file itself, by kind. */
  readonly lookups: { readonly [kind in NameKind]: TermLookup };
  /** By section: how many words its text has. */
  readonly textLengths: readonly number[];
  readonly parts: readonly (readonly [from: string, href: string])[];
  /** Lists of words that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Where its thesaurus is, if it has one. */
  readonly thesaurus: readonly string[];
  /** What is known of an index of which these are some sections. */
  readonly whole?: WholeIndex;
}

/** A word of names. */
export interface Spelling {
  /** As the first name has it. */
  readonly text: string;
  /** How many times names have it. */
  count: number;
  /** How it sounds, once that was asked. */
  heard?: readonly { readonly sound: string; readonly skeleton: string }[];
}

/** What is known of an index without its sections. */
export interface WholeIndex {
  readonly pages: number;
  /** By kind of text: how many sections have one, and how many words it has in the average. */
  readonly fields: { readonly [kind in TextKind]: { readonly count: number; readonly average: number } };
  readonly spellings: ReadonlyMap<string, Spelling>;
  /** How many pages have a term. */
  pagesWith(term: string): number;
}

/** What `file` holds. Throws a `TypeError` when it is no index of this version or was made by another analyser than `label`. */
export function readIndexFile(file: unknown, label: string): LoadedIndex {
  if (!isIndexFile(file)) throw new TypeError('This is no search index of this version.');
  const [titles, headings, descriptions, keywords, content] = file;
  if (titles.analyser !== label) throw new TypeError(`The search index was made by ${titles.analyser}, not by ${label}.`);
  const pageOf: number[] = [];
  const numbers = new Map(titles.documents.map(({ u }, number) => [u, number]));
  const pages = titles.documents.map(({ t, u, b, k, i = [], p }, number): IndexPage => {
    const own = headings.documents[number] ?? [];
    const start = pageOf.length;
    for (let section = 0; section <= own.length / 2; section += 1) pageOf.push(number);
    const words = keywords.documents[number] ?? '';
    return {
      title: t,
      href: u,
      breadcrumb: b,
      sort: k,
      inherits: i,
      partOf: p === undefined ? undefined : numbers.get(p),
      description: descriptions.documents[number] ?? '',
      keywords: words === '' ? [] : words.split(', '),
      headings: own.filter((_each, place) => place % 2 === 0).map((text, place) => ({ text, anchor: own[place * 2 + 1] ?? '' })),
      start,
    };
  });
  return {
    pages,
    pageOf,
    lookups: {
      title: createTermLookup(titles.index),
      heading: createTermLookup(headings.index),
      description: createTermLookup(descriptions.index),
      keywords: createTermLookup(keywords.index),
    },
    textLengths: content.documents,
    parts: content.index.parts,
    synonyms: titles.synonyms,
    thesaurus: titles.thesaurus,
  };
}

/** Names that are looked at for a term. */
const mostNames = 40;

/** The texts of the kind `kind` that have `term`, the first of them. */
export function* namesWith(term: string, kind: NameKind, { lookups, pages, pageOf }: LoadedIndex): Generator<string> {
  for (const section of lookups[kind].sectionsOf(term)?.sections.slice(0, mostNames) ?? []) {
    const page = pages[pageOf[section] as number] as IndexPage;
    if (kind === 'keywords') yield page.keywords.join(' ');
    else if (kind === 'heading') yield page.headings[section - page.start - 1]?.text ?? '';
    else yield page[kind];
  }
}

function isIndexFile(file: unknown): file is SearchIndexFile {
  return (
    Array.isArray(file) &&
    file.length === textKinds.length &&
    file.every((entry: { readonly type?: unknown } | null, place) => entry?.type === textKinds[place])
  );
}
