import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { findBarriers, openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { method, referencePresets, type } from '../sites/described-site.ts';

jest.setTimeout(60_000);

const brightness = ', since: "2", parameters: [{ name: { ru: Яркость, en: Brightness }, type: Лампа, description: Сколько. }]';
const lamp = type(
  'Лампа',
  'Lamp',
  `constructors: [{ summary: Создаёт. }]\nmethods:\n${method('Включить', 'TurnOn', brightness)}`,
);
const files = {
  'docs/index.md': '---\ntitle: Начало\n---\n\nЗдесь `Лампа` светит.\n\n```xbsl\nзнч Свет = новый Лампа()\nСвет.Включить(Свет)\n```\n',
  'docs/lamp.yaml': lamp,
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let context: BrowserContext;
let page: Page;
let complaints: string[];
let asked: string[];

const config = { favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] }, presets: referencePresets };
const { site, browser } = await setStage(serveSite(files, config));
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
  asked = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
});
afterEach(() => context.close());

const card = '.hg-card';
const member = '.hg-code a[href$="lamp/#Включить"]';
const cardsAsked = (): readonly string[] => asked.filter((path) => path.endsWith('.names.js'));

test('pointing at a name in code shows how it is declared; nothing is asked for before, and the card leads on', async () => {
  await openAwake(page, site.address);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /names/.test(path))).toEqual([]);
  await page.locator(member).hover();
  await page.locator(card).waitFor();
  expect(cardsAsked()).toEqual(['/lamp.names.js']);
  expect((await page.locator(card).innerText()).split('\n')).toEqual([
    'метод Включить(Яркость: Лампа)', 'TurnOn · с версии 2', 'Делает своё ради TurnOn.', 'Подробнее',
  ]);
  // It can be pointed at, and leads where its name does.
  await page.locator(card).hover();
  await page.waitForTimeout(400);
  await page.locator(`${card} a`).click();
  await page.waitForURL(/\/lamp\/#/);
  await page.locator(card).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the focus shows the card of a type, Escape puts it away and leaves the focus', async () => {
  await openAwake(page, site.address);
  const link = page.locator('.hg-prose p code a');
  const hasFocus = (): Promise<boolean> => link.evaluate((it) => it === document.activeElement);
  for (let presses = 0; presses < 30 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await page.locator(card).waitFor();
  expect((await page.locator('[role=tooltip]').innerText()).split('\n')).toEqual(['Лампа', 'тип · Lamp', 'Нужен ради Lamp.']);
  expect(await link.getAttribute('aria-describedby')).toBe('hg-card');
  await page.keyboard.press('Escape');
  expect(await page.locator(card).count()).toBe(0);
  expect(await hasFocus()).toBe(true);
});

test('a long touch shows the card inside of a narrow window and follows nothing; a tap follows', async () => {
  const phone = await openWindow(browser, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await openAwake(phone.page, site.address);
  // Its code comes with the first sign of a reader, or with the first pointer; it brings the looks of cards, and listens then.
  await phone.page.locator(member).dispatchEvent('pointerover', { bubbles: true, pointerType: 'touch' });
  await phone.page.waitForFunction(() => document.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('.hg-card'))));
  const finger = await phone.context.newCDPSession(phone.page);
  const place = await phone.page.locator(member).boundingBox();
  const point = { x: (place?.x ?? 0) + 8, y: (place?.y ?? 0) + 8 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await phone.page.locator(card).waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // Lifting the finger leaves it.
  await phone.page.waitForTimeout(500);
  const box = await phone.page.locator(card).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
  expect(new URL(phone.page.url()).pathname).toBe('/');
  await phone.page.locator('h1').tap();
  await phone.page.locator(card).waitFor({ state: 'detached' });
  await phone.page.locator(member).tap();
  await phone.page.waitForURL(/\/lamp\//);
  expect(phone.complaints).toEqual([]);
  await phone.context.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing while a card is shown (%s)', async (colorScheme) => {
  const lax = await openWindow(browser, { bypassCSP: true, reducedMotion: 'reduce', colorScheme });
  await openAwake(lax.page, site.address);
  await lax.page.locator(member).hover();
  await lax.page.locator(card).waitFor();
  expect(await findBarriers(lax.page)).toEqual([]);
  await lax.context.close();
});
