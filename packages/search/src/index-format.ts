/** The kinds of texts that are indexed, in the order of their entries in the file. */
export const textKinds = ['title', 'heading', 'description', 'keywords', 'content'] as const;

/** What of a page a text is. */
export type TextKind = (typeof textKinds)[number];

/** The kind of a text that names something or says what it is about. */
export type NameKind = Exclude<TextKind, 'content'>;

/** The kinds of names, those that say most first. */
export const nameKinds: readonly NameKind[] = ['title', 'keywords', 'heading', 'description'];

/** A value for each kind of text. */
export function byKind<T>(valueOf: (kind: TextKind) => T): { [kind in TextKind]: T } {
  return Object.fromEntries(textKinds.map((kind) => [kind, valueOf(kind)])) as { [kind in TextKind]: T };
}

/**
 * The content of a `search-index.json`: what names things, small enough to be had at once, and where the parts of the
 * index of the texts are.
 *
 * Everything that is found is a section. Sections are numbered through all pages: a page's start, which its title,
 * description and keywords belong to, then its headings in their order, then the next page's start.
 */
export type SearchIndexFile = readonly [
  /** With the label of the analyser, lists of words that mean the same, and where is told what else people may call what the site has. */
  {
    readonly type: 'title';
    readonly analyser: string;
    readonly synonyms: readonly (readonly string[])[];
    /** The address of the `Thesaurus`, with base path, encoded; none when there is none. */
    readonly thesaurus: readonly string[];
    readonly documents: readonly TitleDocument[];
    readonly index: TermIndex;
  },
  /** By page: heading and decoded anchor of each of its headings in turn; an empty one is that of `plainAnchorOf`. */
  { readonly type: 'heading'; readonly documents: readonly (readonly string[])[]; readonly index: TermIndex },
  /** By page: the description; empty when there is none. */
  { readonly type: 'description'; readonly documents: readonly string[]; readonly index: TermIndex },
  /** By page: the keywords joined by `, `. */
  { readonly type: 'keywords'; readonly documents: readonly string[]; readonly index: TermIndex },
  /** By section: how many words its text has. */
  { readonly type: 'content'; readonly documents: readonly number[]; readonly index: PartedIndex },
];

/** What a page is to a reader; one that is neither a type nor a term is an article. */
export type PageSort = 'type' | 'term';

/** A page. */
export interface TitleDocument {
  /** The title. */
  readonly t: string;
  /** Address of the page, with base path, encoded. */
  readonly u: string;
  /** Breadcrumb: labels of what the page lies under. */
  readonly b: readonly string[];
  /** What it is, unless it is an article. */
  readonly k?: PageSort;
  /** Titles of the pages that it has the members of; left out: none. */
  readonly i?: readonly string[];
  /** Address of the page that it is a part of, with base path, encoded; left out: none. */
  readonly p?: string;
}

/** Which sections have which terms. */
export interface TermIndex {
  /** In the order of their UTF-16 code units. */
  readonly terms: readonly string[];
  /**
   * By term, its sections ascending: how far each is from the one before (the first from -1), negative and followed by
   * the number of times where the section has the term more than once.
   */
  readonly postings: readonly (readonly number[])[];
  /** By term how many sections have it, where only some of them are told. */
  readonly counts?: readonly number[];
}

/** A {@link TermIndex} in parts, each a file of its own named by its content. */
export interface PartedIndex {
  /** In the order of their terms: the first term of the part, and its address, with base path, encoded. */
  readonly parts: readonly (readonly [from: string, href: string])[];
}

/**
 * The anchor that most headings have: their own words, in lower case, with hyphens between. An index leaves it out,
 * a quarter of its first part.
 */
export function plainAnchorOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}_\s-]/gu, '').replace(/\s/g, '-');
}
