import type { PageSidebar, ShownPage, SidebarGap, SidebarLevel, SidebarNode } from '@helpgen/model';
import { findMarked, onlyVersion, tocMark, sidebarMark } from '../marks.ts';
import type { PageChunk } from '../page-chunk.ts';

/** The page as its document says it in JSON: without what the document shows anyway. */
type WrittenPage = Omit<PageChunk, 'html' | 'data'> & {
  readonly data: Omit<ShownPage, 'documentTitle' | 'sidebar' | LeftOut> &
    Partial<Pick<ShownPage, LeftOut>> & { readonly sidebar: PageSidebar | Pick<PageSidebar, 'id' | 'treeHref'> | null };
};

type LeftOut = 'toc' | 'version' | 'versions' | 'locales';

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

/** The entries of the sidebar that is marked in `source`; `undefined` when there is none. */
function readSidebar(source: ParentNode): SidebarLevel | undefined {
  const list = findMarked(source, sidebarMark)?.querySelector('ul') ?? null;
  return list === null ? undefined : readLevel(list);
}

function readLevel(list: Element): SidebarLevel {
  const items: SidebarNode[] = [];
  const gaps: { before?: SidebarGap; after?: SidebarGap } = {};
  for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
    const { hgGap } = item.dataset;
    if (hgGap === undefined) items.push(readNode(item));
    else gaps[items.length === 0 ? 'before' : 'after'] = { count: Number(hgGap), ...hrefOf(labelOf(item), 'href') };
  }
  return { items, ...gaps };
}

function readNode(item: HTMLElement): SidebarNode {
  const element = labelOf(item);
  const small = element?.querySelector('small')?.textContent ?? '';
  const label = (element?.textContent ?? '').slice(0, -small.length || undefined);
  const more = { ...(small === '' ? {} : { aside: small.trim() }), ...(item.className === '' ? {} : { className: item.className }) };
  const mark = item.dataset['hgNode'];
  if (mark === undefined) return { kind: 'doc', label, ...more, ...hrefOf(element, 'href') };
  const [form, bare] = mark.split(' ');
  const list = item.querySelector('ul');
  return {
    kind: 'category',
    label,
    ...more,
    ...hrefOf(element, bare === undefined ? 'href' : 'fallbackHref'),
    collapsible: form !== 'fixed',
    collapsed: form === 'closed',
    ...(form === 'closed' ? { isCut: true } : {}),
    ...(list === null ? { items: [] } : readLevel(list)),
  };
}

function labelOf(item: Element): Element | null {
  return item.querySelector('a, span');
}

function hrefOf<Name extends string>(label: Element | null, name: Name): { readonly [key in Name]?: string } {
  const href = label?.getAttribute('href') ?? null;
  return href === null ? {} : ({ [name]: href } as { readonly [key in Name]: string });
}
