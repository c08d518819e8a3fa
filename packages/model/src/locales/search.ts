// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { searchWords as ar } from './ar/search.ts';
import { searchWords as de } from './de/search.ts';
import { searchWords as en } from './en/search.ts';
import { searchWords as es } from './es/search.ts';
import { searchWords as fr } from './fr/search.ts';
import { searchWords as it } from './it/search.ts';
import { searchWords as ja } from './ja/search.ts';
import { searchWords as kk } from './kk/search.ts';
import { searchWords as ko } from './ko/search.ts';
import { searchWords as pl } from './pl/search.ts';
import { searchWords as pt } from './pt/search.ts';
import { searchWords as ru } from './ru/search.ts';
import { searchWords as tr } from './tr/search.ts';
import { searchWords as uk } from './uk/search.ts';
import { searchWords as zhHans } from './zh-Hans/search.ts';
import { searchWords as zhHant } from './zh-Hant/search.ts';

/** The words of `search` by locale. */
export const searchWords: { readonly [code in LocaleCode]: typeof en } = {
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
