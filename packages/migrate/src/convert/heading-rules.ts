import type { HeadingRules } from '../foreign-site.ts';

/** `wish`, `wish-1`, `wish-2` and so on. */
function numbered(wish: string, isTaken: (id: string) => boolean): string {
  let count = 1;
  while (isTaken(`${wish}-${String(count)}`)) count += 1;
  return `${wish}-${String(count)}`;
}

/** After github-slugger, by which Docusaurus, Starlight and helpgen make ids. */
export function githubSlug(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u200D|\uFE0E|\uFE0F/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Docusaurus and Starlight: the title has no id of its own. */
export const githubRules: HeadingRules = { slug: githubSlug, next: numbered, hasTitleId: false };

// https://github.com/mdit-vue/mdit-vue/blob/main/packages/shared/src/slugify.ts
const vueSigns = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g;

/** VitePress. */
export const vitePressRules: HeadingRules = {
  slug: (text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .replace(vueSigns, '-')
      .replace(/-{2,}/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(\d)/, '_$1')
      .toLowerCase(),
  next: numbered,
  hasTitleId: true,
};

// https://github.com/Python-Markdown/markdown/blob/master/markdown/extensions/toc.py, `unique`
function pythonNext(wish: string, isTaken: (id: string) => boolean): string {
  let id = wish;
  do {
    const match = /^(.*)_([0-9]+)$/.exec(id);
    id = match === null ? `${id}_1` : `${match[1] ?? ''}_${String(Number(match[2]) + 1)}`;
  } while (isTaken(id));
  return id;
}

/** Python-Markdown: `slugify` of the extension `toc`, which keeps the letters of ASCII alone. */
export const pythonRules: HeadingRules = {
  slug: (text) => pythonSlug(text.normalize('NFKD').replace(/[\u0080-\uffff]/g, '')),
  next: pythonNext,
  hasTitleId: true,
};

/** Python-Markdown with `slugify_unicode` of `toc`. */
export const pythonUnicodeRules: HeadingRules = { ...pythonRules, slug: (text) => pythonSlug(text.normalize('NFKC')) };

function pythonSlug(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

/** Python-Markdown with `pymdownx.slugs.slugify` of the letter case `letterCase`. */
export function pymdownRules(letterCase: string | undefined): HeadingRules {
  return {
    ...pythonRules,
    slug(text) {
      const kept = text
        .normalize('NFC')
        .replace(/<[^>]*>/g, '')
        .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
        .trim();
      const cased = letterCase === undefined || letterCase === 'none' ? kept : kept.toLowerCase();
      return cased.replaceAll(' ', '-');
    },
  };
}
