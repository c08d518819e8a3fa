import { Region, usePage } from '@helpgen/runtime';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The sidebar of the section; nothing on a page without one. */
export function Sidebar(): ReactNode {
  const { sidebar } = usePage();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = element.current?.querySelector<HTMLElement>('[aria-current=page]');
    const scroller = element.current?.closest<HTMLElement>('.hg-scroller');
    if (active === null || active === undefined || scroller === null || scroller === undefined) return;
    // Only the sidebar scrolls: scrollIntoView would move the page too.
    const top = active.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    if (top > scroller.clientHeight - active.clientHeight) scroller.scrollTop += top - scroller.clientHeight / 2;
  }, []);
  if (sidebar === null) return null;
  return (
    <aside ref={element} className="hg-sidebar">
      <Region name="sidebar" />
    </aside>
  );
}
