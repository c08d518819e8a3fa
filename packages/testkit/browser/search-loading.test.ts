import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const article = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const field = 'form.hg-search input';
const names = Array.from({ length: 12 }, (_, index) => `topic-${index}`);
const { site, browser } = await setStage(
  serveSite({
    'docs/index.md': article('Начало', 'Здесь начинают.'),
    'docs/array.md': article('Массив', '## Обход\n\nЭлементы массива идут по порядку.'),
    ...Object.fromEntries(names.map((name, index) => [`docs/${name}.md`, article(`Тема ${index}`, `Слово «перебор» стоит на странице ${index}, а за ним ещё несколько слов.\n\n## Раздел\n\nИ здесь есть перебор.`)])),
  }),
);
let context: BrowserContext;
let page: Page;
let requests: { readonly name: string; readonly type: string }[];

beforeEach(async () => {
  ({ context, page } = await openWindow(browser, { reducedMotion: 'reduce' }));
  requests = [];
  page.on('request', (request) => {
    // Without the number and the digest of a script.
    const name = (new URL(request.url()).pathname.split('/').at(-1) ?? '').replace(/-\d+-\w+(?=\.js$)/, '');
    requests.push({ name, type: request.resourceType() });
  });
});
afterEach(() => context.close());

test('at the first sign in the box nothing is asked for but the search: its script, then its thread and the index; the rest follows a sign outside of it', async () => {
  await openAwake(page, `${site.address}array/`);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await page.locator(field).focus();
  await page.keyboard.insertText('перебор');
  await page.waitForSelector('[role=option]');
  await page.waitForLoadState('networkidle');
  // What makes elements is a small chunk that other scripts share.
  const asked = requests.map(({ name }) => name).filter((name) => (name.endsWith('.js') || name.endsWith('.json')) && name !== 'chunk.js');
  expect(asked.slice(0, 3)).toEqual(['search-life.js', 'search-worker.js', 'search-index.json']);
  expect(asked.slice(3).filter((name) => !/^(?:search|topic)/.test(name))).toEqual([]);
  await Promise.all(['start-frame', 'SidebarTree', 'start-by-path'].map((name) => page.waitForRequest(new RegExp(name))).concat(page.mouse.move(640, 600) as never));
});

test('the search loads nothing of what draws pages', async () => {
  await page.goto(`${site.address}array/`);
  await page.waitForLoadState('networkidle');
  await page.locator(field).focus();
  await page.keyboard.insertText('перебор');
  await page.waitForSelector('[role=option]');
  await page.waitForLoadState('networkidle');
  expect(requests.map(({ name }) => name).filter((name) => /drawing|SidebarTree|start-frame/.test(name))).toEqual([]);
});

test('excerpts are read by the thread of the search: the page runs none of the pages that are found', async () => {
  await openAwake(page, `${site.address}array/`);
  await page.locator(field).focus();
  await page.keyboard.insertText('перебор');
  await page.locator('[role=option] mark', { hasText: 'перебор' }).first().waitFor();
  const pages = requests.filter(({ name }) => name.endsWith('page.js'));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ type }) => type === 'script')).toEqual([]);
});

/** Keeps the script of the search from coming until the result is called. */
async function holdScript(): Promise<() => void> {
  const waiting: (() => void)[] = [];
  const held = new Promise<void>((done) => void waiting.push(done));
  await page.route(/search-life/, async (route) => {
    await held;
    await route.continue();
  });
  return () => waiting.forEach((go) => go());
}

test('a finger that touches the button of a narrow window before the box is there opens it, and loads no other page', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  const release = await holdScript();
  await openAwake(page, `${site.address}array/`);
  await page.locator('form.hg-search button').first().click();
  release();
  await page.waitForFunction((input) => document.activeElement === document.querySelector(input), field);
  expect(await page.locator(field).isVisible()).toBe(true);
  expect(page.url()).toBe(`${site.address}array/`);
});

test('a question that is sent before the box is there is answered by the search page in the same document, without the script by another one', async () => {
  for (const isThere of [true, false]) {
    const release = isThere ? await holdScript() : () => undefined;
    if (!isThere) await page.route(/search-life/, (route) => route.abort());
    await openAwake(page, `${site.address}array/`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator(field).focus();
    await page.keyboard.insertText('перебор');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(/search\/\?q=/);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(isThere);
    await page.unroute(/search-life/);
  }
});

test.each([400, 1280])('at %i px nothing that is seen of the search page moves while its results and their excerpts come', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] })[]) shifts.push([entry.value, ...entry.sources.map(({ node }) => node?.nodeName)]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The index comes late, and each page after it, as over a slow network.
  await page.route(/search-index\.json|topic-\d+\.page\.js/, async (route) => {
    await new Promise((done) => setTimeout(done, 150));
    await route.continue();
  });
  await page.goto(`${site.address}search/?q=${encodeURIComponent('перебор')}`);
  const excerpts = page.locator('.hg-result-excerpt mark');
  await excerpts.first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await excerpts.count()).toBeGreaterThan(3);
  expect(await page.evaluate(() => (window as unknown as { readonly shifts: unknown }).shifts)).toEqual([]);
});

test('a page that is drawn while its search is in use keeps what was typed, what was found and the focus', async () => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${site.address}array/`);
  await page.locator(field).focus();
  await page.keyboard.insertText('перебор');
  await page.waitForSelector('[role=option]');
  expect(await page.locator('html').getAttribute('data-hg-ready')).toBeNull();
  await page.locator('.hg-brand').hover();
  await page.waitForSelector('html[data-hg-ready]');
  expect(await page.locator(`${field}:focus`).inputValue()).toBe('перебор');
  expect(await page.locator('[role=option]:visible').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('a slash that is the first sign of a reader leads to the search, and draws nothing else', async () => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${site.address}array/`);
  await page.keyboard.press('/');
  await page.waitForSelector('[role=option]');
  expect(await page.locator('html').getAttribute('data-hg-ready')).toBeNull();
  expect(await page.locator(`${field}:focus`).count()).toBe(1);
  expect(errors).toEqual([]);
});
