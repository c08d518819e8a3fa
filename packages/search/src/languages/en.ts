import lunr from 'lunr';
import { stemFully, type Language } from './language.ts';

/** English: the Porter stemmer that comes with lunr. */
export function createEnglish(): Language {
  const letters = /^[a-z]+$/;
  const stemmer = lunr.stemmer as unknown as (token: { update(change: (word: string) => string): string }) => string;
  const stemOnce = (word: string): string => stemmer({ update: (change) => change(word) });
  return {
    owns: (word) => letters.test(word),
    stem: (word) => stemFully(word, stemOnce),
    stopWords: new Set(['a', 'an', 'at', 'of', 'on', 'the']),
  };
}
