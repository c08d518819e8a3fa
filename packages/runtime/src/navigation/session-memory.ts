import { ofSession, readItem, readJson, writeItem } from '../storage.ts';

const scrollName = 'helpgen.scroll';
const reloadName = (href: string): string => `helpgen.reload:${href}`;

/** What the session remembers of pages, so that it outlives a reload. */
export function createSessionMemory(area = ofSession) {
  const kept = readJson(scrollName, area);
  const tops = new Map<string, number>(Array.isArray(kept) ? (kept as [string, number][]) : []);
  return {
    /**
     * Whether the document at `href` may be loaded because its chunk failed: once for each address. Where nothing is kept no
     * document is ever loaded, because a loop could not be noticed.
     */
    admitsReload: (href: string): boolean => readItem(reloadName(href), area) === null && writeItem(reloadName(href), '1', area),
    /** The chunk of `href` was loaded: its document may be loaded again. */
    forgetReload: (href: string): void => void writeItem(reloadName(href), null, area),
    /** Keeps how far the history entry `key` is scrolled, in pixels from the top. */
    keepScroll(key: string, top: number): void {
      tops.delete(key);
      tops.set(key, Math.round(top));
      writeItem(scrollName, JSON.stringify([...tops].slice(-50)), area);
    },
    /** How far it was scrolled; `undefined` for an entry that was never left. */
    scrollOf: (key: string): number | undefined => tops.get(key),
  };
}
