import type { RoutePath } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/browser';

/**
 * The route that `pathname` means: base path, `index.html`, `.html`, doubled and trailing slashes taken away, decoded.
 * `undefined` when it lies outside the site or names a file that is no page.
 */
export function routeOfAddress(pathname: string, site: { readonly basePath: string }): RoutePath | undefined {
  const inside = pathname === site.basePath.slice(0, -1) ? '/' : `/${pathname.slice(site.basePath.length)}`;
  if (!`${pathname}/`.startsWith(site.basePath)) return undefined;
  const path = decodeSafely(inside).normalize('NFC').replace(/(\/index)?\.html$/, '').replace(/\/+/g, '/').replace(/\/$/, '');
  if (isFileName(path, inside.endsWith('/'))) return undefined;
  return (path === '' ? '/' : path) as RoutePath;
}

/** The last segment looks like a file's; a page may have a dot in its name (`v9.0`), so digits are no extension. */
function isFileName(path: string, endsWithSlash: boolean): boolean {
  return !endsWithSlash && /\.[a-z][a-z\d]{1,10}$/i.test(path);
}
