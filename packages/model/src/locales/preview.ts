// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { previewWords as ar } from './ar/preview.ts';
import { previewWords as de } from './de/preview.ts';
import { previewWords as en } from './en/preview.ts';
import { previewWords as es } from './es/preview.ts';
import { previewWords as fr } from './fr/preview.ts';
import { previewWords as it } from './it/preview.ts';
import { previewWords as ja } from './ja/preview.ts';
import { previewWords as kk } from './kk/preview.ts';
import { previewWords as ko } from './ko/preview.ts';
import { previewWords as pl } from './pl/preview.ts';
import { previewWords as pt } from './pt/preview.ts';
import { previewWords as ru } from './ru/preview.ts';
import { previewWords as tr } from './tr/preview.ts';
import { previewWords as uk } from './uk/preview.ts';
import { previewWords as zhHans } from './zh-Hans/preview.ts';
import { previewWords as zhHant } from './zh-Hant/preview.ts';

/** The words of `preview` by locale. */
export const previewWords: { readonly [code in LocaleCode]: typeof en } = {
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
