/** Keeps pages that were rendered not long ago. */
export interface PageCache {
  /** The files that were made under `key`; `make` makes them when they are not kept. */
  get(key: string, make: () => ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array>;
}

/** A cache of the `most` pages that were asked for last. */
export function createPageCache(most: number): PageCache {
  const kept = new Map<string, ReadonlyMap<string, Uint8Array>>();
  return {
    get(key, make) {
      const files = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, files);
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return files;
    },
  };
}
