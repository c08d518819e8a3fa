import type { PageChunk } from './page-chunk.ts';

/** The element of the prose in `root`; `null` on a page without one. */
export function findProse(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-hg-prose]');
}

/** The page that `source` shows, as its chunk would say it: the exact inverse of writing the document. */
export function readPage(source: Document): PageChunk {
  const data = JSON.parse(source.getElementById('hg-page')?.textContent ?? 'null') as Omit<PageChunk, 'html'>;
  return { ...data, html: findProse(source)?.innerHTML ?? '' };
}
