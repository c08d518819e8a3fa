// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { sidebarWords as en } from './en/sidebar.ts';
import { sidebarWords as ru } from './ru/sidebar.ts';

/** The words of `sidebar` by locale. */
export const sidebarWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
