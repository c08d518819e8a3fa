import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers, openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { method, referencePresets, type } from '../sites/described-site.ts';

jest.setTimeout(60_000);

const members = ['А', 'Б', 'В', 'Г', 'Д', 'Е', 'Ж', 'З'].map((letter, index) => method(`Метод${letter}`, `Method${index}`)).join('');
const files = {
  'docs/index.md': '---\ntitle: Начало\n---\n\n[Лампа](lamp.yaml)\n\n## Первый шаг\n\nТекст.\n\n## Второй шаг\n\nТекст.\n',
  'docs/lamp.yaml': type('Лампа', 'Lamp', `methods:\n${members}`),
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const config = { favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] }, presets: referencePresets };
const { site, browser } = await setStage(serveSite(files, config));

let context: BrowserContext;
let page: Page;
let complaints: string[];
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
});
afterEach(() => context.close());

const option = '.hg-panel [role=option]';
const keys = 'dialog.hg-keys';
const rows = (): Promise<readonly string[]> => page.locator(`${option} .hg-row-main`).allInnerTexts();
const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName);

test('`/` leads to the search from the first key on, which offers pages seen, sections and commands before it is asked', async () => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openAwake(page, `${site.address}lamp/`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((href) => /make-offers|open-keys|start-frame/.test(href))).toEqual([]);
  await page.keyboard.press('/');
  await page.locator(option).first().waitFor();
  await page.keyboard.press('Escape');
  await page.goto(site.address);
  await openAwake(page, site.address);
  // As it is on a Russian keyboard.
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', code: 'Slash', bubbles: true, cancelable: true })));
  // Rows come two in a frame.
  await page.locator(option).nth(2).waitFor();
  expect((await rows()).slice(0, 3)).toEqual(['Лампа', 'Первый шаг', 'Второй шаг']);
  expect(await focused()).toBe('q');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#/);
  expect(decodeURIComponent(page.url())).toMatch(/#первый-шаг$/);
  expect(complaints).toEqual([]);
});

test('the colour mode is chosen by words, without the mouse', async () => {
  await openAwake(page, site.address);
  await page.keyboard.press('/');
  await page.locator(option).first().waitFor();
  await page.keyboard.type('тёмный');
  await page.locator(option, { hasText: 'Цветовой режим: тёмный' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  while ((await page.locator(`${option}[aria-selected=true]`).innerText()).includes('тёмный') === false) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('html[data-theme=dark]').waitFor();
});

test('`?` shows all keys, with those of the page; switched off there, no key of one character does anything', async () => {
  await openAwake(page, `${site.address}lamp/`);
  await page.keyboard.press('?');
  await page.locator(keys).waitFor();
  expect((await page.locator(`${keys} dt`).allInnerTexts()).map((text) => text.trim())).toEqual(['/', 'F', '?', '↑ ↓', 'Enter', 'Esc']);
  await page.keyboard.press('/');
  expect(await page.locator(keys).isVisible()).toBe(true);
  await page.locator(`${keys} input`).uncheck();
  await page.keyboard.press('Escape');
  await page.locator(keys).waitFor({ state: 'detached' });
  for (const key of ['/', '?', 'f']) await page.keyboard.press(key);
  expect([await page.locator(keys).count(), await focused()]).toEqual([0, 'BODY']);
  // It can be switched on again by the search, which lists it.
  await page.locator('form.hg-search input').click();
  await page.locator(option, { hasText: 'Клавиши' }).click();
  await page.locator(`${keys} input`).check();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.activeElement?.matches('.hg-members-bar input') === true);
  // What is being written stays what it is.
  await page.keyboard.type('/?f');
  expect(await page.locator('.hg-members-bar input').first().inputValue()).toBe('/?f');
});

test.each([['light', 1280], ['dark', 320]] as const)('axe finds nothing while commands or keys are shown (%s, %d px)', async (colorScheme, width) => {
  const lax = await openWindow(browser, { bypassCSP: true, reducedMotion: 'reduce', colorScheme, viewport: { width, height: 700 } });
  await openAwake(lax.page, site.address);
  await lax.page.keyboard.press('/');
  await lax.page.locator(option).first().waitFor();
  expect(await findBarriers(lax.page)).toEqual([]);
  await lax.page.locator(option, { hasText: 'Клавиши' }).click();
  await lax.page.locator(keys).waitFor();
  expect(await findBarriers(lax.page)).toEqual([]);
  expect(await lax.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await lax.context.close();
});
