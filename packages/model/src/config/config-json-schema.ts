import * as z from 'zod';
import type { Json } from '../json.ts';
import { siteConfigInput } from './site-config.ts';

/** A node of a JSON Schema of draft 7, as far as ours use it. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly default?: Json;
  readonly pattern?: string;
  /** The rule of `pattern` in words; a keyword of VS Code. */
  readonly patternErrorMessage?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: { readonly [key: string]: JsonSchema };
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly definitions?: { readonly [name: string]: JsonSchema };
}

/** The JSON Schema (draft 7) of site-config.json, for editors that complete and underline. */
export function makeConfigJsonSchema(): JsonSchema {
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
  } as JsonSchema;
}

/** Says beside the alternatives of `schema` which types they have: editors look into the likeliest of the alternatives alone. */
function nameTypes(schema: z.core.JSONSchema.BaseSchema): void {
  const types = (schema.anyOf ?? [])
    .map(({ properties }) => properties?.['type'])
    .flatMap((type) => (typeof type === 'object' ? (type.enum ?? (type.const === undefined ? [] : [type.const])) : []));
  if (types.length > 1) schema.allOf = [{ properties: { type: { enum: types } } }];
}
