import type { Outline } from '@helpgen/model';

/** Where things stand in the file, how many words there are and what paragraphs say shows on no other page. */
const ownBusiness = new Set(['at', 'frontMatterSpans', 'wordCount', 'paragraphs']);

/**
 * Whether two outlines say the same of an article: whatever depends on other pages, or other pages on it, is then the
 * same too.
 */
export function isSameOutline(a: Outline, b: Outline): boolean {
  return write(a) === write(b);
}

function write(outline: Outline): string {
  return JSON.stringify(outline, (name, value: unknown) => (ownBusiness.has(name) ? undefined : value));
}
