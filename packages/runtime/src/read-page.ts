import type { PageSidebar } from '@helpgen/model';
import type { PageChunk } from './page-chunk.ts';
import { readSidebar } from './sidebar/read-sidebar.ts';

/** The element of the prose in `root`; `null` on a page without one. */
export function findProse(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-hg-prose]');
}

/** The page that `source` shows, as its chunk would say it: the exact inverse of writing the document. */
export function readPage(source: Document): PageChunk {
  const data = JSON.parse(source.getElementById('hg-page')?.textContent ?? 'null') as Omit<PageChunk, 'html'>;
  const html = findProse(source)?.innerHTML ?? '';
  const { sidebar } = data.data;
  if (sidebar === null || 'items' in sidebar) return { ...data, html };
  return { ...data, html, data: { ...data.data, sidebar: { items: [], ...(sidebar as Pick<PageSidebar, 'id' | 'treeHref'>), ...readSidebar(source) } } };
}
