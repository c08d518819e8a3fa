import type { AskedOutput } from './ask/open-asked-site.ts';
import type { openAskedSite as openAsked } from './ask/open-asked-site.ts';
import type * as Beyond from './beyond-unchanged.ts';
import type { OpenSite } from './open/open-site.ts';

// What the package offers besides building, loaded when it is asked for: a build with nothing to do is over sooner without it.
const beyond = (): Promise<typeof Beyond> => import('./beyond-unchanged.ts');

/** Opens the site of a config file. Nothing is read before the first update; what is wrong is in the view. */
export async function openSite(...args: Parameters<typeof Beyond.openSite>): Promise<OpenSite> {
  return (await beyond()).openSite(...args);
}

/** The site of a config file as it was built. Rejects with a `HelpgenError` when the config is wrong or nothing was built. */
export async function openAskedSite(...args: Parameters<typeof openAsked>): Promise<AskedOutput> {
  // By itself: an assistant waits for the start.
  return (await import('./ask/open-asked-site.ts')).openAskedSite(...args);
}

/** See `move/open-site-editor.ts`. */
export const openSiteEditor: typeof Beyond.openSiteEditor = async (...args) => (await beyond()).openSiteEditor(...args);

/** See `search-export.ts`. */
export const exportSearch: typeof Beyond.exportSearch = async (...args) => (await beyond()).exportSearch(...args);

/** See `search-output.ts`. */
export const searchOutput: typeof Beyond.searchOutput = async (...args) => (await beyond()).searchOutput(...args);
