import type { ContentGraph, Outline, OutputPath, Redirect, RoutePath, SiteConfig, SourcePath } from '@helpgen/model';
import { extensionOf, remember, rememberWeakly } from '@helpgen/model';
import { contentFoldersOf, type ContentFolder } from '../assign-role.ts';
import { madeFilesOf } from '../made-files.ts';
import { localeOfEdition } from '../make-editions.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { createNearestTargets, type NearestTargets } from './nearest-targets.ts';

/** A redirect with the page it ends at, when that is a page of this site. */
export interface PlacedRedirect extends Redirect {
  readonly target?: RoutePath;
  /** Query and hash of the target itself, encoded. */
  readonly targetSuffix: string;
}

/** Everything of the site that an address can name, by the ways it is named. */
export interface SiteIndex {
  readonly config: SiteConfig;
  /** Pages by route; the root of an edition also stands for its main page. */
  readonly byRoute: ReadonlyMap<string, PlacedPage>;
  /** Main pages by the root of their edition. */
  readonly mainPages: ReadonlyMap<RoutePath, PlacedPage>;
  readonly draftRoutes: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** Extensions of the files that sources of presets make documents of. */
  readonly madeExtensions: readonly string[];
  /** Static files by output path. */
  readonly statics: ReadonlyMap<string, OutputPath>;
  readonly redirects: ReadonlyMap<string, PlacedRedirect>;
  readonly nearest: NearestTargets;
  /** The page in `locale` that the source at `path` or its translation makes; `'draft'` when it is left out of the build. */
  pageAt(path: SourcePath, locale: string): PlacedPage | 'draft' | undefined;
  /** The file at `path`, or the one that it translates; `undefined` when there is neither. */
  fileAt(path: SourcePath): SourcePath | undefined;
  /** Folders in which a path that begins with `/` is looked up, innermost first. */
  rootsOf(file: SourcePath | undefined): readonly string[];
  /** The locale in whose folders the file at `path` lies. */
  localeOf(path: SourcePath): string;
  /** The path below the content folder that `path` lies in; `undefined` outside of them. */
  belowOf(path: SourcePath): string | undefined;
  /** Ids of `outline` that a link can name, in NFC. */
  anchorsOf(outline: Outline): ReadonlySet<string>;
}

/** What an index is made of. */
export interface IndexedSite {
  readonly config: SiteConfig;
  readonly pages: readonly PlacedPage[];
  readonly drafts?: readonly PlacedPage[];
  readonly files?: readonly SourcePath[];
  readonly statics: readonly OutputPath[];
  readonly mainPages: SiteIndex['mainPages'];
}

/** An index of `site` with the redirects that are known by now. */
export function createSiteIndex(site: IndexedSite, redirects: ReadonlyMap<string, PlacedRedirect>): SiteIndex {
  const { config } = site;
  const folders = contentFoldersOf(config).filter(({ kind }) => kind !== 'static');
  const byRoute = new Map<string, PlacedPage>(site.mainPages);
  for (const page of site.pages) byRoute.set(page.route, page);
  const sources = createSourceIndex(site, folders);
  const files = new Set<string>(site.files);
  const anchorsOf = remember(({ headings, anchors }: Outline): ReadonlySet<string> => {
    return new Set([...headings.map(({ id }) => id), ...anchors].map((id) => id.normalize('NFC')));
  });
  const statics = new Map([...madeFilesOf(config), ...site.statics].map((path) => [path.normalize('NFC'), path]));
  return {
    config,
    byRoute,
    mainPages: site.mainPages,
    draftRoutes: new Set((site.drafts ?? []).map(({ route }) => route)),
    files,
    madeExtensions: madeExtensionsOf(site),
    statics,
    redirects,
    nearest: createNearestTargets({ byRoute, files, statics, anchorsOf }),
    pageAt: sources,
    fileAt(path) {
      if (files.has(path)) return path;
      const place = locate(folders, path);
      const original = place?.folder.isTranslation === true ? originalFolder(folders, place.folder) : undefined;
      const originalPath = original === undefined ? undefined : ((original.prefix + (place?.below ?? '')) as SourcePath);
      return originalPath !== undefined && files.has(originalPath) ? originalPath : undefined;
    },
    rootsOf(file) {
      if (file === undefined) return [''];
      const own = locate(folders, file)?.folder.prefix.slice(0, -1);
      return [...new Set([...(own === undefined ? [] : [own]), ...(config.content.pages === null ? [] : [config.content.pages]), ''])];
    },
    localeOf(path) {
      return locate(folders, path)?.folder.locale ?? config.locales.default;
    },
    belowOf(path) {
      return locate(folders, path)?.below;
    },
    anchorsOf,
  };
}

function madeExtensionsOf({ pages, drafts = [] }: IndexedSite): readonly string[] {
  const extensions = [...pages, ...drafts].map(({ outline }) => extensionOf(outline?.source ?? ''));
  return [...new Set(extensions)].filter((extension) => extension !== '' && extension !== '.md').sort();
}

/** Looks pages up by where their source lies in the version: a translation and what it translates lie at one place. */
function createSourceIndex({ pages, drafts = [] }: IndexedSite, folders: readonly ContentFolder[]): SiteIndex['pageAt'] {
  const placeOf = (path: string, locale: string): string => {
    const place = locate(folders, path);
    return place === undefined ? `${locale}|${path}` : `${locale}|${place.folder.version}|${place.below.replace(/\.md$/i, '')}`;
  };
  const byPlace = new Map<string, PlacedPage | 'draft'>();
  for (const { source, edition } of drafts) if (source !== undefined) byPlace.set(placeOf(source, localeOfEdition(edition)), 'draft');
  for (const page of pages) if (page.source !== undefined) byPlace.set(placeOf(page.source, localeOfEdition(page.edition)), page);
  return (path, locale) => byPlace.get(placeOf(path, locale));
}

function locate(folders: readonly ContentFolder[], path: string): { readonly folder: ContentFolder; readonly below: string } | undefined {
  const folder = folders.find(({ prefix }) => path.startsWith(prefix));
  return folder === undefined ? undefined : { folder, below: path.slice(folder.prefix.length) };
}

function originalFolder(folders: readonly ContentFolder[], { kind, version }: ContentFolder): ContentFolder | undefined {
  return folders.find((folder) => folder.kind === kind && folder.version === version && !folder.isTranslation);
}

/** The index of `graph`: what can be asked of the site once it is built. It is made once, however many frames, pages and emitters ask. */
export function graphIndexOf(config: SiteConfig, graph: ContentGraph): SiteIndex {
  return indexesOf(graph)(config);
}

const indexesOf = rememberWeakly((graph: ContentGraph) => rememberWeakly((config: SiteConfig) => makeGraphIndex(config, graph)));

function makeGraphIndex(config: SiteConfig, graph: ContentGraph): SiteIndex {
  const byRoute = new Map(graph.pages.map((page) => [page.route, page]));
  const mainPages = new Map(
    graph.editions.flatMap(({ root, mainPage }) => {
      const page = mainPage === undefined ? undefined : byRoute.get(mainPage);
      return page === undefined ? [] : [[root, page] as const];
    }),
  );
  const redirects = new Map(graph.redirects.map((redirect) => [redirect.from as string, { ...redirect, targetSuffix: '' }]));
  const statics = graph.staticFiles.map(({ output }) => output);
  return createSiteIndex({ config, pages: graph.pages, files: graph.assets, statics, mainPages }, redirects);
}
