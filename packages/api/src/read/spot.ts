/** Keys and indexes from the root of a document to one of its values. */
export type Path = readonly (string | number)[];

/** A value of a document, and where it stands. */
export interface Spot {
  readonly value: unknown;
  /** The file as it was asked for; absent: the document itself. */
  readonly file?: string;
  /** What it stands in, and under which key; absent: it is the whole document. */
  readonly inside?: { readonly holder: Spot; readonly key: string | number };
}

/** The keys and indexes that lead to `spot`. */
export function pathOf(spot: Spot): Path {
  const path: (string | number)[] = [];
  for (let current = spot.inside; current !== undefined; current = current.holder.inside) path.push(current.key);
  return path.toReversed();
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
  let current = spot;
  for (const key of keys) current = childOf(current, key, valueAt(current.value, key));
  return current;
}

function valueAt(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function childOf(holder: Spot, key: string | number, value: unknown): Spot {
  const inside = { holder, key };
  return holder.file === undefined ? { value, inside } : { value, file: holder.file, inside };
}

/** What stands below `spot`, by key. */
export function entriesOf(spot: Spot): readonly (readonly [key: string, spot: Spot])[] {
  return Object.entries(fieldsOf(spot)).map(([key, value]) => [key, childOf(spot, key, value)]);
}

/** The items of the list `spot`; none when it is no list. */
export function itemsOf(spot: Spot): readonly Spot[] {
  return Array.isArray(spot.value) ? spot.value.map((value: unknown, index) => childOf(spot, index, value)) : [];
}

/** The text at `key`; `undefined` when there is none, or an empty one. */
export function textAt(spot: Spot, key: string): string | undefined {
  const value = fieldsOf(spot)[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
