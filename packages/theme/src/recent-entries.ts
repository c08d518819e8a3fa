import { readJson, writeItem } from '@helpgen/runtime/behaviours';

/** At most `most` things that the browser keeps under `key`, the last one first; a blocked storage keeps none. */
export function createRecentEntries<Entry>(
  key: string,
  most: number,
  { isEntry, nameOf }: { isEntry(value: unknown): value is Entry; nameOf(entry: Entry): string },
) {
  const read = (): readonly Entry[] => {
    const kept = readJson(key);
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, most) : [];
  };
  return {
    read,
    /** Puts `entry` in front, in the place of one with the same name. */
    add: (entry: Entry): void => {
      const others = read().filter((other) => nameOf(other) !== nameOf(entry));
      writeItem(key, JSON.stringify([entry, ...others].slice(0, most)));
    },
    clear: (): void => void writeItem(key, null),
  };
}
