import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { method, type } from '../sites/described-site.ts';

jest.setTimeout(60_000);

const members = `methods:\n${method('Зажечь', 'TurnOn')}${method('Сосчитать', 'Count')}`;
const files = {
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '---\ntitle: Начало\n---\n\nЕсть `Лампа`.\n',
  'docs/lib/index.yaml': 'kind: namespace\nname: { ru: Дом, en: House }\nsummary: Жильё.\n',
  'docs/lib/Attic/index.yaml': 'kind: namespace\nname: { ru: Чердак, en: Attic }\nsummary: Под крышей.\n',
  'docs/lib/Attic/Trunk.yaml': type('Сундук', 'Trunk'),
  'docs/lib/Basket.yaml': type('Корзина', 'Basket'),
  'docs/lib/Lamp.yaml': type('Лампа', 'Lamp', `groups:\n  Свет: [Зажечь]\n  Счёт: [Сосчитать]\npages: { Свет: light, Счёт: count }\n${members}`),
  'docs/lib/Torch.yaml': type('Факел', 'Torch'),
};
const config = {
  favicon: 'favicon.svg',
  content: { docs: 'docs', static: ['static'] },
  presets: ['@helpgen/script', ['@helpgen/reference', { severalPages: ['lib/Lamp.yaml'] }]],
};

const { site, browser } = await setStage(serveSite(files, config));
let context: BrowserContext;
let page: Page;
let complaints: string[];
beforeEach(async () => void ({ context, page, complaints } = await openWindow(browser)));
afterEach(async () => {
  expect(complaints).toEqual([]);
  await context.close();
});

const labels = (of: Locator): Promise<readonly string[]> => of.locator('li > a').evaluateAll((all) => all.map(({ textContent }) => textContent));
const entry = (of: Locator, name: string): Locator => of.locator(`li:has(> a[href$="/${name}/"])`);

/** What is seen of an entry: its size without what is below it, the way its name is written, and its sign. */
async function look(item: Locator): Promise<{ readonly font: string; readonly color: string; readonly height: number; readonly sign: string }> {
  return item.evaluate((one) => {
    const link = one.querySelector(':scope > a') as HTMLElement;
    const { fontWeight, fontSize, color } = getComputedStyle(link);
    const sign = getComputedStyle(one, '::after');
    return { font: `${fontWeight} ${fontSize}`, color, height: link.offsetHeight, sign: `${sign.width} ${sign.borderTopColor} ${sign.borderRadius}` };
  });
}

test('a type on several pages stands and looks in the sidebar as other types do, and unfolds to its pages by its caret and by keys', async () => {
  await openAwake(page, `${site.address}lib/Basket/`);
  await page.mouse.move(700, 400);
  const sidebar = page.locator('.hg-column .hg-sidebar');
  await sidebar.locator('[aria-expanded]').first().waitFor();
  expect(await labels(sidebar)).toEqual(['Начало', 'Дом', 'Чердак', 'Корзина Basket', 'Лампа Lamp', 'Факел Torch']);
  const lamp = entry(sidebar, 'Lamp');
  const seen = await look(lamp);
  expect(seen.sign).toContain('8px');
  expect(seen).toEqual(await look(entry(sidebar, 'Torch')));
  // Neither the sign nor the second name is covered by what folds it.
  const caret = sidebar.getByRole('button', { name: 'Развернуть раздел «Лампа»' });
  const [name, button] = [await lamp.locator('small').boundingBox(), await caret.boundingBox()];
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan((button?.x ?? 0) - 8);
  await caret.click();
  await sidebar.getByRole('link', { name: 'Свет' }).waitFor();
  await lamp.locator(':scope > a').focus();
  await page.keyboard.press('ArrowLeft');
  await sidebar.getByRole('link', { name: 'Свет' }).waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await sidebar.getByRole('link', { name: 'Свет' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/lib/Lamp/count/');
});

test('in its index what stands beside a name stands in the line of the name, anchors or not', async () => {
  await openAwake(page, `${site.address}lib/Lamp/`);
  const heights = await page.locator('.hg-members .hg-list > li:has(i)').evaluateAll((rows) =>
    rows.map((row) => ['code > a', 'span:last-child'].map((part) => row.querySelector(`:scope > ${part}`)?.getBoundingClientRect().bottom ?? 0)),
  );
  expect(heights.length).toBe(2);
  for (const [name = 0, meaning = 99] of heights) expect(Math.abs(name - meaning)).toBeLessThan(3);
});

test('the filter in the drawer of a phone finds it by either name, and shows it there as others are shown', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAwake(page, `${site.address}lib/Basket/`);
  await page.locator('.hg-menu-button').click();
  const drawer = page.getByRole('dialog');
  for (const query of ['ламп', 'lamp']) {
    await drawer.getByRole('searchbox').fill(query);
    await drawer.locator('mark').waitFor();
    expect(await labels(drawer.locator('.hg-filter'))).toEqual(['Дом', 'Лампа Lamp']);
  }
  expect((await look(entry(drawer, 'Lamp'))).sign).toContain('8px');
  await entry(drawer, 'Lamp').locator(':scope > a').click();
  await page.waitForURL('**/lib/Lamp/');
});

test('the search box offers the type for its name, and a member on the page that tells of it', async () => {
  await openAwake(page, site.address);
  // Names answer before the texts do: what only a text says is waited for.
  const ask = async (text: string, last: string): Promise<readonly (string | null)[]> => {
    await page.keyboard.press('/');
    await page.locator('form.hg-search input[role=combobox]').fill(text);
    await page.locator('[role=option]', { hasText: last }).waitFor();
    return page.locator('[role=option]').evaluateAll((all) => all.map((one) => one.getAttribute('href')?.replace(/[?].*?(?=#|$)/, '') ?? null));
  };
  expect((await ask('Лампа', 'Начало')).slice(0, 4)).toEqual(['/lib/Lamp/', '/', '/lib/Lamp/count/', '/lib/Lamp/light/']);
  const middles = await page.locator('.hg-row-answer[aria-selected=true]').evaluate((row) =>
    ['::before', '::after'].map((sign) => {
      const { top, marginTop, height, borderTopWidth } = getComputedStyle(row, sign);
      return [top, marginTop, borderTopWidth].reduce((sum, each) => sum + parseFloat(each), parseFloat(height) / 2);
    }),
  );
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(3);
  expect((await ask('Лампа.Сосчитать', 'Делает своё'))[0]).toBe(`/lib/Lamp/count/#${encodeURIComponent('Сосчитать')}`);
});
