import { remember } from '@helpgen/model/browser';
import { fold, wordPattern, type Analyser } from '../analyser.ts';
import { nameKinds } from '../index-format.ts';
import { countShared, isOneEditAway } from './edits.ts';
import { namesWith, type LoadedIndex, type Spelling } from './index-pages.ts';
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

/** See {@link createSpellings}. */
export type Spellings = ReturnType<typeof createSpellings>;

/**
 * How the names (titles, keywords, headings) and the descriptions of the site of `index`, whose terms `analyser` has made, write their
 * words; terms are stems, which nobody writes. They are read when they are asked for first.
 */
export function createSpellings(index: LoadedIndex, analyser: Analyser) {
  let read: ReadonlyMap<string, Spelling> | undefined;
  const spellings = (): ReadonlyMap<string, Spelling> => (read ??= index.whole?.spellings ?? countSpellings(namesOf(index)));
  const askedFor = new Map<string, Spelling>();
  return {
    /** For words that nothing has: what is written as they are but for one letter; `undefined`: nothing is. */
    nearest(words: readonly QueryWord[]): string | undefined {
      const near = words.flatMap(({ folded }) => {
        if (folded.length < shortest) return [];
        const other = spellings().has(folded) ? folded : [...spellings().keys()].find((written) => isOneEditAway(folded, written));
        return spellings().get(other ?? '')?.text ?? [];
      });
      return near.length === 0 ? undefined : near.join(' ');
    },
    /**
     * Another word that is written as this one but for one letter, the most usual; `undefined`: there is none, or the word itself or a form
     * of it is written, or begun while it is unfinished.
     */
    neighbour({ folded, terms: [whole], isUnfinished }: QueryWord): string | undefined {
      if (folded.length < shortestDoubted || spellings().has(folded)) return undefined;
      let best: Spelling | undefined;
      for (const [other, spelling] of spellings()) {
        if (isUnfinished && other.startsWith(folded)) return undefined;
        // People rarely err in the first letter.
        if (other[0] !== folded[0] || !isOneEditAway(folded, other)) continue;
        // начинаются is a form of начинается.
        if (analyser.normalise(other) === whole) return undefined;
        if (best === undefined || spelling.count > best.count) best = spelling;
      }
      return best?.text;
    },
    /**
     * A word that sounds as one which is written in the letters of another language: `эксепшн`, `masiv`; `undefined`: none
     * does. `isSame`: down to its vowels. `others` are words that people ask for, beside those of names.
     */
    soundingAs({ folded, terms: [whole] }: QueryWord, others: readonly string[] = []): { readonly text: string; readonly isSame: boolean } | undefined {
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
    /**
     * A word that this one is made of (`захешировать`), or one of `others`, beside those of names, that is written as it is but for one
     * letter; `undefined`: none is.
     */
    kinOf(word: QueryWord, others: readonly string[]): string | undefined {
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
    /**
     * Whether the stem of a word is too little of it to be believed, and no word is written as it is but for its ending: `зачение`
     * would be a form of `зачем`, `замыание` one of `замена`.
     */
    isCutShort({ folded, terms: [whole] }: QueryWord): boolean {
      if (whole.length * 2 > folded.length || !folded.startsWith(whole)) return false;
      const isForm = (other: string): boolean => countShared(folded, other) >= folded.length - shortEnding;
      // Most often one of the names with its stem writes it, and the others need not be read, which takes half as long as an answer.
      const isNamed = nameKinds.some((kind) => [...namesWith(whole, kind, index)].some((name) => fold(name).split(/[^\p{L}]+/u).some(isForm)));
      return !isNamed && ![...spellings().keys()].some(isForm);
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
  // Names have the same words many times.
  const folding = remember(fold);
  for (const name of names) {
    for (const [text] of name.matchAll(wordPattern)) {
      const folded = folding(text);
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
