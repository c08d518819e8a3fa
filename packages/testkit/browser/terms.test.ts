import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers, openAwake, openWindow, serveRealSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveRealSite());
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
});
afterEach(() => context.close());

const path = 'topics/basic-syntax/';
const term = '.hg-term[href$="/terms/constant/"]';
const card = '[role=tooltip]';

test('pointing at a term shows what it means, the card can be pointed at too, and it goes when the reader does', async () => {
  await openAwake(page, site.address + path);
  await page.locator(term).hover();
  await page.locator(card).waitFor();
  // Spaces of no break are a matter of typography.
  expect((await page.locator(card).innerText()).replaceAll('\u00a0', ' ')).toBe('Константа\nИмя уровня модуля, значение которого известно при компиляции и не меняется.');
  expect(await page.locator(term).getAttribute('aria-describedby')).toBe(await page.locator(card).getAttribute('id'));
  const [link, box] = [await page.locator(term).boundingBox(), await page.locator(card).boundingBox()];
  expect(box?.y).toBeGreaterThan((link?.y ?? 0) + (link?.height ?? 0) - 4);
  await page.locator(card).hover();
  await page.waitForTimeout(400);
  expect(await page.locator(card).isVisible()).toBe(true);
  await page.locator('main h1').hover();
  await page.locator(card).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the keyboard shows it too, Escape puts it away and the focus stays, and Enter leads to the page of the term', async () => {
  await openAwake(page, site.address + path);
  const isOnTerm = (): Promise<boolean> => page.evaluate((selector) => document.activeElement?.matches(selector) === true, term);
  await page.evaluate(() => document.querySelector<HTMLElement>('main .hg-term')?.focus());
  for (let presses = 0; presses < 20 && !(await isOnTerm()); presses += 1) await page.keyboard.press('Tab');
  expect(await isOnTerm()).toBe(true);
  await page.locator(card).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator(card).count()).toBe(0);
  expect(await isOnTerm()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/terms\/constant\/$/);
  expect(await page.locator('main h1').innerText()).toBe('Константа');
  expect(complaints).toEqual([]);
});

test('a first tap shows the card, inside of a narrow window, and a second follows', async () => {
  const phone = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const reader = await phone.newPage();
  await openAwake(reader, site.address + path);
  await reader.locator(term).scrollIntoViewIfNeeded();
  await reader.waitForLoadState('networkidle');
  await reader.locator(term).tap();
  await reader.locator(card).waitFor();
  expect(new URL(reader.url()).pathname).toMatch(/basic-syntax\/$/);
  const box = await reader.locator(card).boundingBox();
  // In line with the text.
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(304);
  await reader.locator(term).tap();
  await reader.waitForURL(/\/terms\/constant\/$/);
  await phone.close();
});

test('without script, and before anything is pointed at, a term is a link and costs no request', async () => {
  const silent = await browser.newContext({ javaScriptEnabled: false });
  const reader = await silent.newPage();
  await reader.goto(site.address + path);
  await reader.locator(term).click();
  await reader.waitForURL(/\/terms\/constant\/$/);
  await silent.close();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openAwake(page, site.address + path);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((href) => href.includes('/terms/') || /\/cards-[^/]*\.js$/.test(href))).toEqual([]);
});

test('axe finds nothing while a card is shown, light or dark', async () => {
  for (const mode of ['light', 'dark']) {
    const lax = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    await lax.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
    const reader = await lax.newPage();
    await openAwake(reader, site.address + path);
    await reader.locator(term).hover();
    await reader.locator(card).waitFor();
    expect({ mode, found: await findBarriers(reader) }).toEqual({ mode, found: [] });
    await lax.close();
  }
});
