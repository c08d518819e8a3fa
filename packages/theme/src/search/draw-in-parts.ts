/** To draw more rows at once would be a long task on a slow machine. */
const rowsAtOnce = 2;

/**
 * Calls `draw` for each number below `count`: for the first two now, then for two in each frame, until `signal`
 * says that nobody wants them. The result draws at once whatever is left.
 */
export function drawInParts(count: number, draw: (index: number) => void, signal: AbortSignal): () => void {
  let next = 0;
  const drawUpTo = (end: number): void => {
    for (; next < end && !signal.aborted; next += 1) draw(next);
  };
  const drawPart = (): void => {
    drawUpTo(Math.min(count, next + rowsAtOnce));
    if (next < count && !signal.aborted) afterFrame(drawPart);
  };
  drawPart();
  return () => drawUpTo(count);
}

/** Calls `act` in a task of its own, once the browser has drawn what is there now. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
