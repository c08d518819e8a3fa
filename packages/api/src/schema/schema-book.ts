import type { OpenDocument } from '../read/open-document.ts';
import { fieldsOf, isFields, type Spot } from '../read/spot.ts';
import { createSlugs, type Slugs } from '../page/slugs.ts';

/** A schema that has a page. */
export interface NamedSchema {
  readonly name: string;
  /** Its page, from the folder of the reference, without extension. */
  readonly to: string;
  readonly spot: Spot;
}

/** The schemas that have pages: those with names in the document, and those of other files that are referred to. */
export interface SchemaBook {
  /** The schema that the reference at `spot` leads to, if it has a page. */
  named(spot: Spot): NamedSchema | undefined;
  /** In the order in which they were first asked for, behind those that the document lists. */
  list(): readonly NamedSchema[];
}

/** What a book begins with. */
export interface ListedSchemas {
  readonly listed: readonly (readonly [name: string, spot: Spot])[];
  /** What the addresses of their pages begin with. */
  readonly prefix: string;
  /** The document itself, where it is a schema. */
  readonly own?: NamedSchema;
}

/** A book with the schemas of a document. */
export function createSchemaBook(document: OpenDocument, { listed, prefix, own }: ListedSchemas): SchemaBook {
  const byValue = new Map<unknown, NamedSchema>();
  const slugs: Slugs = createSlugs();
  const add = (name: string, spot: Spot): NamedSchema => {
    const schema = { name, to: `${prefix}${slugs.make(name)}`, spot };
    byValue.set(spot.value, schema);
    return schema;
  };
  // `true` and `false` are schemas, too, and say all there is to say in place.
  for (const [name, spot] of listed) if (isFields(spot.value)) add(name, spot);
  return {
    named(spot) {
      if (typeof fieldsOf(spot)['$ref'] !== 'string') return byValue.get(spot.value);
      const target = document.follow(spot);
      if (!isFields(target.value)) return undefined;
      const known = byValue.get(target.value);
      if (known !== undefined || target.file === undefined) return known ?? (own?.spot.value === target.value ? own : undefined);
      const last = target.inside?.key ?? target.file.split('/').at(-1)?.replace(/\..*$/, '') ?? 'schema';
      return add(String(last), target);
    },
    list: () => [...byValue.values()],
  };
}
