import type { FrameData, ShownPage } from '@helpgen/model';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadModule } from './load-module.ts';
import { createLazyNavigator } from './navigation/create-lazy-navigator.ts';
import { followLinks } from './navigation/follow-links.ts';
import type { ChangeableStore, PageMover } from './navigation/page-navigator.ts';
import { readPage } from './read-page.ts';
import { Root } from './Root.tsx';
import type { Theme, ThemeClient } from './theme.ts';
import type { BrowserModules, PageView } from './view.ts';

/**
 * Wakes the page of the document: reads it, hydrates it, and lets the links be followed.
 *
 * @example boot(theme, client, modules);
 */
export async function boot(theme: Theme, client: ThemeClient, modules: BrowserModules): Promise<void> {
  const root = document.getElementById('hg-root');
  if (root === null) return;
  const first = readPage(document);
  const load = (data: ShownPage): Promise<ComponentType | null> => loadModule(modules, data);
  const [frame, Module] = await Promise.all([import(first.frame) as Promise<{ default: FrameData }>, load(first.data)]);
  const view: PageView = { data: first.data, html: first.html, frame: frame.default, Module, vendor: first.vendor ?? {} };
  const wake = async (store: ChangeableStore): Promise<PageMover> => (await import('./navigation/start-moving.ts')).startMoving(store, first, load);
  const navigator = createLazyNavigator(view, wake);
  hydrateRoot(root, <Root theme={theme} client={client} navigator={navigator} />);
  followLinks(document, navigator);
  const { analytics } = view.frame.options;
  // A reader's own filter may keep it away.
  if (analytics !== null) import('./analytics/count-views.ts').then((it) => it.countViews(navigator, analytics), () => undefined);
  document.documentElement.dataset['hgReady'] = '';
}
