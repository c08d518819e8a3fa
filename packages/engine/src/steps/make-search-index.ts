import { digestOf, ownBytes, shortNameOf } from '@helpgen/disk';
import { changeThesaurus, decodeAnalysedPage, joinIndexPieces, makeIndexPiece, programmingThesaurus } from '@helpgen/search/build';
import type { IndexedPage, IndexPiece } from '@helpgen/search/build';
import type { SiteConfig } from '@helpgen/model';
import { writeDataModule } from '@helpgen/model';
import { deserialize, serialize } from 'node:v8';
import { makeFile, type MadeFile } from '../output/made-file.ts';
import type { SearchFiles } from './read-search-files.ts';

/** What one index is made of; plain data, so that it can be handed to a thread. */
export interface SearchIndexInput extends Pick<SearchFiles, 'synonyms' | 'thesaurus'>, Pick<SiteConfig, 'basePath' | 'router'> {
  readonly pieces: readonly PieceInput[];
  readonly languages: readonly string[];
  readonly path: string;
}

/** What the pages of a piece of an index are: the stored piece, or what it is made of. */
export type PieceInput =
  | { readonly stored: Uint8Array }
  | { readonly pages: readonly (Omit<IndexedPage, 'page'> & { readonly terms: Uint8Array })[] };

/** The files of a search index, and by place the pieces that were made for it, as they are stored. */
export interface SearchIndexOutput {
  readonly files: readonly MadeFile[];
  readonly pieces: ReadonlyArray<Uint8Array | null>;
}

/** Makes a search index. */
export function makeSearchIndex({ pieces, languages, basePath, synonyms, thesaurus, path, router }: SearchIndexInput): SearchIndexOutput {
  const read = pieces.map((piece) =>
    'stored' in piece ? (deserialize(piece.stored) as IndexPiece) : makeIndexPiece(analysedPages(piece.pages)),
  );
  const whole = changeThesaurus(programmingThesaurus, thesaurus);
  const { index, parts } = joinIndexPieces(read, { languages, basePath, nameOf: namePartsOf(path), synonyms, thesaurus: whole });
  const files = [{ path, bytes: index }, ...parts];
  return {
    files: [...files, ...(router === 'hash' ? files.map(asScript) : [])].map((file) => makeFile(file.path, file.bytes)),
    pieces: pieces.map((piece, place) => ('stored' in piece ? null : ownBytes(serialize(read[place])))),
  };
}

/** Names for the parts of the index at `path`, which has files of its own: one can be made anew and the other taken over. */
export function namePartsOf(path: string): (bytes: Uint8Array) => string {
  return (bytes) => shortNameOf(`${path} ${digestOf(bytes)}`);
}

function* analysedPages(pages: Extract<PieceInput, { readonly pages: unknown }>['pages']): Iterable<IndexedPage> {
  for (const { terms, ...summary } of pages) yield { ...summary, page: decodeAnalysedPage(terms) };
}

/** What browsers load from disk, where they load scripts alone. */
function asScript({ path, bytes }: { readonly path: string; readonly bytes: Uint8Array }): { readonly path: string; readonly bytes: Uint8Array } {
  const text = writeDataModule(new TextDecoder().decode(bytes), { router: 'hash' });
  return { path: path.replace(/json$/, 'js'), bytes: new TextEncoder().encode(text) };
}
