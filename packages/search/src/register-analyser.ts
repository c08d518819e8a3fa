import lunr from 'lunr';
import type { Analyser } from './analyser.ts';

/**
 * Makes lunr able to load indexes that were built with `analyser`: lunr looks the functions of a serialised index up
 * by label in a register of its own. Doing it twice is harmless.
 */
export function registerAnalyser(analyser: Analyser): void {
  const { registeredFunctions } = lunr.Pipeline as unknown as { registeredFunctions: { readonly [label: string]: unknown } };
  if (analyser.label in registeredFunctions) return;
  lunr.Pipeline.registerFunction((token) => token.update((word) => analyser.normalise(word)), analyser.label);
}
