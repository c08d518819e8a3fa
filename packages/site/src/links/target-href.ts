import type { LinkTarget, SiteConfig } from '@helpgen/model';
import { outputToHref, routeToHref } from '@helpgen/model';

/** Where a link of the site leads, as it stands in an `href`; `#` for what no page can tell. */
export function targetHref(target: LinkTarget, config: SiteConfig): string {
  switch (target.kind) {
    case 'page':
      return routeToHref(target.route, config) + target.suffix;
    case 'static':
      return outputToHref(target.output, config) + target.suffix;
    case 'anchor':
      return target.suffix;
    case 'external':
      return target.href;
    default:
      return '#';
  }
}
