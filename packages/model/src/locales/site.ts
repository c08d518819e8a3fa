// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { siteWords as en } from './en/site.ts';
import { siteWords as ru } from './ru/site.ts';

/** The words of `site` by locale. */
export const siteWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
