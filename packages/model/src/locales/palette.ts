// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { paletteWords as ar } from './ar/palette.ts';
import { paletteWords as de } from './de/palette.ts';
import { paletteWords as en } from './en/palette.ts';
import { paletteWords as es } from './es/palette.ts';
import { paletteWords as fr } from './fr/palette.ts';
import { paletteWords as it } from './it/palette.ts';
import { paletteWords as ja } from './ja/palette.ts';
import { paletteWords as kk } from './kk/palette.ts';
import { paletteWords as ko } from './ko/palette.ts';
import { paletteWords as pl } from './pl/palette.ts';
import { paletteWords as pt } from './pt/palette.ts';
import { paletteWords as ru } from './ru/palette.ts';
import { paletteWords as tr } from './tr/palette.ts';
import { paletteWords as uk } from './uk/palette.ts';
import { paletteWords as zhHans } from './zh-Hans/palette.ts';
import { paletteWords as zhHant } from './zh-Hant/palette.ts';

/** The words of `palette` by locale. */
export const paletteWords: { readonly [code in LocaleCode]: typeof en } = {
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
