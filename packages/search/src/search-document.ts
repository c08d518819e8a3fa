import type { SearchSection } from '@helpgen/model';
import { listSections, type SearchablePage } from './analyse-page.ts';
import type { Analyser } from './analyser.ts';
import type { IndexedPage } from './index-piece.ts';
import { signsOf } from './split-signs.ts';

/** A section of a page as a search server gets it: what is shown, and beside it, as terms, what is asked. */
export interface SearchDocument {
  /** Of letters, digits, `-` and `_`; the same as long as the address is. */
  readonly id: string;
  /** Address of the section, with base path, encoded. */
  readonly url: string;
  /** Address of the page: what the results of one page have in common. */
  readonly page: string;
  /** `#` and the encoded anchor; empty for the start of the page. */
  readonly hash: string;
  /** `doc` or `page`. */
  readonly kind: string;
  readonly version: string;
  readonly locale: string;
  /** Its place among all documents, from 0: pages in the order of their routes, sections in that of the page. */
  readonly position: number;
  readonly title: string;
  /** Empty for the start of the page. */
  readonly heading: string;
  readonly breadcrumb: readonly string[];
  /** `type` or `term`; empty for an article. */
  readonly sort: string;
  /** Titles of the types that its page has the members of, the nearest first, with those that these inherit of. */
  readonly inherits: readonly string[];
  /** Address of the page that its page is a part of; empty: none. */
  readonly partOf: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Plain text of the section. */
  readonly text: string;
  /** Signs that it tells of, parted by spaces. */
  readonly signs: string;
  /** The same by the analyser: terms in their order, parted by spaces. */
  readonly titleTerms: string;
  readonly headingTerms: string;
  readonly descriptionTerms: string;
  readonly keywordTerms: string;
  readonly textTerms: string;
  /** What the index knows of words, as JSON: of the one document that is no section, whose texts are empty. */
  readonly words?: string;
}

/** A page whose sections become documents: its texts, and what only the whole site knows. */
export interface DocumentPage extends IndexedPage<SearchablePage>, Pick<SearchDocument, 'kind' | 'version' | 'locale'> {}

/**
 * The documents of `pages`: those that an index of the same pages has as sections, in the same order. `idOf` names an
 * address.
 */
export function listDocuments(pages: readonly DocumentPage[], analyser: Analyser, idOf: (url: string) => string): readonly SearchDocument[] {
  const documents: SearchDocument[] = [];
  const basesOf = readInheritance(pages);
  const termsOf = (text: string, signs = text): string => [...analyser.analyse(text), ...signsOf(signs)].join(' ');
  for (const { href, breadcrumb, sort = '', kind, version, locale, page, inherits = [], partOf = '' } of pages) {
    const { title, description, keywords } = page;
    const [titleTerms, descriptionTerms] = [termsOf(title), termsOf(description, '')];
    const keywordTerms = termsOf(keywords.join(', '), keywords.join(' '));
    const bases = basesOf(inherits);
    for (const { anchor, heading, text, signs = '' } of startWithPage(listSections(page))) {
      const hash = anchor === '' ? '' : `#${encodeURIComponent(anchor)}`;
      const url = href + hash;
      documents.push({
        id: idOf(url), url, page: href, hash, kind, version, locale, position: documents.length,
        title, heading, breadcrumb, sort, inherits: bases, partOf, description, keywords, text, signs,
        titleTerms, headingTerms: termsOf(heading), descriptionTerms, keywordTerms, textTerms: termsOf(text, signs),
      });
    }
  }
  return documents;
}

/** Gives the bases of a type with theirs: of what a server answers with, those between may be missing. */
function readInheritance(pages: readonly DocumentPage[]): (inherits: readonly string[]) => readonly string[] {
  const bases = new Map(pages.flatMap(({ page, inherits }) => (inherits === undefined ? [] : [[page.title, inherits] as const])));
  return (inherits) => {
    const reached = new Set(inherits);
    for (const title of reached) for (const base of bases.get(title) ?? []) reached.add(base);
    return [...reached];
  };
}

// A page can be found by its name even when it begins with a heading, or has no text at all.
function startWithPage(sections: readonly SearchSection[]): readonly SearchSection[] {
  return sections[0]?.anchor === '' ? sections : [{ anchor: '', heading: '', level: 1, text: '' }, ...sections];
}
