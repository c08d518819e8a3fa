import { tocMark, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

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
