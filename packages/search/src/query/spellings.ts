import { suggest } from '@helpgen/model/browser';
import { fold, wordPattern, type Analyser } from '../analyser.ts';
import { countShared, isOneEditAway } from './edits.ts';
import type { LoadedIndex, Spelling } from './index-pages.ts';
import type { QueryWord } from './parse-query.ts';
import { isVerb } from './vague-words.ts';
import { rootsOf } from './roots.ts';
import { distanceOfSounds, sameLetters, skeletonOf, soundOf, soundsOf, spelledLetters, toCyrillic } from './sounds.ts';

const shortest = 4;
const shortestDoubted = 6;
const shortestSound = 3;
const shortestSure = 5;
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
   * A word that sounds as `word`, which is written in the letters of another language: `эксепшн`, `masiv`; `undefined`: none
   * does. `isSame`: down to its vowels. `others` are words that people ask for, beside those of names.
   */
  soundingAs(word: QueryWord, others?: readonly string[]): { readonly text: string; readonly isSame: boolean } | undefined;
  /**
   * A word that `word` is made of (`захешировать`), or one of `others`, beside those of names, that is written as it is but for one letter;
   * `undefined`: none is.
   */
  kinOf(word: QueryWord, others: readonly string[]): string | undefined;
  /**
   * Whether the stem of `word` is too little of it to be believed, and no word is written as it is but for its ending: `зачение`
   * would be a form of `зачем`, `замыание` one of `замена`.
   */
  isCutShort(word: QueryWord): boolean;
}

/** The spellings of the site of `index`, whose terms `analyser` has made; read when they are asked for first. */
export function createSpellings(index: LoadedIndex, analyser: Analyser): Spellings {
  let read: ReadonlyMap<string, Spelling> | undefined;
  const spellings = (): ReadonlyMap<string, Spelling> => (read ??= index.whole?.spellings ?? countSpellings(namesOf(index)));
  const askedFor = new Map<string, Spelling>();
  return {
    nearest(words) {
      const near = words.flatMap(({ folded }) => {
        const other = folded.length < shortest ? undefined : suggest(folded, spellings().keys());
        return other !== undefined && isOneEditAway(folded, other) ? (spellings().get(other)?.text ?? []) : [];
      });
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
    soundingAs({ folded, terms: [whole] }, others = []) {
      const isLatin = /^[a-z']+$/.test(folded);
      // Words are borrowed as names of things; a verb is made of them.
      if (isVerb(folded) || folded.length < shortestSound || (!isLatin && !/^[а-я]+$/.test(folded))) return undefined;
      for (const other of others) if (!spellings().has(other) && !askedFor.has(other)) askedFor.set(other, { text: other, count: 0 });
      const isKnown = (other: string): boolean => spellings().has(other) || askedFor.has(other);
      const spelled = isLatin ? undefined : [spelledLetters(folded) ?? '', ...sameLetters(folded)].find(isKnown);
      if (spelled !== undefined) return { text: spellings().get(spelled)?.text ?? spelled, isSame: true };
      const asked = soundOf(isLatin ? toCyrillic(folded) : folded);
      const stem = soundOf(isLatin ? toCyrillic(folded) : whole);
      let best: { readonly text: string; readonly distance: number; readonly count: number } | undefined;
      for (const [other, spelling] of [...spellings(), ...askedFor]) {
        const { text, count } = spelling;
        if (/[a-z]/.test(other) === isLatin || /[^a-zа-я]/.test(other)) continue;
        const heard = spelling.heard ??= soundsOf(other).map((sound) => ({ sound, skeleton: skeletonOf(sound) }));
        const distances = heard.flatMap(
          ({ sound, skeleton }) => (isLatin ? distanceOfForms(asked, sound) : distanceOfNames(asked, stem, sound, skeleton)) ?? [],
        );
        if (distances.length === 0) continue;
        const distance = Math.min(...distances);
        // What no name of the site has must sound nearly so.
        if (count === 0 && distance > (folded.length < shortestSure ? 0 : 0.5)) continue;
        if (best === undefined || distance < best.distance || (distance === best.distance && count > best.count)) best = { text, distance, count };
      }
      // Nothing that is named sounds so, but a text may have the word.
      if (best === undefined) return isLatin ? { text: toCyrillic(folded), isSame: false } : undefined;
      return { text: best.text, isSame: best.distance === 0 };
    },
    kinOf(word, others) {
      const { folded } = word;
      if (folded.length < shortestDoubted) return undefined;
      const roots = rootsOf(folded);
      for (const root of roots) {
        const stem = analyser.normalise(root);
        const isForm = (other: string): boolean => other.startsWith(root.slice(0, shortestSound)) && analyser.normalise(other) === stem;
        const known = spellings().get(root)?.text ?? others.find(isForm);
        if (known !== undefined) return known;
      }
      const near = others.find((other) => other.length >= shortestDoubted && other[0] === folded[0] && isOneEditAway(folded, other));
      if (near !== undefined) return near;
      for (const root of roots) {
        const heard = this.soundingAs({ ...word, text: root, folded: root, terms: [root] }, others);
        if (heard?.isSame === true) return heard.text;
      }
      return undefined;
    },
    isCutShort({ folded, terms: [whole] }) {
      if (whole.length * 2 > folded.length || !folded.startsWith(whole)) return false;
      return ![...spellings().keys()].some((other) => countShared(folded, other) >= folded.length - shortEnding);
    },
  };
}

/** Between Russian words in the letters of two alphabets: 0 the same, 1 another ending, 2 one letter heard differently. */
function distanceOfForms(asked: string, sound: string): number | undefined {
  if (asked === sound) return 0;
  const shared = countShared(asked, sound);
  const longer = Math.max(asked.length, sound.length);
  if (shared >= shortest && longer - shared <= shortEnding) return 1;
  return longer > shortest && isOneEditAway(asked, sound) ? 2 : undefined;
}

/** Between an English word as Russian writes it, with its stem, and one as English does. */
function distanceOfNames(asked: string, stem: string, sound: string, skeleton: string): number | undefined {
  if (asked === sound) return 0;
  if (skeleton !== skeletonOf(asked) && skeleton !== skeletonOf(stem)) return undefined;
  // Their consonants are the same: of their vowels few may differ.
  const distance = Math.min(distanceOfSounds(asked, sound), distanceOfSounds(stem, sound));
  return distance <= Math.max(1, sound.length / 5) ? distance : undefined;
}

/** The words of `names`, by how they are written, folded. */
export function countSpellings(names: Iterable<string>): ReadonlyMap<string, Spelling> {
  const spellings = new Map<string, Spelling>();
  for (const name of names) {
    for (const [text] of name.matchAll(wordPattern)) {
      const folded = fold(text);
      const spelling = spellings.get(folded) ?? { text, count: 0 };
      spellings.set(folded, spelling);
      spelling.count += 1;
    }
  }
  return spellings;
}

function* namesOf({ pages }: LoadedIndex): Generator<string> {
  for (const { title, keywords, headings, description } of pages) {
    yield* [title, ...keywords];
    for (const { text } of headings) yield text;
    yield description;
  }
}
