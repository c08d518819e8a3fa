import type { TypeUses } from './type-reference.ts';

/** The end of the path of the file with what uses the type of a page, beside its document. */
export const usesEnd = '.uses.js';

/** What uses a type, by the full name of the namespace that it stands in. */
export type UsesFile = { readonly [space: string]: Pick<TypeUses, 'parameter' | 'result'> };

/** Whether `uses` are so many that few readers look at them all: the page names the namespaces, and a file the rest. */
export function areApart(uses: readonly TypeUses[]): boolean {
  return countUses(uses) > mostOnPage;
}

/** How many members use the type. */
export function countUses(uses: readonly TypeUses[]): number {
  return uses.reduce((sum, { count }) => sum + count, 0);
}

/** So many members are listed on the page itself. */
export const mostOnPage = 12;
