import * as z from 'zod';
import { listOf, object, optional, text, words } from './fields.ts';

const term = object({
  use: words().describe('The right form, as findings show it.'),
  not: z
    .array(
      text(
        'one or more words with single spaces between them, each perhaps with `*` for any ending; it begins with two letters',
        /^[^\s!-/:-@[-`{-~][^\s*]+\*?(?: [^\s*]+\*?)*$/,
      ),
    )
    .min(1)
    .describe('The wrong forms: whole words in any letter case, `е` and `ё` the same; `*` at the end of a word stands for any ending.'),
  reason: optional(words(), 'Sentence that says why, for findings.'),
});

/** Words that the site uses and those that it does not. */
export const terminologyField = listOf(
    term,
    'Words of which the site uses only one: wrong forms are findings where they stand in prose, titles and descriptions of pages. ' +
    'Code, addresses and what stands in quotes may have them.',
  );
