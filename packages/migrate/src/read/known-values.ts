import { isRecord, type Known } from './known.ts';

/** Steps into a value that may be anything. */
export function at(value: Known, ...keys: readonly string[]): Known {
  let current = value;
  for (const key of keys) current = isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined;
  return current;
}

/** The text at `keys`; `undefined` when there is none, or an empty one. */
export function textOf(value: Known, ...keys: readonly string[]): string | undefined {
  const found = at(value, ...keys);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The list at `keys`; empty when there is none. */
export function listOf(value: Known, ...keys: readonly string[]): readonly Known[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? (found as readonly Known[]) : [];
}

/** The entries of the mapping at `keys`; none when there is no mapping. */
export function entriesOf(value: Known, ...keys: readonly string[]): readonly (readonly [string, Known])[] {
  const found = at(value, ...keys);
  return isRecord(found) ? Object.entries(found) : [];
}

/** Host and base path of an address, as the new config wants them. */
export function splitSiteAddress(address: string | undefined): { readonly url: string; readonly basePath: string } {
  const parsed = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  return { url: parsed?.origin ?? 'https://example.com', basePath: parsed?.pathname.replace(/\/*$/, '/') ?? '/' };
}
