import * as z from 'zod';
import { siteConfigInput } from './site-config.ts';

/** The JSON Schema (draft 7) of site-config.json, for editors that complete and underline. */
export function makeConfigJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(siteConfigInput, {
    target: 'draft-07',
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameTypes(jsonSchema),
  });
  return {
    $schema,
    $id: 'urn:helpgen:site-config',
    title: 'site-config.json of helpgen',
    description: 'The config of a documentation site.',
    ...schema,
  };
}

/** Says beside the alternatives of `schema` which types they have: editors look into the likeliest of the alternatives alone. */
function nameTypes(schema: z.core.JSONSchema.BaseSchema): void {
  const types = (schema.anyOf ?? [])
    .map(({ properties }) => properties?.['type'])
    .flatMap((type) => (typeof type === 'object' ? (type.enum ?? (type.const === undefined ? [] : [type.const])) : []));
  if (types.length > 1) schema.allOf = [{ properties: { type: { enum: types } } }];
}
