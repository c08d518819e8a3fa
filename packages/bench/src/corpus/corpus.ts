import type { Dialect } from './make-page.ts';

/** Text that sites are made of. */
export interface Corpus {
  /** As the table names it: `generated, 1 000 pages`. */
  readonly name: string;
  readonly kind: CorpusKind;
  readonly pages: number;
  /** Keys of helpgen's config beyond those that every corpus needs. */
  readonly config: object;
  /** Writes the content as a generator wants it below `folder`. */
  write(folder: string, layout: Layout): Promise<CorpusSite>;
}

/**
 * Where a text comes from: `generated` as long as real pages, `large` of many short pages with a finding each, `text`
 * written by people, `docs` the whole documentation of this repository. Budgets differ by it.
 */
export type CorpusKind = 'generated' | 'large' | 'text' | 'docs';

/** A corpus on disk. */
export interface CorpusSite {
  readonly folder: string;
  /** Path of an article without extension, relative to the content folder: `section-2/page-7`. */
  readonly article: string;
  /** The names in the folder that hold content; whatever else stands there was left by a build. */
  readonly inputs: readonly string[];
  /** Adds a sentence, different for each `round`, to a page in the middle. */
  edit(round: number): Promise<void>;
}

/** How a generator wants its files. */
export interface Layout extends Dialect {
  /** Content folder below the site's. */
  readonly content: string;
  readonly indexName: string;
}

/** The sentence that the edit of a page adds. */
export function editSentence(round: number): string {
  return `\nЭта правка под номером ${round} изменяет одну страницу.\n`;
}
