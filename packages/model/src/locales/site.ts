// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { siteWords as ar } from './ar/site.ts';
import { siteWords as de } from './de/site.ts';
import { siteWords as en } from './en/site.ts';
import { siteWords as es } from './es/site.ts';
import { siteWords as fr } from './fr/site.ts';
import { siteWords as it } from './it/site.ts';
import { siteWords as ja } from './ja/site.ts';
import { siteWords as kk } from './kk/site.ts';
import { siteWords as ko } from './ko/site.ts';
import { siteWords as pl } from './pl/site.ts';
import { siteWords as pt } from './pt/site.ts';
import { siteWords as ru } from './ru/site.ts';
import { siteWords as tr } from './tr/site.ts';
import { siteWords as uk } from './uk/site.ts';
import { siteWords as zhHans } from './zh-Hans/site.ts';
import { siteWords as zhHant } from './zh-Hant/site.ts';

/** The words of `site` by locale. */
export const siteWords: { readonly [code in LocaleCode]: typeof en } = {
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
