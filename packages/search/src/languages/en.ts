import lunr from 'lunr';
import { createLanguage, type Language } from './language.ts';

/** English: the Porter stemmer that comes with lunr. */
export function createEnglish(): Language {
  const stemmer = lunr.stemmer as unknown as (token: { update(change: (word: string) => string): string }) => string;
  return createLanguage(/^[a-z]+$/, (word) => stemmer({ update: (change) => change(word) }), 'a an at of on the');
}
