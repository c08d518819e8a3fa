import { expect, jest, test } from '@jest/globals';
import { findBarriers, openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

// The menu would cover a part of the links below a shorter article.
const further = '\nЕщё один.\n'.repeat(4);
const files = {
  'docs/index.md': `---\ntitle: Начало\n---\n\nПервый **абзац**.\n${further}`,
  'docs/own.md': `# Свой заголовок\n\nТекст.\n${further}`,
  'docs/hidden.md': `---\ntitle: Скрытая\nunlisted: true\n---\n\nТекст.\n${further}`,
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const config = {
  url: 'https://docs.example.com',
  favicon: 'favicon.svg',
  content: { docs: 'docs', static: ['static'] },
  editUrl: 'https://example.com/edit/',
};
const { site, browser } = await setStage(serveSite(files, config));

const menu = '.hg-page-menu';
const links = ['Открыть как Markdown', 'Изменить эту страницу'];

test('without script the menu of a page is a list of its links', async () => {
  const { page, context } = await openWindow(browser, { javaScriptEnabled: false });
  await page.goto(site.address);
  await page.locator(`${menu} summary`).click();
  expect(await page.locator(`${menu} li`).allInnerTexts()).toEqual(links);
  await page.locator(`${menu} a`).first().click();
  expect(await page.locator('body').innerText()).toContain('Первый **абзац**.');
  await context.close();
});

test('it stands beside the title, below what is said of the page ahead of it', async () => {
  const { page, context } = await openWindow(browser);
  await page.goto(`${site.address}hidden/`);
  const [note, title, opener] = await Promise.all(['.hg-admonition', 'h1', `${menu} summary`].map((part) => page.locator(part).boundingBox()));
  expect((opener?.y ?? 0) >= (note?.y ?? 0) + (note?.height ?? 0)).toBe(true);
  expect(Math.abs((opener?.y ?? 0) - (title?.y ?? 0))).toBeLessThan(12);
  await context.close();
});

test('its script comes when it is asked for; it copies the page and its address, and Escape closes it', async () => {
  const { page, context, complaints } = await openWindow(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openAwake(page, `${site.address}?_highlight=абзац#a`);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((href) => /page-menu/.test(href))).toEqual([]);
  await page.locator(`${menu} summary`).focus();
  await page.keyboard.press('Enter');
  await page.locator(`${menu} button`).first().waitFor();
  expect(await page.locator(`${menu} li`).allInnerTexts()).toEqual([
    'Копировать как Markdown', links[0], 'Копировать адрес', links[1], 'Напечатать',
  ]);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Копировать как Markdown' }).click();
  await page.getByRole('button', { name: 'Скопировано' }).waitFor();
  expect(await copied()).toContain('Первый **абзац**.');
  await page.locator(`${menu}:not([open])`).waitFor();
  await page.locator(`${menu} summary`).click();
  await page.getByRole('button', { name: 'Копировать адрес' }).click();
  await page.getByRole('button', { name: 'Скопировано' }).waitFor();
  expect(await copied()).toBe(`${site.address}#a`);
  await page.keyboard.press('Escape');
  expect(await page.locator(menu).getAttribute('open')).toBe(null);
  expect(await page.locator(`${menu} summary`).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([[1280, 'light'], [320, 'dark']] as const)('axe finds nothing while it is open, and it stays inside of the window (%d px, %s)', async (width, colorScheme) => {
  const { page, context } = await openWindow(browser, { viewport: { width, height: 700 }, bypassCSP: true, colorScheme });
  for (const path of ['', 'own/']) {
    await openAwake(page, site.address + path);
    await page.locator(`${menu} summary`).click();
    await page.locator(`${menu} button`).first().waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await context.close();
});
