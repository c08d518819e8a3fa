import type { WrittenCatalogue } from '../diagnostic.ts';
import theme from './en/theme.json' with { type: 'json' };

/** Findings of theme and rendering: HG4xxx. */
export const themeCatalogue = theme as WrittenCatalogue<typeof theme>;
