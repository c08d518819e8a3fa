import type { GraphPage, LinkTable, LinkTarget, ResolvedAsset, ResolvedLink, RoutePath, SiteConfig, SiteFacts } from '@helpgen/model';
import { hasMarkdownCopy } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import { targetHref } from '../links/target-href.ts';

/** A maker of the values that fill the holes of a page's body. */
export function createLinkTableMaker(
  config: SiteConfig,
  facts: SiteFacts,
  pageAt: (route: RoutePath) => GraphPage | undefined,
): (page: GraphPage) => LinkTable {
  const described = (page: GraphPage, target: LinkTarget, number: number): Pick<ResolvedLink, 'title' | 'hasNoCopy'> => {
    const at = target.kind === 'page' ? pageAt(target.route) : undefined;
    const title = page.outline?.links[number]?.wantsTitle === true ? at?.title : undefined;
    const hasNoCopy = config.markdownCopies && at !== undefined && !hasMarkdownCopy(at);
    return { ...(title === undefined ? {} : { title }), ...(hasNoCopy ? { hasNoCopy } : {}) };
  };
  return (page) => ({
    links: page.links.map((target, number) => ({ ...resolveLink(config, facts, target), ...described(page, target, number) })),
    assets: page.assets.map((asset) => resolveAsset(facts, asset)),
    ...(page.mentions === undefined ? {} : { mentions: page.mentions }),
  });
}

const kinds = { page: 'internal', anchor: 'internal', static: 'file', external: 'external' } as const;

function resolveLink(config: SiteConfig, facts: SiteFacts, target: LinkTarget): ResolvedLink {
  if (target.kind === 'broken') return { href: target.href !== '' && isSafeUrl(target.href) ? target.href : '#', kind: 'broken' };
  if (target.kind !== 'file') return { href: targetHref(target, config), kind: kinds[target.kind] };
  const asset = facts.assets.get(target.source);
  return asset === undefined ? { href: '#', kind: 'broken' } : { href: asset.href + target.suffix, kind: 'file' };
}

function resolveAsset(facts: SiteFacts, asset: GraphPage['assets'][number]): ResolvedAsset {
  if (asset === null) return { href: '' };
  return typeof asset === 'string' ? (facts.assets.get(asset) ?? { href: '' }) : asset;
}
