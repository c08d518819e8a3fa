import type { WrittenCatalogue } from '../diagnostic.ts';
import site from './en/site.json' with { type: 'json' };

/** What can be wrong with the site as a whole: links, images, addresses, sidebars, navigation and redirects. */
export const siteCatalogue = site as WrittenCatalogue<typeof site>;
