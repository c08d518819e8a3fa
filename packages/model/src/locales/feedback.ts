// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import { feedbackWords as en } from './en/feedback.ts';
import { feedbackWords as ru } from './ru/feedback.ts';

/** The words of `feedback` by locale. */
export const feedbackWords: { readonly [code in LocaleCode]: typeof en } = { en, ru };
