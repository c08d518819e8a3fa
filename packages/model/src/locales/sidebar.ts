// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { sidebarWords as ar } from './ar/sidebar.ts';
import { sidebarWords as de } from './de/sidebar.ts';
import { sidebarWords as en } from './en/sidebar.ts';
import { sidebarWords as es } from './es/sidebar.ts';
import { sidebarWords as fr } from './fr/sidebar.ts';
import { sidebarWords as it } from './it/sidebar.ts';
import { sidebarWords as ja } from './ja/sidebar.ts';
import { sidebarWords as kk } from './kk/sidebar.ts';
import { sidebarWords as ko } from './ko/sidebar.ts';
import { sidebarWords as pl } from './pl/sidebar.ts';
import { sidebarWords as pt } from './pt/sidebar.ts';
import { sidebarWords as ru } from './ru/sidebar.ts';
import { sidebarWords as tr } from './tr/sidebar.ts';
import { sidebarWords as uk } from './uk/sidebar.ts';
import { sidebarWords as zhHans } from './zh-Hans/sidebar.ts';
import { sidebarWords as zhHant } from './zh-Hant/sidebar.ts';

/** The words of `sidebar` by locale. */
export const sidebarWords: { readonly [code in LocaleCode]: typeof en } = {
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
