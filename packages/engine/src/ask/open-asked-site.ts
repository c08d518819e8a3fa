import { join } from 'node:path';
import { markAnchor, sectionAtMark, writeCopy } from '@helpgen/copy';
import type { FileSystem, Host } from '@helpgen/disk';
import { nodeHost, stateOf } from '@helpgen/disk';
import { HelpgenError, remember } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/url';
import type { AskedPage, AskedSite, OutputPath, PresetTool } from '@helpgen/model';
import type { SearchAnswer, Searcher } from '@helpgen/search/query';
import { manifestName } from '../output/output-folder.ts';
import { loadPresets } from '../presets/load-presets.ts';
import { openProject } from '../project.ts';
import { findIndex, readBuiltSite, type BuiltSitePlace, type FoundSite } from '../read-output.ts';
import { openSearchIndex } from '../steps/open-searcher.ts';
import { compareVersions, type ComparedSite } from './compare-versions.ts';

/** A built site that programs ask; what was built since is seen with the next question. */
export interface AskedOutput extends AskedSite {
  /** The pages for `text`, in the order of the search box. Throws a {@link HelpgenError} when there is no index below `under`. */
  answer(text: string, options: { readonly limit: number; readonly under?: string }): Promise<SearchAnswer>;
  /** What is other in version `to`, by default the current one, than in `from`, as Markdown; `undefined`: there is no such version. */
  changes(from: string, to?: string): string | undefined;
  /** The names of its versions. */
  readonly versions: readonly string[];
  /** What the presets of the site answer besides. */
  tools(): Promise<readonly PresetTool[]>;
  readonly title: string;
  readonly tagline: string;
}

/** The site of a config file as it was built. Throws a {@link HelpgenError} when the config is wrong or nothing was built. */
export function openAskedSite(where: BuiltSitePlace, host: Host = nodeHost): AskedOutput {
  const { disk } = host;
  const project = openProject(where.configPath);
  let view = openView(where, host);
  const current = (): SiteView => {
    if (stampOf(disk, view.folder) !== view.stamp) view = openView(where, host);
    return view;
  };
  const answer: AskedOutput['answer'] = async (text, { limit, under }) => (await current().searcher(under)).ask({ text, depth: 'all', limit });
  const { title, tagline, versions } = view.config;
  return {
    title,
    tagline,
    versions: versions.map(({ name }) => name),
    changes: (from, to) => compareVersions({ config: current().config, ...copiesIn(current()) }, from, to),
    answer,
    read: async (address) => readPage(current(), address),
    async search(text) {
      const { pages } = await answer(text, { limit: 20 });
      return pages.map((page): AskedPage => ({ ...page, address: page.href }));
    },
    async tools() {
      const { value, diagnostics } = await loadPresets(disk, project.root, view.config);
      if (diagnostics.some(({ severity }) => severity === 'error')) throw new HelpgenError(diagnostics);
      return value.list.flatMap(({ tools = [] }) => tools);
    },
  };
}

/** A built site with what was read of it. */
type SiteView = ReturnType<typeof openView>;

function openView(where: BuiltSitePlace, host: Host) {
  const found = readBuiltSite(where, host);
  const { config, site: { outDir: folder, files } } = found;
  const bytesAt = (path: string): Uint8Array => host.disk.readFile(join(folder, path));
  const searcherOf = remember((path: OutputPath) => openSearchIndex(config, path, bytesAt));
  return {
    config,
    folder,
    files: new Set(files),
    /** Another one when the site was built again. */
    stamp: stampOf(host.disk, folder),
    read: (path: string): string => new TextDecoder().decode(bytesAt(path)),
    searcher: (under: string | undefined): Promise<Searcher> => searcherOf(findIndex(found, { under })),
  };
}

function stampOf(disk: FileSystem, folder: string): string {
  const state = disk.stat(join(folder, manifestName));
  return state === undefined ? '' : stateOf(state);
}

/** The Markdown copies of a site; of one without any what they would be. */
function copiesIn(view: SiteView): Pick<ComparedSite, 'copies' | 'read'> {
  const files = [...view.files];
  if (view.config.markdownCopies) return { copies: files.filter((path) => path.endsWith('.md')), read: view.read };
  const routes = files.filter((path) => path.endsWith('.html')).map((path) => path.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  const texts = new Map<string, string>(routes.flatMap((route) => {
    const text = readPage(view, `/${route}`);
    return text === undefined ? [] : [[`${route === '' ? 'index' : route}.md`, text] as const];
  }));
  return { copies: [...texts.keys()], read: (path) => texts.get(path) ?? '' };
}

/**
 * The Markdown of the page at `address`, or of its section at the anchor behind `#`. Only what is in the list of the site's own
 * files is read: no path is made of an address. A site without Markdown copies is read by its documents.
 */
function readPage({ config, files, read }: SiteView, address: string): string | undefined {
  const [page = '', anchor = ''] = inPath(address, config).split('#', 2);
  const route = routeOf(page, config);
  const copy = route === '' ? 'index.md' : `${route}.md`;
  if (config.markdownCopies && !files.has(copy)) return undefined;
  if (config.markdownCopies && anchor === '') return read(copy);
  const document = [route === '' ? 'index.html' : `${route}/index.html`, `${route}.html`].find((path) => files.has(path));
  const html = document === undefined ? '' : fromRoot(read(document), config);
  const marked = anchor === '' ? html : markAnchor(html, decodeSafely(anchor));
  // Search and the page for what is not there have no article.
  if (marked === undefined || html === '' || (!config.markdownCopies && !html.includes('<article'))) return undefined;
  const frame = { basePath: config.basePath, router: config.router, title: config.title };
  const parts = { data: { description: '', showsTitle: false }, links: { links: [], assets: [] } };
  const text = writeCopy(parts, marked, { path: copy, context: { frame, copies: { origin: config.url } } });
  return anchor === '' ? text : `${sectionAtMark(text)}\n`;
}

/** `address` with its page in the path: the router by hash has it behind `#/`. */
function inPath(address: string, { router }: FoundSite['config']): string {
  return router === 'hash' ? address.replace(/^[^#]*#\//, '/') : address;
}

/** `html` with addresses from the root of the site, as articles are drawn with: where the router goes by hash documents have others. */
function fromRoot(html: string, { router }: FoundSite['config']): string {
  return router === 'hash' ? html.replace(/(\s(?:href|src)=")(?:\.\.\/)+/g, '$1') : html;
}

/** The path of a page below the site's root, whatever form of its address was given; one that begins with `../` is a link of a copy. */
function routeOf(address: string, { url, basePath }: FoundSite['config']): string {
  const path = decodeSafely((address.startsWith(url) ? address.slice(url.length) : address).replace(/\?.*$/s, ''));
  const below = path.startsWith(basePath) ? path.slice(basePath.length) : path.replace(/^(?:\/|(?:\.{1,2}\/)+)/, '');
  return below.replace(/(?:\.md|(?:^|\/)index\.html|\.html)$/, '').replace(/\/$/, '');
}
