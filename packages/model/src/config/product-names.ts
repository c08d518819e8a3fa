import * as z from 'zod';
import { object, optional, words } from './fields.ts';

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
