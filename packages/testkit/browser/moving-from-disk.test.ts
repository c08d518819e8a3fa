import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { everyPart } from '../sites/every-part.ts';

jest.setTimeout(60_000);

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveSite(everyPart.files, { ...everyPart.config, router: 'hash', loaderDelayMs: 300, redirects: [{ from: '/old', to: '/guide/one/' }] }));
/** Address of the built folder on this disk. */
const disk = `${pathToFileURL(site.folder).href}/`;
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
});
afterEach(() => context.close());

const ready = 'html[data-hg-ready]:not([data-hg-waiting])';
async function open(address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForSelector(ready);
}
const heading = (): Promise<string> => page.locator('main h1').innerText();
const showing = (title: string): Promise<unknown> => page.waitForFunction((start) => document.title.startsWith(start) && document.querySelector('main h1') !== null, title);
/** What the address says behind its first mark, decoded. */
const place = (): string => decodeURIComponent(new URL(page.url()).hash);
const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

test('every page of a folder opens from disk by its address, with its styles and without a complaint', async () => {
  const titles: string[] = [];
  for (const route of everyPart.routes) {
    await open(`${disk}index.html#/${route}`);
    await page.waitForSelector('main h1');
    titles.push(await heading());
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
    expect(await page.evaluate(async () => [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded').map(({ family, display }) => [family, display]))).toContainEqual(['Onest', 'swap']);
  }
  expect(new Set(titles).size).toBe(everyPart.routes.length - 1);
  expect(complaints).toEqual([]);
});

test('the search works from disk: the box, its excerpts, the page of results, and the marks', async () => {
  await open(`${disk}index.html#/guide/one/`);
  await page.locator('form.hg-search input').click();
  await page.locator('form.hg-search input').fill('один');
  await page.waitForSelector('[role=option] mark');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hg-found-chip');
  expect(place()).toMatch(/^#\/guide\/one\/\?_highlight=один/);
  await open(`${disk}index.html#/search/?q=${encodeURIComponent('один')}`);
  await page.waitForSelector('.hg-results mark');
  await page.locator('.hg-search-page input').fill('всё');
  await page.waitForFunction(() => decodeURIComponent(location.hash) === '#/search/?q=всё');
  expect(complaints).toEqual([]);
});

test('a page is shown at its old address, in the document of all pages and by a document of its own', async () => {
  await open(`${disk}index.html#/old/`);
  await showing('Один');
  await page.goto(`${disk}old/index.html`);
  await page.waitForURL(/#\/guide\/one\/$/);
  await showing('Один');
  expect(complaints).toEqual([]);
});

test('links are followed in the same document, and Back, Forward and a reload show the page where it was left', async () => {
  await open(`${disk}index.html`);
  await mark();
  await page.locator('main a[href="all/index.html"]').first().click();
  await showing('Всё сразу');
  expect(place()).toBe('#/all/');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-hg-start'))).toBe(true);
  await page.evaluate(() => scrollTo(0, 700));
  await page.locator('main a[href^="guide/one/index.html#"]').first().evaluate((link) => (link as HTMLElement).click());
  await showing('Один');
  expect(place()).toBe('#/guide/one/#второй');
  await page.goBack();
  await showing('Всё сразу');
  await page.waitForFunction(() => scrollY === 700);
  await page.goBack();
  await showing('Начало');
  await page.goForward();
  await showing('Всё сразу');
  expect(await isMarked()).toBe(true);
  await page.reload();
  await page.waitForSelector(ready);
  await showing('Всё сразу');
  await page.waitForFunction(() => scrollY === 700);
  expect(complaints).toEqual([]);
});

test('an anchor of the page stands behind the page in the address, is one step of the history, and leads there from outside', async () => {
  await open(`${disk}index.html#/guide/one/`);
  await page.locator('.hg-toc a').nth(1).click();
  expect(place()).toBe('#/guide/one/#второй');
  expect(await heading()).toBe('Один');
  await page.goBack();
  expect(place()).toBe('#/guide/one/');
  expect(await heading()).toBe('Один');
  await open(`${disk}index.html#/all/#третий-уровень`);
  await page.waitForFunction(() => scrollY > 100);
  await page.evaluate(() => void (location.hash = '#/guide/one/'));
  await showing('Один');
  expect(complaints).toEqual([]);
});

test('images, tabs, diagrams, a React page and the other version work from disk', async () => {
  await open(`${disk}index.html#/all/`);
  const image = page.locator('.hg-figure img, main img').first();
  await image.scrollIntoViewIfNeeded();
  await page.waitForFunction((element) => (element as HTMLImageElement).naturalWidth > 0, await image.elementHandle());
  await page.locator('.hg-tabs [role=tab]').nth(1).click();
  expect(await page.locator('.hg-tab-panel.hg-selected').innerText()).toContain('Вторая');
  await page.locator('[data-hg-vendor=mermaid]').first().scrollIntoViewIfNeeded();
  await page.waitForSelector('.hg-drawn svg');
  await open(`${disk}index.html#/counter/`);
  await page.locator('#count').click();
  expect(await page.locator('#count').innerText()).toBe('Нажато: 1');
  await open(`${disk}index.html#/1.0/`);
  expect(await page.locator('main').innerText()).toContain('Старый текст.');
  expect(complaints).toEqual([]);
});

test('the colour mode is kept', async () => {
  await open(`${disk}index.html`);
  for (let turn = 0; turn < 2; turn += 1) await page.locator('.hg-color-button').click();
  const mode = await page.evaluate(() => document.documentElement.dataset['theme']);
  await open(`${disk}index.html#/all/`);
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(mode);
});

test('the document of a page leads to its address, with query and anchor, and leaves no trace in the history', async () => {
  await open(`${disk}guide/one/index.html?os=linux#второй`);
  await showing('Один');
  expect(new URL(page.url()).pathname).toMatch(/\/index\.html$/);
  expect(new URL(page.url()).pathname).not.toContain('guide');
  expect(place()).toBe('#/guide/one/?os=linux#второй');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('without script every page can be read from disk, and its links, images and anchors lead where they say', async () => {
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const reader = await silent.newPage();
  await reader.goto(`${disk}index.html`);
  await reader.locator('main a[href$="all/index.html"]').first().click();
  expect(await reader.locator('main h1').innerText()).toBe('Всё сразу');
  await reader.locator('main a[href*="guide/one"]').first().click();
  expect(await reader.locator('main h1').innerText()).toBe('Один');
  expect(decodeURIComponent(reader.url())).toMatch(/guide\/one\/index\.html#второй$/);
  const links = await reader.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  // The announcement says an address of the host itself.
  const own = links.filter((href) => href.startsWith('file:') && !href.endsWith('/about'));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((href) => !existsSync(fileURLToPath(href)))).toEqual([]);
  await silent.close();
});

test('an address without a page, and one that would lead out of the folder, stay inside', async () => {
  await open(`${disk}index.html#/guide/on/`);
  await showing('Страница не найдена');
  expect(place()).toBe('#/guide/on/');
  expect(await page.locator('.hg-suggestions a').first().innerText()).toBe('Один');
  await page.locator('.hg-brand').click();
  await showing('Начало');
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  for (const outside of ['/../../x', '///example.com/x', '/https://example.com/x']) await open(`${disk}index.html#${outside}`);
  expect(asked.filter((url) => !url.startsWith(disk))).toEqual([]);
});

test('over the network nothing is shown while the page is on its way, then a mark of loading, then the page', async () => {
  const held: Route[] = [];
  await page.route('**/guide/one.page.js', (route) => void held.push(route));
  await page.goto(`${site.address}#/guide/one/`, { waitUntil: 'commit' });
  await page.waitForSelector('html[data-hg-ready][data-hg-waiting]');
  expect(await page.locator('main h1').isVisible()).toBe(false);
  const mark = await page.evaluate(() => {
    const { animationName, animationDelay, animationFillMode, borderTopWidth } = getComputedStyle(document.body, '::after');
    return { animationName, animationDelay, animationFillMode, borderTopWidth };
  });
  expect(mark).toEqual({ borderTopWidth: '3px', animationName: 'hg-appear, hg-turn', animationDelay: '0.3s, 0s', animationFillMode: 'backwards, none' });
  await held[0]?.continue();
  await showing('Один');
  await page.waitForSelector(ready);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
