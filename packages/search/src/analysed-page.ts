import type { TextKind } from './index-format.ts';
import { decodeText, encodeText } from './text-codec.ts';

/**
 * One page ready to be put into any index: the terms of its texts with how often each occurs. It knows neither its
 * address nor its number, so it stays valid while other pages change.
 */
export interface AnalysedPage {
  /** The title first, a section's heading before its text. */
  readonly texts: readonly AnalysedText[];
}

/** A text as its terms. */
export interface AnalysedText {
  readonly kind: TextKind;
  /** The number of its words. */
  readonly words: number;
  /** Its distinct terms, parted by spaces, in the order in which they first occur. */
  readonly terms: string;
  /** By term: how often it occurs. */
  readonly counts: readonly number[];
  /** What of it is in the index to be shown: the text itself, for a heading its anchor too, nothing for a content. */
  readonly shown: readonly string[];
}

/** Raised with every change of what is written. */
const format = 3;

/** `page` as bytes for a cache. */
export function encodeAnalysedPage({ texts }: AnalysedPage): Uint8Array {
  return encodeText(JSON.stringify({ format, texts }));
}

/** The page that was encoded as `bytes`. Throws when they are of another format. */
export function decodeAnalysedPage(bytes: Uint8Array): AnalysedPage {
  const page = parse(decodeText(bytes));
  if (page?.format !== format) throw new RangeError('These bytes are no analysed page of this version of the search package.');
  return { texts: page.texts };
}

function parse(text: string): (AnalysedPage & { readonly format: number }) | undefined {
  try {
    return JSON.parse(text) as AnalysedPage & { readonly format: number };
  } catch {
    return undefined;
  }
}
