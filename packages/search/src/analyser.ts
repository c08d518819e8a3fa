import { remember } from '@helpgen/model/browser';
import { createArabic } from './languages/ar.ts';
import { createGerman } from './languages/de.ts';
import { createEnglish } from './languages/en.ts';
import { createRussian } from './languages/ru.ts';
import type { Language } from './languages/language.ts';
import { splitUnspaced } from './split-unspaced.ts';

/** Turns text into the terms of the index; used the same by the builder of an index and by the reader of it. */
export interface Analyser {
  /** Names the languages and the rules; an index made under another label finds nothing here. Belongs into cache keys. */
  readonly label: string;
  /** The terms of `text` in its order: each word stemmed, an identifier whole and by its parts. */
  analyse(text: string): string[];
  /** The term of one folded or unfolded word, never split; a term's own term is itself. */
  normalise(word: string): string;
}

// Raised with every change of the rules below.
const rulesVersion = 6;
/** Words are runs of letters, digits, combining marks and underscores of any script. */
export const wordPattern = /[\p{L}\p{N}\p{M}_]+/gu;
const longestWord = 64;
const rememberedWords = 50_000;
const languageMakers: { readonly [code: string]: () => Language } = { ar: createArabic, de: createGerman, en: createEnglish, ru: createRussian };

/**
 * The analyser for texts in `languages` (`ar`, `de`, `en`, `ru`), made once and kept; words of others are found as they are written, and
 * by each two letters where there are no spaces.
 */
export function createAnalyser(languages: readonly string[]): Analyser {
  return analyserOf(languages.join());
}

/** Each remembers the words of a text, and whoever asks next asks for most of them again. */
const analyserOf = remember((joined: string): Analyser => {
  const languages = joined.split(',');
  const known = languages.flatMap((code) => languageMakers[code]?.() ?? []);

  const normalise = (word: string): string => {
    const folded = fold(word);
    return known.find((language) => language.owns(folded))?.stem(folded) ?? folded;
  };
  const termsOf = (word: string): readonly string[] => {
    const name = compose(word);
    const folded = fold(name);
    if (known.some((language) => language.stopWords.has(folded))) return [];
    const parts = splitUnspaced(folded);
    if (parts !== undefined) return [...new Set(parts.map(normalise))];
    const language = known.find((each) => each.owns(folded));
    const isPlain = language !== undefined && name.slice(1) === name.slice(1).toLowerCase();
    return isPlain ? [language.stem(folded)] : [...new Set(splitIdentifier(name, languages).map(normalise))];
  };
  const recall = remember(termsOf, rememberedWords);
  return {
    label: analyserLabel(languages),
    normalise,
    analyse: (text) => {
      const terms: string[] = [];
      for (const [word] of text.matchAll(wordPattern)) {
        // Never between the two halves of a letter outside the basic plane.
        const cut = word.length > longestWord ? word.slice(0, longestWord).replace(/[\ud800-\udbff]$/, '') : word;
        // A slice of a page would keep the whole page in memory as long as the word is remembered.
        terms.push(...recall(` ${cut}`.slice(1)));
      }
      return terms;
    },
  };
});

/** The label of the analyser for `languages`, in whatever order they are given. */
export function analyserLabel(languages: readonly string[]): string {
  return `helpgen-analyser-${rulesVersion}-${[...new Set(languages)].toSorted().join('-')}`;
}

/** `word` in lower case, with е for ё and one code point a letter. */
export function fold(word: string): string {
  return compose(word).toLowerCase().replaceAll('ё', 'е');
}

// One code point for й and ё however they were typed; marks of stress gone.
function compose(word: string): string {
  return word.normalize('NFC').replace(/[\u0300\u0301]/g, '');
}

const scriptRuns = /\p{N}+|\p{Script=Cyrillic}+|\p{Script=Latin}+|[^\p{N}\p{Script=Cyrillic}\p{Script=Latin}]+/gu;
const camelParts = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;

/**
 * The names inside the name `word`, itself first: `HttpClient_ru` has HttpClient, Http and Client. Cut at underscores,
 * where a capital begins a part (Latin or Cyrillic), between scripts and around digits; a last part that is one of
 * `suffixes` (a locale in a file name) is left out, as are single letters.
 */
function splitIdentifier(word: string, suffixes: readonly string[]): readonly string[] {
  const names = new Set([word]);
  const segments = word.split('_').filter((segment) => segment !== '');
  if (segments.length > 1 && suffixes.includes(segments.at(-1)?.toLowerCase() ?? '')) {
    segments.pop();
    names.add(segments.join('_'));
  }
  for (const segment of segments) {
    names.add(segment);
    const parts = (segment.match(scriptRuns) ?? []).flatMap((run) => run.match(camelParts) ?? []);
    for (const part of parts) if (part.length > 1 || /^\p{N}$/u.test(part)) names.add(part);
  }
  return [...names];
}
