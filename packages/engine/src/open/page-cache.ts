import type { DrawnPage } from './draw-page.ts';

/** Gives the page `name` that was made under `key`; `make` makes it when it is not kept. */
export type PageCache = (name: string, key: string, make: () => DrawnPage) => DrawnPage;

/** Keeps the `most` pages that were asked for last, each as it was then. */
export function createPageCache(most: number): PageCache {
  const kept = new Map<string, { readonly key: string; readonly page: DrawnPage }>();
  return (name, key, make) => {
    const before = kept.get(name);
    const entry = before?.key === key ? before : { key, page: make() };
    kept.delete(name);
    kept.set(name, entry);
    const oldest = kept.size > most ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    return entry.page;
  };
}
