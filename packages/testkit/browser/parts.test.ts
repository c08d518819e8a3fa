import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { everyPart } from '../sites/every-part.ts';

jest.setTimeout(60_000);

let context: BrowserContext;
let page: Page;
let complaints: string[];

const parts = `---
title: Части
---

Абзац со [схемой](diagram.md).

:::::tabs{group="os"}
::::tab[Windows]
Первая
::::
::::tab[Linux]
### Внутри {#inside}

Вторая
::::
::::tab[macOS]
Третья
::::
:::::

\`\`\`bash title="установка"
echo "раз"
echo "два"
\`\`\`

\`\`\`js title="server.js"
listen(80); // (1)!
\`\`\`

1. Ниже 1024 нужны *особые* [права](diagram.md).
`;

const diagram = `---
title: Диаграмма
---

\`\`\`mermaid title="Доли"
pie
  "Чтение" : 60
  "Запись" : 40
\`\`\`
`;

const { site, browser } = await setStage(serveSite({ ...everyPart.files, 'docs/parts.md': parts, 'docs/diagram.md': diagram }, everyPart.config));
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
});
afterEach(() => context.close());

test('a diagram that only the browser can draw is drawn there, and again when the colour mode changes', async () => {
  await openAwake(page, `${site.address}parts/`);
  await page.locator('main p a', { hasText: 'схемой' }).click();
  await page.waitForSelector('.hg-is-drawn svg');
  const colour = (): Promise<string> => page.locator('.hg-is-drawn svg text').first().evaluate((text) => getComputedStyle(text).fill);
  const light = await colour();
  expect(await page.locator('.hg-is-drawn svg').textContent()).toContain('Чтение');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction((old) => {
    const text = document.querySelector('.hg-is-drawn svg text');
    return text !== null && getComputedStyle(text).fill !== old;
  }, light);
  expect(complaints).toEqual([]);
});

test('a diagram that cannot be drawn says so above its source, and is drawn when that is tried again', async () => {
  await page.route(/mermaid/, (route) => route.abort());
  await openAwake(page, `${site.address}diagram/`);
  const retry = page.locator('.hg-drawing-failed button');
  await retry.waitFor();
  expect(await page.locator('.hg-drawing-failed').innerText()).toMatch(/^Не удалось нарисовать схему\. Её исходный текст:\s+Нарисовать ещё раз$/);
  expect(await page.locator('.hg-drawing code').innerText()).toContain('"Чтение" : 60');
  await page.unroute(/mermaid/);
  await retry.click();
  await page.waitForSelector('.hg-is-drawn svg');
  expect(await page.locator('.hg-drawing-failed').count()).toBe(0);
});

test('tabs are chosen by keyboard, in every place of their group, and by an anchor inside of one', async () => {
  await openAwake(page, `${site.address}parts/`);
  // What hides a panel from the eye alone gives way to the code that opens it again.
  await page.waitForSelector('.hg-tab-panel[hidden]', { state: 'attached' });
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  const isShown = (text: string): Promise<boolean> => page.locator('.hg-tab-panel', { hasText: text }).isVisible();
  await tab('Windows').focus();
  await page.keyboard.press('ArrowRight');
  expect(await tab('Linux').getAttribute('aria-selected')).toBe('false');
  await page.keyboard.press('Space');
  expect(await tab('Linux').getAttribute('aria-selected')).toBe('true');
  expect([await isShown('Первая'), await isShown('Вторая')]).toEqual([false, true]);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('macOS');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await tab('Windows').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.reload();
  await page.waitForSelector('[role=tab]:nth-child(3)[aria-selected=true]');
  await page.evaluate(() => void (location.hash = '#inside'));
  await page.waitForSelector('[role=tab]:nth-child(2)[aria-selected=true]');
  expect(await isShown('Вторая')).toBe(true);
  expect(complaints).toEqual([]);
});

test('a block of code is copied as it was written, and the button says so', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `${site.address}parts/`);
  const button = page.locator('.hg-code .hg-copy').first();
  await page.mouse.move(300, 300);
  await button.focus();
  const name = await button.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('.hg-copy')?.getAttribute('aria-label') !== old, name);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('echo "раз"\necho "два"');
  expect(await page.locator('output').textContent()).not.toBe('');
  await page.waitForFunction((old) => document.querySelector('.hg-copy')?.getAttribute('aria-label') === old, name);
  expect(complaints).toEqual([]);
});

test('every kind of page wakes without a complaint, and a page that is a React module is alive', async () => {
  for (const path of everyPart.routes) await openAwake(page, site.address + path);
  await openAwake(page, `${site.address}counter/`);
  await page.locator('#count').click();
  await page.locator('#count').click();
  expect(await page.locator('#count').textContent()).toBe('Нажато: 2');
  await page.locator('.hg-nav a', { hasText: 'О сайте' }).first().click();
  await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'О сайте');
  await page.goBack();
  await page.waitForSelector('#count');
  expect(await page.locator('#count').textContent()).toBe('Нажато: 0');
  expect(complaints).toEqual([]);
});

test('a closed announcement stays closed on other pages and after a reload', async () => {
  await openAwake(page, `${site.address}parts/`);
  const bar = page.locator('.hg-announcement');
  expect(await bar.isVisible()).toBe(true);
  await bar.locator('button').click();
  await bar.waitFor({ state: 'hidden' });
  await openAwake(page, `${site.address}guide/one/`);
  expect(await bar.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test('a mark in code shows its note beside it to pointers and to the keyboard, is not copied, and leads to the note without script', async () => {
  const mark = page.getByRole('link', { name: 'Пояснение 1' });
  const card = page.locator('[role=tooltip]');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `${site.address}parts/`);
  await mark.hover();
  await card.waitFor();
  expect(await card.innerText()).toBe('Пояснение 1\nНиже 1024 нужны особые права.');
  await card.getByRole('link', { name: 'права' }).hover();
  await page.keyboard.press('Escape');
  expect(await card.count()).toBe(0);
  const block = page.locator('.hg-code', { hasText: 'listen' });
  await block.hover();
  await block.locator('.hg-copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('listen(80);');
  // What does not scroll is no stop: the mark is the one before the button.
  await page.keyboard.press('Shift+Tab');
  await card.waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/#note-1-1$/);
  expect(await page.locator('#note-1-1').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
