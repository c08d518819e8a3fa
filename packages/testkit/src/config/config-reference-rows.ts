import type { Json } from '@helpgen/model';
import type { JsonSchema } from './json-schema.ts';

/** What the reference tells of one key. */
export interface ReferenceRow {
  /** From the top level: `navbar.logo.src`, `redirects[].from`. */
  readonly key: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: Json | undefined;
  /** An object whose keys have rows and defaults of their own. */
  readonly isGroup: boolean;
  readonly rule: string;
  readonly sentence: string;
}

/** A form that an entry of several forms can have. */
export interface ReferenceVariant {
  readonly title: string;
  readonly sentence: string;
  readonly rows: readonly ReferenceRow[];
}

type Definitions = { readonly [name: string]: JsonSchema };

/** The rows of `key` and of all keys inside it, those of named definitions excepted. */
export function rowsOf(key: string, schema: JsonSchema, isRequired: boolean, definitions: Definitions): readonly ReferenceRow[] {
  const isGroup = [schema, ...(schema.anyOf ?? [])].some(({ properties }) => properties !== undefined);
  const facts = { type: typeOf(schema, definitions), default: schema.default, rule: ruleOf(schema), sentence: schema.description ?? '' };
  return [{ key, isRequired, isGroup, ...facts }, ...nestedRows(key, schema, definitions)];
}

/** The forms of the definition that `schema` refers to somewhere, such as the items of the navbar. */
export function variantsOf(schema: JsonSchema, definitions: Definitions): readonly ReferenceVariant[] {
  const name = referenceIn(schema);
  const definition = name === undefined ? undefined : definitions[name];
  if (name === undefined || definition === undefined) return [];
  return (definition.anyOf ?? []).map((variant) => {
    const tag = variant.properties?.['type'];
    const rows = nestedRows('', variant, definitions).map((row) => ({ ...row, key: row.key.replace(/^\./, '') }));
    const forms =
      tag === undefined
        ? variant.type === 'string'
          ? 'text'
          : 'short form'
        : tagsOf(tag)
            .map((each) => `\`"type": "${each}"\``)
            .join(' or ');
    const sentence = (tag === undefined ? variant.description : tag.description) ?? '';
    return { title: `${spaced(name)}: ${forms}`, sentence, rows: rows.filter((row) => row.key !== 'type') };
  });
}

function nestedRows(key: string, schema: JsonSchema, definitions: Definitions): readonly ReferenceRow[] {
  if (schema.properties !== undefined) {
    const required = schema.required ?? [];
    return Object.entries(schema.properties).flatMap(([name, value]) =>
      rowsOf(`${key}.${name}`, value, required.includes(name), definitions),
    );
  }
  if (schema.items !== undefined) return nestedRows(`${key}[]`, schema.items, definitions);
  if (typeof schema.additionalProperties === 'object') return nestedRows(`${key}.<name>`, schema.additionalProperties, definitions);
  return distinct((schema.anyOf ?? []).flatMap((option) => nestedRows(key, option, definitions)));
}

/** Options of a union can have keys in common, which are told once. */
function distinct(rows: readonly ReferenceRow[]): readonly ReferenceRow[] {
  return rows.filter((row, index) => rows.findIndex((other) => other.key === row.key && other.type === row.type) === index);
}

function typeOf(schema: JsonSchema, definitions: Definitions): string {
  const name = nameOf(schema);
  if (name !== undefined) return spaced(name).toLowerCase();
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map((option) => typeOf(option, definitions)))].join(' or ');
  const values = tagsOf(schema);
  if (values.length > 0) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.items !== undefined) return `list of: ${typeOf(schema.items, definitions)}`;
  if (typeof schema.additionalProperties === 'object' && schema.properties === undefined) {
    const entry = typeOf(schema.additionalProperties, definitions);
    return entry === 'anything' ? 'object' : `object of: ${entry}`;
  }
  return typeNames[schema.type ?? ''] ?? 'anything';
}

const typeNames: { readonly [type: string]: string } = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: '`true` or `false`',
  object: 'object',
  null: '`null`',
};

function ruleOf(schema: JsonSchema): string {
  const inner = [schema, ...(schema.anyOf ?? [])];
  const said = inner.find((each) => each.patternErrorMessage !== undefined)?.patternErrorMessage;
  if (said !== undefined) return said.replace(/^It must be /, '').replace(/\.$/, '');
  const limited = inner.find(({ minimum, maximum }) => minimum !== undefined && maximum !== undefined);
  if (limited !== undefined) return `${limited.minimum} to ${limited.maximum}`;
  if (schema.minItems === 1) return 'at least one entry';
  if (schema.items !== undefined) return entryRule(schema.items);
  return inner.some((each) => each.minLength === 1) ? 'not empty' : '';
}

function entryRule(schema: JsonSchema): string {
  const rule = schema.properties === undefined && schema.anyOf === undefined ? ruleOf(schema) : '';
  return rule === '' ? '' : `each: ${rule}`;
}

function tagsOf(schema: JsonSchema): readonly Json[] {
  return schema.const !== undefined ? [schema.const] : (schema.enum ?? []);
}

function referenceIn(schema: JsonSchema): string | undefined {
  const name = nameOf(schema);
  if (name !== undefined) return name;
  const { additionalProperties: entry } = schema;
  const inner = [schema.items, typeof entry === 'object' ? entry : undefined, ...Object.values(schema.properties ?? {})];
  for (const each of inner) {
    const found = each === undefined ? undefined : referenceIn(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

function nameOf(schema: JsonSchema): string | undefined {
  const reference = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return reference?.replace(/^.*\//, '');
}

/** `NavbarItem` as words: `Navbar item`. */
function spaced(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
