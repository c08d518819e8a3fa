import type { Artifact, ContentGraph, GraphPage, OutputPath, SidebarNode, SiteConfig } from '@helpgen/model';
import { outputToHref, routeToHref, routeToMarkdownPath } from '@helpgen/model';
import { absoluteHref } from '../absolute-href.ts';
import { editionKey } from '../make-editions.ts';

/** The most bytes that `llms.txt` takes, so that it fits the readers it is made for. */
const sizeLimit = 200_000;

/**
 * `llms.txt` (llmstxt.org): title, tagline, and a section for each sidebar of the current version with links to the
 * Markdown copies. Descriptions are left out when the file would grow beyond 200 000 bytes, then the last entries are.
 */
export function emitLlmsText(config: SiteConfig, graph: ContentGraph): readonly Artifact[] {
  const path = 'llms.txt' as OutputPath;
  if (!config.llmsTxt || graph.staticFiles.some(({ output }) => output === path)) return [];
  const sections = makeSections(config, graph);
  const full = writeText(config, sections, true);
  const content = byteLength(full) <= sizeLimit ? full : cutLines(writeText(config, sections, false));
  return [{ path, content }];
}

interface Section {
  readonly title: string;
  readonly pages: readonly GraphPage[];
}

function makeSections(config: SiteConfig, graph: ContentGraph): readonly Section[] {
  const current = config.versions.find(({ isCurrent }) => isCurrent)?.name ?? '';
  const edition = editionKey(current, config.locales.default);
  const listed = graph.pages.filter((page) => page.edition === edition && (page.kind === 'doc' || page.kind === 'page') && !page.isNoIndex);
  const byHref = new Map(listed.map((page) => [routeToHref(page.route, config), page]));
  const rest = new Set(listed);
  const sections = Object.entries(graph.sidebars).flatMap(([key, { id, items }]): readonly Section[] => {
    if (!key.startsWith(`${edition}/`)) return [];
    const pages = collectPages(items, byHref).filter((page) => rest.delete(page));
    return pages.length === 0 ? [] : [{ title: titleOf(config, id), pages }];
  });
  return rest.size === 0 ? sections : [...sections, { title: 'Optional', pages: [...rest] }];
}

function collectPages(items: readonly SidebarNode[], byHref: ReadonlyMap<string, GraphPage>): readonly GraphPage[] {
  return items.flatMap((node) => {
    const page = node.kind === 'link' || node.href === undefined ? undefined : byHref.get(node.href);
    return [...(page === undefined ? [] : [page]), ...collectPages(node.items ?? [], byHref)];
  });
}

/** A sidebar has no title of its own; the navbar item that leads to it has. */
function titleOf({ navbar }: SiteConfig, sidebar: string): string {
  const item = navbar.items.find((candidate) => candidate.type === 'docSidebar' && candidate.sidebarId === sidebar);
  return item?.type === 'docSidebar' ? item.label : sidebar;
}

function writeText(config: SiteConfig, sections: readonly Section[], hasDescriptions: boolean): string {
  const lines = [`# ${oneLine(config.title)}`, '', ...(config.tagline === '' ? [] : [`> ${oneLine(config.tagline)}`, ''])];
  for (const { title, pages } of sections) {
    lines.push(`## ${oneLine(title)}`, '', ...pages.map((page) => writeEntry(config, page, hasDescriptions)), '');
  }
  return lines.join('\n');
}

function writeEntry(config: SiteConfig, page: GraphPage, hasDescription: boolean): string {
  const href = config.markdownCopies ? outputToHref(routeToMarkdownPath(page.route), config) : routeToHref(page.route, config);
  const title = oneLine(page.title === '' ? page.route : page.title).replace(/[\\[\]]/g, '\\$&');
  const description = hasDescription && page.description !== '' ? `: ${oneLine(page.description)}` : '';
  return `- [${title}](${absoluteHref(config, href).replaceAll('(', '%28').replaceAll(')', '%29')})${description}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function cutLines(text: string): string {
  const lines: string[] = [];
  let size = 0;
  for (const line of text.split('\n')) {
    size += byteLength(line) + 1;
    if (size > sizeLimit) break;
    lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}

/** Length in UTF-8. */
function byteLength(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair stands for two of its four bytes.
    length += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return length;
}
