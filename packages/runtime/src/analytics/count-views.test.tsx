import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { frame, makeData } from '../../fixtures/tiny-site.ts';
import { createStore } from '../navigation/page-navigator.ts';
import { countViews } from './count-views.ts';

type Options = Parameters<typeof countViews>[1];
interface Sent {
  readonly address: string;
  readonly headers: { readonly [name: string]: string };
  readonly payload: { readonly [key: string]: unknown };
}

const options: Options = { websiteId: 'w', hostUrl: 'https://stats.test', autoTrack: true, doNotTrack: true, excludeSearch: false, excludeHash: false, domains: [], tag: null };
const view = { data: makeData('/a'), frame, html: '', Module: null, vendor: {} };
let sent: Sent[];
let listening: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  // Counting goes on as long as the page lives, which here is that of all tests.
  listening = new AbortController();
  const { signal } = listening;
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as typeof document.addEventListener;
    const forThisTest = (name: string, heed: EventListener, options?: AddEventListenerOptions | boolean): void =>
      listen(name, heed, { ...(typeof options === 'boolean' ? { capture: options } : options), signal });
    jest.spyOn(target as Document, 'addEventListener').mockImplementation(forThisTest as typeof listen);
  }
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.title = 'A';
  localStorage.clear();
  history.replaceState(null, '', '/a/');
  ask({ doNotTrack: null, globalPrivacyControl: undefined });
  globalThis.fetch = async (address, init) => {
    const { type, payload } = JSON.parse(String(init?.body)) as { type: string; payload: Sent['payload'] };
    expect([type, init?.method, init?.credentials, init?.keepalive]).toEqual(['event', 'POST', 'omit', true]);
    sent.push({ address: String(address), headers: init?.headers as Sent['headers'], payload });
    return { json: async () => ({ cache: `token ${sent.length}` }) } as Response;
  };
});
afterEach(() => {
  listening.abort();
  jest.restoreAllMocks();
  Reflect.deleteProperty(history, 'pushState');
  Reflect.deleteProperty(history, 'replaceState');
  jest.useRealTimers();
});

function ask(wishes: { readonly [name: string]: unknown }): void {
  for (const [name, value] of Object.entries(wishes)) Object.defineProperty(navigator, name, { value, configurable: true });
}
function start(changes: Partial<Options> = {}, store = createStore(view)): typeof store {
  countViews(store, { ...options, ...changes });
  return store;
}
const wait = (): Promise<void> => jest.advanceTimersByTimeAsync(300);
const urls = (): readonly unknown[] => sent.map(({ payload }) => payload['url']);

test('the first page is counted, then each new address with the title it has then and where the reader came from', async () => {
  start({ tag: 'help' });
  await jest.advanceTimersByTimeAsync(299);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([
    { address: 'https://stats.test/api/send', headers: { 'Content-Type': 'application/json' }, payload: { website: 'w', hostname: 'localhost', language: 'en-US', referrer: '', screen: '0x0', title: 'A', url: '/a/', tag: 'help' } },
  ]);
  history.pushState(null, '', '/b/?q=1#c');
  document.title = 'B';
  await wait();
  expect(sent[1]).toMatchObject({ headers: { 'x-umami-cache': 'token 1' }, payload: { referrer: '/a/', title: 'B', url: '/b/?q=1#c' } });
});

test('an address that is the same is not counted again, and what is left out of it makes no difference', async () => {
  const store = start({ excludeSearch: true, excludeHash: true });
  await wait();
  history.replaceState({ key: 1 }, '', '/a/?os=b#c');
  store.change({ announcement: 'x' });
  await wait();
  expect(urls()).toEqual(['/a/']);
});

test('words to mark on a page are not reported', async () => {
  history.replaceState(null, '', '/a/?_highlight=secret&q=1');
  start();
  await wait();
  expect(urls()).toEqual(['/a/?q=1']);
});

test('a router that leaves the address bar alone reports the address of the page', async () => {
  const store = start({}, createStore({ ...view, frame: { ...frame, router: 'memory' } }));
  await wait();
  store.change({ view: { ...store.getState().view, data: makeData('/b') } });
  await wait();
  expect(urls()).toEqual(['/b/a/', '/b/b/']);
});

test('a click on what is marked is an event with its attributes, and other parts may count what they like', async () => {
  document.body.innerHTML = `<button data-umami-event="${'x'.repeat(60)}" data-umami-event-kind="copy"><i>copy</i></button><p>other</p>`;
  start({ autoTrack: false });
  await wait();
  document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  document.querySelector('p')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  dispatchEvent(new CustomEvent('hg:count', { detail: { name: 'no results', data: { words: 'масив' } } }));
  expect(sent.map(({ payload: { name, data } }) => [name, data])).toEqual([['x'.repeat(50), { kind: 'copy' }], ['no results', { words: 'масив' }]]);
});

test.each<[string, () => void, Partial<Options>]>([
  ['in a preview', () => void (document.head.innerHTML = '<meta name="helpgen-preview" content="/_helpgen/feedback">'), {}],
  ['for a reader who asks not to be tracked', () => ask({ doNotTrack: '1' }), {}],
  ['for a reader with global privacy control', () => ask({ globalPrivacyControl: true }), {}],
  ['on a host that is not among the domains', () => undefined, { domains: ['help.example.com'] }],
  ['in a browser where it is switched off', () => localStorage.setItem('umami.disabled', '1'), {}],
])('nothing is counted %s', async (_when, prepare, changes) => {
  prepare();
  start(changes);
  await wait();
  dispatchEvent(new CustomEvent('hg:count', { detail: { name: 'x' } }));
  expect(sent).toEqual([]);
});

test('a page that is on its way is counted when it is there, however long it takes, and not the page before it', async () => {
  const store = start();
  store.change({ pendingHref: '/b/' });
  await wait();
  expect(sent).toEqual([]);
  history.replaceState(null, '', '/b/');
  store.change({ pendingHref: null });
  await wait();
  expect(urls()).toEqual(['/b/']);
});

test('the wish not to be tracked can be left out of account by the config, and a failure is nobody’s concern', async () => {
  ask({ doNotTrack: '1' });
  start({ doNotTrack: false, domains: ['localhost'] });
  await wait();
  expect(urls()).toEqual(['/a/']);
  globalThis.fetch = () => Promise.reject(new Error('offline'));
  history.pushState(null, '', '/b/');
  await wait();
  expect(urls()).toEqual(['/a/']);
});
