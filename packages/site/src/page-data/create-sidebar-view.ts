import type { AddressStyle, PageSidebar, SidebarGap, SidebarLevel, SidebarNode, SidebarTree } from '@helpgen/model';
import { outputToHref, remember } from '@helpgen/model';
import { sidebarPath } from './sidebar-file.ts';

/** One sidebar as its pages see it. Pages are named by their addresses. */
export interface SidebarView {
  /** The open part of the sidebar on the page at `href`. */
  slice(href: string): PageSidebar;
  /** The entries from the top level to the page itself; empty when the sidebar does not show it. */
  pathTo(href: string): readonly SidebarNode[];
  /** The entries before and after the page, in reading order. */
  neighbours(href: string): { readonly previous?: SidebarNode; readonly next?: SidebarNode };
}

interface Position {
  readonly node: SidebarNode;
  readonly parent: Position | undefined;
  /** Place in reading order. */
  readonly order: number;
}

/** Entries beyond the path that a page may carry because their categories are open from the start. */
const openBudget = 60;

/** A level with more entries than `longest` is shown as `around` entries around the one on the path; no gap hides fewer than `least`. */
const window = { longest: 40, around: 24, least: 3 };

/** The same of a category that the path only passes, on the way to a category inside it: each of its pages would carry it. */
const passedWindow = { longest: 16, around: 12, least: 3 };

/** The view of `tree`; the tree is walked once, each answer costs what it holds. */
export function createSidebarView(tree: SidebarTree, style: AddressStyle): SidebarView {
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
    pathTo,
    slice: (href) => ({ id: tree.id, treeHref, ...openLevel({ items: tree.items }, new Set(pathTo(href)), { left: openBudget }) }),
    neighbours(href) {
      const position = positions.get(href);
      if (position === undefined) return {};
      const previous = readingOrder[position.order - 1];
      const next = readingOrder[position.order + 1];
      return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) };
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

  function openLevel({ items: all = [], href }: Level, path: ReadonlySet<SidebarNode>, budget: { left: number }): SidebarLevel {
    const center = all.findIndex((node) => path.has(node));
    const isPassed = href !== undefined && all[center]?.items?.some((node) => path.has(node)) === true;
    const { items, ...gaps } = cutLevel(all, { center, own: href, ...(isPassed ? passedWindow : window) });
    return { ...gaps, items: items.map((node) => openNode(node, path, budget)) };
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

interface Cut {
  /** -1: the beginning. */
  readonly center: number;
  /** The address of the page that introduces the level. */
  readonly own: string | undefined;
  readonly longest: number;
  readonly around: number;
  readonly least: number;
}

/** What is shown of the level `all` around the entry at the center. */
function cutLevel(all: readonly SidebarNode[], { center, own, longest, around, least }: Cut): SidebarLevel {
  if (all.length <= longest) return { items: all };
  const start = Math.min(Math.max(center - around / 2, 0), all.length - around);
  const end = start + around;
  const from = start < least ? 0 : start;
  const to = all.length - end < least ? all.length : end;
  return {
    items: all.slice(from, to),
    ...(from === 0 ? {} : { before: makeGap(all.slice(0, from).toReversed(), center < 0 ? undefined : own) }),
    ...(to === all.length ? {} : { after: makeGap(all.slice(to), center < 0 ? undefined : own) }),
  };
}

/** The gap where `nodes` are left out, the nearest first, on another page than `own`, which lists them. */
function makeGap(nodes: readonly SidebarNode[], own: string | undefined): SidebarGap {
  const nearest = nodes.find((node) => node.kind !== 'link' && (node.href ?? node.fallbackHref) !== undefined);
  const href = own ?? nearest?.href ?? nearest?.fallbackHref;
  return { count: nodes.length, ...(href === undefined ? {} : { href }) };
}
