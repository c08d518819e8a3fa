// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { diagramWords as ar } from './ar/diagram.ts';
import { diagramWords as de } from './de/diagram.ts';
import { diagramWords as en } from './en/diagram.ts';
import { diagramWords as es } from './es/diagram.ts';
import { diagramWords as fr } from './fr/diagram.ts';
import { diagramWords as it } from './it/diagram.ts';
import { diagramWords as ja } from './ja/diagram.ts';
import { diagramWords as kk } from './kk/diagram.ts';
import { diagramWords as ko } from './ko/diagram.ts';
import { diagramWords as pl } from './pl/diagram.ts';
import { diagramWords as pt } from './pt/diagram.ts';
import { diagramWords as ru } from './ru/diagram.ts';
import { diagramWords as tr } from './tr/diagram.ts';
import { diagramWords as uk } from './uk/diagram.ts';
import { diagramWords as zhHans } from './zh-Hans/diagram.ts';
import { diagramWords as zhHant } from './zh-Hant/diagram.ts';

/** The words of `diagram` by locale. */
export const diagramWords: { readonly [code in LocaleCode]: typeof en } = {
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
