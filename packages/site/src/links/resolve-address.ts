import type { LinkTarget, RoutePath, SourcePath } from '@helpgen/model';
import { parseRoutePath } from '@helpgen/model';
import type { UrlParts } from '@helpgen/model/url';
import { decodeSafely } from '@helpgen/model/url';
import type { PlacedPage } from '../pages/site-page.ts';
import { encodeSuffix } from './encode-suffix.ts';
import type { PlacedRedirect, SiteIndex } from './site-index.ts';

/** An address as it is written, and where: relative ones depend on it. */
export interface Reference {
  readonly url: string;
  readonly locale: string;
  /** The file it stands in; absent in the config. */
  readonly file?: SourcePath;
  /** The page that shows it; absent in the config. */
  readonly page?: PlacedPage;
}

/** What an address names; `hash` and `suffix` as they are written in an `href`. */
export type Resolution =
  | { readonly kind: 'page'; readonly page: PlacedPage; readonly suffix: string; readonly hash: string }
  | { readonly kind: 'redirect'; readonly redirect: PlacedRedirect; readonly suffix: string }
  | Extract<LinkTarget, { readonly kind: 'file' | 'static' | 'external' }>
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'draft' | 'no-file' | 'no-page' | 'outside'; readonly target: string }
  /** `unsafe`: a protocol that content may not name. */
  | { readonly kind: 'empty' | 'unsafe' };

/** Where an address stands: a relative one starts from the page. */
type Place = Pick<Reference, 'locale' | 'page'>;

/**
 * What an address (no source path) names: a page, a static file, a redirect, a draft. With or without base path,
 * trailing slash, `.html`, in any encoding and normal form.
 */
export function resolveAddress(index: SiteIndex, address: UrlParts, place: Place): Resolution {
  const suffix = encodeSuffix(address);
  const routes = routesOf(index, decodeSafely(address.path), place);
  for (const route of routes) {
    const page = index.byRoute.get(route);
    if (page !== undefined) return { kind: 'page', page, suffix, hash: address.hash };
    const output = index.statics.get(route.slice(1)) ?? index.statics.get(`${route.slice(1)}/index.html`);
    if (output !== undefined) return { kind: 'static', output, suffix };
  }
  for (const route of routes) {
    const redirect = index.redirects.get(route);
    if (redirect !== undefined) return { kind: 'redirect', redirect, suffix };
    if (index.draftRoutes.has(route)) return { kind: 'draft', target: route };
  }
  return { kind: 'no-page', target: routes[0] ?? address.path };
}

/** The routes that the address may mean, the likeliest first. */
function routesOf(index: SiteIndex, path: string, { page, locale }: Place): readonly RoutePath[] {
  const starts = path.startsWith('/') ? absoluteForms(index, path, locale) : relativeForms(index, path, page);
  const routes = starts.flatMap((start) => {
    const route = parseRoutePath(start);
    if (route === undefined) return [];
    if (!route.endsWith('.html')) return [route];
    const bare = route.endsWith('/index.html') ? route.slice(0, -'/index.html'.length) : route.slice(0, -'.html'.length);
    return [route, (bare === '' ? '/' : bare) as RoutePath];
  });
  return [...new Set(routes)];
}

function absoluteForms(index: SiteIndex, path: string, locale: string): readonly string[] {
  const { basePath, locales } = index.config;
  const prefix = locale === locales.default ? '' : (locales.list.find(({ code }) => code === locale)?.path ?? '');
  const plain = prefix === '' ? [path] : [`/${prefix}${path}`, path];
  if (basePath === '/' || !`${path}/`.startsWith(basePath)) return plain;
  return [...plain, `/${path.slice(basePath.length)}`];
}

// Browsers start from the page's address. Authors often start from the file's folder instead; since the address is
// written anew, both can work.
function relativeForms(index: SiteIndex, path: string, page: PlacedPage | undefined): readonly string[] {
  if (page === undefined) return [`/${path}`];
  const below = `${page.route}/${path}`;
  const beside = `${page.route.slice(0, page.route.lastIndexOf('/'))}/${path}`;
  return index.config.trailingSlash ? [below, beside] : [beside, below];
}
