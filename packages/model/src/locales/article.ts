// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { articleWords as en } from './en/article.ts';
import { articleWords as ru } from './ru/article.ts';

/** The words of `article` by locale. */
export const articleWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
