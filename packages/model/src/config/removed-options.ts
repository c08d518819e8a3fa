import type { JsonPath } from '../json-source.ts';
import { pointerOf } from './pointer.ts';
import removedOptions from './removed-options.json' with { type: 'json' };

/**
 * What to write in place of `key`, a key that other generators have at `path`, the object it stands in; `undefined`
 * when it is not known from there.
 */
export function adviceForRemoved(path: JsonPath, key: string): string | undefined {
  // Indexes are left out (`navbar.items[]`), and so are the names of sidebars.
  const place = removedByPlace.get(path.includes('sidebars') ? 'sidebars' : pointerOf(path).replace(/\[\d+\]/g, '[]'));
  if (place === undefined || !Object.hasOwn(place, key)) return undefined;
  const form = place[key] ?? '';
  return /^[\w.[\]]+$/.test(form) ? `Write \`${form}\` instead.` : form;
}

/** What a key is now, by key: a key of ours by name, or a sentence. */
type Removed = { readonly [key: string]: string };

/** By place; those that are alike are written together, parted by spaces. */
const removedByPlace: ReadonlyMap<string, Removed> = new Map(
  Object.entries<Removed>(removedOptions).flatMap(([places, keys]) => places.split(' ').map((place) => [place, keys] as const)),
);
