import type { Json } from './json.ts';

/** `T` of which no part at any depth can be changed; what can hold any JSON says so by itself. */
export type DeepReadonly<T> = Json extends T ? T : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
