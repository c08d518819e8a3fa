import { Region, usePage } from '@helpgen/runtime';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { showEntry } from '../frame/show-entry.ts';

/** The sidebar of the section; nothing on a page without one. */
export function Sidebar(): ReactNode {
  const { sidebar } = usePage();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // The drawer brings another one than that of the document.
    const scroller = element.current?.closest<HTMLElement>('.hg-drawer .hg-scroller');
    if (scroller) showEntry(scroller);
  }, []);
  if (sidebar === null) return null;
  return (
    <aside ref={element} className="hg-sidebar">
      <Region name="sidebar" />
    </aside>
  );
}
