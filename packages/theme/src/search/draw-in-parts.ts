/** As many rows as a reader looks at first; to draw more at once would be a long task on a slow machine. */
const rowsAtOnce = 8;

/**
 * Calls `draw` for each number below `count`: for the first eight now, then for eight in each frame, until `signal`
 * says that nobody wants them. The result draws at once whatever is left.
 */
export function drawInParts(count: number, draw: (index: number) => void, signal: AbortSignal): () => void {
  let next = 0;
  const drawUpTo = (end: number): void => {
    for (; next < end && !signal.aborted; next += 1) draw(next);
  };
  const drawPart = (): void => {
    drawUpTo(Math.min(count, next + rowsAtOnce));
    if (next < count && !signal.aborted) requestAnimationFrame(() => setTimeout(drawPart));
  };
  drawPart();
  return () => drawUpTo(count);
}
