import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const article = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const field = 'form.hg-search input';
let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveSite(
  {
    'docs/index.md': article('Начало', 'Здесь начинают. Дирижабль.'),
    'docs/array.md': article('Массив', 'Набор элементов.\n\n:::details[Подробно]\nВ свёрнутом тоже массив.\n:::\n\nИ ещё о массивах.'),
    'docs/std/http.md': article('HttpClient', 'Отправляет запросы. Массивы ему не нужны.'),
    'docs/std/list.md': article('Список', 'Запросы складываются в список.'),
    'versions/8.5/index.md': article('Начало', 'Здесь начинали.'),
    'versions/8.5/old.md': article('Старый массив', 'Тогда массивы были другими.'),
    'versions/8.5/std/ftp.md': article('FtpClient', 'Старый клиент.'),
  },
  {
    basePath: '/help/',
    content: { docs: 'docs', versions: 'versions' },
    versions: [{ name: '9.0', current: true }, { name: '8.5' }],
    search: { shortcut: true, contexts: [{ path: 'std', label: 'Библиотека' }] },
  },
));
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser, { reducedMotion: 'reduce' }));
});
afterEach(() => context.close());

const open = (path: string): Promise<void> => openAwake(page, site.address + path);
const address = (): string => decodeURIComponent(page.url().slice(site.address.length));
const optionTexts = (): Promise<readonly string[]> => page.locator('[role=option]').allInnerTexts();
const hasOption = (text: string): Promise<void> => page.locator('[role=option]', { hasText: text }).first().waitFor();
const results = (...titles: readonly string[]): Promise<unknown> =>
  page.waitForFunction((wanted) => JSON.stringify([...document.querySelectorAll('.hg-results h2')].map((title) => title.textContent)) === JSON.stringify(wanted), titles);

/** Keeps the index from coming until the result is called. */
async function holdIndex(): Promise<() => void> {
  const waiting: (() => void)[] = [];
  const held = new Promise<void>((done) => void waiting.push(done));
  await page.route(/search-index\.json/, async (route) => {
    await held;
    await route.continue();
  });
  return () => waiting.forEach((go) => go());
}

async function ask(text: string): Promise<void> {
  await page.locator(field).click();
  await page.waitForSelector(`${field}[role=combobox]`);
  await page.locator(field).fill(text);
}

test('the search page offers what was asked before as long as nothing is asked', async () => {
  await open('search/');
  const asked = page.locator('.hg-search-page input');
  const before = page.locator('.hg-search-page p a');
  await asked.fill('дирижабль');
  await results('Начало');
  await asked.press('Enter');
  expect(await before.count()).toBe(0);
  await asked.fill('');
  expect(await before.allTextContents()).toEqual(['дирижабль']);
  await before.click();
  await results('Начало');
  expect(await before.count()).toBe(0);
});

describe('the box', () => {
  test('is idle, focused, loading, open and closed, and tells so to who cannot see it', async () => {
    const release = await holdIndex();
    await open('array/');
    expect(await page.locator(field).getAttribute('role')).toBeNull();
    await page.locator(field).click();
    await page.waitForSelector(`${field}[role=combobox][aria-expanded=false]`);
    expect(await page.locator('form.hg-search[data-hg-busy]').count()).toBe(0);
    await page.locator(field).fill('массив');
    await page.waitForSelector('form.hg-search[data-hg-busy]');
    expect(await page.locator('.hg-panel').isVisible()).toBe(false);
    release();
    await page.waitForSelector(`${field}[aria-expanded=true]`);
    await page.waitForSelector('form.hg-search:not([data-hg-busy])');
    expect(await page.evaluate((input) => document.activeElement === document.querySelector(input), field)).toBe(true);
    const active = (): Promise<string | null> => page.locator(field).getAttribute('aria-activedescendant');
    expect(await active()).toBe(await page.locator('[role=option][aria-selected=true]').getAttribute('id'));
    await page.keyboard.press('ArrowUp');
    expect([await active(), await page.locator('[aria-selected=true]').count()]).toEqual([null, 0]);
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(await page.locator('[role=option]').last().getAttribute('id'));
    expect(await page.locator(`#${await page.locator(field).getAttribute('aria-controls')}`).getAttribute('role')).toBe('listbox');
    await page.locator('.hg-panel [role=status]', { hasText: 'Найден' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.waitForSelector(`${field}[aria-expanded=false]`);
    expect(await page.locator('.hg-panel').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('is reached by Ctrl and K where the site says so, in the Russian layout too', async () => {
    await open('array/');
    await Promise.all([page.waitForResponse(/start-frame/), page.keyboard.press('Shift')]);
    await page.waitForSelector(`${field}[aria-keyshortcuts~="Control+k"]`);
    await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true })));
    await page.waitForFunction((input) => document.activeElement === document.querySelector(input), field);
  });

  test.each([
    [390, () => page.keyboard.press('Control+k')],
    [1100, () => page.keyboard.press('Control+k')],
    [1100, () => page.locator('form.hg-search button[type=submit]').click()],
  ])('is brought where the header has no room for its field, at %i px, as wide as what it finds', async (width, bring) => {
    await page.setViewportSize({ width, height: 700 });
    await open('array/');
    // As where there are many links before it.
    if (width > 996) await page.locator('.hg-search-place').evaluate((place: HTMLElement) => Object.assign(place.style, { flex: 'none', width: '2.25rem' }));
    await Promise.all([page.waitForResponse(/start-frame/), page.keyboard.press('Shift')]);
    await page.waitForSelector(`${field}[aria-keyshortcuts]`, { state: 'attached' });
    expect(await page.locator(field).isVisible()).toBe(false);
    await bring();
    await page.waitForFunction((input) => document.activeElement === document.querySelector(input), field);
    await page.locator(field).fill('массив');
    await hasOption('Массив');
    const widthOf = (selector: string): Promise<number> => page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().width));
    expect(Math.abs((await widthOf('form.hg-search')) - (await widthOf('.hg-panel')))).toBeLessThan(20);
    await page.keyboard.press('Escape');
    expect(await page.locator(field).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('says in the reader’s language that no server answers, and tries again', async () => {
    await page.route(/search-index\.json/, (route) => route.abort());
    await open('array/');
    await ask('массив');
    await page.locator('.hg-panel', { hasText: 'Сервер не отвечает. Проверьте соединение и повторите.' }).waitFor();
    await page.unroute(/search-index\.json/);
    await page.locator('.hg-panel button').click();
    await hasOption('Массив');
  });

  test('says that there is nothing, offers no word that two letters tell from it, and leads home', async () => {
    await open('array/');
    await ask('Дыришабль');
    await page.locator('.hg-panel', { hasText: 'Ничего не найдено' }).waitFor();
    expect(await page.locator('.hg-panel a', { hasText: 'главную' }).getAttribute('href')).toBe('/help/');
    await page.locator(field).fill('Мозсив ');
    await page.locator('.hg-panel', { hasText: 'Мозсив' }).waitFor();
    expect(await page.locator('.hg-panel button', { hasText: 'Массив' }).count()).toBe(0);
    await page.locator(field).fill('Мазсив ');
    await hasOption('Массив');
    await page.locator(field).fill('vfccbd');
    await page.locator('.hg-panel', { hasText: 'Результаты по запросу «массив»' }).waitFor();
  });

  test('remembers on this device what was asked and followed, and forgets it when it is told', async () => {
    await open('');
    await ask('массив');
    await hasOption('Массив');
    await page.keyboard.press('Enter');
    await page.waitForURL(/_highlight=/);
    await page.locator('.hg-search-clear').click();
    await page.waitForFunction(() => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent).join('|').startsWith('массив|Очистить недавние запросы'));
    await page.locator('[role=option]').first().click();
    await hasOption('Массив');
    await page.locator(field).fill('');
    await page.locator('[role=option]', { hasText: 'Очистить' }).click();
    await page.locator('[role=option]', { hasText: 'Очистить' }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('searches')))).toEqual([]);
  });

  test('shows the answer to the last question alone, however late the others come', async () => {
    const release = await holdIndex();
    await open('');
    await ask('http');
    await page.locator(field).fill('массив');
    release();
    await hasOption('Массив');
    await page.waitForSelector('form.hg-search:not([data-hg-busy])');
    expect((await optionTexts())[0]).toContain('Массив');
  });
});

describe('in a part of the site', () => {
  test('its own index answers, and the last row leads to all of it, from where everything is one choice away', async () => {
    await open('std/http/');
    const [request] = await Promise.all([page.waitForRequest(/search-index-std\.json/), ask('массив')]);
    expect(new URL(request.url()).pathname).toBe('/help/search-index-std.json');
    await hasOption('Все результаты в разделе «Библиотека»');
    expect((await optionTexts()).join()).not.toContain('Набор');
    await page.locator('.hg-row-action').click();
    await page.waitForURL(/\/search\//);
    expect(address()).toBe('search/?q=массив&ctx=std');
    await results('HttpClient');
    await page.getByLabel('Где искать').selectOption({ label: 'Везде' });
    await results('Массив', 'HttpClient');
    expect(address()).toBe('search/?q=массив');
    expect(complaints).toEqual([]);
  });

  test('what is not there is looked for outside of it', async () => {
    await open('std/list/');
    await ask('дирижабль');
    await hasOption('Все результаты вне раздела «Библиотека»');
    await page.locator('.hg-row-action').click();
    await results('Начало');
    expect(address()).toBe('search/?q=дирижабль');
    await open(`search/?q=${encodeURIComponent('дирижабль')}&ctx=std`);
    await page.locator('.hg-results button', { hasText: 'вне раздела «Библиотека»' }).click();
    await results('Начало');
  });

  test('a part that does not exist is everything', async () => {
    await open(`search/?q=${encodeURIComponent('массив')}&ctx=nothing`);
    await results('Массив', 'HttpClient');
  });
});

describe('in an older version', () => {
  test('its own index answers, also for a part of it, and the search page keeps the version', async () => {
    await open('8.5/old/');
    await ask('массив');
    await hasOption('Старый массив');
    await page.locator('.hg-row-action').click();
    await page.waitForURL(/\/search\//);
    expect(address()).toBe('search/?q=массив&version=8.5');
    await results('Старый массив');
    await page.getByLabel('Версия').selectOption({ label: '9.0' });
    await results('Массив', 'HttpClient');
    expect(address()).toBe('search/?q=массив');
    await open('8.5/std/ftp/');
    const [request] = await Promise.all([page.waitForRequest(/search-index-std/), ask('клиент')]);
    expect(new URL(request.url()).pathname).toBe('/help/8.5/search-index-std.json');
    await hasOption('FtpClient');
    expect(complaints).toEqual([]);
  });
});

test('from mark to mark one goes forward and back, round the ends, and what hides one is opened', async () => {
  await open(`array/?_highlight=${encodeURIComponent('массивы')}`);
  const status = page.locator('.hg-found-chip [role=status]');
  await status.waitFor();
  const count = Number.parseInt(await status.innerText(), 10);
  expect([count, await page.locator('.hg-details').getAttribute('open')]).toEqual([expect.any(Number), null]);
  const places: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.getByRole('button', { name: 'Следующее совпадение' }).click();
    places.push(await status.innerText());
  }
  expect(places).toEqual(Array.from({ length: count }, (_, place) => `${place + 1} из ${count}`));
  expect(await page.locator('.hg-details').getAttribute('open')).not.toBeNull();
  await page.getByRole('button', { name: 'Следующее совпадение' }).click();
  expect(await status.innerText()).toBe(`1 из ${count}`);
  await page.getByRole('button', { name: 'Предыдущее совпадение' }).click();
  expect(await status.innerText()).toBe(`${count} из ${count}`);
  expect(complaints).toEqual([]);
});
