import type { WrittenCatalogue } from '../diagnostic.ts';
import config from './en/config.json' with { type: 'json' };

/** What can be wrong with site-config.json, and with JSON text in general. */
export const configCatalogue = config as WrittenCatalogue<typeof config>;
