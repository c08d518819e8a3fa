import type { Json } from '@helpgen/model';
import { makeConfigJsonSchema } from '@helpgen/model/config';

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

/** The schema of site-config.json. */
export function readConfigSchema(): JsonSchema {
  return makeConfigJsonSchema();
}
