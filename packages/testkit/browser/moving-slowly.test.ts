import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const names = ['one', 'two', 'three', 'four'];
const long = Array.from({ length: 60 }, (_, index) => `Абзац ${index}.\n`).join('\n');
const crashing = `import { useState } from 'react';
export const meta = { title: 'Хрупкая' };
export default function Page() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken && !('isMended' in globalThis)) throw new Error('не вышло', { cause: new Error('причина') });
  return <button type="button" id="break" onClick={() => setBroken(true)}>Сломать</button>;
}
`;

let context: BrowserContext;
let page: Page;
let complaints: string[];

const documents = Object.fromEntries(names.map((name) => [`docs/${name}.md`, `---\ntitle: ${name}\n---\n\n[Дальше](one.md)\n\n${long}\n## Конец\n\nТекст.\n`]));
const links = Array.from({ length: 30 }, (_, index) => `[n${index}](many/n${index}.md)`).join(' ');
const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`docs/many/n${index}.md`, `---\ntitle: n${index}\n---\n\nТекст.\n`]));
const { site, browser } = await setStage(serveSite(
  { ...documents, ...many, 'docs/index.md': `---\ntitle: Начало\n---\n\n[Раз](one.md#конец) ${links}\n`, 'pages/fragile.tsx': crashing, 'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { favicon: 'favicon.svg', content: { docs: 'docs', pages: 'pages', static: ['static'] }, navbar: { title: 'Справка', items: [{ label: 'Хрупкая', to: '/fragile' }, { type: 'search', position: 'right' }] } },
));
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
});
afterEach(() => context.close());

const open = (path = ''): Promise<void> => openAwake(page, site.address + path);
const heading = (): Promise<string> => page.locator('main h1:visible').innerText();
const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
const link = (path: string): string => `.hg-sidebar a[href$="/${path}/"]`;
/** Waits until the reader's first intent has loaded what moves. */
async function wake(): Promise<void> {
  await page.locator('.hg-brand').hover();
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
/** Holds the chunk of the page at `path` back until the result is called. */
async function hold(path: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(`**/${path}.page.js*`, (route) => void held.push(route));
  return async () => {
    for (const route of held) await route.continue();
  };
}

test('while a page is slow the old one stays, a bar appears after a while at its least share, and runs out when the page is there', async () => {
  await page.clock.install({ time: 0 });
  await open();
  await wake();
  await page.clock.pauseAt(100_000);
  const release = await hold('two');
  const requested = page.waitForRequest(/two\.page\.js/);
  await page.locator(link('two')).evaluate((element) => (element as HTMLElement).click());
  await requested;
  const share = (): Promise<string | undefined> => page.evaluate(() => document.querySelector<HTMLElement>('.hg-progress')?.style.transform);
  await page.clock.runFor(199);
  expect(await share()).toBeUndefined();
  await page.clock.runFor(1);
  expect(await share()).toBe('scaleX(0.08)');
  expect(await page.locator('.hg-progress').evaluate((bar) => [bar.role, bar.ariaLabel, getComputedStyle(bar).transitionDuration])).toEqual(['progressbar', 'Страница загружается', '0.2s']);
  expect(await heading()).toBe('Начало');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(5000);
  const crept = Number((await share())?.match(/[\d.]+/)?.[0]);
  expect(crept).toBeGreaterThan(0.08);
  expect(crept).toBeLessThan(0.3);
  await release();
  await page.waitForFunction(() => document.title.startsWith('two'));
  expect(await share()).toBe('scaleX(1)');
  await page.clock.runFor(500);
  expect(await share()).toBeUndefined();
  expect(complaints).toEqual([]);
});

test('a page that is there at once, an anchor and another query show no bar', async () => {
  await page.clock.install({ time: 0 });
  await open('one/');
  await wake();
  await page.clock.pauseAt(100_000);
  const bars = (): Promise<number> => page.locator('.hg-progress').count();
  await page.locator('.hg-toc a').first().click();
  await page.clock.runFor(300);
  expect(await bars()).toBe(0);
  await page.locator(link('two')).click();
  await page.waitForFunction(() => document.title.startsWith('two'));
  await page.clock.runFor(300);
  expect(await bars()).toBe(0);
});

test('a chunk that cannot be had is warned of and its document loaded, once; then the article stays, and a notice offers to try again', async () => {
  await open();
  await mark();
  await page.route('**/two.page.js*', (route) => route.fulfill({ status: 404 }));
  await page.locator(link('two')).click();
  await page.waitForURL(/\/two\/$/);
  await page.waitForSelector('html[data-hg-ready]');
  expect([await isMarked(), await heading()]).toEqual([false, 'two']);
  expect(complaints.filter((text) => text.includes('warning'))).toHaveLength(1);
  await open();
  await mark();
  await page.locator(link('two')).click();
  expect(await notice()).toBe('Не удалось загрузить страницу.');
  expect([await isMarked(), await heading(), new URL(page.url()).pathname]).toEqual([true, 'Начало', '/']);
  await page.unroute('**/two.page.js*');
  await page.locator('.hg-notice button').first().click();
  await page.waitForFunction(() => document.title.startsWith('two'));
  expect([await heading(), await page.locator('.hg-notice').count()]).toEqual(['two', 0]);
});

/** What the notice about the network says. */
const notice = (): Promise<string> => page.locator('.hg-notice[role=alert] span').first().innerText();
const click = (path: string): Promise<void> => page.locator(link(path)).evaluate((element) => (element as HTMLElement).click());

test('offline the article and its address stay before anything else was loaded; the page comes by itself when the network does', async () => {
  await open();
  await mark();
  await context.setOffline(true);
  await click('three');
  expect(await notice()).toBe('Нет сети.');
  expect([await heading(), await isMarked(), new URL(page.url()).pathname]).toEqual(['Начало', true, '/']);
  expect(await page.locator('.hg-notice button').first().innerText()).toBe('Повторить');
  await page.locator('.hg-notice button').first().click();
  await page.waitForFunction(() => document.querySelector('.hg-notice button')?.getAttribute('aria-disabled') === 'false');
  expect(await notice()).toBe('Нет сети.');
  await context.setOffline(false);
  await page.waitForFunction(() => document.title.startsWith('three'));
  expect([await heading(), await page.locator('.hg-notice').count()]).toEqual(['three', 0]);
});

test('a notice that is closed waits for no network any more; the way back offline leaves the page that is read', async () => {
  await open('one/');
  await wake();
  await click('two');
  await page.waitForFunction(() => document.title.startsWith('two'));
  await context.setOffline(true);
  await click('three');
  expect(await notice()).toBe('Нет сети.');
  await page.locator('.hg-notice .hg-icon-button').click();
  await context.setOffline(false);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect([await heading(), await page.locator('.hg-notice').count()]).toEqual(['two', 0]);
  await open('three/');
  await wake();
  await context.setOffline(true);
  await page.evaluate(() => document.querySelector('.hg-progress')?.remove());
  await click('one');
  expect(await notice()).toBe('Нет сети.');
  expect([await heading(), new URL(page.url()).pathname]).toEqual(['three', '/three/']);
});

test.each([
  ['an error of the server', { status: 503 }, 'Сервер ответил ошибкой 503.'],
  ['something that is no page', { status: 200, contentType: 'application/octet-stream', body: 'x' }, 'Вместо страницы сервер прислал application/octet-stream.'],
])('%s is told as such, and the article stays', async (_what, answer, words) => {
  await open();
  await mark();
  await page.route(/\/two(\/|\.page\.js)/, (route) => route.fulfill(answer));
  await click('two');
  expect(await notice()).toBe(words);
  expect([await heading(), await isMarked()]).toEqual(['Начало', true]);
});

test('where a new deployment has taken away what moves between pages, the document is loaded', async () => {
  await open();
  await mark();
  await page.route('**/assets/**', (route) => (route.request().url().includes('start-by-path') ? route.fulfill({ status: 404 }) : route.continue()));
  await click('two');
  await page.waitForURL(/\/two\/$/);
  await page.waitForSelector('html[data-hg-ready]');
  expect([await isMarked(), await heading()]).toEqual([false, 'two']);
});

test('a bar stands 200 ms after the click though nothing was loaded yet; what takes long is told', async () => {
  await page.clock.install({ time: 0 });
  await open();
  await page.route('**/assets/**', () => undefined);
  await page.route('**/two.page.js*', () => undefined);
  await page.clock.pauseAt(100_000);
  await click('two');
  await page.clock.runFor(200);
  expect(await page.locator('.hg-progress').count()).toBe(1);
  expect(await page.locator('.hg-notice').count()).toBe(0);
  await page.clock.runFor(8000);
  expect(await page.locator('.hg-notice').innerText()).toBe('Сеть отвечает медленно, страница ещё загружается.');
});

test('beside an error the page that was left stays with what was written into it', async () => {
  await open('fragile/');
  await wake();
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    document.querySelector('main')?.append(field);
    field.value = 'полслова';
  });
  await page.route('**/two.page.js*', (route) => route.abort());
  await page.evaluate(() => {
    const anchor = document.createElement('a');
    anchor.href = '/two/';
    document.body.append(anchor);
    anchor.click();
  });
  expect(await notice()).toBe('Не удалось загрузить страницу.');
  expect(await page.locator('textarea').inputValue()).toBe('полслова');
  expect(await page.locator('textarea').isVisible()).toBe(true);
});

test('a page of a new deployment loads its document once; while something is half written the old document goes on', async () => {
  const path = join(site.folder, 'four.page.js');
  const chunk = readFileSync(path, 'utf8');
  writeFileSync(path, chunk.replace(/"assets":"[^"]+"/, '"assets":"another build"'));
  try {
    await open();
    await mark();
    await page.locator(link('four')).click();
    await page.waitForURL(/\/four\/$/);
    await page.waitForSelector('html[data-hg-ready]');
    expect([await isMarked(), await heading()]).toEqual([false, 'four']);
    await page.evaluate(() => sessionStorage.clear());
    await open();
    await mark();
    await page.locator('.hg-search input').fill('полслова');
    await page.locator(link('four')).click();
    await page.waitForFunction(() => document.title.startsWith('four'));
    expect([await isMarked(), await page.locator('.hg-search input').inputValue()]).toEqual([true, 'полслова']);
  } finally {
    writeFileSync(path, chunk);
  }
});

test('a page that crashes says so inside the layout, with the causes, and can be tried again', async () => {
  await open('fragile/');
  await page.locator('#break').click();
  await page.waitForSelector('.hg-problem[role=alert]');
  expect(await heading()).toBe('На странице произошла ошибка.');
  expect(await page.locator('.hg-problem pre').isVisible()).toBe(false);
  await page.getByText('Технические подробности').click();
  expect(await page.locator('.hg-problem pre').innerText()).toBe('не вышло\nпричина');
  expect(await page.locator('.hg-header').isVisible()).toBe(true);
  await page.evaluate(() => void Object.assign(globalThis, { isMended: true }));
  await page.locator('.hg-problem button').click();
  expect(await page.locator('#break').isVisible()).toBe(true);
});

/** Requests for pages, in the order they are made. */
function requestedPages(): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const path = /\/([\w/]+)\.page\.js/.exec(request.url())?.[1];
    if (path !== undefined) requested.push(path);
  });
  return requested;
}

test('pages whose links are seen are fetched once the reader has given a sign of himself and the browser is idle: those of the text first, without hash, and not more than eight', async () => {
  const requested = requestedPages();
  await open();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  const eighth = page.waitForRequest(() => requested.length === 8, { timeout: 30_000 });
  await page.mouse.move(1270, 790);
  await eighth;
  await page.waitForLoadState('networkidle');
  expect(requested[0]).toBe('one');
  expect(requested.slice(1)).toEqual(['many/n0', 'many/n1', 'many/n2', 'many/n3', 'many/n4', 'many/n5', 'many/n6']);
  expect(complaints).toEqual([]);
});

test.each([
  ['saves data', { saveData: true }],
  ['has a slow line', { effectiveType: 'slow-2g' }],
])('nothing is loaded ahead for a reader who %s; a click loads it all the same', async (_who, connection) => {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  const requested = requestedPages();
  await open();
  await page.locator(link('two')).hover();
  await page.locator(link('two')).focus();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.locator(link('two')).click();
  await page.waitForFunction(() => document.title.startsWith('two'));
  expect(requested).toEqual(['two']);
});

test.each(['hover', 'focus'] as const)('a link is loaded ahead on %s, once', async (intent) => {
  await page.addInitScript(() => void Object.defineProperty(window, 'IntersectionObserver', { value: class { observe(): void {} unobserve(): void {} disconnect(): void {} } }));
  const requested = requestedPages();
  await open();
  const loaded = page.waitForResponse(/two\.page\.js/);
  await page.locator(link('two'))[intent]();
  await loaded;
  await page.locator('.hg-brand')[intent]();
  await page.locator(link('two'))[intent]();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path === 'two')).toHaveLength(1);
  expect(complaints).toEqual([]);
});
