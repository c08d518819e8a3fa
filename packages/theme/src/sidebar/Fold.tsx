import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { foldingMs } from '../collapse-duration.ts';

/**
 * Shows `children` while it is open, and folds them softly. What is open from the start is simply there; what is closed
 * is not in the page.
 */
export function Fold({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(isOpen);
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  if (isOpen && !isShown) setShown(true);
  useLayoutEffect(() => {
    const fold = element.current;
    if (fold === null || wasOpen.current === isOpen) return undefined;
    wasOpen.current = isOpen;
    const height = fold.scrollHeight;
    const ends = [{ height: '0px' }, { height: `${height}px` }];
    const options = { duration: foldingMs(height), easing: 'ease-in-out' };
    const folding = fold.closest('[data-hg-still]') === null ? fold.animate?.(isOpen ? ends : ends.toReversed(), options) : undefined;
    if (folding === undefined) {
      setShown(isOpen);
      return undefined;
    }
    fold.dataset['hgFolding'] = '';
    folding.onfinish = () => {
      delete fold.dataset['hgFolding'];
      setShown(isOpen);
    };
    return () => folding.cancel();
  }, [isOpen]);
  if (!isShown) return null;
  return (
    <div ref={element} className="hg-fold" inert={!isOpen}>
      {children}
    </div>
  );
}
