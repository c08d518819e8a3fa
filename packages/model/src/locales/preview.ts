// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { previewWords as en } from './en/preview.ts';
import { previewWords as ru } from './ru/preview.ts';

/** The words of `preview` by locale. */
export const previewWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
