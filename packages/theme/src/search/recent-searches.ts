import { readJson, writeItem } from '@helpgen/runtime/behaviours';

const most = 5;
const longest = 100;

/** The questions that were asked in this browser, and never leave it. */
export interface RecentSearches {
  /** The last one first. */
  read(): readonly string[];
  add(question: string): void;
  clear(): void;
}

/** Those that the browser keeps under `key`; a blocked storage keeps none. */
export function createRecentSearches(key: string): RecentSearches {
  function read(): readonly string[] {
    const kept = readJson(key);
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(0, most) : [];
  }
  return {
    read,
    add(question) {
      const text = question.trim().slice(0, longest);
      if (text !== '') writeItem(key, JSON.stringify([text, ...read().filter((entry) => entry !== text)].slice(0, most)));
    },
    clear: () => void writeItem(key, null),
  };
}
