import type { TocEntry } from '@helpgen/runtime';
import { findActiveHeading } from './active-heading.ts';

/** Tells `setActive` the id of the heading whose section is read, now and whenever it changes; the result ends it. */
export function trackHeadings(toc: readonly TocEntry[], setActive: (id: string | null) => void): () => void {
  const ids = toc.flatMap(idsOf);
  let frame = 0;
  const measure = (): void => {
    frame = 0;
    const boxes = ids.flatMap((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box === undefined ? [] : [{ id, top: box.top, bottom: box.bottom }];
    });
    // Headings come to rest at the scroll padding of the document, a little below what covers the top.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    setActive(findActiveHeading(boxes, covered - 8, window.innerHeight));
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
}

function idsOf(entry: TocEntry): readonly string[] {
  return [entry.id, ...entry.children.flatMap(idsOf)];
}
