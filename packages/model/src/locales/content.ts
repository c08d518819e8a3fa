// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { contentWords as en } from './en/content.ts';
import { contentWords as ru } from './ru/content.ts';

/** The words of `content` by locale. */
export const contentWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
