import type { JsonPath } from '../json-source.ts';
import removedOptions from './removed-options.json' with { type: 'json' };

/**
 * What to write in place of `key`, a key that other generators have at `path`, the object it stands in; `undefined`
 * when it is not known from there.
 */
export function adviceForRemoved(path: JsonPath, key: string): string | undefined {
  const place = removedByPlace.get(placeOf(path));
  if (place === undefined || !Object.hasOwn(place, key)) return undefined;
  const form = place[key] ?? '';
  return /^[\w.[\]]+$/.test(form) ? `Write \`${form}\` instead.` : form;
}

/** The place of an object with indexes and names of sidebars left out: `navbar.items[]`. */
function placeOf(path: JsonPath): string {
  if (path.includes('sidebars')) return 'sidebars';
  return path.map((step, index) => (typeof step === 'number' ? '[]' : index === 0 ? step : `.${step}`)).join('');
}

/** What a key is now, by key: a key of ours by name, or a sentence. */
type Removed = { readonly [key: string]: string };

/** By place; those that are alike are written together, parted by spaces. */
const removedByPlace: ReadonlyMap<string, Removed> = new Map(
  Object.entries<Removed>(removedOptions).flatMap(([places, keys]) => places.split(' ').map((place) => [place, keys] as const)),
);
