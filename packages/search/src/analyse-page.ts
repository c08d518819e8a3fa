import type { SearchSection } from '@helpgen/model';
import type { Analyser } from './analyser.ts';
import { plainAnchorOf, type TextKind } from './index-format.ts';
import { signsOf } from './split-signs.ts';
import { decodeText, encodeText } from './text-codec.ts';

/** What of a page can be found. */
export interface SearchablePage {
  readonly title: string;
  /** Empty: the page has none. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** In document order; those below level 3 count as part of the one before. */
  readonly sections: readonly SearchSection[];
}

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

/** The texts of `page` as their terms: the costly part of indexing, which depends on this page and `analyser` alone. */
export function analysePage(page: SearchablePage, analyser: Analyser): AnalysedPage {
  const texts: AnalysedText[] = [];
  const add = (kind: TextKind, text: string, shown: readonly string[], signs = text): void => {
    const terms = [...analyser.analyse(text), ...signsOf(signs)];
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    texts.push({ kind, words: terms.length, terms: [...counts.keys()].join(' '), counts: [...counts.values()], shown });
  };
  const { title, description } = page;
  const keywords = page.keywords.join(', ');
  add('title', title, [title]);
  if (description !== '') add('description', description, [description], '');
  if (keywords !== '') add('keywords', keywords, [keywords], page.keywords.join(' '));
  for (const { anchor, heading, text, signs = '' } of listSections(page)) {
    if (anchor !== '') add('heading', heading, [heading, anchor === plainAnchorOf(heading) ? '' : anchor]);
    if (text !== '' || signs !== '') add('content', text, [], signs);
  }
  return { texts };
}

const deepestLevel = 3;
/** A section that only leads on is no answer, whatever its links are called. */
const leadingOn = new Set(['см. также', 'смотрите также', 'see also']);

/** The sections of `page` as an index tells them apart: those of deep levels are text of the one before. */
export function listSections({ sections }: SearchablePage): readonly SearchSection[] {
  const merged: SearchSection[] = [];
  for (const section of sections) {
    if (leadingOn.has(section.heading.toLowerCase())) continue;
    if (section.level <= deepestLevel) merged.push(section);
    else {
      const { text, signs = '', ...place } = merged.pop() ?? { anchor: '', heading: '', level: 1, text: '' };
      merged.push({ ...place, text: joinTexts(text, section.heading, section.text), signs: joinTexts(signs, section.signs ?? '') });
    }
  }
  return merged;
}

function joinTexts(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
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
