import { ofSession, readJson, writeItem } from '../storage.ts';

/** How far each history entry was scrolled. */
export interface ScrollMemory {
  /** Remembers `top` pixels for the entry `key`. */
  keep(key: string, top: number): void;
  /** Pixels from the top; `undefined` for an entry that was never left. */
  recall(key: string): number | undefined;
}

/** A memory of the session, kept in its storage so that it outlives a reload. */
export function createScrollMemory(area = ofSession): ScrollMemory {
  const name = 'helpgen.scroll';
  const kept = readJson(name, area);
  const tops = new Map<string, number>(Array.isArray(kept) ? (kept as [string, number][]) : []);
  return {
    keep(key, top) {
      tops.delete(key);
      tops.set(key, Math.round(top));
      writeItem(name, JSON.stringify([...tops].slice(-50)), area);
    },
    recall: (key) => tops.get(key),
  };
}
