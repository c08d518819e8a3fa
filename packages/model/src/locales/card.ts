// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { cardWords as ar } from './ar/card.ts';
import { cardWords as de } from './de/card.ts';
import { cardWords as en } from './en/card.ts';
import { cardWords as es } from './es/card.ts';
import { cardWords as fr } from './fr/card.ts';
import { cardWords as it } from './it/card.ts';
import { cardWords as ja } from './ja/card.ts';
import { cardWords as kk } from './kk/card.ts';
import { cardWords as ko } from './ko/card.ts';
import { cardWords as pl } from './pl/card.ts';
import { cardWords as pt } from './pt/card.ts';
import { cardWords as ru } from './ru/card.ts';
import { cardWords as tr } from './tr/card.ts';
import { cardWords as uk } from './uk/card.ts';
import { cardWords as zhHans } from './zh-Hans/card.ts';
import { cardWords as zhHant } from './zh-Hant/card.ts';

/** The words of `card` by locale. */
export const cardWords: { readonly [code in LocaleCode]: typeof en } = {
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
