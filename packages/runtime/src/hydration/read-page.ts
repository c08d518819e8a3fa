import type { SidebarGap, SidebarLevel, SidebarNode } from '@helpgen/model';
import { findMarked, onlyVersion, tocMark, sidebarMark } from '../marks.ts';
import type { PageChunk, WrittenPage } from '../page-view.ts';

/** The element of the prose in `root`; `null` on a page without one. */
export function findProse(root: ParentNode): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-hg-prose]');
}

/** The page that `source` shows, as its chunk would say it: the exact inverse of writing the document. */
export function readPage(source: Document): PageChunk {
  const list = findMarked(source, sidebarMark)?.querySelector('ul');
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
      sidebar: data.sidebar && { items: [], ...data.sidebar, ...(list && readLevel(list)) },
    },
  };
}

function readLevel(list: Element): SidebarLevel {
  const items: SidebarNode[] = [];
  const gaps: { before?: SidebarGap; after?: SidebarGap } = {};
  for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
    const { hgGap } = item.dataset;
    if (hgGap === undefined) items.push(readNode(item));
    else gaps[items.length === 0 ? 'before' : 'after'] = { count: Number(hgGap), ...hrefOf(item, 'href') };
  }
  return { items, ...gaps };
}

function readNode(item: HTMLElement): SidebarNode {
  const element = item.querySelector('a, span');
  const small = element?.querySelector('small')?.textContent ?? '';
  const label = (element?.textContent ?? '').slice(0, -small.length || undefined);
  const more = { ...(small === '' ? {} : { aside: small.trim() }), ...(item.className === '' ? {} : { className: item.className }) };
  const mark = item.dataset['hgNode'];
  if (mark === undefined) return { kind: 'doc', label, ...more, ...hrefOf(item, 'href') };
  const [form, bare] = mark.split(' ');
  const list = item.querySelector('ul');
  return {
    kind: 'category',
    label,
    ...more,
    ...hrefOf(item, bare === undefined ? 'href' : 'fallbackHref'),
    collapsible: form !== 'fixed',
    collapsed: form === 'closed',
    ...(form === 'closed' ? { isCut: true } : {}),
    items: [],
    ...(list && readLevel(list)),
  };
}

function hrefOf(item: Element, name: 'href' | 'fallbackHref'): Pick<SidebarNode, 'href' | 'fallbackHref'> {
  const href = item.querySelector('a, span')?.getAttribute('href') ?? null;
  return href === null ? {} : { [name]: href };
}
