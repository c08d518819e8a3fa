import type { ContentGraph, GraphPage, Outline, OutputPath, Redirect, RoutePath, SiteConfig, SourcePath } from '@helpgen/model';
import { extensionOf, remember, rememberWeakly, routeToHref } from '@helpgen/model';
import { contentFoldersOf } from '../assign-role.ts';
import { madeFilesOf } from '../made-files.ts';
import { localeOfEdition } from '../make-editions.ts';
import type { PlacedPage } from '../pages/site-page.ts';
import { createNearestTargets } from './nearest-targets.ts';

/** A redirect with the page it ends at, when that is a page of this site. */
export interface PlacedRedirect extends Redirect {
  readonly target?: RoutePath;
  /** Query and hash of the target itself, encoded. */
  readonly targetSuffix: string;
}

/** What an index is made of. */
interface IndexedSite<Page extends PlacedPage> {
  readonly config: SiteConfig;
  readonly pages: readonly Page[];
  readonly drafts: readonly Page[];
  readonly files: readonly SourcePath[];
  readonly statics: readonly OutputPath[];
  /** Main pages by the root of their edition. */
  readonly mainPages: ReadonlyMap<RoutePath, Page>;
  readonly redirects: ReadonlyMap<string, PlacedRedirect>;
}

/** Everything of the site that an address can name, by the ways it is named. */
export type SiteIndex = ReturnType<typeof createSiteIndex<PlacedPage>>;

/** An index of a site with the redirects that are known by now. */
export function createSiteIndex<Page extends PlacedPage>({ config, pages, drafts, files, statics, mainPages, redirects }: IndexedSite<Page>) {
  const folders = contentFoldersOf(config).filter(({ kind }) => kind !== 'static');
  const locate = (path: string) => {
    const folder = folders.find(({ prefix }) => path.startsWith(prefix));
    return folder === undefined ? undefined : { folder, below: path.slice(folder.prefix.length) };
  };
  // A translation and what it translates lie at one place of their version.
  const placeOf = (path: string, locale: string): string => {
    const place = locate(path);
    return place === undefined ? `${locale}|${path}` : `${locale}|${place.folder.version}|${place.below.replace(/\.md$/i, '')}`;
  };
  const byPlace = new Map<string, Page | 'draft'>();
  for (const { source, edition } of drafts) if (source !== undefined) byPlace.set(placeOf(source, localeOfEdition(edition)), 'draft');
  for (const page of pages) if (page.source !== undefined) byPlace.set(placeOf(page.source, localeOfEdition(page.edition)), page);

  /** Pages by route; the root of an edition also stands for its main page. */
  const byRoute = new Map<string, Page>([...mainPages, ...pages.map((page) => [page.route, page] as const)]);
  const known = new Set<string>(files);
  /** Static files by output path. */
  const outputs = new Map([...madeFilesOf(config), ...statics].map((path) => [path.normalize('NFC'), path]));
  const extensions = new Set([...pages, ...drafts].map(({ outline }) => extensionOf(outline?.source ?? '')));
  return {
    config,
    byRoute: byRoute as ReadonlyMap<string, Page>,
    mainPages,
    redirects,
    draftRoutes: new Set<string>(drafts.map(({ route }) => route)),
    /** Extensions of the files that sources of presets make documents of. */
    madeExtensions: [...extensions].filter((extension) => extension !== '' && extension !== '.md').sort(),
    statics: outputs as ReadonlyMap<string, OutputPath>,
    nearest: createNearestTargets(byRoute, known, outputs),
    /** The page in `locale` that the source at `path` or its translation makes; `'draft'` when it is left out of the build. */
    pageAt: (path: SourcePath, locale: string): Page | 'draft' | undefined => byPlace.get(placeOf(path, locale)),
    /** The file at `path`, or the one that it translates; `undefined` when there is neither. */
    fileAt(path: SourcePath): SourcePath | undefined {
      if (known.has(path)) return path;
      const place = locate(path);
      if (place?.folder.isTranslation !== true) return undefined;
      const { kind, version } = place.folder;
      const original = folders.find((folder) => folder.kind === kind && folder.version === version && !folder.isTranslation);
      const originalPath = (original === undefined ? '' : original.prefix + place.below) as SourcePath;
      return known.has(originalPath) ? originalPath : undefined;
    },
    /** Folders in which a path that begins with `/` is looked up, innermost first. */
    rootsOf(file: SourcePath | undefined): readonly string[] {
      if (file === undefined) return [''];
      const own = locate(file)?.folder.prefix.slice(0, -1);
      return [...new Set([...(own === undefined ? [] : [own]), ...(config.content.pages === null ? [] : [config.content.pages]), ''])];
    },
    /** The locale in whose folders the file at `path` lies. */
    localeOf: (path: SourcePath): string => locate(path)?.folder.locale ?? config.locales.default,
    /** The path below the content folder that `path` lies in; `undefined` outside of them. */
    belowOf: (path: SourcePath): string | undefined => locate(path)?.below,
    /** Ids of an outline that a link can name, in NFC. */
    anchorsOf: remember(({ headings, anchors }: Outline): ReadonlySet<string> => {
      return new Set([...headings.map(({ id }) => id), ...anchors].map((id) => id.normalize('NFC')));
    }),
  };
}

/** The index of a finished graph. */
export type GraphIndex = ReturnType<typeof makeGraphIndex>;

/** The index of `graph`: what can be asked of the site once it is built. It is made once, however many frames, pages and emitters ask. */
export function graphIndexOf(config: SiteConfig, graph: ContentGraph): GraphIndex {
  return indexesOf(graph)(config);
}

const indexesOf = rememberWeakly((graph: ContentGraph) => rememberWeakly((config: SiteConfig) => makeGraphIndex(config, graph)));

function makeGraphIndex(config: SiteConfig, { pages, editions, redirects, assets, staticFiles }: ContentGraph) {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const mains = editions.flatMap(({ root, mainPage }) => {
    const page = mainPage === undefined ? undefined : byRoute.get(mainPage);
    return page === undefined ? [] : [[root, page] as const];
  });
  const index = createSiteIndex<GraphPage>({
    config,
    pages,
    drafts: [],
    files: assets,
    statics: staticFiles.map(({ output }) => output),
    mainPages: new Map(mains),
    redirects: new Map(redirects.map((redirect) => [redirect.from as string, { ...redirect, targetSuffix: '' }])),
  });
  return {
    ...index,
    /** Pages by address. */
    byHref: new Map(pages.map((page) => [routeToHref(page.route, config), page])),
    /** Documents by edition and id, as {@link documentKey} has them. */
    documents: new Map(pages.flatMap((page) => (page.id === undefined ? [] : [[documentKey(page.edition, page.id), page]]))),
    editions: new Map(editions.map((edition) => [edition.key, edition])),
  };
}

/** A key for the document `id` of `edition`. */
export function documentKey(edition: string, id: string): string {
  return `${edition}|${id}`;
}
