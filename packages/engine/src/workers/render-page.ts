import { deserialize } from 'node:v8';
import type { AddressStyle, Body, Diagnostic, LinkTable, Page, RenderContext, Renderer } from '@helpgen/model';
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
  if (input.markdownPath !== null) files.push(makeFile(input.markdownPath, markdownOf(page, stored.markdown, addressFrom(input.markdownPath, context.frame))));
  return { files, diagnostics: rendered.diagnostics ?? [] };
}

function renderSafely(renderer: Renderer, context: RenderContext, page: Page): ReturnType<Renderer['render']> | string {
  try {
    return renderer.render(page, context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The Markdown copy: the title, then the text with its addresses filled in. */
function markdownOf({ data, links }: DescribedPage, markdown: Body, write: (href: string) => string): string {
  const { title, description, showsTitle } = data;
  const head = showsTitle ? `# ${title}\n\n${description === '' ? '' : `> ${description}\n\n`}` : '';
  return `${head}${fillMarkdown(markdown, links, write).trim()}\n`;
}

/** How addresses of the site are written in the file at `path`. */
function addressFrom(path: string, { router }: AddressStyle): (href: string) => string {
  const up = '../'.repeat(path.split('/').length - 1);
  return (href) => (router !== 'hash' || href.startsWith('#') || isExternalUrl(href) ? href : up + href);
}

function fillMarkdown(body: Body, links: LinkTable, write: (href: string) => string): string {
  return body
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('link' in node) return write(links.links[node.link]?.href ?? '');
      if ('mention' in node) return node.html;
      if ('titleOf' in node) return links.links[node.titleOf]?.title ?? '';
      if ('asset' in node) return write(links.assets[node.asset]?.href ?? '');
      return fillMarkdown(node.children, links, write);
    })
    .join('');
}
