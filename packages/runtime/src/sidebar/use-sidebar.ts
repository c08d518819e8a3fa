import type { SidebarNode } from '@helpgen/model';
import { useRuntime } from '../runtime-context.tsx';
import { toggleCategory } from './change-sidebar.ts';
import { fillCategory, lacksEntries, restoreOpened, revealEntries, type GapSide } from './extend-sidebar.ts';
import { isCategoryOpen, type SidebarState } from './sidebar-state.ts';

/** The sidebar of the page, and what can be done with it. */
export interface Sidebar extends SidebarState {
  /** Whether the category `node` at `place` (see `placeIn`) shows its entries. */
  isOpen(node: SidebarNode, place: string): boolean;
  /** Opens or closes it. The entries of a cut one are fetched first; when they cannot be had, its page or the first below it is shown. */
  toggle(node: SidebarNode, place: string): void;
  /** Shows more entries of the level below the category at `place` (empty: the top level); false: they cannot be had. */
  reveal(place: string, side: GapSide): Promise<boolean>;
  /** Opens and closes categories as `opened` says; those on the way to the page stay open. */
  restore(opened: Sidebar['opened']): Promise<void>;
  /** Every entry; rejects when they cannot be had. */
  loadTree(): Promise<readonly SidebarNode[]>;
}

/** The sidebar of the page, which keeps its state when pages change; `null` on a page without one. */
export function useSidebar(): Sidebar | null {
  const { state, navigator } = useRuntime();
  const { sidebar, view } = state;
  if (sidebar === null) return null;
  const { treeHref } = sidebar;
  const loadTree = (): Promise<readonly SidebarNode[]> => navigator.loadTree(treeHref);

  async function toggle(node: SidebarNode, place: string, isOpen: boolean): Promise<void> {
    const tree = isOpen && node.isCut === true ? await loadTree() : null;
    navigator.changeSidebar(treeHref, (now) => {
      const known = tree === null ? now : fillCategory(now, place, tree);
      return toggleCategory(known, place, isOpen, view.frame.options.sidebar.autoCollapse);
    });
  }

  return {
    ...sidebar,
    loadTree,
    isOpen: (node, place) => isCategoryOpen(sidebar, node, place),
    toggle(node, place) {
      toggle(node, place, !isCategoryOpen(sidebar, node, place)).catch(() => navigator.navigate(node.href ?? node.fallbackHref ?? ''));
    },
    reveal: (place, side) =>
      loadTree().then(
        (tree) => {
          navigator.changeSidebar(treeHref, (now) => revealEntries(now, place, side, tree));
          return true;
        },
        () => false,
      ),
    async restore(wanted) {
      // Without the entries the rest is restored all the same.
      const tree = lacksEntries(sidebar, wanted) ? await loadTree().catch(() => []) : [];
      navigator.changeSidebar(treeHref, (now) => restoreOpened(now, wanted, tree));
    },
  };
}
