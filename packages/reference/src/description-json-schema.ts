import * as z from 'zod';
import { typeDescriptionSchema } from './type-description-schema.ts';

/** The JSON Schema (draft 7) of a type description, for editors that complete and underline YAML. */
export function makeDescriptionJsonSchema(): { readonly [key: string]: unknown } {
  const { $schema, ...schema } = z.toJSONSchema(typeDescriptionSchema, { target: 'draft-07', io: 'input', unrepresentable: 'any', reused: 'ref' });
  return {
    $schema,
    $id: 'urn:helpgen:type-description',
    title: 'Type description of helpgen',
    description: 'A type, exception, enumeration, singleton, annotation, namespace or library that becomes a page of the reference.',
    ...schema,
  };
}
