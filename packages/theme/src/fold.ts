/** Has `element` fold from one height to the other, in CSS pixels; at once for a reader who wants no motion. */
export function fold(element: HTMLElement, from: number, to: number): Animation {
  const frames = [from, to].map((height) => ({ height: `${height}px`, overflow: 'clip', ...(height === 0 ? { paddingBlock: '0' } : {}) }));
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : foldingMs(Math.max(from, to));
  return element.animate(frames, { duration, easing: 'ease-in-out' });
}

/** How long folding takes for content of `height` CSS pixels, in milliseconds: more for more, but ever less so. */
export function foldingMs(height: number): number {
  const share = height / 36;
  return Math.round((4 + 15 * share ** 0.25 + share / 5) * 10);
}
