import { suggest } from '@helpgen/model/browser';
import { fold, type Analyser } from '../analyser.ts';
import { splitWords } from '../split-words.ts';
import { countShared, isOneEditAway } from './edits.ts';
import type { LoadedIndex } from './index-pages.ts';
import type { QueryWord } from './parse-query.ts';

const shortest = 4;
const shortestDoubted = 6;
/** In which forms of a word most often differ. */
const shortEnding = 2;

/** How the names of a site (titles, keywords, headings) and its descriptions write their words; terms are stems, which nobody writes. */
export interface Spellings {
  /** For words that nothing has: what is written most like them; `undefined`: nothing is. */
  nearest(words: readonly QueryWord[]): string | undefined;
  /**
   * Another word that is written as `word` but for one letter; `undefined`: there is none, or `word` itself or a form
   * of it is written, or begun while it is unfinished.
   */
  neighbour(word: QueryWord): string | undefined;
  /**
   * Whether the stem of `word` is too little of it to be believed, and no word is written as it is but for its ending: `зачение`
   * would be a form of `зачем`, `замыание` one of `замена`.
   */
  isCutShort(word: QueryWord): boolean;
}

/** The spellings of the site of `index`, whose terms `analyser` has made; read when they are asked for first. */
export function createSpellings(index: LoadedIndex, analyser: Analyser): Spellings {
  let read: ReadonlyMap<string, Spelling> | undefined;
  const spellings = (): ReadonlyMap<string, Spelling> => (read ??= readSpellings(index));
  return {
    nearest(words) {
      const near = words.flatMap(({ folded }) =>
        folded.length < shortest ? [] : (spellings().get(suggest(folded, spellings().keys()) ?? '')?.text ?? []),
      );
      return near.length === 0 ? undefined : near.join(' ');
    },
    neighbour({ folded, terms: [whole], isUnfinished }) {
      if (folded.length < shortestDoubted || spellings().has(folded)) return undefined;
      let best: { readonly text: string; readonly shared: number; readonly count: number } | undefined;
      for (const [other, { text, count }] of spellings()) {
        if (isUnfinished && other.startsWith(folded)) return undefined;
        // People rarely err in the first letter.
        if (other[0] !== folded[0] || !isOneEditAway(folded, other)) continue;
        // начинаются is a form of начинается.
        if (analyser.normalise(other) === whole) return undefined;
        const shared = countShared(folded, other);
        if (best === undefined || shared > best.shared || (shared === best.shared && count > best.count)) best = { text, shared, count };
      }
      return best?.text;
    },
    isCutShort({ folded, terms: [whole] }) {
      if (whole.length * 2 > folded.length || !folded.startsWith(whole)) return false;
      for (const other of spellings().keys()) if (countShared(folded, other) >= folded.length - shortEnding) return false;
      return true;
    },
  };
}

/** A word of names. */
interface Spelling {
  /** As the first name has it. */
  readonly text: string;
  /** How many times names have it. */
  count: number;
}

function readSpellings({ pages }: LoadedIndex): ReadonlyMap<string, Spelling> {
  const spellings = new Map<string, Spelling>();
  for (const { title, keywords, headings, description } of pages) {
    for (const name of [title, ...keywords, ...headings.map(({ text }) => text), description]) {
      splitWords(name, (start, end) => {
        const text = name.slice(start, end);
        const folded = fold(text);
        const known = spellings.get(folded);
        if (known === undefined) spellings.set(folded, { text, count: 1 });
        else known.count += 1;
      });
    }
  }
  return spellings;
}
