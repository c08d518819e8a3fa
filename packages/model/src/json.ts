import { compareTexts } from './in-order.ts';

/** Anything that JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON text of `value` with sorted keys and without `undefined`: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => compareTexts(a, b)))
      : inner,
  );
}

/** `value` when it is an object, else an empty one. */
export function objectOf(value: unknown): { readonly [key: string]: unknown } {
  return isObject(value) ? value : {};
}

/** `value` when it is a list, else an empty one. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether `value` is an object in the sense of JSON. */
export function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `T` of which no part at any depth can be changed; what can hold any JSON says so by itself. */
export type DeepReadonly<T> = Json extends T ? T : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
