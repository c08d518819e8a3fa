import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { openWindow, serveRealSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(120_000);

let context: BrowserContext;
let page: Page;

const { site, browser } = await setStage(serveRealSite());
beforeEach(async () => {
  ({ context, page } = await openWindow(browser, { permissions: ['clipboard-read', 'clipboard-write'] }, 30_000));
  await page.goto(site.address);
});
afterEach(() => context.close());

const follow = (name: string): Promise<void> => page.locator('main').getByRole('link', { name, exact: true }).first().click();

// What people come for takes at most three actions from the home page, each of them a line between the first and the last of a test.
test('which method sorts by a key', async () => {
  await follow('Массив');
  await page.locator('.hg-members-bar [type=search]').fill('сорт');
  expect(await page.locator('.hg-members .hg-list li:visible', { hasText: /^СортироватьПо/ }).first().innerText()).toContain('которое вычисляет функция');
});

test('what a search in a string returns when nothing is found', async () => {
  await follow('Строка');
  await page.locator('.hg-members').getByRole('link', { name: 'Найти', exact: true }).click();
  const result = page.locator('[id="Найти"] ~ dl dd', { hasText: 'Индекс начала вхождения или -1, если его нет.' }).first();
  await result.waitFor();
  const { y = -1 } = (await result.boundingBox()) ?? {};
  expect([y > 0, y < 800]).toEqual([true, true]);
});

test('how a file is downloaded over HTTP', async () => {
  await follow('скачать файл');
  await page.locator('h2#files', { hasText: 'Скачать и отправить файл' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Прайс.Тело');
});

test('an example is copied with English names', async () => {
  await page.keyboard.press('/');
  await page.locator('[role=option]', { hasText: 'Имена в коде: английские' }).click();
  await page.locator('.hg-code', { hasText: 'Console.Write' }).first().waitFor();
  await page.locator('.hg-copy').first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Console.Write');
});

test('what has changed in 9.0 for JSON', async () => {
  await page.locator('header').getByRole('link', { name: 'Выпуски' }).click();
  await page.locator('.hg-toc').getByRole('link', { name: 'Чтение JSON' }).click();
  expect(await page.locator('#json').isVisible()).toBe(true);
});

test('how many days lie between two dates, asked in a sentence on the home page', async () => {
  await page.locator('main [type=search]').fill('сколько дней между датами');
  await page.keyboard.press('Enter');
  await page.locator('main').getByRole('link', { name: 'Посчитать дни между датами' }).first().click();
  await page.locator('h2:target', { hasText: 'Посчитать дни между датами' }).waitFor();
});

test('what stands here for a function of the platform that one comes from', async () => {
  await follow('Соответствие функций');
  expect(await page.locator('tr', { hasText: 'СтрНайти' }).first().innerText()).toContain('Т.Найти(');
});

test('an article is copied for an assistant', async () => {
  await follow('HTTP-запросы');
  await page.locator('.hg-page-menu summary').click();
  await page.getByRole('button', { name: 'Копировать как Markdown' }).click();
  await page.getByRole('button', { name: 'Скопировано' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# HTTP-запросы');
});

test('how an error is caught', async () => {
  await follow('Обработать ошибку');
  await page.locator('h1', { hasText: 'Исключения' }).waitFor();
  expect(await page.locator('.hg-code', { hasText: 'поймать' }).first().isVisible()).toBe(true);
});

test('what a word means', async () => {
  await page.locator('header').getByRole('link', { name: 'Глоссарий' }).click();
  await follow('Именованный аргумент');
  await page.locator('.hg-prose p', { hasText: 'аргумент, для которого явно указано имя параметра' }).waitFor();
});
