import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { openAwake, openWindow, serveRealSite, setStage, wakePage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveRealSite());
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
});
afterEach(() => context.close());

const guide = 'topics/1c-element-language-overview/';
const open = (path: string): Promise<void> => openAwake(page, site.address + path);
const heading = (): Promise<string> => page.locator('main h1').innerText();
const scrolledTo = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
/** A document that is loaded anew has no mark. */
const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
/** A click and the page it leads to. */
async function follow(selector: string): Promise<void> {
  const before = page.url();
  await page.locator(selector).first().click();
  await page.waitForURL((url) => url.href !== before);
}

test('a link changes the page and its title in the same document, and moves the focus to its start', async () => {
  await open(guide);
  await mark();
  const [title, first] = [await page.title(), await heading()];
  await page.evaluate(() => scrollTo(0, 500));
  await follow('.hg-sidebar a[href*="/topics/basic-syntax"]');
  await page.waitForFunction((old) => document.title !== old, title);
  expect(await heading()).not.toBe(first);
  expect(await isMarked()).toBe(true);
  expect(await scrolledTo()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-hg-start'))).toBe(true);
  expect(await page.locator('output').allTextContents()).toContain(await heading());
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('hg-skip');
  expect(complaints).toEqual([]);
});

test('back and forward show the page where it was left, and a reload too', async () => {
  await open(guide);
  await mark();
  const first = await heading();
  await page.evaluate(() => scrollTo(0, 1200));
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.hg-sidebar a[href*="/topics/basic-syntax"]')?.click());
  await page.waitForFunction((old) => document.querySelector('main h1')?.textContent !== old, first);
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await page.waitForFunction((old) => document.querySelector('main h1')?.textContent === old, first);
  await page.waitForFunction(() => scrollY > 0);
  expect(await scrolledTo()).toBe(1200);
  await page.goForward();
  await page.waitForFunction((old) => document.querySelector('main h1')?.textContent !== old, first);
  await page.waitForFunction(() => scrollY > 0);
  expect(await scrolledTo()).toBe(300);
  expect(await isMarked()).toBe(true);
  await page.reload();
  await page.waitForFunction(() => scrollY > 0);
  expect(await scrolledTo()).toBe(300);
  expect(complaints).toEqual([]);
});

test('a hash leads to its heading below the header: in the address, from the contents, and with another page', async () => {
  const offset = (): Promise<number | undefined> =>
    page.evaluate(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect().top);
  await open(guide);
  const hashes = await page.locator('.hg-toc a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const hash = hashes[2] ?? '';
  await follow(`.hg-toc a[href="${hash}"]`);
  await page.waitForFunction(() => scrollY > 0);
  const header = await page.evaluate(() => document.querySelector('.hg-header')?.getBoundingClientRect().bottom ?? 0);
  const below = async (): Promise<void> => {
    const top = await offset();
    expect(top).toBeGreaterThanOrEqual(header - 1);
    expect(top).toBeLessThan(header + 120);
  };
  await below();
  await follow('.hg-sidebar a[href*="/topics/basic-syntax"]');
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, new URL(`${site.address}${guide}${hash}`).pathname + hash);
  await page.waitForFunction((path) => location.pathname.endsWith(path), guide);
  await page.waitForFunction(() => scrollY > 0);
  await below();
  await page.goto('about:blank');
  await open(guide + hash);
  await below();
});

test('a category opens with its entries, fetched once, and stays open while pages change', async () => {
  await open('stdlib/Std/');
  await mark();
  const trees: string[] = [];
  page.on('request', (request) => void (/sidebar-\w+\.json/.test(request.url()) && trees.push(request.url())));
  await page.mouse.move(700, 400);
  const closed = '.hg-sidebar .hg-caret[aria-expanded=false]';
  const openNames = (): Promise<readonly (string | null)[]> =>
    page.locator('.hg-sidebar .hg-caret[aria-expanded=true]').evaluateAll((carets) => carets.map((caret) => caret.getAttribute('aria-label')));
  for (const _ of [1, 2]) {
    const caret = await page.locator(closed).first().elementHandle();
    await caret?.click();
    // The arrow turns at once, the entries may still be on their way; its neighbours close.
    await page.waitForFunction(
      (opened) => opened?.getAttribute('aria-expanded') === 'true' && opened.closest('li')?.querySelector('li') !== null,
      caret,
    );
  }
  expect(trees).toHaveLength(1);
  const names = await openNames();
  await follow('.hg-sidebar li li li > a:not([aria-current])');
  await page.waitForFunction(() => document.querySelector('.hg-sidebar a[aria-current=page]')?.getAttribute('href') === location.pathname);
  expect(await openNames()).toEqual(expect.arrayContaining([...names]));
  expect(await isMarked()).toBe(true);
  expect(complaints).toEqual([]);
});

test('the colour mode is chosen by a button, kept, and there before anything is drawn', async () => {
  await open(guide);
  const mode = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['theme']);
  const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await mode()).toBe('light');
  const light = await background();
  await page.locator('.hg-color-button').click();
  expect(await mode()).toBe('dark');
  expect(await background()).not.toBe(light);
  const other = await context.newPage();
  // Of the scripts of the site the first one alone arrives.
  await other.route(/\/(?!first-)[^/]*\.js$/, (route) => route.abort());
  await other.goto(site.address);
  expect(await other.evaluate(() => [document.documentElement.dataset['theme'], getComputedStyle(document.documentElement).backgroundColor])).toEqual(['dark', await background()]);
  await other.close();
  await page.locator('.hg-color-button').click();
  await page.reload();
  expect(await mode()).toBe('light');
});

test('without script a page can be read and its links lead on', async () => {
  const silent = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const reader = await silent.newPage();
  await reader.goto(site.address + guide);
  const first = await reader.locator('main h1').innerText();
  const hidden = await reader.locator('main p, main h2, main li, main td').evaluateAll((elements) => elements.length);
  expect(hidden).toBeGreaterThan(10);
  const invisible = await Promise.all((await reader.locator('main h2').all()).map((item) => item.isVisible()));
  expect(invisible).not.toContain(false);
  await reader.locator('.hg-sidebar a:not([aria-current])').first().click();
  expect(await reader.locator('main h1').innerText()).not.toBe(first);
  await reader.setViewportSize({ width: 320, height: 640 });
  await reader.locator('.hg-menu-button').click();
  expect(await reader.locator('.hg-sidebar a').first().isVisible()).toBe(true);
  await silent.close();
});

test('an old address leads on with its query and hash, and without script to the page', async () => {
  await page.goto(`${site.address}topics/install-1c-executor/?a=1&b=%D1%8F#%D1%84`);
  await page.waitForURL(/install-1c-script-runtime-environment/);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?a=1&b=%D1%8F#%D1%84');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const reader = await silent.newPage();
  await reader.goto(`${site.address}topics/install-1c-executor/`);
  await reader.waitForURL(/install-1c-script-runtime-environment/);
  await silent.close();
});

test('an address without a page shows the site’s own answer with status 404', async () => {
  const response = await page.goto(`${site.address}topics/никогда/`);
  expect(response?.status()).toBe(404);
  await wakePage(page);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  await follow('main a[href]');
  expect(await page.locator('main h1').isVisible()).toBe(true);
});

test('an address that is nearly that of a page is answered with that page, whose link is followed', async () => {
  await page.goto(`${site.address}guides/basic-sintax.html`);
  const meant = page.locator('.hg-suggestions a').first();
  await meant.waitFor();
  await wakePage(page);
  expect(new URL((await meant.getAttribute('href')) ?? '', page.url()).pathname).toMatch(/\/topics\/basic-syntax\/$/);
  const label = await meant.innerText();
  await mark();
  await follow('.hg-suggestions a');
  await page.waitForFunction((text) => document.title.includes(text), label);
  expect(await isMarked()).toBe(true);
});

test('a page whose chunk cannot be had is loaded as a document; one that is gone too shows the 404 page', async () => {
  await open(guide);
  await mark();
  await page.route(/topics\/basic-syntax\.page\.js/, (route) => route.abort());
  await follow('.hg-sidebar a[href*="/topics/basic-syntax"]');
  await page.waitForSelector('html[data-hg-ready]');
  expect(await isMarked()).toBe(false);
  expect(new URL(page.url()).pathname).toMatch(/\/topics\/basic-syntax\/$/);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '../gone/';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.waitForURL(/\/topics\/gone\//);
  await page.waitForSelector('.hg-main-notFound, main h1');
  expect(await page.title()).toMatch(/не найдена/i);
});
