/** Room that is kept between the current link and the edges of the list, in CSS pixels. */
const roomAround = 48;

/**
 * Marks, among the links of `nav`, the one whose section is read, now and whenever it changes, and scrolls the list so
 * that it is seen; the result ends it. `covers`: the header stays at the top and covers what is below it.
 */
export function trackHeadings(nav: HTMLElement, covers: boolean): () => void {
  const links = new Map(
    [...nav.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
  );
  const header = document.querySelector<HTMLElement>('.hg-header');
  let boxes: readonly HeadingBox[] = [];
  let current: HTMLAnchorElement | undefined;
  let frame = 0;

  // Scrolling moves all headings alike, so only what changes the page's height has them measured again.
  const measure = (): void => {
    boxes = [...links.keys()].flatMap((id) => boxOf(document.getElementById(id)));
    choose();
  };
  const choose = (): void => {
    frame = 0;
    const inWindow = boxes.map(({ id, top, bottom }) => ({ id, top: top - scrollY, bottom: bottom - scrollY }));
    const active = findActiveHeading(inWindow, covers ? (header?.offsetHeight ?? 0) : 0, innerHeight);
    const link = active === null ? undefined : links.get(active);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    current = link;
    if (link === undefined) return;
    // The list alone: scrollIntoView would move the page too.
    const list = nav.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    const above = top - list.top - roomAround;
    const below = bottom - list.bottom + roomAround;
    if (above < 0) nav.scrollTop += above;
    else if (below > 0) nav.scrollTop += below;
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(choose);
  };

  const observer = new ResizeObserver(measure);
  const ending = new AbortController();
  observer.observe(document.body);
  for (const name of ['scroll', 'resize']) addEventListener(name, schedule, { passive: true, signal: ending.signal });
  measure();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    ending.abort();
    current?.removeAttribute('aria-current');
  };
}

/** Where `heading` is in the document; none when it is folded away. One without a height of its own stands where its parent does. */
function boxOf(heading: HTMLElement | null): readonly HeadingBox[] {
  if (heading === null || heading.checkVisibility?.({ contentVisibilityAuto: false }) === false) return [];
  const own = heading.getBoundingClientRect();
  const { top, bottom } = own.height === 0 ? (heading.parentElement?.getBoundingClientRect() ?? own) : own;
  return [{ id: heading.id, top: top + scrollY, bottom: bottom + scrollY }];
}

/** Where a heading is: its edges from the top of the viewport, in pixels. */
interface HeadingBox {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The heading whose section is read: the first one below `offset` (what covers the top) when it stands in the upper
 * half of the viewport, else the one before it; `null` above the first.
 */
export function findActiveHeading(headings: readonly HeadingBox[], offset: number, viewportHeight: number): string | null {
  const index = headings.findIndex((heading) => heading.top >= offset);
  if (index < 0) return headings.at(-1)?.id ?? null;
  const below = headings[index];
  if (below !== undefined && below.top > 0 && below.bottom < viewportHeight / 2) return below.id;
  return headings[index - 1]?.id ?? null;
}
