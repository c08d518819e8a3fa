// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { menuWords as ar } from './ar/menu.ts';
import { menuWords as de } from './de/menu.ts';
import { menuWords as en } from './en/menu.ts';
import { menuWords as es } from './es/menu.ts';
import { menuWords as fr } from './fr/menu.ts';
import { menuWords as it } from './it/menu.ts';
import { menuWords as ja } from './ja/menu.ts';
import { menuWords as kk } from './kk/menu.ts';
import { menuWords as ko } from './ko/menu.ts';
import { menuWords as pl } from './pl/menu.ts';
import { menuWords as pt } from './pt/menu.ts';
import { menuWords as ru } from './ru/menu.ts';
import { menuWords as tr } from './tr/menu.ts';
import { menuWords as uk } from './uk/menu.ts';
import { menuWords as zhHans } from './zh-Hans/menu.ts';
import { menuWords as zhHant } from './zh-Hant/menu.ts';

/** The words of `menu` by locale. */
export const menuWords: { readonly [code in LocaleCode]: typeof en } = {
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
