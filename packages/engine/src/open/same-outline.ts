import type { Outline } from '@helpgen/model';

/** Where things stand in the file and how many words there are is nobody else's business. */
const ownBusiness = new Set(['at', 'frontMatterSpans', 'wordCount']);

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
