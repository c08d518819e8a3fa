import type { Outline } from '@helpgen/model';

/**
 * Whether two outlines say the same of an article: whatever depends on other pages, or other pages on it, is then the
 * same too. Where things stand in the file and how many words there are is nobody else's business.
 */
export function isSameOutline(a: Outline, b: Outline): boolean {
  return JSON.stringify(strip(a)) === JSON.stringify(strip(b));
}

function strip({ frontMatterSpans: _spans, wordCount: _count, headings, links, assets, ...rest }: Outline): unknown {
  return [rest, headings.map(bare), links.map(bare), assets.map(bare)];
}

function bare({ at: _at, ...reference }: { readonly at: unknown }): unknown {
  return reference;
}
