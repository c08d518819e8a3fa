import type { WrittenCatalogue } from '../diagnostic.ts';
import content from './en/content.json' with { type: 'json' };

/** What can go wrong in one content file: its head, its text, and what it includes. */
export const contentCatalogue = content as WrittenCatalogue<typeof content>;
