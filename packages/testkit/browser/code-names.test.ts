import { expect, jest, test } from '@jest/globals';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { method, referencePresets, type } from '../sites/described-site.ts';

jest.setTimeout(60_000);

const code = '```xbsl\nзнч Свет = новый Лампа()\nСвет.Включить() // знч\n```\n';
const files = {
  'docs/index.md': `---\ntitle: Начало\n---\n\n${code}\n[Дальше](second.md)\n`,
  'docs/second.md': `---\ntitle: Дальше\n---\n\n${code}`,
  'docs/lamp.yaml': type('Лампа', 'Lamp', `constructors: [{ summary: Создаёт. }]\nmethods:\n${method('Включить', 'TurnOn')}`),
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const config = { favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] }, presets: referencePresets };
const { site, browser } = await setStage(serveSite(files, config));

test('English names in code are chosen by keys, stay chosen, are copied as they are seen, and are asked for then alone', async () => {
  const { page, context, complaints } = await openWindow(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const block = page.locator('.hg-code code');
  const choose = async (words: string): Promise<void> => {
    await page.keyboard.press('/');
    await page.locator('.hg-panel [role=option]', { hasText: words }).click();
  };
  const isEnglish = (): Promise<unknown> => page.locator('.hg-code code', { hasText: 'val Свет = new Lamp()' }).waitFor();
  await openAwake(page, site.address);
  await choose('Имена в коде: английские');
  await isEnglish();
  expect(await block.innerText()).toBe('val Свет = new Lamp()\nСвет.TurnOn() // знч\n');
  await block.hover();
  await page.locator('.hg-copy').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('val Свет = new Lamp()\nСвет.TurnOn() // знч');
  await page.locator('main a', { hasText: 'Дальше' }).first().click();
  await page.waitForURL(/second/);
  await isEnglish();
  await page.reload();
  await isEnglish();
  await choose('Имена в коде: русские');
  await page.locator('.hg-code code', { hasText: 'знч Свет = новый Лампа()' }).waitFor();
  asked.length = 0;
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((href) => /english-names|code-names/.test(href))).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('without keys the menu of the page offers the names that are not shown', async () => {
  const { page, context, complaints } = await openWindow(browser, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await openAwake(page, site.address);
  const menu = page.locator('.hg-page-menu');
  const choose = async (label: string): Promise<void> => {
    await menu.locator('summary').tap();
    await menu.getByRole('button', { name: label }).tap();
    await page.locator('.hg-page-menu:not([open])').waitFor();
  };
  await choose('Имена в коде: английские');
  await page.locator('.hg-code code', { hasText: 'val Свет = new Lamp()' }).waitFor();
  await choose('Имена в коде: русские');
  await page.locator('.hg-code code', { hasText: 'знч Свет = новый Лампа()' }).waitFor();
  await menu.locator('summary').tap();
  await menu.getByRole('button', { name: 'английские' }).waitFor();
  expect(await menu.getByRole('button', { name: 'Имена в коде' }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
