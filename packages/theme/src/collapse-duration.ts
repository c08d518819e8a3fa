/** How long folding takes for content of `height` CSS pixels, in milliseconds: more for more, but ever less so. */
export function collapseDuration(height: number): number {
  const share = height / 36;
  return Math.round((4 + 15 * share ** 0.25 + share / 5) * 10);
}

/** {@link collapseDuration}, or 1 ms for a reader who wants no motion. */
export function foldingMs(height: number): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : collapseDuration(height);
}
