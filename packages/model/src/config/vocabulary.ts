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

const form = (question: string, name: string) => words().exactOptional().describe(`${name} (${question}); by default the nominative.`);

const forms = object({
  nominative: optional(words(), 'Nominative (кто? что?); by default the name itself.'),
  genitive: form('кого? чего?', 'Genitive'),
  dative: form('кому? чему?', 'Dative'),
  accusative: form('кого? что?', 'Accusative'),
  instrumental: form('кем? чем?', 'Instrumental'),
  prepositional: form('о ком? о чём?', 'Prepositional'),
});

/** Names of products with their grammatical forms. */
export const productNamesField = z
  .record(z.string().min(1), forms)
  .transform((names) => Object.fromEntries(Object.entries(names).map(([name, given]) => [name, completeForms(name, given)])))
  .prefault({})
  .describe('Names of products, as written in text, with their forms in the six grammatical cases.');

function completeForms(name: string, given: z.output<typeof forms>) {
  const { nominative = name } = given;
  const others = { genitive: nominative, dative: nominative, accusative: nominative, instrumental: nominative, prepositional: nominative };
  return { nominative, ...others, ...given };
}
