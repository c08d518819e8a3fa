import type { AskedOutput } from './ask/open-asked-site.ts';
import type { openAskedSite as openAsked } from './ask/open-asked-site.ts';
import type { openSiteEditor as openEditor } from './move/open-site-editor.ts';
import type { OpenSite } from './open/open-site.ts';
import type { openSite as open } from './open/open-site.ts';
import type { exportSearch as exportIndex } from './search-export.ts';
import type { searchOutput as search } from './search-output.ts';

// What the package offers besides building, loaded when it is asked for: a build with nothing to do is over sooner without it.

/** Opens the site of a config file. Nothing is read before the first update; what is wrong is in the view. */
export async function openSite(...args: Parameters<typeof open>): Promise<OpenSite> {
  return (await import('./beyond-unchanged.ts')).openSite(...args);
}

/** The site of a config file as it was built. Rejects with a `HelpgenError` when the config is wrong or nothing was built. */
export async function openAskedSite(...args: Parameters<typeof openAsked>): Promise<AskedOutput> {
  // By itself: an assistant waits for the start.
  return (await import('./ask/open-asked-site.ts')).openAskedSite(...args);
}

/** See `move/open-site-editor.ts`. */
export const openSiteEditor: typeof openEditor = async (...args) => (await import('./beyond-unchanged.ts')).openSiteEditor(...args);

/** See `search-export.ts`. */
export const exportSearch: typeof exportIndex = async (...args) => (await import('./beyond-unchanged.ts')).exportSearch(...args);

/** See `search-output.ts`. */
export const searchOutput: typeof search = async (...args) => (await import('./beyond-unchanged.ts')).searchOutput(...args);
