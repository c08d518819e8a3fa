import type { TocEntry } from '@helpgen/runtime';
import { useEffect, useState } from 'react';

/** Id of the heading whose section is read; `null` above the first, and until the page is scrolled. */
export function useActiveHeading(toc: readonly TocEntry[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    // Before the first scroll nobody needs to know.
    const start = (): void =>
      void import('./track-headings.ts').then(
        ({ trackHeadings }) => {
          if (!isGone) stop = trackHeadings(toc, setActive);
        },
        () => undefined,
      );
    addEventListener('scroll', start, { passive: true, once: true });
    return () => {
      isGone = true;
      removeEventListener('scroll', start);
      stop?.();
    };
  }, [toc]);
  return active;
}
