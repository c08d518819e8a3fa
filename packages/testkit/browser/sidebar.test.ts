import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
const pages = names(60);
const files = {
  'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '---\ntitle: Начало\n---\n\nК [глубокой](groups/inner/deep.md) странице.\n',
  'docs/groups/index.md': '---\ntitle: Группы\n---\n\nТекст.\n',
  'docs/groups/first.md': '---\ntitle: Первая\n---\n\nТекст.\n',
  'docs/groups/inner/deep.md': '---\ntitle: Глубокая\n---\n\nТекст.\n',
  'docs/bare/yozh.md': '---\ntitle: Ёжик в тумане\n---\n\nТекст.\n',
  'docs/bare/other.md': '---\ntitle: Другая\n---\n\nТекст.\n',
  'docs/other/alone.md': '---\ntitle: Одна\n---\n\nТекст.\n',
  ...Object.fromEntries(pages.map((name) => [`docs/long/${name}.md`, `---\ntitle: Страница ${name}\n---\n\nТекст.\n`])),
};
const config = {
  favicon: 'favicon.svg',
  content: { docs: 'docs', static: ['static'] },
  sidebar: { hideable: true },
  navbar: { items: [{ type: 'docSidebar', sidebarId: 'main', label: 'Основное' }, { type: 'docSidebar', sidebarId: 'other', label: 'Прочее' }] },
  sidebars: {
    main: [
      'index',
      {
        type: 'category',
        label: 'Группы',
        link: { type: 'doc', id: 'groups/index' },
        items: ['groups/first', { type: 'category', label: 'Внутри', items: ['groups/inner/deep'] }],
      },
      { type: 'category', label: 'Без страницы', items: ['bare/yozh', 'bare/other'] },
      { type: 'category', label: 'Длинная', items: pages.map((name) => `long/${name}`) },
      {
        type: 'category',
        label: 'Огромная',
        items: Array.from({ length: 3000 }, (_, index) => ({ type: 'link', label: `Запись ${index}`, href: `https://example.org/${index}` })),
      },
    ],
    other: ['other/alone', { type: 'category', label: 'Группа', items: [{ type: 'link', label: 'Ссылка', href: 'https://example.org/' }] }],
  },
};

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveSite(files, config));
beforeEach(() => start());
afterEach(async () => {
  expect(complaints.filter((text) => !text.endsWith(' csp'))).toEqual([]);
  await context.close();
});

async function start(options: BrowserContextOptions = {}): Promise<void> {
  await context?.close();
  ({ context, page, complaints } = await openWindow(browser, options));
}

const sidebar = (): Locator => page.locator('.hg-column .hg-sidebar');
const caret = (name: string): Locator => sidebar().getByRole('button', { name: new RegExp(`(Развернуть|Свернуть) раздел «${name}»`) });
const folding = (name: string): Locator => sidebar().getByRole('button', { name, exact: true });
const link = (name: string): Locator => sidebar().getByRole('link', { name, exact: true });
const field = (): Locator => sidebar().getByRole('searchbox');
const labels = (): Promise<readonly string[]> => sidebar().locator('li > :is(a, span, button:not(.hg-caret))').evaluateAll((all) => all.map((one) => one.textContent));
const focused = (): Promise<string> => page.evaluate(() => (document.activeElement?.textContent ?? '').trim());
const said = (text: RegExp): Promise<unknown> => page.locator('.hg-live').filter({ hasText: text }).waitFor({ state: 'attached' });

async function open(path: string): Promise<void> {
  await openAwake(page, site.address + path);
  await page.mouse.move(700, 400);
  await sidebar().locator('[aria-expanded]').first().waitFor();
}

/** Remembers how long each fold takes, in milliseconds, and its heights. */
async function watchFolding(): Promise<() => Promise<readonly { readonly duration: number; readonly height: number }[]>> {
  await page.addInitScript(() => {
    const log: object[] = [];
    const { animate } = Element.prototype;
    Object.assign(globalThis, { foldings: log });
    Element.prototype.animate = function record(frames, options) {
      if (this.classList.contains('hg-fold')) log.push({ duration: (options as KeyframeAnimationOptions).duration, height: this.scrollHeight });
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { foldings: { duration: number; height: number }[] }).foldings);
}

const formula = (height: number): number => Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

test('groups are closed but for the way to the page, and code comes with the first sign of a reader', async () => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openAwake(page, site.address);
  expect(await labels()).toEqual(['Начало', 'Группы', 'Без страницы', 'Длинная', 'Огромная']);
  expect(await sidebar().locator('button').count()).toBe(0);
  const before = await sidebar().locator('nav').boundingBox();
  const top = await link('Группы').boundingBox();
  requests.length = 0;
  await page.mouse.move(700, 400);
  await sidebar().locator('[aria-expanded]').first().waitFor();
  expect(requests.some((url) => url.includes('SidebarTree'))).toBe(true);
  expect(requests.some((url) => /sidebar-\w+\.json/.test(url))).toBe(false);
  // Nothing moves when it wakes.
  expect(await link('Группы').boundingBox()).toEqual(top);
  expect((await sidebar().locator('nav').boundingBox())?.width).toBe(before?.width);
  await open('groups/inner/deep/');
  expect(await labels()).toEqual(['Начало', 'Группы', 'Первая', 'Внутри', 'Глубокая', 'Без страницы', 'Длинная', 'Огромная']);
  expect(await link('Глубокая').getAttribute('aria-current')).toBe('page');
});

test('a group folds softly for as long as its height asks, but not when the page comes', async () => {
  const foldings = await watchFolding();
  await open('groups/inner/deep/');
  expect(await foldings()).toEqual([]);
  await caret('Группы').click();
  await link('Первая').waitFor({ state: 'detached' });
  await folding('Без страницы').click();
  await link('Другая').waitFor();
  const log = await foldings();
  expect(log).toHaveLength(2);
  for (const { duration, height } of log) expect(duration).toBe(formula(height));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await folding('Без страницы').click();
  await link('Другая').waitFor({ state: 'detached' });
  expect((await foldings()).at(-1)?.duration).toBe(1);
});

describe('a click', () => {
  test('on the label of a group goes to its page and opens it, and folds it there', async () => {
    await open('');
    await link('Группы').click();
    await link('Первая').waitFor();
    expect(new URL(page.url()).pathname.endsWith('/groups/')).toBe(true);
    await link('Группы').click();
    await link('Первая').waitFor({ state: 'detached' });
    await link('Группы').click();
    await link('Первая').waitFor();
  });

  test('on the caret folds the group and stays on the page', async () => {
    await open('');
    await caret('Группы').click();
    await link('Первая').waitFor();
    expect(await caret('Группы').getAttribute('aria-expanded')).toBe('true');
    expect(page.url()).toBe(site.address);
    await caret('Группы').click();
    await link('Первая').waitFor({ state: 'detached' });
  });

  test('on a group without a page folds it, by Enter and Space too', async () => {
    await open('');
    for (const act of [() => folding('Без страницы').click(), () => folding('Без страницы').press('Enter'), () => folding('Без страницы').press(' ')]) {
      const wasOpen = (await folding('Без страницы').getAttribute('aria-expanded')) === 'true';
      await act();
      await link('Другая').waitFor({ state: wasOpen ? 'detached' : 'visible' });
    }
    expect(page.url()).toBe(site.address);
  });
});

test('the way to a page opens when a link in the text leads there, and what was open stays open', async () => {
  await open('');
  await folding('Без страницы').click();
  await link('Другая').waitFor();
  await page.locator('.hg-prose a').first().click();
  await link('Глубокая').waitFor();
  expect(await link('Глубокая').getAttribute('aria-current')).toBe('page');
  expect(await link('Другая').isVisible()).toBe(true);
});

describe('the filter', () => {
  test('finds entries of closed groups by any words of their labels, and says how many', async () => {
    await open('');
    await field().fill('ТУМАН ежик');
    await link('Ёжик в тумане').waitFor();
    expect(await labels()).toEqual(['Без страницы', 'Ёжик в тумане']);
    expect(await sidebar().locator('mark').allTextContents()).toEqual(['Ёжик', 'туман']);
    await said(/^Найден 1 раздел$/);
    await field().fill('запись');
    await said(/^Найдено 3000 разделов$/);
    expect(await sidebar().locator('li').count()).toBeLessThan(110);
    expect(await sidebar().locator('.hg-filter p').first().textContent()).toBe('Первые 100 из 3000 разделов');
  });

  test('says that there is nothing, and Escape brings the tree back', async () => {
    await open('');
    await field().fill('нетничего');
    await sidebar().getByText('Раздела с таким названием нет').waitFor();
    await said(/Раздела с таким названием нет/);
    const typed = await field().inputValue();
    const onward = sidebar().getByRole('link', { name: `Искать «${typed}» в статьях` });
    expect(new URL((await onward.getAttribute('href')) ?? '', site.address).searchParams.get('q')).toBe(typed);
    await field().press('Escape');
    expect(await field().inputValue()).toBe('');
    await link('Группы').waitFor();
  });

  test('leads to the first entry that was found by Enter, and to the search where nothing was', async () => {
    await open('');
    await field().fill('глубок');
    await link('Глубокая').waitFor();
    await field().press('Enter');
    await page.waitForURL('**/groups/inner/deep/');
    await field().fill('нетничего');
    await sidebar().getByText('Раздела с таким названием нет').waitFor();
    await field().press('Enter');
    await page.waitForURL(/\/search\/\?q=/);
  });

  test('is worked by keys alone, and gives way to the tree on the page that was found', async () => {
    await open('');
    await field().fill('глубок');
    await link('Глубокая').waitFor();
    await field().press('ArrowDown');
    await page.keyboard.press('End');
    expect(await focused()).toBe('Глубокая');
    await page.keyboard.press('Escape');
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    await field().fill('глубок');
    await link('Глубокая').click();
    await page.waitForURL('**/groups/inner/deep/');
    expect(await field().inputValue()).toBe('');
    expect(await link('Группы').isVisible()).toBe(true);
  });
});

test('the entry of the page is in view', async () => {
  await page.setViewportSize({ width: 1280, height: 450 });
  const inView = (): Promise<boolean> =>
    page.locator('.hg-column [aria-current=page]').evaluate((active) => {
      const [outer, inner] = [active.closest('.hg-scroller')?.getBoundingClientRect(), active.getBoundingClientRect()];
      return outer !== undefined && inner.top >= outer.top && inner.bottom <= outer.bottom;
    });
  await openAwake(page, `${site.address}long/p45/`);
  expect(await inView()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.move(700, 400);
  await sidebar().locator('[aria-expanded]').first().waitFor();
  expect(await inView()).toBe(true);
  await page.locator('.hg-column').evaluate((column) => (column.scrollTop = 0));
  await page.locator('.hg-pager .hg-next').click();
  await page.waitForURL('**/long/p46/');
  await page.waitForFunction(() => document.querySelector('.hg-column [aria-current=page]')?.getAttribute('href') === location.pathname);
  await page.waitForFunction(() => (document.querySelector('.hg-column')?.scrollTop ?? 0) > 0);
  expect(await inView()).toBe(true);
});

test('what is open and how far it is scrolled outlives a reload and a visit to another sidebar', async () => {
  await open('');
  await folding('Без страницы').click();
  await link('Другая').waitFor();
  await folding('Огромная').click();
  await link('Запись 7').waitFor();
  await page.locator('.hg-fold[data-hg-folding]').waitFor({ state: 'detached' });
  await page.locator('.hg-column').evaluate((column) => (column.scrollTop = 120));
  const top = (): Promise<number> => page.locator('.hg-column').evaluate((column) => Math.round(column.scrollTop));
  await page.reload();
  await link('Запись 7').waitFor();
  expect(await link('Другая').isVisible()).toBe(true);
  await page.waitForFunction(() => document.querySelector('.hg-column')?.scrollTop === 120);
  expect(await top()).toBe(120);
  await page.locator('.hg-header').getByRole('link', { name: 'Прочее' }).click();
  await link('Одна').waitFor();
  await page.locator('.hg-header').getByRole('link', { name: 'Основное' }).click();
  await link('Запись 7').waitFor();
  expect(await link('Другая').isVisible()).toBe(true);
});

test('the keys of a tree move in it', async () => {
  await open('');
  await link('Начало').focus();
  const walk: readonly (readonly [string, string])[] = [
    ['ArrowDown', 'Группы'],
    ['ArrowUp', 'Начало'],
    ['End', 'Огромная'],
    ['Home', 'Начало'],
  ];
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    expect([key, await focused()]).toEqual([key, name]);
  }
  await page.evaluate(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'б', bubbles: true })));
  expect(await focused()).toBe('Без страницы');
  await page.keyboard.press('ArrowRight');
  await link('Другая').waitFor();
  expect(await focused()).toBe('Без страницы');
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Ёжик в тумане');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('Без страницы');
  await page.keyboard.press('ArrowLeft');
  await link('Другая').waitFor({ state: 'detached' });
  await page.keyboard.press('Shift+*');
  await link('Первая').waitFor();
  await link('Запись 0').waitFor();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a sidebar is hidden and shown by its button, by Enter and Space and no other key', async () => {
  await open('');
  const hide = sidebar().getByRole('button', { name: 'Свернуть боковую панель' });
  const show = sidebar().getByRole('button', { name: 'Развернуть боковую панель' });
  const width = (): Promise<number> => page.locator('.hg-column').evaluate((column) => Math.round(column.getBoundingClientRect().width));
  await hide.focus();
  for (const key of ['ArrowDown', 'x', 'Escape']) await page.keyboard.press(key);
  expect(await hide.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.hg-column')?.getBoundingClientRect().width === 30);
  expect(await link('Группы').isVisible()).toBe(false);
  await page.keyboard.press('Tab');
  await show.focus();
  await page.keyboard.press(' ');
  await page.waitForFunction(() => (document.querySelector('.hg-column')?.getBoundingClientRect().width ?? 0) > 200);
  expect(await width()).toBeGreaterThan(200);
  expect(await link('Группы').isVisible()).toBe(true);
});

describe('of a long group', () => {
  test('a page shows the entries around its own, and more of them when they are asked for', async () => {
    await open('long/p30/');
    expect(await link('Страница p30').isVisible()).toBe(true);
    expect(await link('Страница p00').count()).toBe(0);
    expect(await link('Страница p59').count()).toBe(0);
    await sidebar().getByRole('link', { name: /^Ещё 18$/ }).first().click();
    await link('Страница p00').waitFor();
    expect(page.url()).toContain('/p30/');
  });

  test('3 000 entries are drawn step by step', async () => {
    await open('');
    await folding('Огромная').click();
    await link('Запись 0').waitFor();
    expect(await sidebar().locator('li').count()).toBeLessThan(60);
    // What is below moves as long as it unfolds.
    await page.waitForFunction(() => document.querySelector('[data-hg-folding]') === null);
    await sidebar().getByRole('button', { name: 'Ещё 2950' }).click();
    await link('Запись 99').waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Запись 50');
    expect(await sidebar().locator('li').count()).toBeLessThan(110);
  });

  test('every page can be reached without script', async () => {
    await start({ javaScriptEnabled: false });
    const seen = new Set<string>();
    const waiting = [site.address];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      await page.goto(address);
      const hrefs = await page.locator('.hg-sidebar a').evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href));
      for (const href of hrefs.filter((one) => one.startsWith(site.address))) {
        if (!seen.has(href)) waiting.push(href);
        seen.add(href);
      }
    }
    for (const name of pages) expect(seen).toContain(`${site.address}long/${name}/`);
    expect(seen).toContain(`${site.address}groups/inner/deep/`);
  });
});

test('in the drawer of a phone it works as well, and Escape clears the filter before it closes the drawer', async () => {
  await start({ viewport: { width: 360, height: 700 } });
  await openAwake(page, site.address);
  await page.locator('.hg-menu-button').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('searchbox').fill('глубок');
  await drawer.getByRole('link', { name: 'Глубокая' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.getByRole('link', { name: 'Группы' }).waitFor();
  expect(await drawer.isVisible()).toBe(true);
  await drawer.getByRole('button', { name: 'Развернуть раздел «Группы»' }).click();
  await drawer.getByRole('link', { name: 'Первая' }).click();
  await page.waitForURL('**/groups/first/');
  await drawer.waitFor({ state: 'detached' });
});

test('the entry of the page is in view whenever the drawer opens, and in the column of a screen that has become wide', async () => {
  const isSeen = (outer: string): Promise<boolean> =>
    page.locator(`${outer} [aria-current=page]`).evaluate((entry) => {
      const [inner, frame] = [entry.getBoundingClientRect(), entry.closest('.hg-scroller')?.getBoundingClientRect()];
      return frame !== undefined && inner.top >= frame.top && inner.bottom <= frame.bottom;
    });
  await start({ viewport: { width: 360, height: 500 } });
  await openAwake(page, `${site.address}long/p40/`);
  for (let time = 0; time < 2; time += 1) {
    await page.locator('.hg-menu-button').click();
    await page.waitForFunction(() => document.querySelector('.hg-drawer[open] [data-hg-still]') === null && document.querySelector('.hg-drawer [aria-current=page]') !== null);
    expect([time, await waitUntil(() => isSeen('.hg-drawer'))]).toEqual([time, true]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.setViewportSize({ width: 1200, height: 500 });
  await expect(waitUntil(() => isSeen('.hg-column'))).resolves.toBe(true);
  await openAwake(page, `${site.address}long/p40/`);
  await expect(waitUntil(() => isSeen('.hg-column'))).resolves.toBe(true);
});

/** Whether `is` becomes true within a second. */
async function waitUntil(is: () => Promise<boolean>): Promise<boolean> {
  for (let turn = 0; turn < 20; turn += 1) {
    if (await is()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return is();
}
