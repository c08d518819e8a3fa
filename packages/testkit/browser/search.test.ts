import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { openAwake, openWindow, serveRealSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveRealSite());
beforeEach(async () => {
  // Wide enough for the field in whatever font the header is drawn: beside a wide one it is a button.
  ({ context, page, complaints } = await openWindow(browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 800 } }));
});
afterEach(() => context.close());

const field = 'form.hg-search input';
const options = (): Promise<readonly string[]> => page.locator('[role=option] .hg-row-main').allInnerTexts();
const address = (): string => decodeURIComponent(page.url().slice(site.address.length));

async function ask(text: string): Promise<void> {
  await page.locator(field).click();
  await page.waitForSelector(`${field}[role=combobox]`);
  await page.locator(field).fill(text);
}

/** The violations on the page, as rule and element. */
async function violations(): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(() => (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}

test('nothing of the search is loaded before the box is pointed at; then a thread answers, and the page keeps its policy', async () => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await openAwake(page, `${site.address}topics/loops/`);
  await page.mouse.move(300, 600);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /search|start-box/.test(url))).toEqual([]);
  await page.locator(field).hover();
  await page.waitForRequest(/search-index\.json\?_=/);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/assets\/search-worker-[^/]+\.js$/)]);
  await ask('массивами');
  await page.waitForSelector('[role=option]');
  expect((await options())[0]).toBe('Массив');
  expect(complaints).toEqual([]);
});

test('the field of the home page suggests as that of the header does, and both have lists of their own', async () => {
  await openAwake(page, site.address);
  const hero = page.locator('.hg-search-field input');
  await hero.click();
  await page.waitForSelector('.hg-search-field input[role=combobox]');
  await hero.fill('массив');
  await page.waitForSelector('.hg-search-field [role=option][aria-selected=true]');
  expect((await options())[0]).toBe('Массив');
  // A panel that shows all that it has is nothing to be scrolled, which a key would lead to.
  await hero.fill('СистемаВзаимодействия: Шаблоны');
  await page.waitForFunction(() => document.querySelector('.hg-search-field [role=option] .hg-row-main')?.textContent.includes('Шаблоны'));
  const [inside, height] = await page.locator('.hg-search-field .hg-panel').evaluate((panel) => [panel.scrollHeight, panel.clientHeight]);
  expect(inside).toBeLessThan(416);
  expect(height).toBe(inside);
  await hero.fill('массив');
  await page.locator('.hg-header form.hg-search input').click();
  await page.waitForSelector('.hg-header input[role=combobox]');
  const ids = await page.locator('[role=listbox]').evaluateAll((lists) => lists.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  await hero.click();
  await page.waitForSelector('.hg-search-field [role=option]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/Array_ru/);
  expect(complaints).toEqual([]);
});

test('at a zoom of 400 % what is found stands right below the field', async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAwake(page, `${site.address}topics/loops/`);
  await page.keyboard.press('/');
  await page.locator(`${field}[role=combobox]`).fill('массив');
  await page.waitForSelector('[role=option]');
  const [form, panel] = [await page.locator('.hg-header form.hg-search').boundingBox(), await page.locator('.hg-header .hg-panel').boundingBox()];
  expect(Math.abs((panel?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0))).toBeLessThan(16);
});

test('a result is followed by Enter in the same document, its words are marked, and one leads from mark to mark', async () => {
  await openAwake(page, `${site.address}topics/loops/`);
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  await ask('массивами');
  await page.waitForSelector('[role=option][aria-selected=true]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hg-found-chip');
  expect([address(), await page.evaluate(() => 'isMarked' in window)]).toEqual(['stdlib/Std/Collections/Array_ru/?_highlight=массивами', true]);
  const words = (): Promise<readonly string[]> => page.evaluate(() => [...(CSS.highlights.get('hg-found') ?? [])].map(String));
  expect((await words()).map((word) => word.toLowerCase())).toEqual(expect.arrayContaining(['массив', 'массива']));
  expect(await page.locator('article mark').count()).toBe(0);
  await page.locator('.hg-found-chip button').first().click();
  const last = (): Promise<number> => page.evaluate(() => ([...(CSS.highlights.get('hg-found-here') ?? [])][0] as Range).getBoundingClientRect().top);
  await page.waitForFunction(() => scrollY > 500);
  expect(await last()).toBeGreaterThan(60);
  expect(await last()).toBeLessThan(800);
  await page.locator('.hg-found-chip button').last().click();
  expect([address(), (await words()).length, await page.locator('.hg-found-chip').count()]).toEqual(['stdlib/Std/Collections/Array_ru/', 0, 0]);
  await page.goBack();
  await page.waitForURL(/topics\/loops/);
  expect(complaints).toEqual([]);
});

test('the words are marked too where the document itself is opened with them, also inside what is folded away', async () => {
  await openAwake(page, `${site.address}stdlib/Std/Collections/Array_ru/?_highlight=${encodeURIComponent('массив')}`);
  await page.waitForSelector('.hg-found-chip');
  expect(await page.locator(field).inputValue()).toBe('массив');
  await page.locator(field).click();
  await page.locator('.hg-search-clear').click();
  await page.waitForSelector('.hg-found-chip', { state: 'detached' });
  expect([address(), await page.locator(field).inputValue()]).toEqual(['stdlib/Std/Collections/Array_ru/', '']);
});

test('the search page follows its address: typing replaces it, the box adds to the history, back and forward work', async () => {
  await openAwake(page, `${site.address}search/?q=${encodeURIComponent('ошибка')}`);
  const title = (): Promise<string> => page.locator('h1').innerText();
  const first = page.locator('.hg-results h2').first();
  await first.waitFor();
  expect((await title()).replace(/\s+/g, ' ')).toBe('Результаты поиска по запросу «ошибка»');
  expect(await page.locator('.hg-search-count').innerText()).toMatch(/^Найден[аыо] \d+ страниц[аы]?/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const length = await page.evaluate(() => history.length);
  await page.locator('.hg-search-page input').fill('массив');
  await page.waitForFunction(() => document.querySelector('.hg-results h2')?.textContent === 'Массив');
  expect([address(), await page.evaluate(() => history.length)]).toEqual(['search/?q=массив', length]);
  await ask('строка');
  await page.waitForSelector('[role=option]');
  await page.locator('[role=option]', { hasText: 'Все результаты' }).click();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('«строка»'));
  expect(address()).toBe('search/?q=строка');
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('«массив»'));
  expect(await page.locator('.hg-search-page input').inputValue()).toBe('массив');
  await page.goForward();
  await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('«строка»'));
  expect(complaints).toEqual([]);
});

test('a section and a kind narrow the results, and the address keeps them', async () => {
  await openAwake(page, `${site.address}search/?q=${encodeURIComponent('ошибка')}`);
  const paths = page.locator('.hg-result-path');
  await paths.first().waitFor();
  const select = page.locator('.hg-search-found label', { hasText: 'Раздел' }).locator('select');
  const section = (await select.locator('option').nth(1).getAttribute('value')) ?? '';
  await select.selectOption(section);
  await page.waitForFunction((name) => [...document.querySelectorAll('.hg-result-path')].every((path) => path.textContent?.startsWith(name)), section);
  expect(new URL(page.url()).searchParams.get('section')).toBe(section);
  expect(await paths.count()).toBeGreaterThan(0);
  await select.selectOption('');
  await page.locator('.hg-search-found label', { hasText: 'Вид' }).locator('select').selectOption('type');
  await page.waitForFunction(() => [...document.querySelectorAll('.hg-results .hg-row-sort')].every((sort) => sort.textContent === 'тип'));
  expect(new URL(page.url()).searchParams.get('kind')).toBe('type');
});

test('an index that cannot be had is told, and tried again; an address of another server is refused', async () => {
  await page.route(/search-index\.json/, (route) => route.abort());
  await openAwake(page, `${site.address}topics/loops/`);
  await ask('массив');
  await page.waitForSelector('.hg-panel-problem button');
  await page.unroute(/search-index\.json/);
  await page.locator('.hg-panel-problem button').click();
  await page.waitForSelector('[role=option]');
  await page.goto(`${site.address}search/?q=x&version=//evil.example`);
  await page.waitForFunction(() => document.querySelector('.hg-results')?.textContent?.includes('Unexpected version url'));
});

test.each([320, 768, 1280])('at %i px the box, its results and the page can be used, without a finding of axe', async (width) => {
  await page.setViewportSize({ width, height: 800 });
  await openAwake(page, `${site.address}topics/loops/`);
  await page.mouse.move(5, 400);
  const button = page.locator('form.hg-search [type=submit]');
  await button.hover();
  await page.waitForSelector(`${field}[role=combobox]`, { state: 'attached' });
  await button.click();
  await page.locator(field).fill('исключение');
  await page.waitForSelector('[role=option] mark');
  const panel = await page.locator('.hg-panel').boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  await openAwake(page, `${site.address}search/?q=${encodeURIComponent('исключение')}`);
  await page.waitForSelector('.hg-results mark');
  expect(await violations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await openAwake(page, `${site.address}topics/loops/?_highlight=${encodeURIComponent('цикл')}`);
  await page.waitForSelector('.hg-found-chip');
  expect(await violations()).toEqual([]);
});
