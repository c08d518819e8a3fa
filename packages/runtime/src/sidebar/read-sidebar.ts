import type { SidebarGap, SidebarLevel, SidebarNode } from '@helpgen/model';
import { findMarked, sidebarMark } from '../marks.ts';

/** Attributes of the list item of the category `node`, whose first link or `span` is its label and whose list holds its entries. Other list items need none. */
export function markCategory(node: SidebarNode, isOpen: boolean): { readonly 'data-hg-node': string } {
  const isEmpty = node.isCut !== true && (node.items ?? []).length === 0;
  const form = node.collapsible === false ? 'fixed' : isEmpty ? 'empty' : isOpen ? 'open' : 'closed';
  return { 'data-hg-node': node.href === undefined ? `${form} bare` : form };
}

/** Attributes of the list item in the place of entries that are left out; it holds a link to the nearest of them. */
export function markGap({ count }: SidebarGap): { readonly 'data-hg-gap': number } {
  return { 'data-hg-gap': count };
}

/** The entries of the sidebar that is marked in `source`; `undefined` when there is none. */
export function readSidebar(source: ParentNode): SidebarLevel | undefined {
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
  const label = element?.textContent ?? '';
  const className = item.className === '' ? {} : { className: item.className };
  const mark = item.dataset['hgNode'];
  if (mark === undefined) return { kind: 'doc', label, ...className, ...hrefOf(element, 'href') };
  const [form, bare] = mark.split(' ');
  const list = item.querySelector('ul');
  return {
    kind: 'category',
    label,
    ...className,
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
