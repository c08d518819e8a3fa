import type { GraphPage, SiteConfig } from '@helpgen/model';
import { encodePath, isSafeUrl } from '@helpgen/model/url';
import type { SiteIndex } from '../links/site-index.ts';

/** The address at which the source of `page` can be edited; `null` when it has none or wants none. */
export function makeEditHref(config: SiteConfig, index: SiteIndex, page: GraphPage): string | null {
  const own = page.outline?.frontMatter.custom_edit_url;
  if (own !== undefined) return own === null || own === '' || !isSafeUrl(own) ? null : own;
  const source = page.outline?.origin ?? page.source;
  if (config.editUrl === null || source === undefined) return null;
  const separator = /[/=:]$/.test(config.editUrl) ? '' : '/';
  return config.editUrl + separator + encodePath(editedSource(config, { ...page, source }, index.belowOf(source)));
}

function editedSource(config: SiteConfig, page: GraphPage, below: string | undefined): string {
  const source = page.source ?? '';
  const version = config.versions.find(({ name }) => page.edition.startsWith(`${name}/`));
  const current = config.versions.find(({ isCurrent }) => isCurrent);
  if (!config.editCurrentVersion || page.kind !== 'doc' || version === undefined || current === undefined || version === current) return source;
  return below === undefined ? source : current.folder === '.' ? below : `${current.folder}/${below}`;
}
