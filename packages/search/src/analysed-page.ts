import type { DocumentType } from './index-format.ts';

/**
 * One page ready to be put into any index: the terms of its documents with how often each occurs, and the documents'
 * texts as finished JSON. It knows neither its address nor its number, so it stays valid while other pages change.
 *
 * The bytes: `HGS` and the format's number; the number of terms, then each term as sized UTF-8; the number of
 * documents, then each as its type, the number of its words, the number of its distinct terms, for each of these the
 * term's place above and how often it occurs, and its texts as sized JSON strings (see {@link textsOf}). Numbers are
 * LEB128, documents are in the order of their numbers, terms in the order in which they first occur.
 */
export interface AnalysedPage {
  readonly bytes: Uint8Array;
}

/** The first bytes of every encoded page. The last is raised with every change of the format. */
export const pageSignature: readonly number[] = [0x48, 0x47, 0x53, 1];

/** The texts that a document of each type carries, by their names in the index file. */
export const textsOf: { readonly [type in DocumentType]: readonly ('t' | 's' | 'h')[] } = {
  title: ['t'],
  heading: ['t', 'h'],
  description: ['t', 's'],
  keywords: ['t', 's'],
  content: ['t', 's', 'h'],
};

/** `page` as bytes for a cache. They are the page's own, not a copy. */
export function encodeAnalysedPage(page: AnalysedPage): Uint8Array {
  return page.bytes;
}

/** The page that was encoded as `bytes`, which must not change afterwards. Throws when they are of another format. */
export function decodeAnalysedPage(bytes: Uint8Array): AnalysedPage {
  if (pageSignature.some((byte, place) => bytes[place] !== byte)) {
    throw new RangeError('These bytes are no analysed page of this version of the search package.');
  }
  return { bytes };
}
