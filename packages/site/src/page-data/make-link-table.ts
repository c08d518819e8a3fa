import type { GraphPage, LinkTable, LinkTarget, ResolvedAsset, ResolvedLink, SiteConfig, SiteFacts } from '@helpgen/model';
import { hasMarkdownCopy } from '@helpgen/model';
import { isSafeUrl } from '@helpgen/model/url';
import { targetHref } from '../links/answer-link.ts';
import type { GraphIndex } from '../links/site-index.ts';

/** The values that fill the holes of a page's body. */
export function makeLinkTable({ config, byRoute }: GraphIndex, facts: SiteFacts, page: GraphPage): LinkTable {
  const links = page.links.map((target, number): ResolvedLink => {
    const at = target.kind === 'page' ? byRoute.get(target.route) : undefined;
    const title = page.outline?.links[number]?.wantsTitle === true ? at?.title : undefined;
    const hasNoCopy = config.markdownCopies && at !== undefined && !hasMarkdownCopy(at);
    return { ...resolveLink(config, facts, target), ...(title === undefined ? {} : { title }), ...(hasNoCopy ? { hasNoCopy } : {}) };
  });
  const assets = page.assets.map((asset): ResolvedAsset => {
    if (typeof asset === 'string') return facts.assets.get(asset) ?? { href: '' };
    return asset ?? { href: '' };
  });
  return { links, assets, ...(page.mentions === undefined ? {} : { mentions: page.mentions }) };
}

const kinds = { page: 'internal', anchor: 'internal', static: 'file', external: 'external' } as const;

function resolveLink(config: SiteConfig, facts: SiteFacts, target: LinkTarget): ResolvedLink {
  if (target.kind === 'broken') return { href: target.href !== '' && isSafeUrl(target.href) ? target.href : '#', kind: 'broken' };
  if (target.kind !== 'file') return { href: targetHref(target, config), kind: kinds[target.kind] };
  const asset = facts.assets.get(target.source);
  return asset === undefined ? { href: '#', kind: 'broken' } : { href: asset.href + target.suffix, kind: 'file' };
}
