// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { contentWords as ar } from './ar/content.ts';
import { contentWords as de } from './de/content.ts';
import { contentWords as en } from './en/content.ts';
import { contentWords as es } from './es/content.ts';
import { contentWords as fr } from './fr/content.ts';
import { contentWords as it } from './it/content.ts';
import { contentWords as ja } from './ja/content.ts';
import { contentWords as kk } from './kk/content.ts';
import { contentWords as ko } from './ko/content.ts';
import { contentWords as pl } from './pl/content.ts';
import { contentWords as pt } from './pt/content.ts';
import { contentWords as ru } from './ru/content.ts';
import { contentWords as tr } from './tr/content.ts';
import { contentWords as uk } from './uk/content.ts';
import { contentWords as zhHans } from './zh-Hans/content.ts';
import { contentWords as zhHant } from './zh-Hant/content.ts';

/** The words of `content` by locale. */
export const contentWords: { readonly [code in LocaleCode]: typeof en } = {
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
