/** Keys and indexes from the root of a document to one of its values. */
export type Path = readonly (string | number)[];

/** A value of a document, and where it stands. */
export interface Spot {
  readonly value: unknown;
  /** The file as it was asked for; absent: the document itself. */
  readonly file?: string;
  readonly at: Path;
}

/** An object of a document. */
export type Fields = { readonly [key: string]: unknown };

/** The value of `spot` as an object; without keys when it is none. */
export function fieldsOf({ value }: Spot): Fields {
  return isFields(value) ? value : {};
}

/** Whether `value` is an object and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands below `spot` at `keys`; its value is `undefined` when nothing does. */
export function below(spot: Spot, ...keys: Path): Spot {
  let value = spot.value;
  for (const key of keys) value = Array.isArray(value) ? value[Number(key)] : isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return { ...spot, value, at: [...spot.at, ...keys] };
}

/** What stands below `spot`, by key. */
export function entriesOf(spot: Spot): readonly (readonly [key: string, spot: Spot])[] {
  return Object.keys(fieldsOf(spot)).map((key) => [key, below(spot, key)]);
}

/** The items of the list `spot`; none when it is no list. */
export function itemsOf(spot: Spot): readonly Spot[] {
  return Array.isArray(spot.value) ? spot.value.map((_, index) => below(spot, index)) : [];
}

/** The text at `key`; `undefined` when there is none, or an empty one. */
export function textAt(spot: Spot, key: string): string | undefined {
  const value = fieldsOf(spot)[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
