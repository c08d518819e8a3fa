import * as z from 'zod';
import { object, words } from './fields.ts';

const form = (question: string, name: string) => words().exactOptional().describe(`${name} (${question}); by default the nominative.`);

const forms = object({
  nominative: words().exactOptional().describe('Nominative (кто? что?); by default the name itself.'),
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
  const nominative = given.nominative ?? name;
  return {
    nominative,
    genitive: given.genitive ?? nominative,
    dative: given.dative ?? nominative,
    accusative: given.accusative ?? nominative,
    instrumental: given.instrumental ?? nominative,
    prepositional: given.prepositional ?? nominative,
  };
}
