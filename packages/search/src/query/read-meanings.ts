import { groupBy, remember } from '@helpgen/model/browser';
import { fold } from '../analyser.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { countShared } from './edits.ts';
import type { AskedWord, Expansion } from './find-expansions.ts';
import type { QueryWord } from './parse-query.ts';

/** Words of a question that stand for something which the site calls otherwise. */
export interface Meaning {
  /** The place of the first of them, and how many they are. */
  readonly at: number;
  readonly length: number;
  /** What the site may call it, each as terms that must stand together. */
  readonly means: readonly (readonly string[])[];
  /** Whether they are an identifier of which only the parts have a meaning. */
  readonly isOfParts?: boolean;
}

/** A question as it is understood. */
export interface AskedQuestion {
  readonly words: readonly AskedWord[];
  /** What of its words may mean what the site calls otherwise. */
  readonly meanings: readonly Meaning[];
  /** Whether it is written as code is. */
  readonly isCode: boolean;
}

/** See {@link createMeaningFinder}. */
export type MeaningFinder = ReturnType<typeof createMeaningFinder>;

/** How much a match of what is meant counts beside one of what was asked. */
const weight = 0.8;
/** What comes first is meant most often. */
const next = 0.85;
/** And a match of one word of a phrase beside one of all. */
const ofPhrase = 0.4;

/** In which forms of a word most often differ. */
const longestEnding = 3;
/** In words and signs. */
const longestPhrase = 6;

/**
 * A finder of what `thesaurus` knows, the longest first where several begin at a word. Thousands of phrases are in it: analysed are
 * those alone that begin as a word of a question does. An identifier that no name of the site begins with is what its parts are: `parseFloat`.
 */
export function createMeaningFinder(
  thesaurus: Thesaurus,
  { wordsOf, isName }: { wordsOf(text: string): readonly QueryWord[]; isName(beginning: string): boolean },
) {
  const termsOf = (text: string): readonly string[] => wordsOf(text).map(({ terms }) => terms[0]);
  const listed = groupBy(
    Object.values(thesaurus).flatMap(([asked, means]) =>
      asked.split(', ').flatMap((phrase) => {
        // What names nothing is none of its words, so that any may be the first.
        const beginnings = new Set(fold(phrase).split(' ').map(beginningOf));
        return Array.from(beginnings, (beginning) => ({ beginning, phrase, means }));
      }),
    ),
    ({ beginning }) => beginning,
  );
  const entriesFrom = remember((beginning: string) =>
    (listed.get(beginning) ?? []).map(({ phrase, means }) => {
      const words = wordsOf(phrase);
      return { key: keyOf(words), words: words.map(({ folded }) => folded), means };
    }),
  );
  const entriesOf = (word: string): ReturnType<typeof entriesFrom> => entriesFrom(beginningOf(word));
  // Read of those alone that were asked, which are few of all that are looked at.
  const meansOf = ({ key, means }: ReturnType<typeof entriesFrom>[number]): Meaning['means'] =>
    means.split(', ').map(termsOf).filter((other) => other.join(' ') !== key);
  const find = (words: readonly QueryWord[]): readonly Meaning[] => {
    const found: Meaning[] = [];
    for (const [at, first] of words.entries()) {
      const last = found.at(-1);
      if (last !== undefined && at < last.at + last.length) continue;
      for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
        const part = words.slice(at, at + length);
        const key = keyOf(part);
        const means = entriesOf(first.folded)
          .filter((entry) => entry.key === key && part.every(({ folded }, place) => isForm(folded, entry.words[place] ?? '')))
          .flatMap(meansOf);
        if (means.length === 0) continue;
        found.push({ at, length, means });
        break;
      }
      const [whole, ...parts] = first.terms;
      if (found.at(-1)?.at === at || parts.length < 2 || isName(whole)) continue;
      const means = parts.flatMap((part) => entriesOf(part).filter(({ key }) => key === part).flatMap(meansOf));
      if (means.length > 0) found.push({ at, length: 1, means, isOfParts: true });
    }
    return found;
  };
  const phrases = Object.values(thesaurus).flatMap(([asked]) => asked.split(', '));
  /** `words`: the single words that have a meaning, folded. */
  return { find, words: phrases.filter((phrase) => !phrase.includes(' ')).map(fold) };
}

/** The terms of words, joined by spaces. */
function keyOf(words: readonly QueryWord[]): string {
  return words.map(({ terms }) => terms[0]).join(' ');
}

/** What the forms of a word share; of a sign it is the first of it. */
function beginningOf(folded: string): string {
  return /^(?:[\p{L}\p{N}_]{1,2}|.)/u.exec(folded)?.[0] ?? '';
}

/** Whether two words with the same stem are written alike: of a misspelt word little is left in the stem. */
function isForm(a: string, b: string): boolean {
  return countShared(a, b) >= Math.min(a.length, b.length) - longestEnding;
}

/** The words of a question where what is meant stands beside what was asked, a phrase as one word. */
export function withMeanings({ words, meanings }: AskedQuestion, has: (term: string) => boolean): readonly AskedWord[] {
  const merged: AskedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at] as AskedWord;
    const meaning = meanings.find((each) => each.at === at);
    if (meaning === undefined) {
      merged.push(first);
      continue;
    }
    const part = words.slice(at, at + meaning.length);
    const single = part.flatMap(({ expansions }) => expansions);
    const together = part.map(({ terms }) => terms[0]);
    const phrase = together.every(has) ? [{ terms: together, weight: 1, isExact: true }] : [];
    const own = meaning.length === 1 ? single : [...phrase, ...single.map((each) => ({ ...each, weight: each.weight * ofPhrase, isExact: false }))];
    const other = meaning.means.filter((terms) => terms.length > 0 && terms.every(has)).map((terms, place): Expansion => {
      return { terms, weight: weight * next ** place, isExact: false, isMeant: true };
    });
    const [text, folded] = [part.map((word) => word.text).join(' '), part.map((word) => word.folded).join(' ')];
    merged.push({ ...first, text, folded, expansions: [...own, ...other] });
    at += meaning.length - 1;
  }
  return merged;
}
