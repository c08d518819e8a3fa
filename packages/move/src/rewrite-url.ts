import type { SiteState } from '@helpgen/engine';
import type { LinkTarget, RoutePath, SourcePath } from '@helpgen/model';
import { extensionOf, folderOf, resolveSourcePath } from '@helpgen/model';
import { decodeSafely, encodePath, splitUrl } from '@helpgen/model/url';
import { contentFoldersOf, relativePath } from '@helpgen/site';
import type { ExpectedMove } from './expect-move.ts';
import type { MovePlan } from './plan-move.ts';

/** Knows how addresses were written, and writes them the same way for where they are to lead. */
export interface UrlWriter {
  /** What takes the place of `url`; `undefined`: it does not tell. */
  rewrite(url: string, link: WrittenLink): string | undefined;
}

/** An address, where it stands, and what it names. */
export interface WrittenLink {
  /** The file that it stands in, as it was; absent in the config. */
  readonly file?: SourcePath;
  readonly target: Extract<LinkTarget, { readonly kind: 'page' | 'file' | 'anchor' }>;
  /** Sources of the target: of a page in several languages all. */
  readonly sources: readonly SourcePath[];
  /** Of the page that an anchor alone is on. */
  readonly route?: RoutePath;
}

/** A writer for a move. */
export function createUrlWriter({ config }: SiteState, { movePath }: MovePlan, expected: ExpectedMove): UrlWriter {
  const folders = contentFoldersOf(config);
  /** Path below the content folder with what tells versions apart, so that a translation is what it translates; without extension. */
  const placeOf = (path: string): string => {
    const folder = folders.find(({ prefix }) => path.startsWith(prefix));
    const below = (folder === undefined ? path : path.slice(folder.prefix.length)).replace(/\.[^./]+$/, '');
    return folder === undefined ? below : `${folder.kind}:${folder.version}:${below}`;
  };
  return { rewrite };

  function rewrite(url: string, link: WrittenLink): string | undefined {
    const { path, query, hash } = splitUrl(url);
    const tail = `${query}${hashFor(hash, link)}`;
    const isAnchor = path === '' || link.target.kind === 'anchor';
    if (isAnchor) return tail;
    const isOwn = path.toLowerCase().startsWith(config.url.toLowerCase());
    const origin = isOwn ? path.slice(0, config.url.length) : '';
    const decoded = decodeSafely(path.slice(origin.length));
    const isFile = !isOwn && (extensionOf(decoded) !== '' || decoded.startsWith('@site/'));
    const written =
      (isFile ? asFile(decoded, link) : undefined) ?? (link.target.kind === 'page' ? asRoute(decoded, link.target.route) : undefined);
    if (written === undefined) return undefined;
    const encoded = path.includes('%')
      ? written
          .split('/')
          .map((part) => (part === '@site' ? part : encodePath(part)))
          .join('/')
      : shield(written);
    return `${origin}${encoded}${tail}`;
  }

  function hashFor(hash: string, { target, route }: WrittenLink): string {
    const id = decodeSafely(hash.slice(1));
    const page = target.kind === 'page' ? target.route : route;
    const next = page === undefined || hash === '' ? id : expected.anchorOf(page, id);
    return next === id ? hash : `#${hash.includes('%') ? encodeURIComponent(next) : next}`;
  }

  /** `path` as the path of a source, from where it was looked up. */
  function asFile(path: string, { file, sources }: WrittenLink): string | undefined {
    const places = new Set(sources.map(placeOf));
    const names = (candidate: SourcePath | undefined): candidate is SourcePath => candidate !== undefined && places.has(placeOf(candidate));
    if (path.startsWith('@site/')) {
      const inRoot = resolveSourcePath('', path.slice('@site'.length));
      return names(inRoot) ? `@site/${movePath(inRoot)}` : undefined;
    }
    const isAbsolute = path.startsWith('/');
    const beside = file === undefined || isAbsolute ? undefined : resolveSourcePath(folderOf(file), path);
    if (file !== undefined && names(beside)) {
      const relative = relativePath(folderOf(movePath(file)), movePath(beside));
      return path.startsWith('.') ? relative : relative.replace(/^\.\//, '');
    }
    for (const root of rootsOf(file)) {
      const candidate = resolveSourcePath(root, isAbsolute ? `${root}${path}`.replace(/^(?!\/)/, '/') : path);
      if (!names(candidate)) continue;
      const below = fromRoot(root, movePath(candidate));
      return below === '' ? `@site/${movePath(candidate)}` : `${isAbsolute ? '/' : ''}${below}`;
    }
    return undefined;
  }

  function rootsOf(file: SourcePath | undefined): readonly string[] {
    const own = file === undefined ? undefined : folders.find(({ prefix }) => file.startsWith(prefix))?.prefix.slice(0, -1);
    return [
      ...new Set([
        ...(own === undefined ? [] : [own]),
        ...(config.content.pages === null || file === undefined ? [] : [config.content.pages]),
        '',
      ]),
    ];
  }

  /** `path` as an address: with base path, locale and ending as it was written; a relative one from the root of the site. */
  function asRoute(path: string, route: RoutePath): string {
    const next = expected.routeOf(route);
    const base = config.basePath.slice(0, -1);
    const start = base !== '' && `${path}/`.startsWith(config.basePath) ? base : '';
    const rest = path.slice(start.length);
    const ending = /(?:\/index)?\.html$|\/$/.exec(rest)?.[0] ?? '';
    const stem = rest.slice(0, rest.length - ending.length);
    const locale =
      config.locales.list
        .map((one) => (one.path === '' ? '' : `/${one.path}`))
        .find((prefix) => prefix !== '' && route === `${prefix}${stem}`) ?? '';
    const isLocal = locale !== '' && next.startsWith(`${locale}/`);
    const bare = isLocal ? next.slice(locale.length) : next;
    if (bare === '/') return `${start}/`;
    return `${start}${bare}${path.startsWith('/') ? ending : config.trailingSlash ? '/' : ''}`;
  }
}

/** `path` below `root`; empty when it does not lie there. */
function fromRoot(root: string, path: string): string {
  if (root === '') return path;
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : '';
}

/** `path` with what would end or cut an address encoded, and letters left as they are. */
export function shield(path: string): string {
  return path.replace(/[\s()<>?#%"]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
