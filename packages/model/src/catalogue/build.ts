import type { WrittenCatalogue } from '../diagnostic.ts';
import build from './en/build.json' with { type: 'json' };

/** What can go wrong between the sources and the output folder: reading, caching, bundling, writing. */
export const buildCatalogue = build as WrittenCatalogue<typeof build>;
