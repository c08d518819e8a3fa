import { ofSession, readJson, writeItem } from '@helpgen/runtime/behaviours';
import type { Sidebar } from '@helpgen/runtime/sidebar';
import { releaseSpace, reserveSpace } from '@helpgen/runtime/sidebar';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { showActive } from './use-active-in-view.ts';

/** What the session remembers of a sidebar. */
interface Memory {
  readonly opened: Sidebar['opened'];
  /** How far it was scrolled, in CSS pixels. */
  readonly top: number;
  /** Address of the page that it stood beside. */
  readonly href: string;
}

/**
 * Keeps for the session, for each sidebar, which categories are open and how far it is scrolled: over reloads and over
 * visits to other sidebars.
 */
export function useSidebarMemory(element: RefObject<HTMLElement | null>, sidebar: Sidebar | null, href: string): void {
  const latest = useRef({ sidebar, href });
  // Until the old state is back there is nothing worth keeping.
  const restored = useRef('');
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    latest.current = { sidebar, href };
  });
  const treeHref = sidebar?.treeHref;
  useEffect(() => {
    const nav = element.current;
    if (treeHref === undefined || nav === null) return undefined;
    const scroller = nav.closest('.hg-scroller');
    const save = (): void => {
      const now = latest.current;
      if (now.sidebar?.treeHref !== treeHref || restored.current !== treeHref) return;
      write(treeHref, { opened: now.sidebar.opened, top: scroller?.scrollTop ?? 0, href: now.href });
    };
    const leave = (): void => {
      save();
      if (restored.current === treeHref) reserveSpace(spaceOfOpen(nav));
    };
    const memory = read(treeHref);
    wanted.current = Object.keys(memory?.opened ?? {});
    const restore = async (): Promise<void> => {
      if (memory !== null) {
        // It was so before: nothing is to be seen folding.
        nav.toggleAttribute('data-hg-still', true);
        await latest.current.sidebar?.restore(memory.opened);
      }
      restored.current = treeHref;
      if (memory !== null && scroller !== null) await scrollBack(scroller, memory.top);
      if (memory !== null && memory.href !== latest.current.href) showActive(nav);
      nav.toggleAttribute('data-hg-still', false);
    };
    void restore();
    addEventListener('pagehide', leave);
    return () => {
      save();
      removeEventListener('pagehide', leave);
    };
  }, [element, treeHref]);
  const opened = sidebar?.opened;
  useEffect(() => {
    // Not before they are drawn open, or what is below them would move up and down again.
    if (opened !== undefined && wanted.current.every((place) => place in opened)) releaseSpace();
  }, [opened]);
  useEffect(() => {
    if (treeHref === undefined || opened === undefined || restored.current !== treeHref) return;
    write(treeHref, { opened, top: element.current?.closest('.hg-scroller')?.scrollTop ?? 0, href: latest.current.href });
  }, [element, treeHref, opened]);
}

/** Scrolls to `top`, as soon as there is enough drawn to scroll. */
async function scrollBack(scroller: Element, top: number): Promise<void> {
  for (let frame = 0; frame < 30 && Math.abs(scroller.scrollTop - top) > 1; frame += 1) {
    scroller.scrollTop = top;
    await new Promise((done) => requestAnimationFrame(done));
  }
}

function keyOf(treeHref: string): string {
  return `helpgen.sidebar:${treeHref}`;
}

function read(treeHref: string): Memory | null {
  const memory = readJson(keyOf(treeHref), ofSession) as Partial<Memory> | null | undefined;
  return typeof memory?.top === 'number' && typeof memory.opened === 'object'
    ? { opened: memory.opened, top: memory.top, href: String(memory.href) }
    : null;
}

function write(treeHref: string, memory: Memory): void {
  writeItem(keyOf(treeHref), JSON.stringify(memory), ofSession);
}

/**
 * Rules that keep the room of the open categories in `nav` where a document shows them closed, as high as they
 * are now; for `reserveSpace`. One that is drawn open gets none.
 */
function spaceOfOpen(nav: HTMLElement): string {
  return [...nav.querySelectorAll<HTMLElement>('[data-hg-node^=open]')].map((item) => {
    const room = item.offsetHeight - ((item.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0);
    return `:root[data-hg-room] .hg-column nav>${placeOf(item, nav)}[data-hg-node^=closed]{padding-block-end:${room}px}`;
  }).join('');
}

function placeOf(item: Element, nav: Element): string {
  const outer = item.parentElement?.closest('li') ?? null;
  const own = `ul>li:nth-child(${[...(item.parentElement?.children ?? [])].indexOf(item) + 1})`;
  return outer !== null && nav.contains(outer) ? `${placeOf(outer, nav)}>div>${own}` : own;
}
