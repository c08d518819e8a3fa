/** Keeps pages that were rendered not long ago, each as it was last. */
export interface PageCache {
  /** The files of the page `name` that were made under `key`; `make` makes them when they are not kept. */
  get(name: string, key: string, make: () => ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array>;
}

/** A cache of the `most` pages that were asked for last. */
export function createPageCache(most: number): PageCache {
  const kept = new Map<string, { readonly key: string; readonly files: ReadonlyMap<string, Uint8Array> }>();
  return {
    get(name, key, make) {
      const before = kept.get(name);
      const page = before?.key === key ? before : { key, files: make() };
      kept.delete(name);
      kept.set(name, page);
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return page.files;
    },
  };
}
