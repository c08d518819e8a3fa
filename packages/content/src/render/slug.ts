import type { ContentOptions, IdRegister } from '@helpgen/model';

/**
 * Anchor of `text`: what is neither letter, mark, digit, `_`, `-` nor space is dropped, spaces become hyphens, letters
 * become small unless `keepsCase`; the result is in NFC. GitHub's rule, after github-slugger.
 */
export function slugOf(text: string, keepsCase: boolean): string {
  const normal = text.normalize('NFC');
  return (keepsCase ? normal : normal.toLowerCase())
    .replace(/\u200D|\uFE0E|\uFE0F/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** The anchor of a heading `text`, as the generator named by the options makes it; new in `register`. */
export function makeAnchor(text: string, options: Pick<ContentOptions, 'anchors' | 'maintainAnchorCase'>, register: IdRegister): string {
  const { anchors, maintainAnchorCase } = options;
  if (anchors === 'github') return register.make(slugOf(text, maintainAnchorCase));
  if (anchors === 'vitepress') return register.make(vitePressSlug(text));
  let id = pythonSlug(text);
  while (id === '' || !register.claim(id)) {
    const [, base, count] = /^(.*)_(\d+)$/.exec(id) ?? [];
    id = base === undefined ? `${id}_1` : `${base}_${Number(count) + 1}`;
  }
  return id;
}

// https://github.com/mdit-vue/mdit-vue, packages/shared/src/slugify.ts
function vitePressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\p{Cc}]/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1')
    .toLowerCase();
}

// https://github.com/Python-Markdown/markdown, markdown/extensions/toc.py: letters that are not Latin are left out.
function pythonSlug(text: string): string {
  const ascii = text.normalize('NFKD').replace(/[^\0-\x7F]/g, '');
  return ascii.replace(/[^\w\s-]/g, '').trim().toLowerCase().replace(/[-\s]+/g, '-');
}
