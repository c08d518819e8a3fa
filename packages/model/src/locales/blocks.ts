// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { blocksWords as ar } from './ar/blocks.ts';
import { blocksWords as de } from './de/blocks.ts';
import { blocksWords as en } from './en/blocks.ts';
import { blocksWords as es } from './es/blocks.ts';
import { blocksWords as fr } from './fr/blocks.ts';
import { blocksWords as it } from './it/blocks.ts';
import { blocksWords as ja } from './ja/blocks.ts';
import { blocksWords as kk } from './kk/blocks.ts';
import { blocksWords as ko } from './ko/blocks.ts';
import { blocksWords as pl } from './pl/blocks.ts';
import { blocksWords as pt } from './pt/blocks.ts';
import { blocksWords as ru } from './ru/blocks.ts';
import { blocksWords as tr } from './tr/blocks.ts';
import { blocksWords as uk } from './uk/blocks.ts';
import { blocksWords as zhHans } from './zh-Hans/blocks.ts';
import { blocksWords as zhHant } from './zh-Hant/blocks.ts';

/** The words of `blocks` by locale. */
export const blocksWords: { readonly [code in LocaleCode]: typeof en } = {
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
