import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { twoOfEach } from '../sites/two-of-each.ts';

jest.setTimeout(60_000);

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveSite(twoOfEach.files, twoOfEach.config));
beforeEach(() => start());
afterEach(async () => {
  // Switching script off is a policy too.
  expect(complaints.filter((text) => !text.endsWith(' csp'))).toEqual([]);
  await context.close();
});

async function start(options: BrowserContextOptions = {}): Promise<void> {
  await context?.close();
  ({ context, page, complaints } = await openWindow(browser, options));
}

const open = (path: string): Promise<void> => openAwake(page, site.address + path);
const focused = (): Promise<string> => page.evaluate(() => (document.activeElement?.textContent ?? '').trim());
const menu = (name: string): Locator => page.locator('.hg-header .hg-dropdown', { has: page.getByRole('button', { name }) });
const drawer = (): Locator => page.getByRole('dialog');
const button = (): Locator => page.locator('.hg-menu-button');
const isInside = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
const opening = (name: string): Promise<void> => menu(name).locator('ul').waitFor({ state: 'visible' });
const closing = (name: string): Promise<void> => menu(name).locator('ul').waitFor({ state: 'hidden' });

/** What `aria-expanded` says, which must be what is seen. */
async function isOpen(name: string): Promise<boolean> {
  const [said, seen] = await menu(name).evaluate((element) => {
    const list = element.querySelector('ul');
    return [element.querySelector('button')?.getAttribute('aria-expanded') === 'true', list !== null && list.checkVisibility()] as const;
  });
  expect(said).toBe(seen);
  return said;
}

async function openDrawer(path = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 700 });
  await open(path);
  await button().click();
  await drawer().waitFor();
}

describe('a menu of the header', () => {
  test('opens and closes by a click, and by a click elsewhere', async () => {
    await open('');
    await page.mouse.move(5, 500);
    await menu('Ещё').getByRole('button').dispatchEvent('click');
    await opening('Ещё');
    expect(await isOpen('Ещё')).toBe(true);
    await menu('Ещё').getByRole('button').dispatchEvent('click');
    await closing('Ещё');
    expect(await isOpen('Ещё')).toBe(false);
    await menu('Ещё').getByRole('button').click();
    await opening('Ещё');
    await page.mouse.click(640, 700);
    await closing('Ещё');
  });

  test('opens under the resting pointer, stays when clicked, and closes after the pointer has gone', async () => {
    await open('');
    await menu('Ещё').hover();
    await opening('Ещё');
    expect(await isOpen('Ещё')).toBe(true);
    await menu('Ещё').getByRole('button').click();
    expect(await isOpen('Ещё')).toBe(true);
    await menu('Ещё').getByRole('button').click();
    expect(await isOpen('Ещё')).toBe(false);
    await page.mouse.move(640, 700);
    await menu('Ещё').hover();
    await opening('Ещё');
    await page.getByRole('link', { name: 'Вести' }).hover();
    expect(await isOpen('Ещё')).toBe(true);
    await page.mouse.move(640, 700);
    await closing('Ещё');
    expect(await isOpen('Ещё')).toBe(false);
  });

  test('is worked by keys: Enter, arrows, Home, End, letters, Escape, Tab', async () => {
    await open('');
    await menu('Ещё').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await opening('Ещё');
    await page.keyboard.press('Enter');
    await closing('Ещё');
    await page.keyboard.press('ArrowDown');
    await opening('Ещё');
    expect(await focused()).toBe('Азбука');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Буквы');
    await page.keyboard.press('End');
    expect(await focused()).toBe('Внешний сайт');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Азбука');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Внешний сайт');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('Азбука');
    // The keyboard of the test has no Russian letters.
    await page.locator(':focus').dispatchEvent('keydown', { key: 'б' });
    expect(await focused()).toBe('Буквы');
    await page.keyboard.press('Escape');
    await closing('Ещё');
    expect(await focused()).toBe('Ещё');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Внешний сайт');
    await page.keyboard.press('Tab');
    await closing('Ещё');
    expect(await isOpen('Ещё')).toBe(false);
  });

  test('opens by a touch, also by the very first one', async () => {
    await start({ hasTouch: true });
    await open('');
    await menu('Ещё').getByRole('button').tap();
    await opening('Ещё');
    expect(await isOpen('Ещё')).toBe(true);
    await page.locator('main').tap();
    await closing('Ещё');
  });

  test('opens for the pointer and the focus where its code cannot be had, and without script', async () => {
    await page.route(/start-frame/, (route) => route.abort());
    await open('');
    await menu('Ещё').getByRole('button').focus();
    await page.keyboard.press('Shift');
    await opening('Ещё');
    complaints.length = 0;
    await start({ javaScriptEnabled: false });
    await page.goto(site.address);
    expect(await page.getByRole('link', { name: 'Вести' }).isVisible()).toBe(false);
    await menu('Ещё').hover();
    await page.getByRole('link', { name: 'Вести' }).click();
    await page.waitForURL('**/guide/one/');
  });

  test('marks where the reader is, in the bar and in the menu', async () => {
    await open('guide/one/');
    const marks = (): Promise<readonly string[]> => page.locator('.hg-nav .hg-active').evaluateAll((links) => links.map((link) => (link.textContent ?? '').trim()));
    expect(await marks()).toEqual(['Документация']);
    await open('about/');
    expect(await marks()).toEqual(['О сайте']);
    expect(await page.locator('.hg-nav [aria-current]').first().getAttribute('aria-current')).toBe('page');
  });
});

describe('the drawer of a narrow screen', () => {

  test('is a dialog: focus goes in, stays in and comes back; Escape, the backdrop and its button close it', async () => {
    await openDrawer();
    expect(await isInside()).toBe(true);
    expect(await drawer().getAttribute('aria-label')).toBe('Основная навигация');
    for (let count = 0; count < 25; count += 1) {
      await page.keyboard.press('Tab');
      // Between the last element and the first the focus is in the browser's own controls.
      expect((await isInside()) || (await page.evaluate(() => document.activeElement === document.body))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('hg-menu-button');
    await button().focus();
    await page.keyboard.press('Space');
    await drawer().waitFor();
    await page.mouse.click(350, 600);
    await drawer().waitFor({ state: 'detached' });
    await button().click();
    await drawer().getByRole('button', { name: 'Закрыть меню' }).click();
    await drawer().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('hg-menu-button');
  });

  test('shows the sidebar first, each time, and the main menu behind it', async () => {
    await openDrawer();
    const sidebarLink = drawer().getByRole('link', { name: 'Длинная' });
    const menuLink = drawer().getByRole('link', { name: 'О сайте' });
    expect([await sidebarLink.isVisible(), await menuLink.isVisible()]).toEqual([true, false]);
    await drawer().getByRole('button', { name: 'Назад в главное меню' }).click();
    expect([await sidebarLink.isVisible(), await menuLink.isVisible()]).toEqual([false, true]);
    expect(await drawer().locator('.hg-scroller[inert]').count()).toBe(1);
    await page.waitForFunction(() => document.activeElement?.closest('dialog .hg-scroller:not([inert])') !== null);
    await drawer().getByRole('button', { name: 'Разделы документации' }).click();
    expect([await sidebarLink.isVisible(), await menuLink.isVisible()]).toEqual([true, false]);
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'detached' });
    await button().click();
    await drawer().waitFor();
    expect(await sidebarLink.isVisible()).toBe(true);
  });

  test('folds menus out in place, and follows a link after it has closed', async () => {
    await openDrawer('long/');
    await drawer().getByRole('button', { name: 'Назад в главное меню' }).click();
    const more = drawer().getByRole('button', { name: 'Ещё' });
    // The page is in the menu, so it is open.
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    await more.click();
    expect(await drawer().getByRole('link', { name: 'Вести' }).isVisible()).toBe(false);
    await more.click();
    expect(await drawer().getByRole('button', { name: /^Версия 2\.0/ }).isVisible()).toBe(true);
    const entries = await page.evaluate(() => history.length);
    await drawer().getByRole('link', { name: 'Вести' }).click();
    await page.waitForURL('**/guide/one/');
    await drawer().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await page.waitForURL('**/long/');
  });

  test('is closed by the browser’s Back, which goes nowhere then', async () => {
    await open('long/');
    await page.setViewportSize({ width: 360, height: 700 });
    await page.evaluate(() => scrollTo(0, 410));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.evaluate(() => scrollTo(0, 400));
    await page.waitForFunction(() => document.documentElement.dataset['hgHeader'] === undefined);
    const box = await button().boundingBox();
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
    await drawer().waitFor();
    const address = page.url();
    await page.goBack();
    await drawer().waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(400);
  });

  test('closes when the screen gets wide, and keeps the page under it from scrolling while it is open', async () => {
    await openDrawer('long/');
    await page.mouse.move(350, 300);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await page.setViewportSize({ width: 996, height: 700 });
    expect(await drawer().isVisible()).toBe(true);
    await page.setViewportSize({ width: 997, height: 700 });
    await drawer().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).overflow])).toEqual([0, 'visible']);
  });

  test('opens and closes categories without closing itself', async () => {
    await openDrawer();
    await drawer().getByRole('button', { name: /guide/ }).first().click();
    await drawer().getByRole('link', { name: 'Новая' }).waitFor();
    expect(await drawer().isVisible()).toBe(true);
    await drawer().getByRole('link', { name: 'Новая' }).click();
    await page.waitForURL('**/guide/new/');
    await drawer().waitFor({ state: 'detached' });
  });

  test('without script the menu button leads to the navigation below the article', async () => {
    await start({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
    await page.goto(`${site.address}guide/one/`);
    expect(await page.getByRole('link', { name: 'О сайте' }).first().isVisible()).toBe(true);
    await button().click();
    expect(await page.locator('.hg-sidebar a').first().isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.each(['light', 'dark'])('axe finds nothing in an open menu and in both panels of the drawer, in %s mode', async (mode) => {
  // The policy of the site would rightly refuse a script from elsewhere.
  await start({ bypassCSP: true, reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('theme-own', '${mode}')`);
  await open('1.0/long/');
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const findings = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const { axe: run } = window as unknown as { axe: typeof axe };
      const { violations } = await run.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    });
  await menu('Версия').getByRole('button').click();
  await opening('Версия');
  expect(await findings()).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  await button().click();
  await drawer().waitFor();
  expect(await findings()).toEqual([]);
  await drawer().getByRole('button', { name: 'Назад в главное меню' }).click();
  await drawer().getByRole('button', { name: /^Версия/ }).click();
  expect(await findings()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
