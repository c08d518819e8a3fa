import { deserialize } from 'node:v8';
import type { Body, Diagnostic, LinkTable, Page, RenderContext, Renderer, ResolvedLink } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics } from '@helpgen/model';
import { isExternalUrl } from '@helpgen/model/url';
import { makeFile, type MadeFile } from '../output/made-file.ts';
import type { DescribedPage, RenderInput, StoredBody } from './render-input.ts';

const finding = defineDiagnostics(buildCatalogue);

/** Renders one page: its document, chunk and Markdown copy. */
export function renderPage(
  renderer: Renderer,
  context: RenderContext,
  input: RenderInput,
): { readonly files: readonly MadeFile[]; readonly diagnostics: readonly Diagnostic[] } {
  const stored: StoredBody = input.body.length === 0 ? { body: [], markdown: [] } : (deserialize(input.body) as StoredBody);
  const page = JSON.parse(input.described) as DescribedPage;
  const rendered = renderSafely(renderer, context, { ...page, body: stored.body });
  if (typeof rendered === 'string') {
    return { files: [], diagnostics: [finding('HG5032', { route: page.data.route, reason: rendered })] };
  }
  const files = [makeFile(input.documentPath, rendered.html), makeFile(input.chunkPath, rendered.chunk)];
  const { markdownPath } = input;
  if (markdownPath !== null) {
    files.push(makeFile(markdownPath, markdownOf(page, stored.markdown, createAddresses(markdownPath, context), context)));
  }
  return { files, diagnostics: rendered.diagnostics ?? [] };
}

function renderSafely(renderer: Renderer, context: RenderContext, page: Page): ReturnType<Renderer['render']> | string {
  try {
    return renderer.render(page, context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The Markdown copy: the way to all pages, the title, then the text. */
function markdownOf({ data, links }: DescribedPage, markdown: Body, addresses: Addresses, { frame, copies }: RenderContext): string {
  const { title, description, showsTitle } = data;
  const text = fillMarkdown(markdown, links, addresses).trim();
  const index = copies?.indexHref === undefined ? '' : `> [llms.txt](${addresses.ofFile(copies.indexHref)}): ${frame.title}\n\n`;
  const lead = description === '' || beginsWith(text, description) ? '' : `> ${description}\n\n`;
  return `${index}${showsTitle ? `# ${title}\n\n${lead}` : ''}${text}\n`;
}

/** Whether `markdown` says at once what `words` say: marks and addresses of links are no words. */
function beginsWith(markdown: string, words: string): boolean {
  const beginning = markdown.slice(0, 4 * words.length + 400).replace(/\]\([^)]*\)/g, '');
  return lettersOf(beginning).startsWith(lettersOf(words));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** How addresses of the site are written in a copy. */
interface Addresses {
  ofLink(link: ResolvedLink | undefined): string;
  ofFile(href: string): string;
}

/** Addresses of pages are those of their copies. */
function createAddresses(path: string, { frame, copies }: RenderContext): Addresses {
  const up = '../'.repeat(path.split('/').length - 1);
  const isHash = frame.router === 'hash';
  const ofFile = (href: string): string => {
    if (isHash) return href.startsWith('#') || isExternalUrl(href) ? href : up + href;
    return href.startsWith('/') ? `${copies?.origin ?? ''}${href}` : href;
  };
  const copyOf = (href: string): string => {
    const [, page = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (page === '') return href;
    if (isHash) return `${page.replace(/(?:\/index)?\.html$/, '')}.md${suffix}`;
    return page === frame.basePath ? `${page}index.md${suffix}` : `${page.replace(/\/$/, '')}.md${suffix}`;
  };
  return {
    ofFile,
    ofLink: (link) => (link === undefined ? '' : ofFile(link.kind === 'internal' && link.hasNoCopy !== true ? copyOf(link.href) : link.href)),
  };
}

function fillMarkdown(body: Body, links: LinkTable, write: Addresses): string {
  return body
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('link' in node) return write.ofLink(links.links[node.link]);
      if ('mention' in node) return node.html;
      if ('titleOf' in node) return links.links[node.titleOf]?.title ?? '';
      if ('asset' in node) return write.ofFile(links.assets[node.asset]?.href ?? '');
      return fillMarkdown(node.children, links, write);
    })
    .join('');
}
