import type { TocEntry } from '@helpgen/runtime';
import { useEffect, useState } from 'react';
import { findActiveHeading } from './active-heading.ts';

/** Id of the heading whose section is read; `null` above the first and until the page is awake. */
export function useActiveHeading(toc: readonly TocEntry[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    if (toc.length === 0) return undefined;
    const ids = toc.flatMap(idsOf);
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box === undefined ? [] : [{ id, top: box.top, bottom: box.bottom }];
      });
      setActive(findActiveHeading(boxes, document.querySelector('.hg-header')?.clientHeight ?? 0, window.innerHeight));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [toc]);
  return active;
}

function idsOf(entry: TocEntry): readonly string[] {
  return [entry.id, ...entry.children.flatMap(idsOf)];
}
