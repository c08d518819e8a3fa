import type { PageSort, TextKind } from '../index-format.ts';

/** A question to an index. */
export interface SearchQuestion {
  /** As it was typed; the last word may be unfinished. */
  readonly text: string;
  /** `names`: titles, headings, descriptions and keywords, at once. `all`: the texts too, whose parts are fetched. */
  readonly depth: 'names' | 'all';
  /** How many rows of pages and their sections are wanted. */
  readonly limit: number;
}

/** What an index answers. */
export interface SearchAnswer {
  /** The question as it was understood, when that is not as it was typed: other keyboard layout, or a typing error mended. */
  readonly corrected?: string;
  /** For a question that nothing answers: the names of the site that are written most like its words. */
  readonly nearest?: string;
  /** Best first; the sections of a page stand under it. */
  readonly pages: readonly FoundPage[];
  /** How many pages were found, with those beyond the limit. */
  readonly total: number;
  /** The terms that matched, as the analyser gives them: what is to be marked in texts. */
  readonly terms: readonly string[];
}

/** A page that was found, in whole or by its sections. */
export interface FoundPage {
  readonly title: string;
  /** Address with base path, encoded. */
  readonly href: string;
  /** Labels of what the page lies under, outermost first. */
  readonly breadcrumb: readonly string[];
  /** Empty when the page has none. */
  readonly description: string;
  /** What of the page itself matched; `undefined` when only its sections did. */
  readonly kind: TextKind | undefined;
  readonly sections: readonly FoundSection[];
  /** What it is to a reader. */
  readonly sort: PageSort | 'article';
  /** Whether the question is its name, or names a member of it: the first of its sections. */
  readonly isNamed: boolean;
  /** The page that has the member, by its title: this one, or one that inherits of it; absent: the question names none. */
  readonly owner?: string;
  /** Why it stands where it stands, for people who tune a site's search. */
  readonly reasons: readonly string[];
}

/** A section below a heading that was found. */
export interface FoundSection {
  readonly heading: string;
  /** `#` and the encoded anchor. */
  readonly hash: string;
  readonly kind: 'heading' | 'content';
}
