// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { searchWords as en } from './en/search.ts';
import { searchWords as ru } from './ru/search.ts';

/** The words of `search` by locale. */
export const searchWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
