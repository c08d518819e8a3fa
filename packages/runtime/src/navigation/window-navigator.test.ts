import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PageData, RoutePath, SidebarNode } from '@helpgen/model';
import { frame, makeData } from '../../fixtures/tiny-site.ts';
import { createMemoryLocation, type MemoryLocation } from '../location/memory-location.ts';
import type { PageView } from '../page-view.ts';
import { WindowNavigator } from './window-navigator.ts';
import { createPageLoader } from './load-page.ts';
import { createStore, type ChangeableStore, type Trouble } from './page-navigator.ts';
import { createSessionMemory } from './session-memory.ts';

interface Rig {
  readonly location: MemoryLocation;
  /** Addresses whose documents were asked for. */
  readonly assigned: string[];
  readonly store: ChangeableStore;
  readonly navigator: WindowNavigator;
  /** What the reader's window was told to do. */
  readonly moves: string[];
  /** Where it was each time that a change of the address was told. */
  readonly told: string[];
  readonly imported: string[];
  /** Style sheets that were asked for, each with what ends its loading. */
  readonly sheets: Map<string, () => void>;
  scrollTo(top: number): void;
}

const tree: readonly SidebarNode[] = [{ kind: 'category', label: 'c', items: [{ kind: 'doc', label: 'd', href: '/b/d/' }] }];

function rig(modules: { readonly [href: string]: unknown }, data: Partial<PageData> = {}, window: { readonly trouble?: Trouble; readonly isWriting?: boolean } = {}): Rig {
  const assigned: string[] = [];
  const location = createMemoryLocation('https://site.test/b/start/', '/b/', (href) => void assigned.push(href));
  const first = { assets: 'build-1', frame: '/b/assets/frame.js', data: makeData('/start', data), html: '<p>start</p>', sheets: ['/b/assets/sheet-0.css'] };
  const view: PageView = { ...first, frame, Module: null };
  const store = createStore(view);
  const moves: string[] = [];
  const told: string[] = [];
  const imported: string[] = [];
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value), removeItem: (key: string) => void stored.delete(key) };
  const sheets = new Map<string, () => void>();
  const loadSheet = (href: string): Promise<void> => new Promise((done) => void sheets.set(href, done));
  let top = 0;
  const importModule = async (href: string): Promise<unknown> => {
    imported.push(href);
    const module = modules[href.split('?')[0] ?? ''];
    if (module === undefined) throw new Error(`cannot load ${href}`);
    return module;
  };
  const navigator = new WindowNavigator({
    store,
    location,
    loader: createPageLoader({ importModule, first, firstView: view, loadModule: async () => null, loadSheet }),
    memory: createSessionMemory(() => storage),
    findTrouble: async () => window.trouble,
    loadTree: async () => tree,
    viewport: {
      entitle: ({ documentTitle }) => void moves.push(`title ${documentTitle}`),
      scrollTop: () => top,
      scrollTo: (to) => void moves.push(`scroll ${to}`),
      reveal: (hash) => {
        moves.push(`reveal ${hash}`);
        return hash !== '#missing';
      },
      isWriting: () => window.isWriting ?? false,
      focusStart: () => void moves.push('focus'),
      tellMoved: () => void told.push(location.current().pathname + location.current().search),
    },
  });
  store.subscribe(() => navigator.settle(store.getState()));
  return { location, assigned, store, navigator, moves, told, imported, sheets, scrollTo: (to) => void (top = to) };
}

const chunk = (route: string, changes: object = {}): { default: object } => ({
  default: { assets: 'build-1', frame: '/b/assets/frame.js', data: makeData(route), html: `<p>${route}</p>`, ...changes },
});
const warnings: unknown[] = [];
beforeEach(() => {
  warnings.length = 0;
  jest.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void warnings.push(words));
});
afterEach(() => void jest.restoreAllMocks());
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('the old page stays until the next one is there, then address, title, scroll and focus follow', async () => {
  const { navigator, store, location, moves } = rig({ '/b/next.page.js': chunk('/next') });
  navigator.navigate('/b/next/');
  expect(store.getState()).toMatchObject({ pendingHref: '/b/next/', view: { html: '<p>start</p>' } });
  expect(location.current().pathname).toBe('/b/start/');
  await settled();
  expect(store.getState()).toMatchObject({ pendingHref: null, view: { html: '<p>/next</p>' }, announcement: '/next' });
  expect(location.current().pathname).toBe('/b/next/');
  expect(moves).toEqual(['title /next | Site', 'scroll 0', 'focus']);
});

test('a page is shown when the style sheets are there that it needs and the document lacks', async () => {
  const needed = ['/b/assets/sheet-0.css', '/b/assets/sheet-1.css'];
  const { navigator, store, sheets } = rig({ '/b/next.page.js': chunk('/next', { sheets: needed }), '/b/third.page.js': chunk('/third', { sheets: needed }) });
  navigator.navigate('/b/next/');
  await settled();
  expect([...sheets.keys()]).toEqual(['/b/assets/sheet-1.css']);
  expect(store.getState()).toMatchObject({ pendingHref: '/b/next/', view: { html: '<p>start</p>' } });
  sheets.get('/b/assets/sheet-1.css')?.();
  await settled();
  expect(store.getState().view.html).toBe('<p>/next</p>');
  sheets.clear();
  navigator.navigate('/b/third/');
  await settled();
  expect(store.getState().view.html).toBe('<p>/third</p>');
  expect(sheets.size).toBe(0);
});

test('a hash is revealed, and one that names nothing leads to the top', async () => {
  const { navigator, moves } = rig({ '/b/next.page.js': chunk('/next') });
  navigator.navigate('/b/next/#part');
  await settled();
  expect(moves).toEqual(['title /next | Site', 'reveal #part']);
  navigator.navigate('/b/start/#missing');
  await settled();
  expect(moves.slice(2)).toEqual(['title /start | Site', 'reveal #missing', 'scroll 0', 'focus']);
});

test('going back shows the page where it was left', async () => {
  const { navigator, location, moves, store, scrollTo, imported } = rig({ '/b/next.page.js': chunk('/next') });
  scrollTo(340);
  navigator.navigate('/b/next/');
  await settled();
  scrollTo(20);
  moves.length = 0;
  location.go(-1);
  await settled();
  expect(store.getState().view.html).toBe('<p>start</p>');
  expect(moves).toEqual(['title /start | Site', 'scroll 340']);
  location.go(1);
  await settled();
  expect(moves.slice(2)).toEqual(['title /next | Site', 'scroll 20']);
  expect(imported).toEqual(['/b/next.page.js']);
});

test('only the last of several navigations counts', async () => {
  const { navigator, location, store } = rig({ '/b/one.page.js': chunk('/one'), '/b/two.page.js': chunk('/two') });
  navigator.navigate('/b/one/');
  navigator.navigate('/b/two/');
  await settled();
  expect(store.getState().view.html).toBe('<p>/two</p>');
  expect(location.current().pathname).toBe('/b/two/');
});

test.each([
  ['cannot be had', undefined],
  ['has no default export', {}],
  ['has a default export that is no page', { default: 'text' }],
])('a chunk that %s makes the document load with a warning, once, and then an error with a retry', async (_what, module) => {
  const { navigator, location, store, assigned } = rig(module === undefined ? {} : { '/b/next.page.js': module });
  navigator.navigate('/b/next/');
  await settled();
  expect(assigned).toEqual(['https://site.test/b/next/']);
  expect(warnings).toHaveLength(1);
  navigator.navigate('/b/next/');
  await settled();
  expect(assigned).toHaveLength(1);
  expect(store.getState().failure).toMatchObject({ href: '/b/next/', reason: 'broken' });
  expect(location.current().pathname).toBe('/b/start/');
});

test('a chunk without a default export is named', async () => {
  const { navigator, store } = rig({ '/b/next.page.js': {} }, {}, { isWriting: true });
  navigator.navigate('/b/next/');
  await settled();
  expect(store.getState().failure?.detail).toBe("page component at /b/next.page.js doesn't have a default export");
});

test('a page of another build loads the document once; when that changes nothing, the page is shown all the same', async () => {
  const { navigator, store, assigned } = rig({ '/b/next.page.js': chunk('/next', { assets: 'build-2' }) });
  navigator.navigate('/b/next/');
  await settled();
  expect(assigned).toEqual(['https://site.test/b/next/']);
  expect(store.getState().view.html).toBe('<p>start</p>');
  navigator.navigate('/b/next/');
  await settled();
  expect(assigned).toHaveLength(1);
  expect(store.getState()).toMatchObject({ failure: null, view: { html: '<p>/next</p>' } });
});

test('while something is half written no document is loaded: a page of another build is shown, one that cannot be had is an error', async () => {
  const { navigator, store, assigned } = rig({ '/b/next.page.js': chunk('/next', { assets: 'build-2' }) }, {}, { isWriting: true });
  navigator.navigate('/b/next/');
  await settled();
  expect(store.getState().view.html).toBe('<p>/next</p>');
  navigator.navigate('/b/gone/');
  await settled();
  expect(store.getState().failure?.href).toBe('/b/gone/');
  expect(assigned).toEqual([]);
});

test.each<[string, Trouble]>([
  ['nothing answers', { reason: 'offline', detail: '' }],
  ['the server has an error', { reason: 'status', detail: '503' }],
  ['something else answers', { reason: 'type', detail: 'text/plain' }],
])('where %s the page and its address stay, and the error says so without loading a document', async (_what, trouble) => {
  const { navigator, store, assigned, location } = rig({}, {}, { trouble });
  navigator.navigate('/b/next/');
  await settled();
  expect(store.getState()).toMatchObject({ failure: { href: '/b/next/', ...trouble }, pendingHref: null, view: { html: '<p>start</p>' } });
  expect(location.current().pathname).toBe('/b/start/');
  expect(assigned).toEqual([]);
  navigator.navigate('/b/start/#part');
  expect([location.current().hash, store.getState().pendingHref]).toEqual(['#part', null]);
});

test('a page that the server does not have is shown as the server answers for it', async () => {
  const { navigator, store, assigned } = rig({}, {}, { trouble: { reason: 'status', detail: '404' } });
  navigator.navigate('/b/next/');
  await settled();
  expect([store.getState().failure, assigned]).toEqual([null, ['https://site.test/b/next/']]);
});

test('going back to a page that does not come leaves the address with the page on the screen', async () => {
  const modules: { [href: string]: unknown } = { '/b/one.page.js': chunk('/one'), '/b/two.page.js': chunk('/two') };
  const window: { trouble?: Trouble } = {};
  const { navigator, location, store, scrollTo, moves } = rig(modules, { route: '/other' as RoutePath }, window);
  navigator.navigate('/b/one/');
  await settled();
  scrollTo(70);
  window.trouble = { reason: 'offline', detail: '' };
  location.go(-1);
  await settled();
  expect(store.getState()).toMatchObject({ failure: { href: '/b/start/', reason: 'offline' }, view: { html: '<p>/one</p>' } });
  expect(location.current().pathname).toBe('/b/one/');
  modules['/b/start.page.js'] = chunk('/start');
  moves.length = 0;
  navigator.retry();
  await settled();
  expect(store.getState()).toMatchObject({ failure: null, view: { html: '<p>/start</p>' } });
  expect(location.current().pathname).toBe('/b/start/');
});

test('a retry asks the network again', async () => {
  const modules: { [href: string]: unknown } = {};
  const { navigator, store, imported, location } = rig(modules);
  for (let time = 0; time < 2; time += 1) {
    navigator.navigate('/b/next/');
    await settled();
  }
  modules['/b/next.page.js'] = chunk('/next');
  navigator.retry();
  await settled();
  expect(store.getState()).toMatchObject({ failure: null, view: { html: '<p>/next</p>' } });
  expect(location.current().pathname).toBe('/b/next/');
  expect(new Set(imported).size).toBe(3);
});

test('a retry of what the server does have loads its document, however often it was loaded before', async () => {
  const { navigator, assigned } = rig({});
  for (let time = 0; time < 2; time += 1) {
    navigator.navigate('/b/next/');
    await settled();
  }
  navigator.retry();
  await settled();
  expect(assigned).toHaveLength(2);
});

test('addresses outside the site and files are left to the browser', () => {
  const { navigator, assigned } = rig({});
  navigator.navigate('https://example.org/b/x/');
  navigator.navigate('/elsewhere/');
  navigator.navigate('/b/plan.pdf');
  expect(assigned).toEqual(['https://example.org/b/x/', 'https://site.test/elsewhere/', 'https://site.test/b/plan.pdf']);
});

test('while a page that the reader went back to is loading, its place is not taken for that of the page on the screen', async () => {
  const { navigator, location, moves, scrollTo } = rig({ '/b/one.page.js': chunk('/one'), '/b/two.page.js': chunk('/two') });
  scrollTo(340);
  navigator.navigate('/b/one/');
  await settled();
  scrollTo(200);
  navigator.navigate('/b/two/');
  await settled();
  scrollTo(70);
  location.go(-1);
  location.go(-1);
  await settled();
  expect(moves.at(-1)).toBe('scroll 340');
  location.go(1);
  await settled();
  expect(moves.at(-1)).toBe('scroll 200');
});

test('a page is loaded ahead once, and one that fails too', async () => {
  const { navigator, imported } = rig({ '/b/one.page.js': chunk('/one') });
  for (const href of ['/b/one/', '/b/one/#part', '/b/gone/', '/b/gone/?q=1', '/b/start/', '/b/plan.pdf']) navigator.preload(href);
  await settled();
  navigator.preload('/b/gone/');
  expect(imported).toEqual(['/b/one.page.js', '/b/gone.page.js']);
});

test('a page of another edition brings its frame', async () => {
  const other = { ...frame, edition: '2/en', title: 'Old' };
  const { navigator, store } = rig({ '/b/2/next.page.js': chunk('/2/next', { frame: '/b/assets/frame-2.js' }), '/b/assets/frame-2.js': { default: other } });
  navigator.navigate('/b/2/next/');
  await settled();
  expect(store.getState().view.frame.title).toBe('Old');
});

test('a hash on the same page moves within it and loads nothing', () => {
  const { navigator, location, moves, imported } = rig({});
  navigator.navigate('#a');
  navigator.navigate('?q=1');
  expect(moves).toEqual(['reveal #a']);
  expect(location.current()).toMatchObject({ search: '?q=1', hash: '' });
  expect(imported).toEqual([]);
});

test('a change of the address is told once the page is drawn, and also within a page', async () => {
  const { navigator, told, store } = rig({ '/b/one.page.js': chunk('/one') });
  const routes: string[] = [];
  store.subscribe(() => routes.push(`${store.getState().view.data.route} after ${told.length}`));
  navigator.navigate('/b/one/');
  await settled();
  expect(told).toEqual(['/b/one/']);
  expect(routes.at(-1)).toBe('/one after 1');
  navigator.navigate('?q=1');
  expect(told).toEqual(['/b/one/', '/b/one/?q=1']);
});

test('a page is shown anew in its place: no scroll, no focus, no history, and what was loaded ahead is forgotten', async () => {
  const { store, navigator, moves, imported, location } = rig({ '/b/start.page.js': chunk('/start', { html: '<p>new</p>' }), '/b/a.page.js': chunk('/a') });
  await navigator.preload('/b/a/');
  let drawn = 0;
  expect(await navigator.renew('7', () => (drawn += 1))).toBe(true);
  expect([store.getState().view.html, drawn]).toEqual(['<p>new</p>', 1]);
  expect(moves.filter((move) => !move.startsWith('title'))).toEqual([]);
  expect(location.current().pathname).toBe('/b/start/');
  await navigator.preload('/b/a/');
  expect(imported.filter((href) => href.includes('/a.'))).toEqual(['/b/a.page.js', '/b/a.page.js?v=7']);
});

test('a page of another frame, or one that is gone, is not shown anew in its place', async () => {
  const { store, navigator } = rig({ '/b/start.page.js': chunk('/start', { assets: 'build-2' }) });
  expect(await navigator.renew('7', () => undefined)).toBe(false);
  expect(await rig({}).navigator.renew('7', () => undefined)).toBe(false);
  expect(store.getState().view.html).toBe('<p>start</p>');
});
