import type { BehaviourContext } from './theme.ts';

/** What the browser keeps, for good or for the session; `null`: nothing is kept. Asking for it throws where it is forbidden. */
export type StorageArea = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Where the browser keeps for good which version a reader prefers, before the site's namespace. */
export const versionKey = 'docs-preferred-version-default';

const forGood: StorageArea = () => localStorage;

/** The storage that ends with the session of the tab. */
export const ofSession: StorageArea = () => sessionStorage;

/** What `area` has under `key`; `null`: nothing, or the storage is blocked. */
export function readItem(key: string, area: StorageArea = forGood): string | null {
  try {
    return area()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The JSON that `area` has under `key`; `undefined`: nothing, or what is damaged. */
export function readJson(key: string, area?: StorageArea): unknown {
  try {
    return JSON.parse(readItem(key, area) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps `value` under `key`, or nothing for `null`; whether the browser lets us. A full or blocked storage costs the memory, nothing else. */
export function writeItem(key: string, value: string | null, area: StorageArea = forGood): boolean {
  try {
    const storage = area();
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
    return storage !== null;
  } catch {
    return false;
  }
}

/** What the reader has chosen under `name`; `null`: nothing. */
export function readChoice({ storageKey }: Pick<BehaviourContext, 'storageKey'>, name: string): string | null {
  return readItem(storageKey(`helpgen.choice.${name}`));
}
