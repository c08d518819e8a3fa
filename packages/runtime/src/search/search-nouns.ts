import type { AddressStyle } from '@helpgen/model';
import type { FoundPage, FoundSection, SearchAnswer, SearchServer, TextRange } from '@helpgen/search/query';

/** The index that is asked. */
export interface SearchPlace {
  /** Absolute address of a `search-index.json`, or of an index on a search server. */
  readonly href: string;
  readonly languages: readonly string[];
  /** Wrong letters that are forgiven in a word, 0 or 1. */
  readonly fuzzyDistance: number;
  /** The search server that has it; `undefined`: the index itself is fetched. */
  readonly server?: SearchServer;
}

/** A stretch of a page: what stands below one of its headings, or before the first. */
export interface TextPlace {
  /** Address of the page, as the index has it. */
  readonly href: string;
  /** `#` and the encoded anchor; empty: the start of the page. */
  readonly hash: string;
  /** How the site makes addresses. */
  readonly site: Pick<AddressStyle, 'basePath' | 'router' | 'trailingSlash'>;
}

/** What is marked in texts. */
export interface WantedWords {
  /** As the analyser gives them. */
  readonly terms: readonly string[];
  /** A word that more may be to come of; empty: none. */
  readonly unfinished: string;
  readonly languages: readonly string[];
}

/** A text, and where in it words stand that were asked for. */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly TextRange[];
}

/** A section that was found, its heading marked. */
export interface MarkedSection extends Omit<FoundSection, 'heading'> {
  readonly heading: MarkedText;
}

/** A page that was found, its words marked. */
export interface MarkedPage extends Pick<FoundPage, 'href' | 'breadcrumb' | 'kind' | 'sort' | 'isNamed' | 'owner'> {
  readonly title: MarkedText;
  /** Cut to the length that was asked for. */
  readonly description: MarkedText;
  readonly sections: readonly MarkedSection[];
}

/** What is shown for a question. */
export interface MarkedAnswer extends Pick<SearchAnswer, 'corrected' | 'nearest' | 'total'> {
  /** The words of the question as it was understood, each once. */
  readonly words: readonly string[];
  /** Best first. */
  readonly pages: readonly MarkedPage[];
  /** What is to be marked in the texts of the pages. */
  readonly wanted: WantedWords;
}
