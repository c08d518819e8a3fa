// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { zoomWords as ar } from './ar/zoom.ts';
import { zoomWords as de } from './de/zoom.ts';
import { zoomWords as en } from './en/zoom.ts';
import { zoomWords as es } from './es/zoom.ts';
import { zoomWords as fr } from './fr/zoom.ts';
import { zoomWords as it } from './it/zoom.ts';
import { zoomWords as ja } from './ja/zoom.ts';
import { zoomWords as kk } from './kk/zoom.ts';
import { zoomWords as ko } from './ko/zoom.ts';
import { zoomWords as pl } from './pl/zoom.ts';
import { zoomWords as pt } from './pt/zoom.ts';
import { zoomWords as ru } from './ru/zoom.ts';
import { zoomWords as tr } from './tr/zoom.ts';
import { zoomWords as uk } from './uk/zoom.ts';
import { zoomWords as zhHans } from './zh-Hans/zoom.ts';
import { zoomWords as zhHant } from './zh-Hant/zoom.ts';

/** The words of `zoom` by locale. */
export const zoomWords: { readonly [code in LocaleCode]: typeof en } = {
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
