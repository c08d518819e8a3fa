/** How far each history entry was scrolled. */
export interface ScrollMemory {
  /** Remembers `top` pixels for the entry `key`. */
  keep(key: string, top: number): void;
  /** Pixels from the top; `undefined` for an entry that was never left. */
  recall(key: string): number | undefined;
}

/** A memory of the session, kept in `storage` (when there is one) so that it outlives a reload. */
export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'> | null): ScrollMemory {
  const name = 'helpgen.scroll';
  const tops = new Map<string, number>(readEntries(storage, name));
  return {
    keep(key, top) {
      tops.delete(key);
      tops.set(key, Math.round(top));
      try {
        storage?.setItem(name, JSON.stringify([...tops].slice(-50)));
      } catch {
        // A full or forbidden storage costs the memory across reloads, nothing else.
      }
    },
    recall: (key) => tops.get(key),
  };
}

function readEntries(storage: Pick<Storage, 'getItem'> | null, name: string): [string, number][] {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(name) ?? '[]');
    return Array.isArray(entries) ? (entries as [string, number][]) : [];
  } catch {
    return [];
  }
}
