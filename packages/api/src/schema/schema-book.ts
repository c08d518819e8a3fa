import { keyOf, type OpenDocument } from '../read/open-document.ts';
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

/** A book with the schemas `listed`, whose pages stand in `folder`. */
export function createSchemaBook(document: OpenDocument, listed: readonly (readonly [name: string, spot: Spot])[], folder: string): SchemaBook {
  const byPlace = new Map<string, NamedSchema>();
  const slugs: Slugs = createSlugs();
  const add = (name: string, spot: Spot): NamedSchema => {
    const schema = { name, to: `${folder}${slugs.make(name)}`, spot };
    byPlace.set(keyOf(spot), schema);
    return schema;
  };
  for (const [name, spot] of listed) add(name, spot);
  return {
    named(spot) {
      if (typeof fieldsOf(spot)['$ref'] !== 'string') return byPlace.get(keyOf(spot));
      const target = document.follow(spot);
      if (!isFields(target.value)) return undefined;
      const known = byPlace.get(keyOf(target));
      if (known !== undefined || target.file === undefined) return known;
      const last = target.at.at(-1) ?? target.file.split('/').at(-1)?.replace(/\..*$/, '') ?? 'schema';
      return add(String(last), target);
    },
    list: () => [...byPlace.values()],
  };
}
