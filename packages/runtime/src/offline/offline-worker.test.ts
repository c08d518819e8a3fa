import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { writeOfflineWorker, type WorkerScope } from './offline-worker.ts';

const root = 'https://site.test/help/';
type Answer = { readonly body?: string; readonly status?: number; readonly type?: string };

/** An answer that was made here knows no address. */
const withUrl = (answer: Response | undefined, url: string): Response | undefined => answer && Object.defineProperty(answer, 'url', { value: url });

/** A worker in a scope of its own, before a server that answers as `server` says; what is not in it does not answer. */
function rig(server: { [path: string]: Answer | undefined }): {
  /** What the worker answers to a request of a page. */
  ask(path: string, options?: RequestInit): Promise<string | undefined>;
  tell(name: 'install' | 'activate' | 'message', data?: readonly string[]): Promise<void>;
  readonly stores: Map<string, Map<string, Response>>;
  readonly asked: string[];
  isRegistered(): boolean;
} {
  const stores = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  let isRegistered = true;
  const listeners = new Map<string, (event: object) => void>();
  const fetch = async (request: Request | string, options?: RequestInit): Promise<Response> => {
    const url = typeof request === 'string' ? request : request.url;
    const path = url.slice(root.length).split('?')[0] ?? '';
    asked.push(`${options?.method ?? 'GET'} ${path}`);
    const answer = server[path];
    if (answer === undefined) throw new TypeError('no network');
    const made = new Response(answer.body ?? '', { status: answer.status ?? 200, headers: { 'content-type': answer.type ?? 'text/html', date: 'Mon, 23 Nov 2026 08:00:00 GMT' } });
    return withUrl(made, url) ?? made;
  };
  const open = async (name: string): Promise<unknown> => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (url: string) => withUrl(store.get(url)?.clone(), url),
      put: async (url: string, answer: Response) => void store.set(url, answer),
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (request: { url: string } | string) => store.delete(typeof request === 'string' ? request : request.url),
      addAll: async (urls: readonly string[]) => { for (const url of urls) store.set(url, await fetch(url)); },
    };
  };
  const scope = {
    location: { href: `${root}offline-worker.js` },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (url: string) => [...stores.values()].map((store) => store.get(url)).find(Boolean)?.clone(),
    },
    clients: { claim: async () => undefined },
    registration: { scope: root, unregister: async () => { isRegistered = false; return true; } },
    fetch,
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
  };
  // As the browser has it: from its text alone.
  new Function('self', writeOfflineWorker(['assets/tabs-1.js']))(scope as unknown as WorkerScope);
  const rest: Promise<unknown>[] = [];
  const settle = async (): Promise<void> => {
    for (let done = -1; done !== rest.length; ) {
      done = rest.length;
      await Promise.all(rest);
    }
  };
  const waitUntil = (work: Promise<unknown>): void => void rest.push(work);
  return {
    async ask(path, options = {}) {
      const { mode, ...others } = options;
      const request = new Request(root + path, others);
      if (mode !== undefined) Object.defineProperty(request, 'mode', { value: mode });
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({ request, waitUntil, respondWith: (given: Promise<Response>) => void (answer = given) });
      const text = await (await answer)?.text();
      await settle();
      return text;
    },
    async tell(name, data) {
      listeners.get(name)?.({ data, waitUntil });
      await settle();
    },
    stores,
    asked,
    isRegistered: () => isRegistered,
  };
}

const script: Answer = { type: 'text/javascript' };
const pages = `helpgen ${root} pages`;
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], now: Date.parse('2026-11-23T08:00:00Z') }));
afterEach(() => void jest.useRealTimers());

test('a page comes from the network, and when nothing answers as a copy that says so', async () => {
  const server: { [path: string]: Answer | undefined } = { 'one/': { body: '<!doctype html><html lang="ru">one' }, 'offline-worker.js': script };
  const { ask } = rig(server);
  expect(await ask('one/', { mode: 'navigate' })).toBe('<!doctype html><html lang="ru">one');
  server['one/'] = { body: '<html>new' };
  expect(await ask('one/')).toBe('<html>new');
  server['one/'] = undefined;
  expect(await ask('one/?q=1')).toBe(`<html data-hg-saved="${Date.parse('2026-11-23T08:00:00Z')}">new`);
  server['one/'] = { status: 503, body: 'down' };
  expect(await ask('one/')).toContain('data-hg-saved');
  server['one/'] = { status: 404, body: 'gone' };
  expect(await ask('one/')).toBe('gone');
});

test.each([
  ['module', 'export default {};\n', 'export default {};\nexport const savedAt=1795420800000;'],
  ['script', 'var hgModule={default:{}};\n', 'var hgModule={default:{}};\nhgModule.savedAt=1795420800000;'],
])('a copy of a page that is a %s says so in a value of its own', async (_what, body, copy) => {
  const server: { [path: string]: Answer | undefined } = { 'one.page.js': { ...script, body } };
  const { ask } = rig(server);
  await ask('one.page.js?v=1');
  server['one.page.js'] = undefined;
  expect(await ask('one.page.js?retry=1')).toBe(copy);
});

test('what is named by its content is asked for once; files that pages load on demand are there from the beginning', async () => {
  const { ask, asked, tell } = rig({ 'assets/tabs-1.js': { ...script, body: 'tabs' }, 'assets/a.js': { ...script, body: 'a' } });
  await tell('install');
  expect(await ask('assets/tabs-1.js')).toBe('tabs');
  for (let time = 0; time < 2; time += 1) expect(await ask('assets/a.js')).toBe('a');
  expect(asked).toEqual(['GET assets/tabs-1.js', 'GET assets/a.js']);
});

test('pages that are to be kept are fetched with what they load, and anew after a day', async () => {
  const { tell, asked, stores } = rig({ 'one/': { body: '<html><link href="/help/assets/a.css">{"frame":"/help/assets/frame.js"}' }, 'assets/a.css': {}, 'assets/frame.js': {} });
  await tell('message', [`${root}one/`]);
  await tell('message', [`${root}one/`, `${root}gone/`]);
  expect(asked).toEqual(['GET one/', 'GET assets/a.css', 'GET assets/frame.js', 'GET gone/']);
  expect([...(stores.get(pages)?.keys() ?? [])]).toEqual(['one/', 'assets/a.css', 'assets/frame.js'].map((path) => root + path));
  jest.setSystemTime(Date.parse('2026-11-24T09:00:00Z'));
  await tell('message', [`${root}one/`]);
  expect(asked.slice(4)).toEqual(['GET one/']);
});

test('another version drops the files of the one before, and fetches the kept pages anew', async () => {
  const { tell, stores, asked } = rig({ 'one/': { body: '<html>/help/assets/b.css' }, 'assets/b.css': {}, 'assets/tabs-1.js': {} });
  stores.set(`helpgen ${root} tabs-0.js`, new Map());
  stores.set('another site', new Map());
  stores.set(pages, new Map([[`${root}one/`, new Response('old')], [`${root}assets/a.css`, new Response('old')]]));
  await tell('install');
  await tell('activate');
  expect([...stores.keys()].sort()).toEqual(['another site', pages, `helpgen ${root} tabs-1.js`].sort());
  expect([...(stores.get(pages)?.keys() ?? [])]).toEqual([`${root}one/`, `${root}assets/b.css`]);
  expect(asked).toContain('GET one/');
});

test.each<[string, Answer | undefined, boolean]>([
  ['is still there', script, true],
  ['cannot be asked for', undefined, true],
  ['is in the hands of a server that fails', { status: 502 }, true],
  ['is gone', { status: 404 }, false],
  ['is answered by a page for everything', { type: 'text/html' }, false],
])('a worker that %s stays, or goes with all that it kept', async (_what, answer, stays) => {
  const { ask, stores, isRegistered } = rig({ 'one/': { body: 'one' }, 'offline-worker.js': answer });
  await ask('one/');
  stores.set('another site', new Map());
  await ask('one/', { mode: 'navigate' });
  expect([isRegistered(), stores.size]).toEqual([stays, stays ? 2 : 1]);
});

test.each<[string, RequestInit]>([
  ['other than GET', { method: 'POST' }],
  ['for a part of a file', { headers: { range: 'bytes=0-1' } }],
  ['for events', { headers: { accept: 'text/event-stream' } }],
])('a request %s is left to the browser', async (_what, options) => {
  const { ask, asked } = rig({ 'one/': {} });
  expect(await ask('one/', options)).toBeUndefined();
  expect(asked).toEqual([]);
});
