import type { Location, RoutePath, SiteConfig } from '@helpgen/model';
import { localeOfEdition } from '../make-editions.ts';
import type { SitePage } from '../pages/site-page.ts';

/** A redirect as somebody asked for it. */
export interface RedirectClaim {
  /** As written. */
  readonly from: string;
  /** As written in the config; for front matter, the route of the page. */
  readonly to: string;
  /** Present when the claim is the front matter of a page, whose route is the target. */
  readonly route?: RoutePath;
  /** Route that `from` is relative to: the edition's root for front matter. */
  readonly root: RoutePath;
  /** How findings name the place: a pointer into the config or a file. */
  readonly place: string;
  /** Pointers into the config to where it starts and where it leads. */
  readonly pointers?: { readonly from: string; readonly to: string };
  readonly at?: Location;
}

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
