import { articleWords } from '@helpgen/model/locales/article';
import { interfaceWords } from '@helpgen/model/locales/interface';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRenderer } from '@helpgen/runtime/server';
import { boot, defineClient } from '@helpgen/runtime/client';
import { drawPage } from '@helpgen/runtime/drawing';
import { act } from 'react';
import { pages } from '../fixtures/sample-pages.ts';
import SampleModule from '../fixtures/sample-module.tsx';
import { frame } from '../fixtures/sample-site.ts';
import theme from './index.ts';
import server from './server.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Page = (typeof pages)[number];
const assets = {
  id: 'a',
  firstScriptHref: '/docs/assets/first.js',
  scriptHref: '/docs/assets/client.js',
  preloadHrefs: [],
  sheets: [],
  fontHrefs: [],
  // The browser imports the frame by this address; here it is a module of the test.
  frameHrefs: { '9.0/ru': new URL('../fixtures/frame-module.ts', import.meta.url).pathname },
  vendorHrefs: {},
};
const renderer = createRenderer(theme, server, { 'pages/module.tsx': SampleModule });
const write = (page: Page): ReturnType<typeof renderer.render> => renderer.render(page, { frame, assets, contentSecurityPolicy: '', homeSecurityPolicy: '' });

const complaints: unknown[] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const name of ['error', 'warn'] as const) jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void complaints.push(words));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each(pages.map((page) => [page.data.route, page] as const))('the page %s hydrates without a word and without a change', async (_route, page) => {
  const parsed = new DOMParser().parseFromString(write(page).html, 'text/html');
  document.documentElement.replaceWith(document.importNode(parsed.documentElement, true));
  const prose = document.querySelector('[data-hg-prose]')?.firstChild;
  const before = document.getElementById('hg-root')?.innerHTML ?? '';
  await act(async () => {
    boot(async () => ({ theme, drawPage }), defineClient({ behaviours: {} }), { 'pages/module.tsx': async () => ({ default: SampleModule }) }, (href) => import(href));
    document.dispatchEvent(new Event('hg:wake'));
  });
  // What follows the drawing runs when it is over.
  for (let turn = 0; turn < 50 && !('hgReady' in document.documentElement.dataset); turn += 1) await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(document.documentElement.dataset['hgReady']).toBe('');
  expect(complaints).toEqual([]);
  expect(document.querySelector('[data-hg-prose]')?.firstChild).toBe(prose);
  expect(withoutWaking(document.getElementById('hg-root')?.innerHTML ?? '')).toBe(withoutWaking(before));
});

/** What changes on purpose when the page wakes: the mode button knows its mode, categories can be folded. */
function withoutWaking(html: string): string {
  const element = document.createElement('div');
  element.innerHTML = html;
  for (const added of element.querySelectorAll('.hg-color-button, .hg-caret')) added.remove();
  for (const link of element.querySelectorAll('.hg-sidebar a')) for (const name of ['role', 'aria-expanded']) link.removeAttribute(name);
  return element.innerHTML;
}

test('a strict policy holds: nothing inline, no handlers, one landmark each', () => {
  for (const page of pages) {
    const { html } = write(page);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect(parsed.querySelectorAll('[style]')).toHaveLength(0);
    expect([...parsed.querySelectorAll('*')].filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))).toEqual([]);
    expect(parsed.querySelectorAll('main')).toHaveLength(1);
    expect(parsed.querySelectorAll('h1').length).toBeLessThanOrEqual(1);
    const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});

test('without script a closed category leads to its first page, and the sidebar is the target of a link', () => {
  const parsed = new DOMParser().parseFromString(write(pages[0] as Page).html, 'text/html');
  const link = [...parsed.querySelectorAll('.hg-sidebar a')].find((element) => element.textContent === 'Файлы и сеть');
  expect(link?.getAttribute('href')).toBe('/docs/topics/files/');
  expect(link?.hasAttribute('role')).toBe(false);
  expect(parsed.querySelector('.hg-menu-button')?.getAttribute('href')).toBe('#hg-sidebar');
  expect(parsed.getElementById('hg-sidebar')?.querySelector('.hg-sidebar')).not.toBeNull();
});

test('where a page is missing, the reader can ask for it', () => {
  const lost = pages.find(({ data }) => data.kind === 'not-found');
  if (lost === undefined) throw new Error('The sample site has no page for addresses that lead nowhere.');
  const asking = new DOMParser().parseFromString(write(lost).html, 'text/html').querySelector('main form');
  expect(asking?.getAttribute('action')).toBe(frame.searchHref);
  expect(asking?.querySelector('input')?.name).toBe('q');
});

test('the fixed English texts are said as they must be', () => {
  const words = new Set<string>([...Object.values(interfaceWords.en), ...Object.values(articleWords.en)]);
  for (const text of [
    'This page crashed.',
    'Try again',
    'Retry',
    'Page Not Found',
    'Skip to main content',
    'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    'This page is a draft. It will only be visible in dev and be excluded from the production build.',
    "page component at {path} doesn't have a default export",
  ]) {
    expect(words).toContain(text);
  }
});

test('a date is written in the language and the calendar of the site, for the day that it is in Greenwich', () => {
  const [page] = pages;
  if (page === undefined) throw new Error('There is no sample.');
  const dated: Page = { ...page, data: { ...page.data, kind: 'doc', lastUpdate: { date: '2026-01-31T23:59:59Z' } } };
  const dateIn = (htmlLang: string, calendar: string): string | undefined => {
    const locale = { ...frame.locale, htmlLang, calendar };
    return /<time[^>]*>([^<]*)<\/time>/.exec(renderer.render(dated, { frame: { ...frame, locale }, assets, contentSecurityPolicy: '', homeSecurityPolicy: '' }).html)?.[1];
  };
  expect(dateIn('ru', 'gregory')).toBe('31 января 2026 г.');
  expect(dateIn('en', 'gregory')).toBe('January 31, 2026');
  expect(dateIn('en', 'buddhist')).toContain('2569');
});
