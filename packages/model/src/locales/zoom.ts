// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { zoomWords as en } from './en/zoom.ts';
import { zoomWords as ru } from './ru/zoom.ts';

/** The words of `zoom` by locale. */
export const zoomWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
