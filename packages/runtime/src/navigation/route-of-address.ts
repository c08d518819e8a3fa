import type { RoutePath } from '@helpgen/model';
import { decodeSafely } from '@helpgen/model/browser';

/**
 * The route that an address of the site at `root` means: base path, `index.html`, `.html`, doubled and trailing slashes taken
 * away, decoded. `undefined` when it lies outside the site or names a file that is no page.
 */
export function routeOfAddress({ origin, pathname }: URL, root: URL): RoutePath | undefined {
  if (origin !== root.origin || !`${pathname}/`.startsWith(root.pathname)) return undefined;
  const inside = decodeSafely(`/${pathname.slice(root.pathname.length)}`).normalize('NFC');
  const path = inside.replace(/(\/index)?\.html$/, '').replace(/\/+/g, '/').replace(/\/$/, '');
  // The last segment looks like a file's; a page may have a dot in its name (`v9.0`), so digits are no extension.
  if (!pathname.endsWith('/') && /\.[a-z][a-z\d]{1,10}$/i.test(path)) return undefined;
  return (path === '' ? '/' : path) as RoutePath;
}
