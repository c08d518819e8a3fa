import type { LinkTable, Page, RenderContext } from '@helpgen/model';
import { isExternalUrl } from '@helpgen/model/url';
import type { WriteAddress } from './write-inline.ts';
import { writeMarkdown } from './write-markdown.ts';

/** The Markdown copy of a page whose article is drawn as `html`: first the way to all pages, then all that it says. */
export function writeCopy({ data, links }: CopiedPage, html: string, { path, context }: CopyPlace): string {
  const addresses = createAddresses(path, links, context);
  const text = writeMarkdown(html, addresses.of);
  const { frame, copies } = context;
  const index = copies?.indexHref === undefined ? '' : `> [llms.txt](${addresses.ofFile(copies.indexHref)}): ${frame.title}\n\n`;
  return `${index}${withLead(text, data)}\n`;
}

/** What a copy says besides the article. */
export interface CopiedPage {
  readonly data: Pick<Page['data'], 'description' | 'showsTitle'>;
  readonly links: LinkTable;
}

/** Where a copy is written, and what its site is like. */
export interface CopyPlace {
  readonly path: string;
  readonly context: {
    readonly frame: Pick<RenderContext['frame'], 'basePath' | 'router' | 'title'>;
    readonly copies?: RenderContext['copies'];
  };
}

/** `text` with what the page is about below its title, when it does not begin with that anyway. */
function withLead(text: string, { description, showsTitle }: CopiedPage['data']): string {
  const [, before = '', title = '', rest = ''] = /^((?:(?!# )[^\n]*\n)*)(# [^\n]+)\n*([\s\S]*)$/.exec(text) ?? [];
  if (!showsTitle || description === '' || title === '' || beginsWith(rest, description)) return text;
  return `${before}${title}\n\n> ${description}\n\n${rest}`.trimEnd();
}

/** Whether `markdown` says at once what `words` say: marks and addresses of links are no words. */
function beginsWith(markdown: string, words: string): boolean {
  const beginning = markdown.slice(0, 8 * words.length + 400).replace(/\]\([^)]*\)/g, '');
  return lettersOf(beginning).startsWith(lettersOf(words));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How addresses of the site are written: those of pages as those of their copies, files where they are. */
function createAddresses(
  path: string,
  { links, assets }: LinkTable,
  { frame: { basePath, router }, copies }: CopyPlace['context'],
): { readonly of: WriteAddress; readonly ofFile: WriteAddress } {
  const up = '../'.repeat(path.match(/\//g)?.length ?? 0);
  const isHash = router === 'hash';
  const pages = new Map(links.map(({ href, kind, hasNoCopy }) => [href, kind === 'internal' && hasNoCopy !== true]));
  for (const { href } of assets) pages.set(href, false);
  const isOwn = (href: string): boolean => (isHash ? !href.startsWith('#') && !isExternalUrl(href) : /^\/(?!\/)/.test(href));
  const ofFile = (href: string): string => (isOwn(href) ? (isHash ? up : (copies?.origin ?? '')) + href : href);
  const copyOf = (href: string): string => {
    const [, page = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (isHash) return `${page.replace(/(?:\/index)?\.html$/, '')}.md${suffix}`;
    return page === basePath ? `${page}index.md${suffix}` : `${page.replace(/\/$/, '')}.md${suffix}`;
  };
  return {
    ofFile,
    of(href) {
      if (!isOwn(href) || (!isHash && !href.startsWith(basePath))) return href === '' ? href : ofFile(href);
      return ofFile((pages.get(href) ?? looksLikePage(href)) ? copyOf(href) : href);
    },
  };
}

/** Whether an address that a part has written is that of a page: those of files have an extension. */
function looksLikePage(href: string): boolean {
  const path = href.replace(/[?#].*$/s, '');
  return path !== '' && (path.endsWith('/') || path.endsWith('.html') || !/\.[a-z][a-z\d]{1,4}$/i.test(path));
}
