import type { SidebarLevel, SidebarNode } from '@helpgen/model';
import { useRuntime } from '../runtime-context.tsx';
import { isCategoryOpen } from './sidebar-state.ts';

/** The sidebar of the page, and what can be done with it. */
export interface Sidebar {
  readonly level: SidebarLevel;
  /** Whether the category `node` at `place` (see `placeIn`) shows its entries. */
  isOpen(node: SidebarNode, place: string): boolean;
  /** Opens or closes it; the entries of a cut category are fetched first. */
  toggle(node: SidebarNode, place: string): void;
}

/** The sidebar of the page, which keeps its state when pages change; `null` on a page without one. */
export function useSidebar(): Sidebar | null {
  const { state, navigator } = useRuntime();
  const { sidebar } = state;
  if (sidebar === null) return null;
  const isOpen = (node: SidebarNode, place: string): boolean => isCategoryOpen(sidebar, node, place);
  return { level: sidebar.level, isOpen, toggle: (node, place) => navigator.toggleCategory(node, place, !isOpen(node, place)) };
}
