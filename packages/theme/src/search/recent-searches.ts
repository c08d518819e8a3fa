import { createRecentEntries } from '../recent-entries.ts';

const longest = 100;

/** The questions that were asked in this browser, kept under `key`; they never leave it. */
export function createRecentSearches(key: string) {
  const { read, add, clear } = createRecentEntries(key, 5, { isEntry: (value) => typeof value === 'string', nameOf: String });
  return {
    read,
    add(question: string): void {
      const text = question.trim().slice(0, longest);
      if (text !== '') add(text);
    },
    clear,
  };
}
