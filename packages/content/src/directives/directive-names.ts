import { builtInDirectives } from './built-in-directives.ts';

/** Admonitions that need no config. */
export const admonitionKinds: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];

/** Other names of admonitions. */
export const admonitionAliases: ReadonlyMap<string, string> = new Map([
  ['secondary', 'note'],
  ['important', 'info'],
  ['success', 'tip'],
]);

/** Every name that may stand after `:::` without config. */
export const directiveNames: readonly string[] = [...admonitionKinds, ...admonitionAliases.keys(), ...builtInDirectives.keys()];
