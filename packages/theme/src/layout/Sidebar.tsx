import { Region, usePage } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** Id of the column with the sidebar, to which the menu button leads without script. */
export const columnId = 'hg-sidebar';

/** The sidebar of the section; nothing on a page without one. */
export function Sidebar(): ReactNode {
  const { sidebar } = usePage();
  if (sidebar === null) return null;
  return (
    <aside className="hg-sidebar">
      <Region name="sidebar" />
    </aside>
  );
}
