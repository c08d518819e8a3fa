import type { SiteConfig } from '@helpgen/model';
import { isExternalUrl } from '@helpgen/model/url';

/** The address of the site's `href` as other sites write it. */
export function absoluteHref({ url, basePath }: SiteConfig, href: string): string {
  if (isExternalUrl(href)) return href;
  return href.startsWith('/') ? url + href : url + basePath + href;
}
