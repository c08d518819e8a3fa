import type { Artifact, ContentGraph, GraphPage, OutputPath, SidebarNode, SiteConfig } from '@helpgen/model';
import { createIdRegister, outputToHref, routeToHref, routeToMarkdownPath } from '@helpgen/model';
import { absoluteHref } from '../absolute-href.ts';
import { isMade, madeFiles, madeFilesOf } from '../made-files.ts';
import { editionKey } from '../make-editions.ts';
import { slugify } from '../slugify.ts';

/** The most characters of `llms.txt` and of each of its parts: readers of it stop at 50 000 to 100 000 (agent-friendly documentation specification). */
const mostCharacters = 50_000;

/**
 * `llms.txt` (llmstxt.org): title, tagline, and for each edition of the site, the current one first, a section for each
 * sidebar with links to the Markdown copies of its pages. Where that is too long, each section is a file of its own
 * below `llms/`, or several, and `llms.txt` is the list of them: any page is two links away.
 */
export function emitLlmsText(config: SiteConfig, graph: ContentGraph): readonly Artifact[] {
  if (!isMade(madeFiles.llmsText, config, graph)) return [];
  const full = madeFilesOf(config).has(madeFiles.fullText) ? [`[All text](${addressOf(outputToHref(madeFiles.fullText, config), config)})`, ''] : [];
  return writeLists(config, { root: madeFiles.llmsText, folder: 'llms', note: full, sections: listSections(config, graph) });
}

/** The pages of a site by edition and sidebar, each section with a path of its own; two lists are made of them. */
export function listSections(config: SiteConfig, graph: ContentGraph): readonly Section[] {
  const paths = createIdRegister();
  return editionsOf(config).flatMap((edition) => sectionsOf(edition, config, graph)).map((one) => ({ ...one, path: paths.make(one.path) }));
}

/** Lists that are to be files: one, or where that is too long a list of several in `folder`. */
export interface Lists {
  readonly root: OutputPath;
  readonly folder: string;
  /** Lines behind the title. */
  readonly note: readonly string[];
  readonly sections: readonly Pick<Section, 'title' | 'path' | 'entries'>[];
}

/** The files of `lists`, each within the limit. */
export function writeLists(config: SiteConfig, { root, folder, note, sections }: Lists): readonly Artifact[] {
  const head = [...headOf(config), ...note];
  const whole = write(head, sections.map(({ title, entries }) => ({ title, lines: entries.map(({ line }) => line) })));
  if (whole.length <= mostCharacters) return [{ path: root, content: whole }];
  const parts = sections.flatMap((section) => partsOf(section, config, { root, folder }));
  const lists = sections.map(({ title }) => ({ title, lines: parts.filter((part) => part.title === title).map(({ line }) => line) }));
  return [{ path: root, content: write(head, lists) }, ...parts.map(({ path, content }) => ({ path, content }))];
}

/** Every version in every language, the main one first: its key, what tells it from the main one, and its folder below `llms/`, with a slash at its end. */
function editionsOf({ versions, locales }: SiteConfig) {
  const editions = versions.flatMap((version) =>
    locales.list.map(({ code, label }) => {
      const others = [...(version.isCurrent ? [] : [version]), ...(code === locales.default ? [] : [{ label, name: code }])];
      const name = others.map((other) => other.label).join(', ');
      const folder = others.map((other) => `${other.name}/`).join('');
      return { key: editionKey(version.name, code), name, folder, rank: others.length === 0 ? 0 : version.isCurrent ? 1 : 2 };
    }),
  );
  return editions.toSorted((a, b) => a.rank - b.rank);
}

/** Pages that are listed under one title. */
export interface Section {
  readonly title: string;
  /** Path below `llms/`, without ending. */
  readonly path: string;
  readonly pages: readonly GraphPage[];
  /** A line for each page. */
  readonly entries: readonly Entry[];
}

/** A line of a list. */
export interface Entry {
  readonly title: string;
  readonly line: string;
}

function sectionsOf({ key, name, folder }: ReturnType<typeof editionsOf>[number], config: SiteConfig, graph: ContentGraph): readonly Section[] {
  const listed = graph.pages.filter((page) => page.edition === key && (page.kind === 'doc' || page.kind === 'page') && !page.isNoIndex);
  const byHref = new Map(listed.map((page) => [routeToHref(page.route, config), page]));
  const rest = new Set(listed);
  const section = (title: string, id: string, pages: readonly GraphPage[]): readonly Section[] =>
    pages.length === 0
      ? []
      : [{ title: name === '' ? title : `${title} (${name})`, path: `${folder}${slugify(id)}`, pages, entries: pages.map((page) => entryOf(page, config)) }];
  const sections = Object.entries(graph.sidebars).flatMap(([sidebar, { id, items }]) => {
    if (!sidebar.startsWith(`${key}/`)) return [];
    return section(titleOf(config, id), id, collectPages(items, byHref).filter((page) => rest.delete(page)));
  });
  return [...sections, ...section('Optional', 'optional', [...rest])];
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

/** The files of `section`, each within the limit, with its line in the list at `root`. */
function partsOf({ title, path, entries }: Lists['sections'][number], config: SiteConfig, { root, folder }: Pick<Lists, 'root' | 'folder'>) {
  const back = `[${oneLine(config.title)}](${addressOf(outputToHref(root, config), config)})`;
  const head = [`# ${oneLine(title)}`, '', `> ${back}`, ''];
  return chunksOf(entries, ({ line }) => line.length + 1, mostCharacters - head.join('\n').length - 2).map((chunk, index) => {
    const file = pathOfPart(`${folder}/${path}`, index);
    return { title, path: file, content: [...head, ...chunk.map((entry) => entry.line), ''].join('\n'), line: entryOfPart(chunk, file, config).line };
  });
}

/** The path of the part `index` of a section. */
export function pathOfPart(section: string, index: number): OutputPath {
  return `${section}${index === 0 ? '' : `.${index + 1}`}.txt` as OutputPath;
}

/** The entry that leads to the part at `path`: what it begins and ends with, and how much it has. */
export function entryOfPart(part: readonly Pick<Entry, 'title'>[], path: OutputPath, config: SiteConfig): Entry {
  const [from, to] = [part[0]?.title ?? '', part.at(-1)?.title ?? ''];
  const title = from === to ? from : `${from} … ${to}`;
  return { title, line: `- [${title}](${addressOf(outputToHref(path, config), config)}): ${part.length}` };
}

/** `items` in groups of at most `most` together, in their order; a larger one is a group of its own. */
export function chunksOf<Item>(items: readonly Item[], sizeOf: (item: Item) => number, most: number): readonly (readonly Item[])[] {
  const chunks: Item[][] = [];
  let size = Infinity;
  for (const item of items) {
    size += sizeOf(item);
    if (size > most) {
      chunks.push([]);
      size = sizeOf(item);
    }
    chunks.at(-1)?.push(item);
  }
  return chunks;
}

function headOf({ title, tagline }: SiteConfig): readonly string[] {
  return [`# ${oneLine(title)}`, '', ...(tagline === '' ? [] : [`> ${oneLine(tagline)}`, ''])];
}

function write(head: readonly string[], sections: readonly { readonly title: string; readonly lines: readonly string[] }[]): string {
  return [...head, ...sections.flatMap(({ title, lines }) => [`## ${oneLine(title)}`, '', ...lines, ''])].join('\n');
}

function entryOf(page: GraphPage, config: SiteConfig): Entry {
  const href = config.markdownCopies ? outputToHref(routeToMarkdownPath(page.route), config) : routeToHref(page.route, config);
  const title = escapeLabel(oneLine(page.title === '' ? page.route : page.title));
  const description = page.description === '' ? '' : `: ${oneLine(page.description)}`;
  return { title, line: `- [${title}](${addressOf(href, config)})${description}` };
}

/** `href` as it stands in a list: with protocol and host. */
export function addressOf(href: string, config: SiteConfig): string {
  return absoluteHref(config, href).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** `text` as the words of a link. */
export function escapeLabel(text: string): string {
  return text.replace(/[\\[\]]/g, '\\$&');
}

/** `text` without line breaks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
