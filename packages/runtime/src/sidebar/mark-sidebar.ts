import type { SidebarGap, SidebarNode } from '@helpgen/model';

/**
 * Attributes of the list item of the category `node`, whose first link or `span` is its label and whose list holds its
 * entries. Other list items need none. Behind a label `small` holds a space and what stands aside.
 */
export function markCategory(node: SidebarNode, isOpen: boolean): { readonly 'data-hg-node': string } {
  const isEmpty = node.isCut !== true && (node.items ?? []).length === 0;
  const form = node.collapsible === false ? 'fixed' : isEmpty ? 'empty' : isOpen ? 'open' : 'closed';
  return { 'data-hg-node': node.href === undefined ? `${form} bare` : form };
}

/** Attributes of the list item in the place of entries that are left out; it holds a link to the nearest of them. */
export function markGap({ count }: SidebarGap): { readonly 'data-hg-gap': number } {
  return { 'data-hg-gap': count };
}
