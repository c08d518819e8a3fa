import type { Catalogue } from '../diagnostic.ts';
import { directiveCatalogue } from './content-directives.ts';
import { headCatalogue } from './content-head.ts';
import { limitCatalogue } from './content-limits.ts';
import { textCatalogue } from './content-text.ts';

/** What can go wrong in one content file: its head, its text, and what it includes. */
export const contentCatalogue = {
  ...headCatalogue,
  ...limitCatalogue,
  ...directiveCatalogue,
  ...textCatalogue,
} as const satisfies Catalogue;
