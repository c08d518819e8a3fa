import { buildSearchIndex, decodeAnalysedPage } from '@helpgen/search/build';
import type { IndexedPage } from '@helpgen/search/build';
import type { OutputWriter, WrittenFile } from '../output/output-writer.ts';

/** What one index is made of; plain data, so that it can be handed to a thread. */
export interface SearchIndexInput {
  readonly pages: readonly { readonly href: string; readonly breadcrumb: readonly string[]; readonly length: number }[];
  /** The analysed pages, one after the other. */
  readonly terms: Uint8Array;
  readonly languages: readonly string[];
  readonly path: string;
  readonly staging: string;
}

/** Makes a search index and writes it into the staging folder. */
export function makeSearchIndex(write: OutputWriter, input: SearchIndexInput): WrittenFile {
  return write(input.path, buildSearchIndex(analysedPages(input), { languages: input.languages }));
}

function* analysedPages({ pages, terms }: SearchIndexInput): Iterable<IndexedPage> {
  let offset = 0;
  for (const { href, breadcrumb, length } of pages) {
    yield { href, breadcrumb, page: decodeAnalysedPage(terms.subarray(offset, offset + length)) };
    offset += length;
  }
}
