import { ofSession, readJson, writeItem } from '../storage.ts';

/** How far each history entry was scrolled, in pixels from the top; kept in the session's storage, so that it outlives a reload. */
export function createScrollMemory(area = ofSession) {
  const name = 'helpgen.scroll';
  const kept = readJson(name, area);
  const tops = new Map<string, number>(Array.isArray(kept) ? (kept as [string, number][]) : []);
  return {
    keep(key: string, top: number): void {
      tops.delete(key);
      tops.set(key, Math.round(top));
      writeItem(name, JSON.stringify([...tops].slice(-50)), area);
    },
    /** `undefined` for an entry that was never left. */
    recall: (key: string): number | undefined => tops.get(key),
  };
}
