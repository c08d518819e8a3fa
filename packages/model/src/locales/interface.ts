// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { interfaceWords as en } from './en/interface.ts';
import { interfaceWords as ru } from './ru/interface.ts';

/** The words of `interface` by locale. */
export const interfaceWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
