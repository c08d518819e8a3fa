import { apiEn } from './theme/words-en.ts';
import { apiRu } from './theme/words-ru.ts';

/** The words that pages are written with, by their keys. */
export type Words = (key: keyof typeof apiEn | `api.in.${string}` | `api.key.${string}` | `typedoc.tag.${string}`) => string;

/** The words for `locale`; those of English when its language has none. */
export function wordsFor(locale: string): Words {
  const own: { readonly [key: string]: string } = /^ru(?:-|$)/i.test(locale) ? apiRu : apiEn;
  return (key) => own[key] ?? key;
}
