import type { ThemeClient } from '../theme.ts';
import type { BrowserModules } from '../page-view.ts';
import { mayPreload, whenIdle } from '../load-ahead.ts';
import { firstApproach, firstInteraction } from './first-interaction.ts';
import { createLivePage, type LifeSource } from './live-page.ts';

/**
 * Wakes the page of the document: it listens at once; when a reader first comes to something that moves, React takes it over, and
 * links are followed. `importModule` is `import()` as it stands in the script of the browser: here a compiler would wrap it for
 * addresses that end as sources do. A program that drives the page need not wait for a sign: it has the document dispatch `hg:wake`.
 *
 * @example boot(() => import('./drawing.js'), client, modules, (href) => import(href));
 */
export function boot(
  loadDrawing: LifeSource['loadDrawing'],
  client: ThemeClient,
  modules: BrowserModules,
  importModule: (href: string) => Promise<unknown>,
): void {
  const page = createLivePage({ loadDrawing, client, modules, importModule, loadMover });
  if (page === undefined) return;
  const move = async (): Promise<void> => (await page.prepare()).wake();
  document.addEventListener('hg:wake', () => void page.draw());
  if (page.mustBeDrawn) void page.draw();
  // A finger gives no sign before its first touch, which may be meant for what only a drawn page can answer.
  else if (matchMedia('(hover: none)').matches && mayPreload()) whenIdle(() => void loadDrawing().catch(() => undefined));
  if (document.documentElement.dataset['hgRouter'] === 'memory') void move();
  void firstInteraction().then(() => (mayPreload() ? move() : undefined));
  // What the first script has made room for was open before a reload, and is drawn again.
  if ('hgRoom' in document.documentElement.dataset) whenIdle(() => void page.draw());
  void firstApproach().then(() => whenIdle(() => void page.draw()));
}

const loadMover: LifeSource['loadMover'] = async () => (await import('../navigation/start-by-path.ts')).startByPath;
