import { suggest } from '@helpgen/model/browser';
import { fold } from '../analyser.ts';
import { splitWords } from '../split-words.ts';
import type { LoadedIndex } from './index-pages.ts';
import type { AskedWord } from './understand.ts';

const shortest = 4;

/** For words that nothing has: what names of the site (titles, keywords, headings) are written most like them; `undefined`: nothing is. */
export function nearestSpelling(words: readonly AskedWord[], { pages }: LoadedIndex): string | undefined {
  const spellings = new Map<string, string>();
  for (const { title, keywords, headings } of pages) {
    for (const name of [title, ...keywords, ...headings.map(({ text }) => text)]) {
      splitWords(name, (start, end) => {
        const word = name.slice(start, end);
        const folded = fold(word);
        if (!spellings.has(folded)) spellings.set(folded, word);
      });
    }
  }
  const near = words.flatMap(({ folded }) => (folded.length < shortest ? [] : (spellings.get(suggest(folded, spellings.keys()) ?? '') ?? [])));
  return near.length === 0 ? undefined : near.join(' ');
}
