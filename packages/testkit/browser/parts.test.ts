import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { collectComplaints, openAwake, openBrowser, serveSite } from '@helpgen/testkit/browser';
import type { ServedSite } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

const parts = `---
title: Части
---

Абзац со [ссылкой](index.md).

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

beforeAll(async () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const files = {
    'static/favicon.svg': icon,
    'docs/index.md': '---\ntitle: Начало\n---\n\nТекст, [части](parts.md) и [диаграмма](diagram.md).\n', 'docs/parts.md': parts, 'docs/diagram.md': diagram };
  site = await serveSite(files, { favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] } });
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  complaints = collectComplaints(page);
});
afterEach(() => context.close());

test('a diagram that only the browser can draw is drawn there, and again when the colour mode changes', async () => {
  await openAwake(page, site.address);
  await page.locator('main p a', { hasText: 'диаграмма' }).click();
  await page.waitForSelector('.hg-is-drawn svg');
  const colour = (): Promise<string> => page.locator('.hg-is-drawn svg text').first().evaluate((text) => getComputedStyle(text).fill);
  const light = await colour();
  expect(await page.locator('.hg-is-drawn svg').textContent()).toContain('Чтение');
  await page.locator('.hg-color-button').click();
  await page.waitForFunction((old) => {
    const text = document.querySelector('.hg-is-drawn svg text'); return text !== null && getComputedStyle(text).fill !== old;
  }, light);
  expect(complaints).toEqual([]);
});

test('tabs are chosen by keyboard, in every place of their group, and by an anchor inside of one', async () => {
  await openAwake(page, `${site.address}parts/`);
  const tab = (name: string): Locator => page.getByRole('tab', { name });
  const isShown = (text: string): Promise<boolean> => page.locator('.hg-tab-panel', { hasText: text }).isVisible();
  await tab('Windows').focus();
  await page.keyboard.press('ArrowRight');
  expect(await tab('Linux').getAttribute('aria-selected')).toBe('true');
  expect([await isShown('Первая'), await isShown('Вторая')]).toEqual([false, true]);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('macOS');
  await page.keyboard.press('ArrowRight');
  expect(await tab('Windows').getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowLeft');
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
  await button.focus();
  const name = await button.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await page.waitForFunction((old) => document.querySelector('.hg-copy')?.getAttribute('aria-label') !== old, name);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('echo "раз"\necho "два"');
  expect(await page.locator('output').textContent()).not.toBe('');
  await page.waitForFunction((old) => document.querySelector('.hg-copy')?.getAttribute('aria-label') === old, name);
  expect(complaints).toEqual([]);
});
