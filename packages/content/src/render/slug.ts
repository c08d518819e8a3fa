/**
 * Anchor of `text`: what is neither letter, mark, digit, `_`, `-` nor space is dropped, spaces become hyphens, letters
 * become small unless `keepsCase`; the result is in NFC. GitHub's rule, after github-slugger.
 */
export function slugOf(text: string, keepsCase: boolean): string {
  const normal = text.normalize('NFC');
  const cased = keepsCase ? normal : normal.toLowerCase();
  return cased
    .replace(/\u200D|\uFE0E|\uFE0F/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}
