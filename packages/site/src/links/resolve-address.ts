import type { RoutePath } from '@helpgen/model';
import { parseRoutePath } from '@helpgen/model';
import type { UrlParts } from '@helpgen/model/url';
import { decodeSafely } from '@helpgen/model/url';
import type { PlacedPage } from '../pages/site-page.ts';
import { encodeSuffix } from './encode-suffix.ts';
import type { Resolution } from './resolution.ts';
import type { SiteIndex } from './site-index.ts';

/** An address in its parts, as it is written. */
export interface Address extends UrlParts {
  readonly locale: string;
  /** The page that a relative address starts from. */
  readonly page?: PlacedPage;
}

/**
 * What an address (no source path) names: a page, a static file, a redirect, a draft. With or without base path,
 * trailing slash, `.html`, in any encoding and normal form.
 */
export function resolveAddress(index: SiteIndex, address: Address): Resolution {
  const suffix = encodeSuffix(address);
  const routes = routesOf(index, address);
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
function routesOf(index: SiteIndex, { path, page, locale }: Address): readonly RoutePath[] {
  const decoded = decodeSafely(path);
  const starts = decoded.startsWith('/') ? absoluteForms(index, decoded, locale) : relativeForms(index, decoded, page);
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
