/** Where a heading is: its edges from the top of the viewport, in pixels. */
export interface HeadingBox {
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
