import { startByHash } from '../navigation/start-by-hash.ts';
import type { ThemeClient } from '../theme.ts';
import type { BrowserModules } from '../view.ts';
import { createLivePage } from './live-page.ts';
import type { LifeSource } from './live-page.ts';
import { loadScript } from './load-script.ts';

/**
 * `boot` for the one document of a site whose addresses stand behind its `#`: everything is loaded as scripts, so
 * that the document may have been opened from disk.
 *
 * @example bootByHash(() => import('./drawing.js'), client, modules);
 */
export async function bootByHash(loadDrawing: LifeSource['loadDrawing'], client: ThemeClient, modules: BrowserModules): Promise<void> {
  // Nothing sleeps: what the document shows may be of another page.
  document.documentElement.dataset['hgSeen'] = '';
  const page = createLivePage({ loadDrawing, client, modules, importModule: loadScript, loadMover: async () => startByHash });
  await page?.draw();
  (await page?.prepare())?.wake();
}
