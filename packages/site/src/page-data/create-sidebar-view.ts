import type { AddressStyle, PageSidebar, SidebarGap, SidebarLevel, SidebarNode, SidebarTree } from '@helpgen/model';
import { outputToHref, remember } from '@helpgen/model';
import { sidebarPath } from './sidebar-file.ts';

/** One sidebar as its pages see it. */
export type SidebarView = ReturnType<typeof createSidebarView>;

interface Position {
  readonly node: SidebarNode;
  readonly parent: Position | undefined;
  /** Place in reading order. */
  readonly order: number;
}

/** Entries beyond the path that a page may carry because their categories are open from the start. */
const openBudget = 60;

/** A level with more than `longest` entries is shown as `around` entries around the one on the path. */
const fullWindow = { longest: 40, around: 24 };

/** The same of a category that the path only passes, on the way to a category inside it: each of its pages would carry it. */
const passedWindow = { longest: 16, around: 12 };

/** No gap hides fewer entries. */
const leastGap = 3;

/** The view of `tree`, in which pages are named by their addresses; the tree is walked once, each answer costs what it holds. */
export function createSidebarView(tree: SidebarTree, style: AddressStyle) {
  const positions = new Map<string, Position>();
  const readingOrder: SidebarNode[] = [];
  const treeHref = outputToHref(sidebarPath(tree, style), style);
  // One that is always open would never show its entries.
  const close = remember((node: SidebarNode): SidebarNode => {
    return { ...node, ...(node.collapsible === false ? { collapsible: true } : {}), isCut: true, items: [] };
  });
  register(tree.items, undefined);
  const pathTo = (href: string): readonly SidebarNode[] => {
    const path: SidebarNode[] = [];
    for (let at = positions.get(href); at !== undefined; at = at.parent) path.unshift(at.node);
    return path;
  };
  return {
    /** The entries from the top level to the page itself; empty when the sidebar does not show it. */
    pathTo,
    /** The open part of the sidebar on the page at `href`. */
    slice: (href: string): PageSidebar => ({
      id: tree.id,
      treeHref,
      ...openLevel({ items: tree.items }, new Set(pathTo(href)), { left: openBudget }),
    }),
    /** The entries before and after the page, in reading order. */
    neighbours(href: string): { readonly previous?: SidebarNode | undefined; readonly next?: SidebarNode | undefined } {
      const order = positions.get(href)?.order;
      return order === undefined ? {} : { previous: readingOrder[order - 1], next: readingOrder[order + 1] };
    },
  };

  function register(items: readonly SidebarNode[], parent: Position | undefined): void {
    for (const node of items) {
      const position: Position = { node, parent, order: readingOrder.length };
      if (node.kind !== 'link' && node.href !== undefined && !positions.has(node.href)) {
        positions.set(node.href, position);
        readingOrder.push(node);
      }
      if (node.items !== undefined) register(node.items, position);
    }
  }

  function openLevel({ items: all = [], href: own }: Level, path: ReadonlySet<SidebarNode>, budget: { left: number }): SidebarLevel {
    const center = all.findIndex((node) => path.has(node));
    const isPassed = own !== undefined && all[center]?.items?.some((node) => path.has(node)) === true;
    const { longest, around } = isPassed ? passedWindow : fullWindow;
    const start = all.length <= longest ? 0 : Math.min(Math.max(center - around / 2, 0), all.length - around);
    const end = all.length <= longest ? all.length : start + around;
    const from = start < leastGap ? 0 : start;
    const to = all.length - end < leastGap ? all.length : end;
    const introduction = center < 0 ? undefined : own;
    return {
      ...(from === 0 ? {} : { before: makeGap(all.slice(0, from).toReversed(), introduction) }),
      ...(to === all.length ? {} : { after: makeGap(all.slice(to), introduction) }),
      items: all.slice(from, to).map((node) => openNode(node, path, budget)),
    };
  }

  function openNode(node: SidebarNode, path: ReadonlySet<SidebarNode>, budget: { left: number }): SidebarNode {
    if (node.items === undefined || node.items.length === 0) return node;
    if (path.has(node)) return { ...node, ...openLevel(node, path, budget) };
    const isOpen = node.collapsible === false || node.collapsed === false;
    if (!isOpen || budget.left < node.items.length) return close(node);
    budget.left -= node.items.length;
    return { ...node, ...openLevel(node, path, budget) };
  }
}

/** Entries with the address of the page that introduces them; of the top level there is none. */
type Level = Pick<SidebarNode, 'items' | 'href'>;

/** The gap where `nodes` are left out, the nearest first, on another page than `own`, which lists them. */
function makeGap(nodes: readonly SidebarNode[], own: string | undefined): SidebarGap {
  const nearest = nodes.find((node) => node.kind !== 'link' && (node.href ?? node.fallbackHref) !== undefined);
  const href = own ?? nearest?.href ?? nearest?.fallbackHref;
  return { count: nodes.length, ...(href === undefined ? {} : { href }) };
}
