/** Whether pages may be loaded ahead: not while the reader saves data or the line is slow. */
export function mayPreload(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true;
}

/** Until `act` is called in a browser that never rests, or that does not say so: one that draws nothing may not. In milliseconds. */
const longestMs = 1000;

/** Calls `act` when the browser has nothing to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestMs });
  else setTimeout(act);
}
