/**
 * Has the links of `nav` follow what is read, see `trackHeadings`: at once when the page begins further down, else as
 * soon as the reader does anything. The result ends it.
 */
export function awaitReading(nav: HTMLElement | null, covers: boolean): () => void {
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
