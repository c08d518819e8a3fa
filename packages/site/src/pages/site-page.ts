import type { Card, GraphPage, Outline, SiteConfig, SourcePath } from '@helpgen/model';
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

/** What a page is, and where. */
interface PagePlace extends Pick<GraphPage, 'kind' | 'route'> {
  readonly hidesAll?: boolean;
}

/** The address of a sidebar's link as it stands in an `href`. */
export type LinkHref = (link: { readonly href: string; readonly pointer: string }) => string;

/** What a page says of itself that is written in no file. */
export const unwritten = { title: '', description: '', isDraft: false, isUnlisted: false };

/** What a page of `plan` says of itself in the file that it is written in; `name` is its title of last resort. */
export function writtenIn({ content: outline, locale }: LocalFile<Outline>, plan: EditionPlan, name: string) {
  const { frontMatter, source } = outline;
  const isDraft = frontMatter.draft === true;
  const isUnlisted = frontMatter.unlisted === true;
  const title = frontMatter.title ?? outline.contentTitle ?? name;
  const description = frontMatter.description ?? outline.excerpt;
  return { outline, source, title, description, ...(locale === plan.locale.code ? {} : { textLocale: locale }), isDraft, isUnlisted };
}

/** A page of `plan` at `route`, with what it says of itself; `hidesAll`: robots are told not to index any page there. */
export function placePage<About extends typeof unwritten>(config: SiteConfig, plan: EditionPlan, place: PagePlace, about: About) {
  const { kind, route, hidesAll = config.noIndex } = place;
  const isNoIndex = hidesAll || about.isDraft || about.isUnlisted;
  // In front of the literal the spread takes four times as long, and pages are many.
  return { plan, kind, route, href: routeToHref(route, config), edition: plan.edition.key, isNoIndex, ...about };
}

/** How a finding names `page`: its file, or what it is. */
export function nameOfPage(page: SitePage): string {
  if (page.source !== undefined) return `\`${page.source}\``;
  if (page.kind === 'category') return `the category \`${page.title}\``;
  if (page.kind === 'search') return 'the search page';
  return page.kind === 'not-found' ? 'the page for missing addresses' : `the page \`${page.title}\``;
}
