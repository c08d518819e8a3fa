import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const article = (title: string): string => `---\ntitle: ${title}\n---\n\nТекст ${title}.\n`;
const files = Object.fromEntries(['one', 'two', 'three'].map((name) => [`docs/${name}.md`, article(name)]));
const config = { offline: true, basePath: '/help/' };

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveSite({ ...files, 'docs/index.md': article('Начало') }, config));
const { site: hashSite } = await setStage(serveSite({ ...files, 'docs/index.md': article('Начало') }, { ...config, router: 'hash' }));
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser, { serviceWorkers: 'allow' }, 20_000));
});
afterEach(async () => {
  await context.close();
});

const heading = (): Promise<string> => page.locator('main h1').innerText();
const link = (name: string): Locator => page.locator('.hg-sidebar').getByRole('link', { name, exact: true });
const kept = (): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.endsWith(' pages')) ?? '';
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });
/** Waits until the worker has kept `path`. */
async function waitUntilKept(path: string): Promise<void> {
  while (!(await kept()).includes(path)) await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
}

test('the worker weighs at most 3 KB, and the same site has the same worker', async () => {
  const text = readFileSync(join(site.folder, 'offline-worker.js'));
  expect(gzipSync(text).length).toBeLessThanOrEqual(3 * 1024);
  const again = await serveSite({ 'docs/index.md': article('Другое') }, config);
  try {
    expect(readFileSync(join(again.folder, 'offline-worker.js'), 'utf8')).toBe(String(text));
  } finally {
    again.close();
  }
  const answer = await fetch(`${site.address}offline-worker.js`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('without a network the page that was read and those beside it can be opened, and say that they are copies; online nothing says so', async () => {
  await openAwake(page, `${site.address}one/`);
  // A reader who does nothing loads nothing beyond the first view.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.mouse.move(300, 300);
  await waitUntilKept('/help/two.page.js');
  expect(await page.locator('.hg-notice').count()).toBe(0);
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('html[data-hg-ready]');
  expect(await heading()).toBe('one');
  expect(await page.locator('.hg-notice').innerText()).toMatch(/^Сервер не отвечает\. Это копия от \d+ .* г\. в \d+:\d\d\.\s+Повторить$/);
  await link('two').click();
  await page.waitForFunction(() => document.title.startsWith('two'));
  expect(await page.locator('.hg-notice').innerText()).toContain('Это копия от');
  await page.locator('.hg-notice .hg-icon-button').click();
  expect(await page.locator('.hg-notice').count()).toBe(0);
  await context.setOffline(false);
  await page.goto(`${site.address}one/`);
  await page.waitForSelector('html[data-hg-ready]');
  expect(await page.locator('.hg-notice').count()).toBe(0);
  expect(complaints.filter((text) => text.includes('Content Security Policy') || text.includes('uncaught'))).toEqual([]);
});

test('what the server has changed is shown at once when it answers', async () => {
  await openAwake(page, `${site.address}three/`);
  await page.mouse.move(300, 300);
  await waitUntilKept('/help/three/');
  const path = join(site.folder, 'three/index.html');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, before.replaceAll('Текст three', 'Новый текст'));
  try {
    await page.reload();
    expect(await page.locator('main').innerText()).toContain('Новый текст');
  } finally {
    writeFileSync(path, before);
  }
});

test('behind a hash pages are kept as scripts', async () => {
  await openAwake(page, `${hashSite.address}#/one/`);
  await waitUntilKept('/help/two.page.js');
  await page.reload();
  await page.waitForSelector('html[data-hg-ready]');
  await context.setOffline(true);
  await page.reload();
  await page.waitForFunction(() => document.title.startsWith('one'));
  expect(await page.locator('.hg-notice').innerText()).toContain('Это копия от');
  await link('two').click();
  await page.waitForFunction(() => document.title.startsWith('two'));
});

test('without a network the search that was used before answers, and one that was not says what is the matter', async () => {
  await openAwake(page, `${site.address}one/`);
  await page.mouse.move(300, 300);
  await waitUntilKept('/help/two.page.js');
  const asked = async (): Promise<string> => {
    await page.fill('form.hg-search input', 'two');
    return page.locator('.hg-panel [role=option] .hg-row-main, .hg-panel-problem:not([hidden])').first().innerText();
  };
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('html[data-hg-ready]');
  expect(await asked()).toContain('Не удалось загрузить');
  await context.setOffline(false);
  await page.reload();
  await page.waitForSelector('html[data-hg-ready]');
  expect(await asked()).toBe('two');
  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector('html[data-hg-ready]');
  expect(await asked()).toBe('two');
});

test('a link that is followed without a network before anything is loaded leaves the article, and leads on when there is one', async () => {
  await page.goto(`${site.address}one/`);
  await context.setOffline(true);
  await link('two').click();
  const notice = page.locator('.hg-notice[role=alert]');
  expect(await notice.innerText()).toMatch(/^Нет сети\.\s*Повторить$/);
  await notice.getByRole('button').click();
  await notice.waitFor();
  expect([await heading(), new URL(page.url()).pathname]).toEqual(['one', '/help/one/']);
  await context.setOffline(false);
  await page.waitForURL(/\/two\/$/);
  expect(await heading()).toBe('two');
});

test('where a page cannot load its code for lack of an answer, its links wait for one as well', async () => {
  await page.goto(`${site.address}one/`);
  await page.route('**/*', (route) => route.abort());
  await page.locator('main h1').hover();
  await page.waitForSelector('html[data-hg-still]');
  await link('two').click();
  await page.locator('.hg-notice[role=alert]').waitFor();
  await page.unroute('**/*');
  await page.locator('.hg-notice').getByRole('button').click();
  await page.waitForURL(/\/two\/$/);
});

test('the colour mode can be switched where the script of the page, or what draws it, cannot be had', async () => {
  await page.route('**/assets/*.js', (route) => (/first/.test(route.request().url()) ? route.continue() : route.abort()));
  await page.goto(`${site.address}one/`);
  const mode = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
  const before = await mode();
  const button = page.locator('.hg-color-button');
  await button.click();
  if ((await mode()) === before) await button.click();
  expect(await mode()).not.toBe(before);
});
