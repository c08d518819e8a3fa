import { ofSession, readJson, writeItem } from '@helpgen/runtime/behaviours';
import { releaseSpace, reserveSpace, type Sidebar } from '@helpgen/runtime/sidebar';
import { useEffect, useRef, type RefObject } from 'react';
import { showEntry } from '../frame/show-entry.ts';

/** What the session remembers of a sidebar. */
interface Memory {
  readonly opened: Sidebar['opened'];
  /** How far it was scrolled, in CSS pixels; `null`: it was not seen. */
  readonly top: number | null;
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
      if (now.sidebar?.treeHref === treeHref && restored.current === treeHref) write(now.sidebar, scroller, now.href);
    };
    const leave = (): void => {
      save();
      if (restored.current === treeHref) reserveSpace(spaceOfOpen(nav));
    };
    const memory = readJson(keyOf(treeHref), ofSession) as Memory | undefined;
    wanted.current = Object.keys(memory?.opened ?? {});
    const restore = async ({ opened, top, href: before }: Memory): Promise<void> => {
      // It was so before: nothing is to be seen folding.
      nav.toggleAttribute('data-hg-still', true);
      await latest.current.sidebar?.restore(opened);
      restored.current = treeHref;
      if (scroller !== null && top !== null) await scrollBack(scroller, top);
      if (scroller !== null && (top === null || before !== latest.current.href)) showEntry(scroller);
      nav.toggleAttribute('data-hg-still', false);
    };
    if (memory === undefined) restored.current = treeHref;
    else void restore(memory);
    addEventListener('pagehide', leave);
    return () => {
      save();
      removeEventListener('pagehide', leave);
    };
  }, [element, treeHref]);
  const opened = sidebar?.opened;
  useEffect(() => {
    const now = latest.current;
    if (opened === undefined || now.sidebar === null) return;
    // Not before they are drawn open, or what is below them would move up and down again.
    if (wanted.current.every((place) => place in opened)) releaseSpace();
    if (restored.current === now.sidebar.treeHref) write(now.sidebar, element.current?.closest('.hg-scroller') ?? null, now.href);
  }, [element, opened]);
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

function write({ treeHref, opened }: Sidebar, scroller: Element | null, href: string): void {
  // In a column that a narrow screen has no room for, and in a drawer that is closed, nothing is scrolled.
  const top = scroller !== null && scroller.clientHeight > 0 ? scroller.scrollTop : null;
  writeItem(keyOf(treeHref), JSON.stringify({ opened, top, href } satisfies Memory), ofSession);
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
