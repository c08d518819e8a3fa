import type { RoutePath, SiteConfig } from '@helpgen/model';
import { localeOfEdition } from '../make-editions.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { RedirectClaim } from './redirect-claim.ts';

/** Every redirect that the config and the pages ask for: the config's first, then by the route of the page. */
export function collectClaims(config: SiteConfig, pages: readonly SitePage[]): readonly RedirectClaim[] {
  const root = '/' as RoutePath;
  const rules = config.redirects.flatMap(({ from, to }, index) =>
    from.map((path, number): RedirectClaim => {
      const rule = `redirects[${index}]`;
      return { from: path, to, root, place: `\`${rule}\``, pointers: { from: `${rule}.from[${number}]`, to: `${rule}.to` } };
    }),
  );
  const own = pages.flatMap((page) => (page.outline?.frontMatter.redirect_from ?? []).map((from) => claimOf(page, from)));
  return [...rules, ...own];
}

// A page shown in several locales has its old addresses in each of them: like a slug, they begin at the edition's root.
function claimOf(page: SitePage, from: string): RedirectClaim {
  const { plan, route, outline, source, kind } = page;
  const localeRoot = (plan.locale.path === '' ? '/' : `/${plan.locale.path}`) as RoutePath;
  return {
    from,
    to: route,
    route,
    root: kind === 'doc' ? plan.edition.root : localeRoot,
    place: `\`${source ?? ''}\`${plan.isDefaultLocale ? '' : ` (${localeOfEdition(page.edition)})`}`,
    ...(source === undefined ? {} : { at: { file: source, ...outline?.frontMatterSpans['redirect_from'] } }),
  };
}
