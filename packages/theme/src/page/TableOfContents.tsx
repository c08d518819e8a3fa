import { tocMark, useFrame, usePage, useStrings } from '@helpgen/runtime';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { awaitReading } from './await-reading.ts';

/** The headings of the page in a column beside it; where there is no room for one, the article has them in a field. */
export function TableOfContents(): ReactNode {
  const text = useStrings();
  const { toc } = usePage();
  const { navbar } = useFrame();
  const element = useRef<HTMLElement>(null);
  useEffect(() => awaitReading(element.current, !navbar.hideOnScroll), [navbar]);
  if (toc === '') return null;
  return (
    <nav ref={element} className="hg-toc" aria-label={text('toc.title')}>
      <p aria-hidden="true">{text('toc.title')}</p>
      <div {...tocMark} dangerouslySetInnerHTML={{ __html: toc }} />
    </nav>
  );
}
