// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { diagramWords as en } from './en/diagram.ts';
import { diagramWords as ru } from './ru/diagram.ts';

/** The words of `diagram` by locale. */
export const diagramWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
