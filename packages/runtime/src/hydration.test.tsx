import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Page } from '@helpgen/model';
import { act, StrictMode, useState } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import { context as bareContext, frame as bareFrame, makePage } from '../fixtures/tiny-site.ts';
import { Content } from './Content.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useBrowserValue, useNavigation, usePage, useStrings } from './hooks.ts';
import { createStore, type ChangeableStore, type PageNavigator } from './navigation/page-navigator.ts';
import { readPage } from './hydration/read-page.ts';
import { Root } from './Root.tsx';
import { createRenderer } from './server.tsx';
import { defineClient, defineServer, defineTheme, type BehaviourModule, type ThemeClient } from './theme.ts';
import type { PageView } from './page-view.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const theme = defineTheme({
  Page: () => {
    const page = usePage();
    const text = useStrings();
    const { failure } = useNavigation();
    const side = useBrowserValue('server', () => 'browser');
    return (
      <main>
        <i>{`${text('hello')} ${page.title} ${side}`}</i>
        <ErrorBoundary resetKey={page.href}>{failure === null ? <Content /> : <b>{failure.detail}</b>}</ErrorBoundary>
      </main>
    );
  },
});
const server = defineServer({
  Article: ({ children }) => (
    <article>
      <h1>{usePage().title}</h1>
      {children}
    </article>
  ),
  parts: { Box: ({ children }: { children?: React.ReactNode }) => <section>{children}</section> },
  strings: { en: { hello: 'Hello', 'crash.title': 'This page crashed.', 'crash.retry': 'Try again', 'crash.details': 'Details', 'module.noDefaultExport': "page component at {path} doesn't have a default export" } },
});
function Counter(): React.ReactNode {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`count ${count}`}</button>;
}
function Broken(): React.ReactNode {
  if (typeof crashing === 'boolean' && crashing) throw new Error('no luck');
  return <p>fine</p>;
}
let crashing = false;
const modules = { 'counter.tsx': Counter, 'broken.tsx': Broken };
const renderer = createRenderer(theme, server, modules);
const frame = { ...bareFrame, words: renderer.strings.inBrowsers['en'] ?? {} };
const context = { ...bareContext, frame };

const complaints: unknown[] = [];
let root: ReactRoot | undefined;
beforeEach(() => {
  complaints.length = 0;
  crashing = false;
  for (const name of ['error', 'warn'] as const) jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void complaints.push(words));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  jest.restoreAllMocks();
});

interface Shown {
  readonly store: ChangeableStore;
  readonly proseBefore: ChildNode | null | undefined;
}

function load(page: Page): void {
  const { html } = renderer.render(page, context);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(document.importNode(parsed.documentElement, true));
}

async function hydrate(page: Page, client: ThemeClient = defineClient({ behaviours: {} })): Promise<Shown> {
  load(page);
  const proseBefore = document.querySelector('[data-hg-prose]')?.firstChild;
  const { data, html } = readPage(document);
  const store = createStore({ data, html, frame, Module: modules[data.module as keyof typeof modules] ?? null, vendor: {} });
  const navigator: PageNavigator = { ...store, importModule: async () => ({}), announce: noop, dismiss: noop, navigate: noop, preload: async () => null, retry: noop, loadTree: async () => [], settle: noop };
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('hg-root') as HTMLElement,
      <StrictMode>
        <Root theme={theme} client={client} navigator={navigator} />
      </StrictMode>,
      { onRecoverableError: (error) => void complaints.push(error) },
    );
  });
  return { store, proseBefore };
}

const noop = (): void => undefined;
const view = (page: Page, html: string): PageView => ({ data: page.data, html, frame, Module: null, vendor: {} });

test('hydration keeps the nodes of the prose, also over later renders, and says nothing', async () => {
  const { store, proseBefore } = await hydrate(makePage('/a', ['<p>one<p>two', { part: 'Box', props: {}, children: ['<table><tr><td>x</table>'] }]));
  expect(proseBefore).toBeInstanceOf(HTMLElement);
  expect(document.querySelector('[data-hg-prose]')?.firstChild).toBe(proseBefore);
  await act(async () => store.change({ announcement: 'again' }));
  expect(document.querySelector('[data-hg-prose]')?.firstChild).toBe(proseBefore);
  expect(document.querySelector('i')?.textContent).toBe('Hello /a browser');
  expect(complaints).toEqual([]);
});

test.each([
  ['an empty page', makePage('/empty')],
  ['hostile words', makePage('/x', ['<p>&lt;</p>'], { title: '</script><script>alert(1)</script>\u2028&"\'' })],
  ['a page that is a module', makePage('/m', [], { kind: 'module', module: 'counter.tsx' })],
  ['a module without a default export', makePage('/n', [], { kind: 'module', module: 'none.tsx' })],
])('%s hydrates without a word', async (_name, page) => {
  await hydrate(page);
  expect(complaints).toEqual([]);
});

test('a page that is a module is alive', async () => {
  await hydrate(makePage('/m', [], { kind: 'module', module: 'counter.tsx' }));
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('button')?.textContent).toBe('count 1');
});

test('another page replaces the prose, also by one with the same or no words', async () => {
  const { store } = await hydrate(makePage('/a', ['<p>same</p>']));
  const before = document.querySelector('[data-hg-prose] p');
  const next = makePage('/b');
  await act(async () => store.change({ view: view(next, document.querySelector('[data-hg-prose]')?.innerHTML ?? '') }));
  expect(document.querySelector('[data-hg-prose] p')).not.toBe(before);
  await act(async () => store.change({ view: view(makePage('/c'), '') }));
  expect(document.querySelector('[data-hg-prose]')?.innerHTML).toBe('');
  expect(document.querySelector('i')?.textContent).toContain('/c');
  expect(complaints).toEqual([]);
});

test('behaviours are loaded for the elements that are there, and detached before the prose goes', async () => {
  const log: string[] = [];
  const module: BehaviourModule = {
    attach(elements, { page, storageKey }) {
      log.push(`attach ${elements.length} ${page.route} ${storageKey('k')}`);
      return () => void log.push(`detach ${elements[0]?.isConnected}`);
    },
  };
  const client = defineClient({
    behaviours: {
      box: { selector: 'section', load: async () => module },
      never: { selector: 'video', load: async () => { log.push('loaded for nothing'); return module; } },
    },
  });
  const { store } = await hydrate(makePage('/a', [{ part: 'Box', props: {}, children: [] }, { part: 'Box', props: {}, children: [] }]), client);
  expect(log.filter((line) => line.startsWith('attach')).at(-1)).toBe('attach 2 /a k');
  log.length = 0;
  await act(async () => store.change({ view: view(makePage('/b'), '<p></p>') }));
  expect(log).toEqual(['detach true']);
});

test('a behaviour may wait until the reader comes near, and bring its own words along', async () => {
  const watched = new Map<Element, (entries: readonly { isIntersecting: boolean }[]) => void>();
  class Observer {
    readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void;
    constructor(tell: Observer['tell']) {
      this.tell = tell;
    }
    observe(element: Element): void {
      watched.set(element, this.tell);
    }
    disconnect(): void {
      for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element);
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const log: string[] = [];
  const module: BehaviourModule = {
    attach(_elements, { words }) {
      const text = words({ en: { hello: 'never said', own: 'Own of {name}' }, ru: { own: 'Не тот язык' } });
      log.push(text('own', { name: 'x' }), text('hello'));
      return () => void log.push('detached');
    },
  };
  const client = defineClient({ behaviours: { box: { selector: 'section', when: 'near', load: async () => module } } });
  const { store } = await hydrate(makePage('/a', [{ part: 'Box', props: {}, children: [] }]), client);
  const [tell] = [...watched.values()];
  await act(async () => tell?.([{ isIntersecting: false }]));
  expect(log).toEqual([]);
  await act(async () => tell?.([{ isIntersecting: true }]));
  expect(log).toEqual(['Own of x', 'Hello']);
  expect(watched.size).toBe(0);
  await act(async () => store.change({ view: view(makePage('/b'), '<section></section>') }));
  expect(log.at(-1)).toBe('detached');
  await act(async () => store.change({ view: view(makePage('/c'), '') }));
  expect([log.length, watched.size]).toEqual([3, 0]);
});

test('a crash leaves the frame alone and can be tried again', async () => {
  const { store } = await hydrate(makePage('/a', ['<p>a</p>']));
  crashing = true;
  const data = makePage('/crash', [], { kind: 'module', module: 'broken.tsx' }).data;
  await act(async () => store.change({ view: { data, html: '', frame, Module: Broken, vendor: {} } }));
  expect(document.querySelector('h1')?.textContent).toBe('This page crashed.');
  expect(document.querySelector('pre')?.textContent).toBe('no luck');
  expect(document.querySelector('i')?.textContent).toContain('/crash');
  crashing = false;
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('main p')?.textContent).toBe('fine');
});

test('a page that arrives before the document is awake is shown after it, without a word', async () => {
  load(makePage('/a', ['<p>a</p>']));
  const { data, html } = readPage(document);
  const store = createStore({ data, html, frame, Module: null, vendor: {} });
  const navigator: PageNavigator = { ...store, importModule: async () => ({}), announce: noop, dismiss: noop, navigate: noop, preload: async () => null, retry: noop, loadTree: async () => [], settle: noop };
  await act(async () => {
    store.change({ view: view(makePage('/b'), '<p>b</p>') });
    root = hydrateRoot(document.getElementById('hg-root') as HTMLElement, <Root theme={theme} client={defineClient({ behaviours: {} })} navigator={navigator} />, {
      onRecoverableError: (error) => void complaints.push(error),
    });
  });
  expect(document.querySelector('[data-hg-prose]')?.textContent).toBe('b');
  expect(complaints).toEqual([]);
});
