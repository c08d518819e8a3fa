import type { OutputPath, RoutePath } from '@helpgen/model';
import { routeToOutputPath } from '@helpgen/model';

/**
 * The file of the redirect at `from`: `x/index.html` whatever the form of addresses, since `x.html` could be a page's
 * own file; an old address that ends in `.html` is a file by itself.
 */
export function redirectOutputPath(from: RoutePath): OutputPath {
  if (from.endsWith('.html')) return from.slice(1) as OutputPath;
  return routeToOutputPath(from, { basePath: '/', trailingSlash: true });
}
