import type { Card, GraphPage, SourcePath } from '@helpgen/model';
import { localeOfEdition, type EditionPlan } from '../make-editions.ts';
import type { DocumentPlace } from './place-document.ts';

/** What of a page can be said before links and sidebars are known. */
export type PlacedPage = Omit<GraphPage, 'sidebar' | 'links' | 'assets' | 'cards'>;

/** A page while the graph is being built. */
export interface SitePage extends PlacedPage {
  readonly plan: EditionPlan;
  /** Address with base path, encoded. */
  readonly href: string;
  /** Path below the content folder; absent for a page without source. */
  readonly path?: string;
  readonly place?: DocumentPlace;
  /** The file that asked for a page without outline, for findings about it. */
  readonly origin?: SourcePath;
  /** Cards of a category's index page; made when the whole sidebar is known. */
  readonly makeCards?: (hrefOf: LinkHref) => readonly Card[];
}

/** The address of a sidebar's link as it stands in an `href`. */
export type LinkHref = (link: { readonly href: string; readonly pointer: string }) => string;

/** Those of `pages` that have a source, each file once: of what is not translated, which other languages show too, the page of its own. */
export function eachOnce<Page extends Pick<GraphPage, 'edition' | 'source'>>(pages: readonly Page[], defaultLocale: string): readonly Page[] {
  const seen = new Set<SourcePath>();
  const isOwn = ({ edition }: Page): boolean => localeOfEdition(edition) === defaultLocale;
  const inOrder = [...pages.filter(isOwn), ...pages.filter((page) => !isOwn(page))];
  return inOrder.filter(({ source }) => source !== undefined && seen.size !== seen.add(source).size);
}

/** How a finding names `page`: its file, or what it is. */
export function nameOfPage(page: SitePage): string {
  if (page.source !== undefined) return `\`${page.source}\``;
  if (page.kind === 'category') return `the category \`${page.title}\``;
  if (page.kind === 'search') return 'the search page';
  return page.kind === 'not-found' ? 'the page for missing addresses' : `the page \`${page.title}\``;
}
