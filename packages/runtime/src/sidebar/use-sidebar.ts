import type { SidebarNode } from '@helpgen/model';
import { useState } from 'react';
import { useFrame, usePage } from '../hooks.ts';
import { useRuntime } from '../runtime-context.tsx';
import { isCategoryOpen, mergeItems, moveSidebar, startSidebar, toggleCategory } from './sidebar-state.ts';
import type { SidebarState } from './sidebar-state.ts';

/** The sidebar of the page, and what can be done with it. */
export interface Sidebar {
  readonly items: readonly SidebarNode[];
  /** Whether the category `node` at `place` (`0/2/1`: indexes from the top level down) shows its entries. */
  isOpen(node: SidebarNode, place: string): boolean;
  /** Opens or closes it; the entries of a cut category are fetched first. */
  toggle(node: SidebarNode, place: string): void;
}

/** The sidebar of the page, which keeps its state when pages change; `null` on a page without one. */
export function useSidebar(): Sidebar | null {
  const { sidebar, href } = usePage();
  const { autoCollapse } = useFrame().options.sidebar;
  const { navigator } = useRuntime();
  const [shown, setShown] = useState({ sidebar, href, state: sidebar === null ? null : startSidebar(sidebar, href) });
  let { state } = shown;
  if (shown.sidebar !== sidebar) {
    if (sidebar !== null) state = state === null ? startSidebar(sidebar, href) : moveSidebar(state, sidebar, href, autoCollapse);
    setShown({ sidebar, href, state });
  }
  if (sidebar === null || state === null) return null;

  const update = (treeHref: string, next: (state: SidebarState) => SidebarState): void =>
    setShown((now) => (now.state?.treeHref === treeHref ? { ...now, state: next(now.state) } : now));
  const { items, treeHref } = state;
  const current = state;
  return {
    items,
    isOpen: (node, place) => isCategoryOpen(current, node, place),
    toggle(node, place) {
      const isOpening = !isCategoryOpen(current, node, place);
      const flip = (): void => update(treeHref, (now) => toggleCategory(now, place, isOpening, autoCollapse));
      if (!isOpening || node.isCut !== true) return flip();
      navigator.loadTree(treeHref).then(
        (tree) => {
          update(treeHref, (now) => ({ ...now, items: mergeItems(tree, now.items) }));
          flip();
        },
        // The tree cannot be had: the category's page, or the first one below it, shows the same.
        () => navigator.navigate(node.href ?? node.fallbackHref ?? sidebar.treeHref),
      );
    },
  };
}
