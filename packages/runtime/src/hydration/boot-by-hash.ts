import { startByHash } from '../navigation/start-by-hash.ts';
import type { Theme, ThemeClient } from '../theme.ts';
import type { BrowserModules } from '../view.ts';
import { loadScript } from './load-script.ts';
import { hydratePage } from './hydrate-page.tsx';

/**
 * `boot` for the one document of a site whose addresses stand behind its `#`: everything is loaded as scripts, so
 * that the document may have been opened from disk.
 *
 * @example bootByHash(theme, client, modules);
 */
export async function bootByHash(theme: Theme, client: ThemeClient, modules: BrowserModules): Promise<void> {
  // Nothing sleeps: what the document shows may be of another page.
  document.documentElement.dataset['hgSeen'] = '';
  const navigator = await hydratePage({
    theme,
    client,
    modules,
    importModule: loadScript,
    loadMover: async () => startByHash,
  });
  navigator?.wake();
}
