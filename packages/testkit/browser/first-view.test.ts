import { expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const article = (title: string): string => `---\ntitle: ${title}\n---\n\nТекст.\n`;
const names = ['a', 'b', 'c', 'd', 'e'];
const files = {
  // Browsers ask for one anyway.
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `${article('Начало')}\n## Код\n\n\`\`\`text\n${'0'.repeat(80)}\n\`\`\`\n`,
  ...Object.fromEntries(['one', 'two', 'three'].flatMap((group) => names.map((name) => [`docs/${group}/${name}.md`, article(`${group} ${name}`)]))),
};
const group = (label: string, ...items: readonly unknown[]): unknown => ({ type: 'category', label, items });
const pagesOf = (folder: string): readonly string[] => names.map((name) => `${folder}/${name}`);
const config = { sidebars: { main: ['index', group('Внешняя', 'one/a', group('Внутренняя', ...pagesOf('two')), 'one/b'), group('Другая', ...pagesOf('three')), 'one/c', 'one/d', 'one/e'] }, colorMode: { respectPrefersColorScheme: true }, favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] } };

const { site, browser } = await setStage(serveSite(files, config));

/** Sum of the layout shifts of the document so far. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { readonly value: number }).value, 0))).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
      }),
  );

test('80 characters of code stand side by side between sidebar and contents at 1280 px', async () => {
  const { page, context } = await openWindow(browser);
  await openAwake(page, site.address);
  expect(await page.locator('.hg-toc').isVisible()).toBe(true);
  expect(await page.locator('.hg-code pre').evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0);
  await context.close();
});

test('groups that were open are open again after a reload, and nothing moves', async () => {
  const { page, context } = await openWindow(browser);
  await openAwake(page, site.address);
  const sidebar = page.locator('.hg-column .hg-sidebar');
  const folding = (name: string) => sidebar.getByRole('button', { name, exact: true });
  const link = (name: string) => sidebar.getByRole('link', { name, exact: true });
  const place = async (name: string): Promise<number | undefined> => (await link(name).boundingBox())?.y;
  await page.mouse.move(700, 400);
  for (const name of ['Внешняя', 'Внутренняя', 'Другая']) await folding(name).click();
  await link('three e').waitFor();
  await page.locator('.hg-fold[data-hg-folding]').waitFor({ state: 'detached' });
  const before = await place('one e');
  await page.reload();
  await link('two e').waitFor();
  await link('three e').waitFor();
  expect(await place('one e')).toBe(before);
  expect(await shifted(page)).toBe(0);
  // The room has gone with its reason.
  await folding('Другая').click();
  await link('three e').waitFor({ state: 'detached' });
  expect(await place('one e')).toBeLessThan((before ?? 0) - 100);
  await context.close();
});

/** Opens the home page without a sign of a reader; the result lists the scripts that have come by now. */
async function openAsleep(page: Page): Promise<() => readonly string[]> {
  const scripts: string[] = [];
  page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.push(new URL(response.url()).pathname)));
  await page.goto(site.address, { waitUntil: 'networkidle' });
  return () => scripts;
}
const isReady = (page: Page): Promise<boolean> => page.evaluate(() => 'hgReady' in document.documentElement.dataset);

test('a page that is only read loads no React, while its contents follow, and coming to a link has it drawn', async () => {
  const { page, context, complaints } = await openWindow(browser, { viewport: { width: 1280, height: 240 } });
  const scripts = await openAsleep(page);
  expect(scripts().filter((path) => /drawing|frame/.test(path))).toEqual([]);
  // Reading is no reason, be it with the pointer over the text.
  await page.locator('.hg-prose p').first().hover();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => scrollY > 0);
  await page.locator('.hg-toc [aria-current]', { hasText: 'Код' }).waitFor();
  await page.waitForTimeout(1500);
  expect(scripts().filter((path) => path.includes('drawing'))).toEqual([]);
  expect(await isReady(page)).toBe(false);
  await page.locator('.hg-brand').hover();
  await page.waitForSelector('html[data-hg-ready]');
  expect(scripts().filter((path) => path.includes('drawing'))).toHaveLength(1);
  expect(complaints).toEqual([]);
  // Who has used what moves gets the next document of the session drawn without another sign.
  await page.mouse.move(0, 0);
  await page.goto(`${site.address}one/a/`);
  await page.waitForSelector('html[data-hg-ready]');
  await context.close();
});

test('a click that comes before React is kept for it, and a link leads on at once', async () => {
  const { page, context, complaints } = await openWindow(browser);
  await openAsleep(page);
  await page.locator('.hg-color-button').evaluate((button) => (button as HTMLElement).click());
  await page.waitForFunction(() => document.documentElement.dataset['themeChoice'] === 'light');
  const { page: phone, context: pocket, complaints: grumbles } = await openWindow(browser, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await openAsleep(phone);
  await phone.locator('.hg-menu-button').tap();
  await phone.locator('dialog.hg-drawer[open]').waitFor();
  const { page: third, context: other } = await openWindow(browser);
  await third.route(/drawing/, () => undefined);
  await openAsleep(third);
  await third.locator('.hg-sidebar a').nth(1).click();
  await third.waitForURL(/\/one\//);
  expect([...complaints, ...grumbles]).toEqual([]);
  for (const each of [context, pocket, other]) await each.close();
});

test('the mode of the system is followed before React is there', async () => {
  const { page, context } = await openWindow(browser, { colorScheme: 'light' });
  await openAsleep(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  expect(await isReady(page)).toBe(false);
  await context.close();
});
