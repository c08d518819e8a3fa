/** Values by word, looked up where the word stands in a text: without cutting it out, which costs more than the lookup. */
export interface WordMemory<T> {
  /** The value of the word from `start` to `end` of `text`; `make` makes it the first time. */
  recall(text: string, start: number, end: number, make: (word: string) => T): T;
}

const slots = 1 << 17;

/**
 * An empty memory of at most `most` words, half of {@link slots} or fewer; when it is full it begins anew. An open
 * addressing table with linear probing; the hash is FNV-1a over UTF-16 code units.
 */
export function createWordMemory<T>(most: number): WordMemory<T> {
  /** By slot: 0 for free, else the number of a word and 1. */
  const table = new Uint32Array(slots);
  let words: string[] = [];
  let values: T[] = [];
  return {
    recall(text, start, end, make) {
      let hash = 0x811c9dc5;
      for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      let slot = (hash ^ (hash >>> 15)) & (slots - 1);
      for (let number = table[slot] as number; number !== 0; number = table[slot] as number) {
        if (isWordAt(words[number - 1] as string, text, start, end)) return values[number - 1] as T;
        slot = (slot + 1) & (slots - 1);
      }
      // A slice of a page would keep the whole page in memory as long as the word is remembered.
      const word = ` ${text.slice(start, end)}`.slice(1);
      const value = make(word);
      if (words.length === most) {
        table.fill(0);
        words = [];
        values = [];
      }
      words.push(word);
      values.push(value);
      table[slot] = words.length;
      return value;
    },
  };
}

function isWordAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}
