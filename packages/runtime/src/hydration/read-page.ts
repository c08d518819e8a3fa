import type { PageSidebar, ShownPage } from '@helpgen/model';
import { findMarked, onlyVersion, tocMark } from '../marks.ts';
import type { PageChunk } from '../page-chunk.ts';
import { readSidebar } from '../sidebar/read-sidebar.ts';

/** The page as its document says it in JSON: without what the document shows anyway. */
type WrittenPage = Omit<PageChunk, 'html' | 'data'> & {
  readonly data: Omit<ShownPage, 'documentTitle' | 'sidebar' | 'toc' | 'version' | 'versions' | 'locales'> & {
    readonly version?: ShownPage['version'];
    readonly versions?: ShownPage['versions'];
    readonly locales?: ShownPage['locales'];
    readonly toc?: string;
    readonly sidebar: PageSidebar | Pick<PageSidebar, 'id' | 'treeHref'> | null;
  };
};

/** The element of the prose in `root`; `null` on a page without one. */
export function findProse(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-hg-prose]');
}

/** The page that `source` shows, as its chunk would say it: the exact inverse of writing the document. */
export function readPage(source: Document): PageChunk {
  const { data, ...chunk } = JSON.parse(source.getElementById('hg-page')?.textContent ?? 'null') as WrittenPage;
  return {
    ...chunk,
    html: findProse(source)?.innerHTML ?? '',
    // Not `source.title`, which collapses white space.
    data: {
      toc: findMarked(source, tocMark)?.innerHTML ?? '',
      version: onlyVersion,
      versions: [],
      locales: [],
      ...data,
      documentTitle: source.querySelector('title')?.textContent ?? '',
      sidebar: data.sidebar && { items: [], ...data.sidebar, ...readSidebar(source) },
    },
  };
}
