import { buildSearchIndex, decodeAnalysedPage } from '@helpgen/search/build';
import type { IndexedPage } from '@helpgen/search/build';
import type { SiteConfig } from '@helpgen/model';
import { writeDataModule } from '@helpgen/model';
import { digestOf, shortNameOf } from '../cache/digest-of.ts';
import { makeFile, type MadeFile } from '../output/made-file.ts';

/** What one index is made of; plain data, so that it can be handed to a thread. */
export interface SearchIndexInput {
  readonly pages: readonly { readonly href: string; readonly breadcrumb: readonly string[]; readonly length: number }[];
  /** The analysed pages, one after the other. */
  readonly terms: Uint8Array;
  readonly languages: readonly string[];
  readonly basePath: string;
  readonly synonyms: readonly (readonly string[])[];
  readonly path: string;
  readonly router: SiteConfig['router'];
}

/** The files of a search index. */
export function makeSearchIndex(input: SearchIndexInput): readonly MadeFile[] {
  const { languages, basePath, synonyms } = input;
  const { index, parts } = buildSearchIndex(analysedPages(input), { languages, basePath, nameOf: namePartsOf(input.path), synonyms });
  const files = [{ path: input.path, bytes: index }, ...parts];
  return [...files, ...(input.router === 'hash' ? files.map(asScript) : [])].map(({ path, bytes }) => makeFile(path, bytes));
}

/** Names for the parts of the index at `path`, which has files of its own: one can be made anew and the other taken over. */
export function namePartsOf(path: string): (bytes: Uint8Array) => string {
  return (bytes) => shortNameOf(`${path} ${digestOf(bytes)}`);
}

function* analysedPages({ pages, terms }: SearchIndexInput): Iterable<IndexedPage> {
  let offset = 0;
  for (const { href, breadcrumb, length } of pages) {
    yield { href, breadcrumb, page: decodeAnalysedPage(terms.subarray(offset, offset + length)) };
    offset += length;
  }
}

/** What browsers load from disk, where they load scripts alone. */
function asScript({ path, bytes }: { readonly path: string; readonly bytes: Uint8Array }): { readonly path: string; readonly bytes: Uint8Array } {
  const text = writeDataModule(new TextDecoder().decode(bytes), { router: 'hash' });
  return { path: path.replace(/json$/, 'js'), bytes: new TextEncoder().encode(text) };
}
