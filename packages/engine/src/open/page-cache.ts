import type { DrawnPage } from './draw-page.ts';

/** Keeps pages that were rendered not long ago, each as it was last. */
export interface PageCache {
  /** The page `name` that was made under `key`; `make` makes it when it is not kept. */
  get(name: string, key: string, make: () => DrawnPage): DrawnPage;
}

/** A cache of the `most` pages that were asked for last. */
export function createPageCache(most: number): PageCache {
  const kept = new Map<string, { readonly key: string; readonly page: DrawnPage }>();
  return {
    get(name, key, make) {
      const before = kept.get(name);
      const entry = before?.key === key ? before : { key, page: make() };
      kept.delete(name);
      kept.set(name, entry);
      const oldest = kept.size > most ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return entry.page;
    },
  };
}
