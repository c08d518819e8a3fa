/** What a config in JavaScript says, as far as it can be known without running it; what cannot is `undefined`. */
export type Known = string | number | boolean | null | undefined | readonly Known[] | KnownFunction | { readonly [key: string]: Known };

/** A function of the config, to be called with values that are known, or one of a package, of which only the call is known. */
export type KnownFunction = (args: readonly Known[]) => Known;

/** Whether `value` is a mapping. */
export function isRecord(value: Known): value is { readonly [key: string]: Known } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
