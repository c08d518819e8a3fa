import { Region, tocMark, usePage, useStrings } from '@helpgen/runtime';
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

/** The headings of the page in a column beside it; where there is no room for one, the article has them in a field. */
export function TableOfContents(): ReactNode {
  const text = useStrings();
  const { toc } = usePage();
  if (toc === '') return null;
  return (
    <nav className="hg-toc" aria-label={text('toc.title')}>
      <p aria-hidden="true">{text('toc.title')}</p>
      <div {...tocMark} dangerouslySetInnerHTML={{ __html: toc }} />
    </nav>
  );
}
