import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { twoOfEach } from '../sites/two-of-each.ts';

jest.setTimeout(60_000);

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(serveSite(twoOfEach.files, twoOfEach.config));
beforeEach(() => start());
afterEach(async () => {
  expect(complaints).toEqual([]);
  await context.close();
});

async function start(options: BrowserContextOptions = {}): Promise<void> {
  await context?.close();
  ({ context, page, complaints } = await openWindow(browser, options));
}

const open = (path: string, where = page): Promise<void> => openAwake(where, site.address + path);
const root = (name: string, where = page): Promise<string | undefined> => where.evaluate((key) => document.documentElement.dataset[key], name);
const rootBecomes = (name: string, value: string | undefined, where = page): Promise<unknown> =>
  where.waitForFunction(([key, wanted]) => document.documentElement.dataset[key ?? ''] === wanted, [name, value]);
const stored = (name: string): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), `${name}-own`);
const store = (name: string, value: string): Promise<void> => page.evaluate(([key, text]) => localStorage.setItem(`${key}-own`, text ?? ''), [name, value]);
const opened = (name: string): Promise<void> => page.locator('.hg-dropdown', { has: page.getByRole('button', { name }) }).locator('button').click();
const pathname = (): string => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash);

describe('the version', () => {
  test('leads to the same page of another version with query and hash, and is kept', async () => {
    await open('long/?q=1#второй-раздел');
    expect(await page.locator('.hg-nav .hg-dropdown a[aria-current=true]').allTextContents()).toEqual(['2.0', 'Русский']);
    await opened('Версия 2.0');
    await page.getByRole('link', { name: '1.0', exact: true }).click();
    await page.waitForURL('**/1.0/long/**');
    expect(pathname()).toBe('/help/1.0/long/?q=1#второй-раздел');
    expect(await stored('docs-preferred-version-default')).toBe('1.0');
    expect(await page.getByRole('alert').innerText()).toContain('больше не поддерживается');
    expect(await page.locator('.hg-badge').innerText()).toBe('Версия: 1.0');
    await page.getByRole('alert').getByRole('link').click();
    await page.waitForURL('**/help/long/');
    expect(await stored('docs-preferred-version-default')).toBe('2.0');
  });

  test('leads to the main page of a version that lacks this page, and the last entry to all versions', async () => {
    await open('guide/new/');
    await opened('Версия 2.0');
    const all = page.getByRole('link', { name: 'Все версии' });
    expect(await all.getAttribute('target')).toBe('_blank');
    expect(await page.locator('.hg-dropdown', { has: all }).locator('a').last().textContent()).toBe('Все версии');
    await page.getByRole('link', { name: '1.0 этой страницы там нет' }).click();
    await page.waitForURL('**/help/1.0/');
  });

  test('that a reader prefers is meant by pages of no version, and by what they lead to', async () => {
    await open('about/');
    expect(await page.getByRole('button', { name: /^Версия/ }).innerText()).toContain('2.0');
    await store('docs-preferred-version-default', '1.0');
    await open('about/');
    await page.getByRole('button', { name: 'Версия 1.0' }).waitFor();
    await page.getByRole('link', { name: 'Документация' }).click();
    await page.waitForURL('**/help/1.0/');
    await open('');
    await page.getByRole('button', { name: 'Версия 2.0' }).waitFor();
  });

  test('that does not exist any more is forgotten', async () => {
    await open('');
    await store('docs-preferred-version-default', '0.1');
    await open('about/');
    await page.waitForFunction(() => localStorage.getItem('docs-preferred-version-default-own') === null);
    expect(await page.getByRole('button', { name: /^Версия/ }).innerText()).toContain('2.0');
  });
});

test('the language menu leads to the same page in another language, with query and hash', async () => {
  await open('long/?q=1#x');
  await opened('Языки: Русский');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/long/**');
  expect(pathname()).toBe('/help/en/long/?q=1#x');
  await page.getByRole('button', { name: 'Languages: English' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

const button = '.hg-header .hg-color-button';

describe('the colour mode', () => {
  test('goes from the system to light to dark and back, says so, and colours the browser too', async () => {
    await start({ colorScheme: 'dark' });
    await open('');
    const metas = (): Promise<readonly string[]> => page.locator('meta[name=color-scheme], meta[name=theme-color]').evaluateAll((list) => list.map((meta) => (meta as HTMLMetaElement).content));
    const states = [];
    for (let count = 0; count < 4; count += 1) {
      states.push([await root('theme'), await root('themeChoice'), await stored('theme'), ...(await metas())]);
      await page.locator(button).click();
    }
    expect(states).toEqual([
      ['dark', 'system', null, 'dark', '#181516'],
      ['light', 'light', 'light', 'light', '#ffffff'],
      ['dark', 'dark', 'dark', 'dark', '#181516'],
      ['dark', 'system', null, 'dark', '#181516'],
    ]);
    expect(await page.locator('output').innerText()).toBe('Цветовой режим: светлый');
    expect(await page.locator(button).getAttribute('aria-label')).toContain('сейчас: светлый');
  });

  test('follows the system until the reader chooses', async () => {
    await start({ colorScheme: 'light' });
    await open('');
    await page.emulateMedia({ colorScheme: 'dark' });
    await rootBecomes('theme', 'dark');
    expect(await stored('theme')).toBeNull();
    await page.locator(button).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await root('theme')).toBe('light');
  });

  test('is the same in every tab, also when the whole storage is cleared', async () => {
    await open('');
    const other = await context.newPage();
    await open('long/', other);
    await page.locator(button).click();
    await page.locator(button).click();
    await rootBecomes('theme', 'dark', other);
    expect(await other.locator(button).getAttribute('aria-label')).toContain('тёмный');
    await other.evaluate(() => localStorage.clear());
    await rootBecomes('themeChoice', 'system');
  });

  test('stands before anything is drawn, and its button shows it', async () => {
    await open('');
    await store('theme', 'dark');
    await page.route(/client-.*\.js$/, (route) => route.abort());
    await page.goto(`${site.address}long/`);
    expect(await root('theme')).toBe('dark');
    const drawing = (): Promise<string> => page.locator(`${button} .hg-icon`).evaluate((icon) => {
        const { backgroundImage, maskImage } = getComputedStyle(icon);
        return `${backgroundImage} ${maskImage}`;
      });
    const dark = await drawing();
    await page.evaluate(() => void (document.documentElement.dataset['themeChoice'] = 'light'));
    expect([dark, await drawing()]).toEqual([expect.stringMatching(/^radial-gradient\(circle at 72% 28%/), expect.stringContaining('repeating-conic-gradient')]);
    complaints.length = 0;
  });
});

test('an announcement is put away for good, without moving the page when it comes back, until it has another name', async () => {
  await open('');
  expect(await page.getByRole('region', { name: 'Объявление' }).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.getByRole('region', { name: 'Объявление' }).waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-hg-start'));
  expect(await stored('helpgen.announcement')).toBe('one');
  const quiet = await context.newPage();
  await quiet.route(/client-[^/]*\.js$/, (route) => route.abort());
  await quiet.goto(`${site.address}long/`);
  expect(await quiet.locator('.hg-announcement').isVisible()).toBe(false);
  await store('helpgen.announcement', 'zero');
  await open('long/');
  expect(await page.getByRole('region', { name: 'Объявление' }).isVisible()).toBe(true);
});

test('with a blocked storage everything works for as long as the page, and the console says so once', async () => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open('about/');
  await page.locator('.hg-header .hg-color-button').click();
  expect(await root('theme')).toBe('light');
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await page.locator('.hg-announcement').waitFor({ state: 'hidden' });
  await opened('Версия 2.0');
  await page.getByRole('link', { name: '1.0', exact: true }).click();
  await page.waitForURL('**/help/1.0/');
  expect(complaints).toEqual([expect.stringContaining('Storage is blocked')]);
  complaints.length = 0;
});

const wheelTo = async (top: number): Promise<void> => {
  await page.evaluate((y) => scrollTo(0, y), top);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};
const hasTop = (): Promise<boolean> => page.locator('.hg-to-top').isVisible();
const isHeaderHidden = async (): Promise<boolean> => (await root('hgHeader')) === 'hidden';
/** Waits for what the first sign of a reader loads. */
async function openLong(): Promise<void> {
  await open('long/');
  await Promise.all([page.waitForResponse(/start-frame/), page.keyboard.press('Shift')]);
  await page.evaluate(() => import(performance.getEntriesByType('resource').find(({ name }) => name.includes('start-frame'))?.name ?? ''));
}

describe('scrolling', () => {
  test('up shows the way to the top, unless the top or the end is near', async () => {
    await openLong();
    await wheelTo(1500);
    expect(await hasTop()).toBe(false);
    await wheelTo(1400);
    await page.locator('.hg-to-top').waitFor();
    await wheelTo(1450);
    expect(await hasTop()).toBe(false);
    await wheelTo(310);
    expect(await hasTop()).toBe(true);
    await wheelTo(299);
    expect(await hasTop()).toBe(false);
  });

  test('the button glides to the top in shrinking steps, and jumps with reduced motion', async () => {
    await openLong();
    await wheelTo(2100);
    await wheelTo(2000);
    await page.evaluate(() => Object.assign(window, { seen: [] as number[] }));
    await page.evaluate(() => addEventListener('scroll', () => (window as unknown as { seen: number[] }).seen.push(scrollY)));
    await page.getByRole('button', { name: 'Вернуться к началу страницы' }).click();
    await page.waitForFunction(() => scrollY === 0);
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(seen.slice(0, 3)).toEqual([1700, 1445, 1228]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await wheelTo(2100);
    await wheelTo(2000);
    await page.evaluate(() => (window as unknown as { seen: number[] }).seen.splice(0));
    await page.locator('.hg-to-top').click();
    // The position changes before its event is sent, so wait for the event.
    await page.waitForFunction(() => (window as unknown as { seen: number[] }).seen.includes(0));
    expect(await page.evaluate(() => (window as unknown as { seen: number[] }).seen)).toEqual([0]);
  });

  test('down hides the header, up shows it, and so does the focus', async () => {
    await openLong();
    await wheelTo(40);
    expect(await isHeaderHidden()).toBe(false);
    await wheelTo(800);
    expect(await isHeaderHidden()).toBe(true);
    await wheelTo(760);
    expect(await isHeaderHidden()).toBe(false);
    await wheelTo(900);
    expect(await isHeaderHidden()).toBe(true);
    await page.locator('.hg-brand').focus();
    expect(await isHeaderHidden()).toBe(false);
    await page.waitForFunction(() => document.querySelector('.hg-header')?.getBoundingClientRect().top === 0);
  });

  test('a jump to a heading with a Russian id hides the header and shows no button; another page shows the header', async () => {
    await openLong();
    await wheelTo(20);
    await wheelTo(10);
    expect(await isHeaderHidden()).toBe(false);
    await page.locator('.hg-toc a').last().click();
    await rootBecomes('hgHeader', 'hidden');
    await wheelTo((await page.evaluate(() => scrollY)) - 50);
    await page.locator('.hg-to-top').waitFor();
    await page.locator('.hg-toc a').first().click();
    await page.locator('.hg-to-top').waitFor({ state: 'hidden' });
    expect(await isHeaderHidden()).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.hg-sidebar a[href="/help/"]')?.click());
    await page.waitForURL('**/help/');
    await rootBecomes('hgHeader', undefined);
  });

  test('the skip link moves the focus into the article and leaves the address as it is', async () => {
    await openLong();
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('hg-skip');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => [document.activeElement?.tagName, location.hash, history.length])).toEqual(['MAIN', '', entries]);
  });
});

/** The built site below `base` of another server, where files of the folder `assets` get the answer of `mode`. */
async function serveUnder(base: string, mode: 'whole' | 'gone' | 'refused'): Promise<{ readonly address: string; close(): void }> {
  const types: { readonly [extension: string]: string } = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer(({ url }, answer) => {
    const path = decodeURIComponent(url ?? '');
    const file = join(site.folder, path.slice(base.length) + (path.endsWith('/') ? 'index.html' : ''));
    const isAsset = path.includes('/assets/');
    const isThere = path.startsWith(base) && existsSync(file) && statSync(file).isFile() && !(isAsset && mode === 'gone');
    const type = isAsset && mode === 'refused' ? 'text/plain' : (types[extname(file)] ?? 'text/plain');
    answer.writeHead(isThere ? 200 : 404, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
    answer.end(isThere ? readFileSync(file) : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, close: () => server.close() };
}

describe('a home page that did not load properly', () => {
  test.each([
    ['stands at another path', '/else/where/', 'whole', 'для пути /help/, а открыт он по пути /else/where/'],
    ['lacks its files', '/help/', 'gone', 'На сервере нет файла'],
    ['is refused by the browser', '/help/', 'refused', 'Браузер отверг файл'],
  ] as const)('says so when it %s', async (_what, base, mode, words) => {
    const server = await serveUnder(base, mode);
    await page.goto(server.address);
    const box = page.locator('body > .hg-trouble');
    await box.waitFor();
    expect(await box.innerText()).toContain(words);
    expect((await box.innerText()).startsWith('Сайт загрузился не полностью')).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('body > .hg-trouble') as Element).borderColor)).toBe('rgb(179, 36, 48)');
    expect(complaints.filter((text) => /Content.Security.Policy|uncaught/i.test(text))).toEqual([]);
    complaints.length = 0;
    server.close();
  });

  test('says so when the connection fails, and in English with the words of the specification', async () => {
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto(`${site.address}en/`);
    const box = page.locator('body > .hg-trouble');
    await box.waitFor();
    expect(await box.innerText()).toMatch(/^Your Docusaurus site did not load properly\s[^]*could not be loaded: the connection failed/);
    complaints.length = 0;
  });

  test('has nothing to say when all is well', async () => {
    await open('');
    expect(await page.locator('body > .hg-trouble').count()).toBe(0);
  });
});
