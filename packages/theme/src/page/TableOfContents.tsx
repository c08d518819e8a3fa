import { tocMark, useFrame, usePage, useStrings } from '@helpgen/runtime';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

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

/**
 * Has the links of `nav` follow what is read, see `trackHeadings`: at once when the page begins further down, else as
 * soon as the reader does anything. The result ends it.
 */
function awaitReading(nav: HTMLElement | null, covers: boolean): () => void {
  let isGone = false;
  let end = (): void => events.forEach((name) => removeEventListener(name, start));
  function start(): void {
    end();
    void import('./track-headings.ts').then(
      ({ trackHeadings }) => {
        if (!isGone && nav !== null) end = trackHeadings(nav, covers);
      },
      () => undefined,
    );
  }
  if (nav === null) return () => undefined;
  if (scrollY > 0 || location.hash !== '') start();
  else for (const name of events) addEventListener(name, start, { passive: true });
  return () => {
    isGone = true;
    end();
  };
}

const events = ['scroll', 'pointermove', 'keydown'] as const;
