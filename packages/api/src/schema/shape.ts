import type { OpenDocument } from '../read/open-document.ts';
import { below, entriesOf, fieldsOf, isFields, itemsOf, textAt, type Fields, type Spot } from '../read/spot.ts';

/** A schema with all that `allOf` and `$ref` bring to it. */
export interface Shape {
  /** Schemas by reference on the way to it, by their places: those that have a page are called by it. */
  readonly spot: Spot;
  /** Names of types of JSON, without `null`. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, Spot>;
  readonly required: ReadonlySet<string>;
  readonly items?: Spot;
  readonly tuple?: readonly Spot[];
  /** What every further property is like. */
  readonly values?: Spot;
  readonly oneOf: readonly Spot[];
  readonly anyOf: readonly Spot[];
  /** Keywords that say one thing: the nearest one counts. */
  readonly said: Fields;
}

/** The shape of the schema at `spot`. */
export function shapeOf(document: OpenDocument, spot: Spot): Shape {
  return document.once(spot.value, () => makeShape(document, spot));
}

function makeShape(document: OpenDocument, spot: Spot): Shape {
  const parts = gather(document, spot, new Set());
  const said = Object.assign({}, ...parts.toReversed().map(fieldsOf)) as Fields;
  const first = (key: string): Spot | undefined => parts.map((part) => below(part, key)).find(({ value }) => value !== undefined);
  const properties = new Map(parts.toReversed().flatMap((part) => entriesOf(below(part, 'properties'))));
  for (const part of parts) {
    for (const [pattern, own] of entriesOf(below(part, 'patternProperties'))) properties.set(`/${pattern}/`, own);
  }
  const required = new Set(parts.flatMap((part) => itemsOf(below(part, 'required')).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))));
  const oneOf = itemsOf(first('oneOf') ?? below(spot, 'oneOf'));
  const anyOf = itemsOf(first('anyOf') ?? below(spot, 'anyOf'));
  const items = first('items');
  const tuple = first('prefixItems');
  const values = first('additionalProperties');
  const isMap = isFields(values?.value) && Object.keys(values.value).length > 0;
  const written = [said['type']].flat().filter((type) => typeof type === 'string');
  const isNull = (part: Spot): boolean => fieldsOf(document.follow(part))['type'] === 'null';
  return {
    spot,
    types: written.filter((type) => type !== 'null'),
    isNullable: written.includes('null') || said['nullable'] === true || [...oneOf, ...anyOf].some(isNull),
    properties,
    required,
    ...(items === undefined || !isFields(items.value) ? {} : { items }),
    ...(tuple === undefined ? {} : { tuple: itemsOf(tuple) }),
    ...(values === undefined || !isMap ? {} : { values }),
    oneOf: oneOf.filter((part) => !isNull(part)),
    anyOf: anyOf.filter((part) => !isNull(part)),
    said,
  };
}

/** The schema, what it refers to and what it is made of: the nearest first. */
function gather(document: OpenDocument, spot: Spot, seen: Set<unknown>): readonly Spot[] {
  if (seen.has(spot.value)) return [];
  seen.add(spot.value);
  // Beside a reference there may be a description and more, since OpenAPI 3.1.
  const own = typeof fieldsOf(spot)['$ref'] === 'string' ? gather(document, document.follow(spot), seen) : [];
  return [spot, ...own, ...itemsOf(below(spot, 'allOf')).flatMap((part) => gather(document, part, seen))];
}

/** The description that stands in the schema or in what it refers to. */
export function descriptionOf(document: OpenDocument, spot: Spot): { readonly text: string; readonly spot: Spot } | undefined {
  for (const part of gather(document, spot, new Set())) {
    const text = textAt(part, 'description');
    if (text !== undefined) return { text, spot: below(part, 'description') };
  }
  return undefined;
}
