// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { blocksWords as en } from './en/blocks.ts';
import { blocksWords as ru } from './ru/blocks.ts';

/** The words of `blocks` by locale. */
export const blocksWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
