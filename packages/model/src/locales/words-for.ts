import type { LocalizedWords, Words } from '../words.ts';
import type { LocaleCode } from './locale-codes.ts';
import { localeOf, lookUpLocale } from './locale-of.ts';

/** A language and what a site says in it otherwise than helpgen does. */
export interface SpokenLocale {
  readonly code: string;
  readonly words: Words;
}

/** The words of one set for `locale`: the site's own, else those of its language, else English ones. */
export function wordsFor<Set extends Words>(byCode: { readonly [code in LocaleCode]: Set }, { code, words }: SpokenLocale): Set {
  const known = byCode[localeOf(code)];
  return Object.fromEntries(Object.entries(known).map(([key, text]) => [key, words[key] ?? text])) as Set;
}

/** The words of `strings` for `locale`: those of its language when it has none of its own; what is missing is English. */
export function chooseWords(strings: LocalizedWords, locale: string): Words {
  return { ...strings['en'], ...strings[lookUpLocale(Object.keys(strings), locale) ?? ''] };
}

/** `text` with `values` in the places that it names in braces. */
export function fillIn(text: string, values: { readonly [name: string]: string | number }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
