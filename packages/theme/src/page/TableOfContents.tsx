import { tocMark, useFrame, usePage, useStrings } from '@helpgen/runtime';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { awaitReading } from './await-reading.ts';

/** The headings of the page: a column beside it, on narrow screens a list that folds out below the title. */
export function TableOfContents(): ReactNode {
  const text = useStrings();
  const { toc } = usePage();
  const { navbar } = useFrame();
  const element = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => awaitReading(element.current, !navbar.hideOnScroll), [navbar]);
  if (toc === '') return null;
  return (
    <nav ref={element} className={isOpen ? 'hg-toc hg-open' : 'hg-toc'} aria-label={text('toc.title')}>
      <button type="button" aria-expanded={isOpen} aria-controls="hg-toc" onClick={() => setOpen(!isOpen)}>
        {text('toc.title')}
        <Icon name="chevron" />
      </button>
      <p aria-hidden="true">{text('toc.title')}</p>
      {/* Clicks of the links inside bubble up to it: an open list would cover what they lead to. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id="hg-toc" {...tocMark} onClick={() => setOpen(false)} dangerouslySetInnerHTML={{ __html: toc }} />
    </nav>
  );
}
