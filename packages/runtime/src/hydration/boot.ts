import { mayPreload } from '../navigation/may-preload.ts';
import type { Theme, ThemeClient } from '../theme.ts';
import type { BrowserModules } from '../view.ts';
import { firstInteraction } from './first-interaction.ts';
import { hydratePage } from './hydrate-page.tsx';

/**
 * Wakes the page of the document: reads it, hydrates it, and lets the links be followed. `importModule` is `import()` as
 * it stands in the script of the browser: here a compiler would wrap it for addresses that end as sources do.
 *
 * @example boot(theme, client, modules, (href) => import(href));
 */
export async function boot(
  theme: Theme,
  client: ThemeClient,
  modules: BrowserModules,
  importModule: (href: string) => Promise<unknown>,
): Promise<void> {
  // Running the code of React and reading the page take as long as each other: between them the browser can draw and listen.
  await new Promise((done) => setTimeout(done));
  const navigator = await hydratePage({
    theme,
    client,
    modules,
    importModule,
    loadMover: async () => (await import('../navigation/start-by-path.ts')).startByPath,
  });
  if (navigator === undefined) return;
  const { router } = navigator.getState().view.frame;
  if (router === 'memory') navigator.wake();
  else if (mayPreload()) void firstInteraction().then(navigator.wake);
}
