import type { TextKind } from './index-format.ts';

/**
 * One page ready to be put into any index: the terms of its texts with how often each occurs. It knows neither its
 * address nor its number, so it stays valid while other pages change.
 *
 * The bytes: `HGS` and the format's number; the number of terms, then each term as sized UTF-8; the number of texts,
 * then each as its kind, the number of its words, the number of its distinct terms, for each of these the term's place
 * above and how often it occurs, and what is shown of it as sized JSON strings (see {@link shownOf}). Numbers are
 * LEB128. The title comes first, a section's heading before its text, terms in the order in which they first occur.
 */
export interface AnalysedPage {
  readonly bytes: Uint8Array;
}

/** The first bytes of every encoded page. The last is raised with every change of the format. */
export const pageSignature: readonly number[] = [0x48, 0x47, 0x53, 2];

/** How many strings of a text of each kind are in the index: the text itself, and for a heading its anchor too. */
export const shownOf: { readonly [kind in TextKind]: number } = { title: 1, heading: 2, description: 1, keywords: 1, content: 0 };

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
