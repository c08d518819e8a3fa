// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { interfaceWords as ar } from './ar/interface.ts';
import { interfaceWords as de } from './de/interface.ts';
import { interfaceWords as en } from './en/interface.ts';
import { interfaceWords as es } from './es/interface.ts';
import { interfaceWords as fr } from './fr/interface.ts';
import { interfaceWords as it } from './it/interface.ts';
import { interfaceWords as ja } from './ja/interface.ts';
import { interfaceWords as kk } from './kk/interface.ts';
import { interfaceWords as ko } from './ko/interface.ts';
import { interfaceWords as pl } from './pl/interface.ts';
import { interfaceWords as pt } from './pt/interface.ts';
import { interfaceWords as ru } from './ru/interface.ts';
import { interfaceWords as tr } from './tr/interface.ts';
import { interfaceWords as uk } from './uk/interface.ts';
import { interfaceWords as zhHans } from './zh-Hans/interface.ts';
import { interfaceWords as zhHant } from './zh-Hant/interface.ts';

/** The words of `interface` by locale. */
export const interfaceWords: { readonly [code in LocaleCode]: typeof en } = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  kk,
  ko,
  pl,
  pt,
  ru,
  tr,
  uk,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
