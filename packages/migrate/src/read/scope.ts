import type { Known } from './known.ts';

/** Names of a module or function, each worked out when it is first asked for. */
export interface Scope {
  readonly names: Map<string, () => Known>;
  readonly outer?: Scope;
  readonly imports: Imports;
}

/** What a module gets from others. */
export interface Imports {
  /** What the module of this specifier exports; `undefined`: it is of a package. */
  readonly load: (specifier: string) => Known;
  /** The files of a pattern, by path, each a function that loads it (`import.meta.glob`). */
  readonly glob: (pattern: Known) => Known;
  /** Path of the module below the folder of the site. */
  readonly file: string;
}

/** What is left to be done before it is too much, and how much could not be known. */
export interface Budget {
  left: number;
  unknown: number;
}

/** Something that only running the module would tell. */
export function unknown(budget: Budget): undefined {
  budget.unknown += 1;
  return undefined;
}
