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
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string').slice(0, most) : [];
    } catch {
      return [];
    }
  }
  function write(entries: readonly string[]): void {
    try {
      if (entries.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // Nothing is kept then.
    }
  }
  return {
    read,
    add(question) {
      const text = question.trim().slice(0, longest);
      if (text !== '') write([text, ...read().filter((entry) => entry !== text)].slice(0, most));
    },
    clear: () => write([]),
  };
}
