import type { Card, GraphPage, Outline, PageKind, RoutePath, SiteConfig, SourcePath } from '@helpgen/model';
import { routeToHref } from '@helpgen/model';
import type { EditionPlan } from '../make-editions.ts';
import type { LocalFile } from './group-sources.ts';
import type { DocumentPlace } from './place-document.ts';

/** What of a page can be said before links and sidebars are known. */
export type PlacedPage = Omit<GraphPage, 'sidebar' | 'links' | 'assets' | 'cards'>;

/** A page while the graph is being built. */
export interface SitePage extends PlacedPage {
  readonly plan: EditionPlan;
  /** Address with base path, encoded. */
  readonly href: string;
  readonly place?: DocumentPlace;
  /** The file that asked for a page without outline, for findings about it. */
  readonly origin?: SourcePath;
  /** Cards of a category's index page; made when the whole sidebar is known. */
  readonly makeCards?: (hrefOf: LinkHref) => readonly Card[];
}

/** The address of a sidebar's link as it stands in an `href`. */
export type LinkHref = (link: { readonly href: string; readonly pointer: string }) => string;

/** A page that has an address and nothing else. */
export function makeBarePage(config: SiteConfig, plan: EditionPlan, kind: PageKind, route: RoutePath) {
  const flags = { isDraft: false, isUnlisted: false, isNoIndex: config.noIndex };
  return { plan, route, href: routeToHref(route, config), kind, edition: plan.edition.key, title: '', description: '', ...flags };
}

/** What a page of `plan` has of the file that it is written in; `name` is its title of last resort. */
export function writtenIn({ content: outline, locale }: LocalFile<Outline>, plan: EditionPlan, name: string) {
  const { frontMatter, source } = outline;
  const isDraft = frontMatter.draft === true;
  const isUnlisted = frontMatter.unlisted === true;
  return {
    outline,
    source,
    title: frontMatter.title ?? outline.contentTitle ?? name,
    description: frontMatter.description ?? outline.excerpt,
    ...(locale === plan.locale.code ? {} : { textLocale: locale }),
    isDraft,
    isUnlisted,
    isNoIndex: isUnlisted || isDraft,
  };
}

/** How a finding names `page`: its file, or what it is. */
export function nameOfPage(page: SitePage): string {
  if (page.source !== undefined) return `\`${page.source}\``;
  if (page.kind === 'category') return `the category \`${page.title}\``;
  if (page.kind === 'search') return 'the search page';
  return page.kind === 'not-found' ? 'the page for missing addresses' : `the page \`${page.title}\``;
}
