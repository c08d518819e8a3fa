// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { feedbackWords as ar } from './ar/feedback.ts';
import { feedbackWords as de } from './de/feedback.ts';
import { feedbackWords as en } from './en/feedback.ts';
import { feedbackWords as es } from './es/feedback.ts';
import { feedbackWords as fr } from './fr/feedback.ts';
import { feedbackWords as it } from './it/feedback.ts';
import { feedbackWords as ja } from './ja/feedback.ts';
import { feedbackWords as kk } from './kk/feedback.ts';
import { feedbackWords as ko } from './ko/feedback.ts';
import { feedbackWords as pl } from './pl/feedback.ts';
import { feedbackWords as pt } from './pt/feedback.ts';
import { feedbackWords as ru } from './ru/feedback.ts';
import { feedbackWords as tr } from './tr/feedback.ts';
import { feedbackWords as uk } from './uk/feedback.ts';
import { feedbackWords as zhHans } from './zh-Hans/feedback.ts';
import { feedbackWords as zhHant } from './zh-Hant/feedback.ts';

/** The words of `feedback` by locale. */
export const feedbackWords: { readonly [code in LocaleCode]: typeof en } = {
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
