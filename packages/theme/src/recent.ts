import { readJson, writeItem } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';

const longestQuestion = 100;

/** The questions that were asked in this browser, or those that were asked in vain; nobody is told of them unless the reader does it. */
export function recentSearches({ storageKey }: BehaviourContext, name: 'searches' | 'vain-searches') {
  const entries = createRecentEntries<string>(storageKey(`helpgen.${name}`), 5, (value) => (typeof value === 'string' ? value : undefined));
  return {
    ...entries,
    add(question: string): void {
      const text = question.trim().slice(0, longestQuestion);
      if (text !== '') entries.add(text);
    },
  };
}

/** The pages that were looked at in this browser. */
export function recentPages({ storageKey }: BehaviourContext) {
  return createRecentEntries<{ readonly href: string; readonly title: string }>(storageKey('helpgen.pages'), 6, (value) => {
    const { href, title } = (value ?? {}) as { readonly [name: string]: unknown };
    return typeof href === 'string' && typeof title === 'string' ? href : undefined;
  });
}

/**
 * At most `most` things that the browser keeps under `key`, the last one first; a blocked storage keeps none. `nameOf` says what each
 * is known by; `undefined`: it is none of them.
 */
function createRecentEntries<Entry>(key: string, most: number, nameOf: (value: unknown) => string | undefined) {
  const read = (): readonly Entry[] => {
    const kept = readJson(key);
    return Array.isArray(kept) ? kept.filter((value) => nameOf(value) !== undefined).slice(0, most) : [];
  };
  return {
    read,
    /** Puts `entry` in front, in the place of one with the same name. */
    add(entry: Entry): void {
      const others = read().filter((other) => nameOf(other) !== nameOf(entry));
      writeItem(key, JSON.stringify([entry, ...others].slice(0, most)));
    },
    clear: (): void => void writeItem(key, null),
  };
}
