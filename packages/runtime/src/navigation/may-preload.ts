/** Whether pages may be loaded ahead: not while the reader saves data or the line is slow. */
export function mayPreload(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true;
}
