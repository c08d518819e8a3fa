import type { Edition, SidebarNode, SidebarTree, SiteConfig } from '@helpgen/model';
import { currentVersionOf, editionKey } from '../make-editions.ts';
import type { Problem } from '../links/answer-link.ts';
import type { SiteIndex } from '../links/site-index.ts';
import type { PlacedPage } from '../pages/site-page.ts';

/** What resolving the frame of an edition needs to know of the site. */
export interface FrameSite {
  readonly config: SiteConfig;
  readonly edition: Edition;
  readonly index: SiteIndex;
  readonly sidebars: { readonly [key: string]: SidebarTree };
  /** The document `id` of an edition; `'draft'` when it is left out of the build. */
  document(edition: string, id: string): PlacedPage | 'draft' | undefined;
  /** Ids of all documents, for suggestions. */
  documentIds(): Iterable<string>;
  /** Takes what is wrong at `pointer` of the config. */
  report(problem: Problem, pointer: string): void;
}

/** The editions in which an id of the frame is looked up: the page's own, then the current version's. */
export function candidateEditions({ config, edition }: FrameSite): readonly string[] {
  const current = currentVersionOf(config)?.name ?? edition.version;
  return [...new Set([edition.key, editionKey(current, edition.locale)])];
}

/** Address of the first entry of `items` that is a page or a category with one. */
export function firstSidebarHref(items: readonly SidebarNode[]): string | undefined {
  for (const node of items) {
    const href = node.kind === 'link' ? undefined : (node.href ?? node.fallbackHref ?? firstSidebarHref(node.items ?? []));
    if (href !== undefined) return href;
  }
  return undefined;
}
