import { encodePath } from './url.ts';

declare const brand: unique symbol;

/** A path of a source file or folder: relative to the site's root folder, POSIX separators, NFC, no leading `./`. */
export type SourcePath = string & { readonly [brand]: 'SourcePath' };

/**
 * The address of a page inside the site: decoded, NFC, begins with `/`, carries neither base path nor trailing slash
 * (`/` itself excepted). How it is written out is decided by {@link routeToHref} and {@link routeToOutputPath} alone.
 */
export type RoutePath = string & { readonly [brand]: 'RoutePath' };

/** A path of a built file: relative to the output folder, POSIX separators, never climbing. */
export type OutputPath = string & { readonly [brand]: 'OutputPath' };

/** What of the config decides how a route is written as an address. */
export interface AddressStyle {
  /** Begins and ends with `/`. */
  readonly basePath: string;
  readonly trailingSlash: boolean;
  /**
   * With `hash` every address is that of a file, relative to the site's root: so the site works wherever its folder lies,
   * and opened from disk. Left out: `browser`.
   */
  readonly router?: 'browser' | 'hash' | 'memory';
}

/** The source path of `text`, normalised; `undefined` when it is absolute or leaves the site's root folder. */
export function parseSourcePath(text: string): SourcePath | undefined {
  const segments = normaliseSegments(text.replaceAll('\\', '/'));
  return segments === undefined || text.startsWith('/') ? undefined : (segments.join('/') as SourcePath);
}

/** The path that `reference` names as seen from the folder `folder`; `undefined` when it leaves the root. */
export function resolveSourcePath(folder: string, reference: string): SourcePath | undefined {
  const segments = normaliseSegments(reference.startsWith('/') ? reference.slice(1) : `${folder}/${reference}`);
  return segments === undefined ? undefined : (segments.join('/') as SourcePath);
}

/** The path to which `reference` leads from `folder`, out of the root and into one of the folders `roots`, such as `../src`. */
export function resolveOutside(folder: string, reference: string, roots: readonly string[]): SourcePath | undefined {
  const path = climb(`${folder}/${reference}`).join('/');
  return roots.some((root) => path.startsWith(`${climb(root).join('/')}/`)) ? (path as SourcePath) : undefined;
}

/** The folder that holds `path`; empty for a file in the root. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '' : path.slice(0, end);
}

/** The last segment of `path`. */
export function baseNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The extension of the last segment with its dot, lower case; empty when there is none. */
export function extensionOf(path: string): string {
  const name = baseNameOf(path);
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}

/** The route of `text`: NFC, doubled and trailing slashes removed; `undefined` when `..` climbs above the root. */
export function parseRoutePath(text: string): RoutePath | undefined {
  const segments = normaliseSegments(text);
  return segments === undefined ? undefined : (`/${segments.join('/')}` as RoutePath);
}

/** The address of `route` as it stands in an `href`: base path, encoding and trailing slash applied. */
export function routeToHref(route: RoutePath, style: AddressStyle): string {
  if (style.router === 'hash') return encodePath(routeToOutputPath(route, style));
  const base = style.basePath.slice(0, -1);
  if (route === '/') return `${base}/`;
  return `${base}${encodePath(route)}${style.trailingSlash ? '/' : ''}`;
}

/** The HTML document of `route`: `x/index.html`, without trailing slashes `x.html`. */
export function routeToOutputPath(route: RoutePath, style: AddressStyle): OutputPath {
  if (route === '/') return 'index.html' as OutputPath;
  return `${route.slice(1)}${style.trailingSlash ? '/index.html' : '.html'}` as OutputPath;
}

/** The chunk of `route`: beside its document, so that its address follows from the route alone. */
export function routeToChunkPath(route: RoutePath): OutputPath {
  return (route === '/' ? 'index.page.js' : `${route.slice(1)}.page.js`) as OutputPath;
}

/** The Markdown copy of `route`: the page's address with `.md`. */
export function routeToMarkdownPath(route: RoutePath): OutputPath {
  return (route === '/' ? 'index.md' : `${route.slice(1)}.md`) as OutputPath;
}

/** The address of a built file as it stands in an `href`. */
export function outputToHref(path: OutputPath, style: AddressStyle): string {
  return (style.router === 'hash' ? '' : style.basePath) + encodePath(path);
}

/** Where the service worker of a site is that can be read offline; its folder is all that it may answer for. */
export const offlineWorkerPath = 'offline-worker.js' as OutputPath;

/** The segments of `text` without empty ones and `.`; `undefined` when they climb above where they start. */
function normaliseSegments(text: string): readonly string[] | undefined {
  const segments = climb(text);
  return segments[0] === '..' || text.includes('\0') ? undefined : segments;
}

/** The segments of `text` without empty ones and `.`; each `..` takes the segment before it along, where there is one. */
function climb(text: string): readonly string[] {
  const segments: string[] = [];
  for (const segment of text.normalize('NFC').split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else segments.push(segment);
  }
  return segments;
}
