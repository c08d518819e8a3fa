import type { Outline, OutputPath, Redirect, RoutePath, SiteConfig, SourcePath } from '@helpgen/model';
import { extensionOf } from '@helpgen/model';
import { contentFoldersOf, type ContentFolder } from '../assign-role.ts';
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
  rootsOf(file: SourcePath): readonly string[];
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
  /** Main pages by the root of their edition. */
  readonly mainPages: ReadonlyMap<RoutePath, PlacedPage>;
}

/** An index of `site` with the redirects that are known by now. */
export function createSiteIndex(site: IndexedSite, redirects: ReadonlyMap<string, PlacedRedirect>): SiteIndex {
  const { config } = site;
  const folders = contentFoldersOf(config).filter(({ kind }) => kind !== 'static');
  const byRoute = new Map<string, PlacedPage>(site.mainPages);
  for (const page of site.pages) byRoute.set(page.route, page);
  const sources = createSourceIndex(site, folders);
  const files = new Set<string>(site.files);
  const anchors = new Map<Outline, ReadonlySet<string>>();
  const anchorsOf = (outline: Outline): ReadonlySet<string> => {
    let ids = anchors.get(outline);
    if (ids === undefined) {
      ids = new Set([...outline.headings.map(({ id }) => id), ...outline.anchors].map((id) => id.normalize('NFC')));
      anchors.set(outline, ids);
    }
    return ids;
  };
  const statics = new Map(site.statics.map((path) => [path.normalize('NFC'), path]));
  return {
    config,
    byRoute,
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

/** Looks pages up by source: at once when the path is the page's own, by its place in the version when it is a translation of it. */
function createSourceIndex(site: IndexedSite, folders: readonly ContentFolder[]): SiteIndex['pageAt'] {
  const byLocale = new Map<string, Map<string, PlacedPage | 'draft'>>();
  const add = (page: PlacedPage, value: PlacedPage | 'draft'): void => {
    if (page.source === undefined) return;
    const locale = localeOfEdition(page.edition);
    const pages = byLocale.get(locale) ?? new Map<string, PlacedPage | 'draft'>();
    byLocale.set(locale, pages.set(page.source, value));
  };
  for (const page of site.drafts ?? []) add(page, 'draft');
  for (const page of site.pages) add(page, page);
  let byPlace: Map<string, PlacedPage | 'draft'> | undefined;
  return (path, locale) => {
    const found = byLocale.get(locale)?.get(path);
    if (found !== undefined) return found;
    const place = locate(folders, path);
    if (place === undefined) return undefined;
    byPlace ??= placesOf(byLocale, folders);
    return byPlace.get(placeKey(place.folder, place.below, locale));
  };
}

function placesOf(
  byLocale: ReadonlyMap<string, ReadonlyMap<string, PlacedPage | 'draft'>>,
  folders: readonly ContentFolder[],
): Map<string, PlacedPage | 'draft'> {
  const byPlace = new Map<string, PlacedPage | 'draft'>();
  for (const [locale, pages] of byLocale) {
    for (const [source, page] of pages) {
      const place = locate(folders, source);
      if (place !== undefined) byPlace.set(placeKey(place.folder, place.below, locale), page);
    }
  }
  return byPlace;
}

function locate(folders: readonly ContentFolder[], path: string): { readonly folder: ContentFolder; readonly below: string } | undefined {
  const folder = folders.find(({ prefix }) => path.startsWith(prefix));
  return folder === undefined ? undefined : { folder, below: path.slice(folder.prefix.length) };
}

function placeKey(folder: ContentFolder, below: string, locale: string): string {
  const name = /\.md$/i.test(below) ? below.slice(0, -3) : below;
  return `${locale}|${folder.version}|${name}`;
}

function originalFolder(folders: readonly ContentFolder[], { kind, version }: ContentFolder): ContentFolder | undefined {
  return folders.find((folder) => folder.kind === kind && folder.version === version && !folder.isTranslation);
}
