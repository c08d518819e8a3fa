// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { articleWords as ar } from './ar/article.ts';
import { articleWords as de } from './de/article.ts';
import { articleWords as en } from './en/article.ts';
import { articleWords as es } from './es/article.ts';
import { articleWords as fr } from './fr/article.ts';
import { articleWords as it } from './it/article.ts';
import { articleWords as ja } from './ja/article.ts';
import { articleWords as kk } from './kk/article.ts';
import { articleWords as ko } from './ko/article.ts';
import { articleWords as pl } from './pl/article.ts';
import { articleWords as pt } from './pt/article.ts';
import { articleWords as ru } from './ru/article.ts';
import { articleWords as tr } from './tr/article.ts';
import { articleWords as uk } from './uk/article.ts';
import { articleWords as zhHans } from './zh-Hans/article.ts';
import { articleWords as zhHant } from './zh-Hant/article.ts';

/** The words of `article` by locale. */
export const articleWords: { readonly [code in LocaleCode]: typeof en } = {
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
