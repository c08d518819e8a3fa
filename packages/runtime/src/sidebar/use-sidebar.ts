import type { SidebarNode } from '@helpgen/model';
import { useRuntime } from '../runtime-context.tsx';
import { toggleCategory } from './change-sidebar.ts';
import { lacksEntries, restoreOpened, revealEntries, type GapSide } from './extend-sidebar.ts';
import { isCategoryOpen, type SidebarState } from './sidebar-state.ts';

/** The sidebar of the page, and what can be done with it. */
export type Sidebar = SidebarState & NonNullable<ReturnType<typeof useSidebar>>;

/** The sidebar of the page, which keeps its state when pages change; `null` on a page without one. */
export function useSidebar() {
  const { state, navigator } = useRuntime();
  const { sidebar, view } = state;
  if (sidebar === null) return null;
  const { treeHref } = sidebar;
  const loadTree = (): Promise<readonly SidebarNode[]> => navigator.loadTree(treeHref);
  const isOpen = (node: SidebarNode, place: string): boolean => isCategoryOpen(sidebar, node, place);

  async function open(node: SidebarNode, place: string, isWanted: boolean): Promise<void> {
    const tree = isWanted && node.isCut === true ? await loadTree() : null;
    navigator.changeSidebar(treeHref, (now) => {
      const known = tree === null ? now : revealEntries(now, place, 'after', tree);
      return toggleCategory(known, place, isWanted, view.frame.options.sidebar.autoCollapse);
    });
  }

  return {
    ...sidebar,
    /** Every entry; rejects when they cannot be had. */
    loadTree,
    /** Whether the category `node` at `place` (see `placeIn`) shows its entries. */
    isOpen,
    /** Opens or closes it. The entries of a cut one are fetched first; when they cannot be had, its page or the first below it is shown. */
    toggle(node: SidebarNode, place: string): void {
      open(node, place, !isOpen(node, place)).catch(() => navigator.navigate(node.href ?? node.fallbackHref ?? ''));
    },
    /** Shows more entries of the level below the category at `place` (empty: the top level); false: they cannot be had. */
    async reveal(place: string, side: GapSide): Promise<boolean> {
      const tree = await loadTree().catch(() => null);
      if (tree !== null) navigator.changeSidebar(treeHref, (now) => revealEntries(now, place, side, tree));
      return tree !== null;
    },
    /** Opens and closes categories as `opened` says; those on the way to the page stay open. */
    async restore(opened: SidebarState['opened']): Promise<void> {
      // Without the entries the rest is restored all the same.
      const tree = lacksEntries(sidebar, opened) ? await loadTree().catch(() => []) : [];
      navigator.changeSidebar(treeHref, (now) => restoreOpened(now, opened, tree));
    },
  };
}
