import { expect, jest, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { openAwake, serveRealSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(90_000);

const { site, browser } = await setStage(serveRealSite());

const [wide, phone] = [{ width: 1280, height: 800 }, { width: 320, height: 640 }];
const guide = 'topics/basic-syntax/';
const type = 'stdlib/Std/Collections/MutableArray_ru/';
const exception = 'stdlib/Std/UnsupportedOperationException_ru/';

async function openAt(path: string, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport });
  await openAwake(page, site.address + path);
  return page;
}

/** What moved in a page, by the Layout Instability API: the elements of every shift. */
async function watchShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface Shift extends PerformanceEntry {
      readonly sources: readonly { readonly node?: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[]) {
        shifts.push(sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : (node?.nodeName ?? 'gone'))).join(', '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly shifts: readonly string[] }).shifts);
}

const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });

test.each([
  [guide, wide],
  [type, wide],
  ['topics/types-and-their-hierarchy/', wide],
  ['topics/install-1c-script-runtime-environment/', wide],
  ['topics/nowhere-near/', wide],
  [guide, phone],
  [type, phone],
])('nothing moves while %s is loaded, the sidebar wakes and the reader scrolls (%p)', async (path, viewport) => {
  const page = await browser.newPage({ viewport });
  const shifts = await watchShifts(page);
  await openAwake(page, site.address + path);
  await settle(page);
  await page.mouse.move(10, 300);
  if (viewport === wide && !path.includes('nowhere')) await page.waitForSelector('[data-hg-node] [aria-expanded]');
  await scrollThrough(page);
  await settle(page);
  expect(await shifts()).toEqual([]);
  await page.close();
});

test('a reader who does nothing loads what the first view needs, and no more', async () => {
  const page = await browser.newPage({ viewport: wide });
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  await page.goto(site.address + guide);
  await settle(page);
  const names = requests.filter((request) => !['font', 'other'].includes(request.resourceType())).map((request) => new URL(request.url()).pathname.replace(/^.*\/(?=.)/, '').replace(/-.*(?=\.)/, ''));
  expect(names.toSorted()).toEqual(['basic-syntax/', 'client.css', 'client.js', 'first.js', 'logo.svg']);
  await page.close();
});

test('what moves between pages and the pages in sight are loaded at the first sign of a reader, before he chooses a link', async () => {
  const page = await openAt(guide, wide);
  await settle(page);
  const ahead = page.waitForRequest((request) => request.url().endsWith('.page.js'));
  await page.mouse.move(500, 400);
  await ahead;
  await settle(page);
  const late: string[] = [];
  page.on('request', (request) => void late.push(request.url()));
  await page.locator('.hg-main').getByRole('link', { name: 'Инструкции: обзор' }).click();
  await page.getByRole('heading', { level: 1, name: 'Инструкции' }).waitFor();
  expect(late.filter((url) => url.includes('start-by-path'))).toEqual([]);
  await page.close();
});

test.each(['.html', '/index.html'])('an address that ends in %s shows the page without it', async (ending) => {
  const page = await browser.newPage({ viewport: wide });
  await page.goto(`${site.address}topics/basic-syntax${ending}?a=1#имена`);
  await page.getByRole('heading', { level: 1, name: 'Базовый синтаксис' }).waitFor();
  expect(decodeURIComponent(page.url())).toBe(`${site.address}topics/basic-syntax${ending === '.html' ? '/' : ending}?a=1#имена`);
  await page.close();
});

test('the entry of the page is scrolled into the sidebar without waking it', async () => {
  const page = await openAt('topics/localization/', wide);
  await settle(page);
  expect(await page.evaluate(() => [(document.querySelector('.hg-column')?.scrollTop ?? 0) > 0, document.querySelector('[data-hg-node] [aria-expanded]') === null])).toEqual([true, true]);
  await page.close();
});

test('the mark of a heading hangs beside its last line', async () => {
  const wrong: string[] = [];
  for (const path of [guide, type, 'topics/types-and-their-hierarchy/', 'topics/regular-expressions/']) {
    const page = await openAt(path, phone);
    wrong.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('.hg-prose > :is(h2, h3, h4)')].flatMap((heading) => {
          const anchor = heading.nextElementSibling?.matches('.hg-anchor') === true ? heading.nextElementSibling.getBoundingClientRect() : undefined;
          const range = document.createRange();
          range.selectNodeContents(heading);
          const last = [...range.getClientRects()].at(-1);
          const isBeside = anchor !== undefined && last !== undefined && anchor.top < last.bottom && anchor.bottom > last.top && anchor.right <= last.left;
          return isBeside ? [] : [heading.textContent ?? ''];
        }),
      )),
    );
    await page.close();
  }
  expect(wrong).toEqual([]);
});

test('long names break where a word begins, in the title, the facts and the index of a type', async () => {
  const page = await openAt(exception, phone);
  const [lines, torn] = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('h1, .hg-facts code, .hg-list code > a')].flatMap(({ childNodes }) => [...childNodes]).filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const range = document.createRange();
    const torn = parts.filter((part) => {
      range.selectNodeContents(part);
      return range.getClientRects().length > 1;
    });
    return [document.querySelector('h1')?.childNodes.length, torn.map(({ textContent }) => textContent)];
  });
  expect(lines).toBeGreaterThan(1);
  expect(torn).toEqual([]);
  // Lines of letters of 13 px that stand 13 px apart touch.
  const lineHeight = (part: string): Promise<number> => page.locator(part).first().evaluate((code) => parseFloat(getComputedStyle(code).lineHeight));
  expect(await lineHeight('.hg-facts code')).toBeGreaterThan(16);
  expect(await lineHeight('.hg-list code')).toBeGreaterThan(16);
  await page.close();
});

test('the four ways in stand in twos where there is no room for four', async () => {
  const page = await openAt('', { width: 1024, height: 800 });
  const lefts = await page.locator('.hg-grid > ul:has(> :nth-child(4):last-child) > li').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect([lefts.length, new Set(lefts).size]).toEqual([4, 2]);
  await page.close();
});

test.each([
  ['stdlib/', 2, 320],
  ['topics/operations-overview/', 3, 375],
])('the tables of %s that have %p columns need no scrolling at %p px', async (path, columns, width) => {
  const page = await openAt(path, { width, height: 640 });
  const fits = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('.hg-table')]
        .filter((table) => table.querySelectorAll('thead th').length === wanted)
        .map((table) => table.scrollWidth <= table.clientWidth),
    columns,
  );
  expect(fits).toContain(true);
  expect(fits).not.toContain(false);
  await page.close();
});

test.each([
  ['topics/map-type/', phone],
  ['topics/whats-new-in-9-0/', { width: 390, height: 800 }],
])('a table of %s that goes on at its end fades there until it is scrolled, and one that fits does not (%p)', async (path, viewport) => {
  const page = await openAt(path, viewport);
  const faded = (): Promise<readonly (readonly [goesOn: boolean, fades: boolean])[]> =>
    page.$$eval('.hg-table', (tables) =>
      tables.map((table) => [table.scrollLeft + table.clientWidth + 1 < table.scrollWidth, !getComputedStyle(table).maskSize.includes('40px')]),
    );
  const before = await faded();
  expect(before.map(([goesOn]) => goesOn)).toContain(true);
  expect(before.every(([goesOn, fades]) => goesOn === fades)).toBe(true);
  await page.$$eval('.hg-table', (tables) => tables.forEach((table) => (table.scrollLeft = table.scrollWidth)));
  await settle(page);
  expect((await faded()).flat()).not.toContain(true);
  await page.close();
});

test('the cheat sheet is printed on one side of one sheet', async () => {
  const page = await openAt('topics/cheat-sheet/', wide);
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.close();
});

test('the index of members is printed whole, and without what only a screen answers', async () => {
  const page = await openAt('stdlib/Std/String_ru/', wide);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator(':is(.hg-members-bar > :is(input, label), .hg-copy-name):visible').count()).toBe(0);
  const cut = await page.$$eval('.hg-list code > :is(span, b)', (all) => all.filter((it) => getComputedStyle(it).overflow !== 'visible').length);
  expect(cut).toBe(0);
  await page.close();
});

test('the page of a long type stands within its height, its signatures are in the font of code, and a paragraph keeps away from rows above it', async () => {
  const page = await openAt('stdlib/Std/String_ru/', { width: 1440, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
  const fontOf = (selector: string): Promise<string> => page.locator(selector).first().evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await fontOf('.hg-signature code')).toBe(await fontOf('.hg-code code'));
  await page.close();
  const other = await openAt('stdlib/Std/Time/DayOfWeek_ru/', { width: 1440, height: 900 });
  const gap = await other.locator('.hg-rows + p').first().evaluate((text) => text.getBoundingClientRect().top - (text.previousElementSibling?.getBoundingClientRect().bottom ?? 0));
  expect(gap).toBeGreaterThanOrEqual(12);
  await other.close();
});

test('a table of changes has the whole width of a phone for what changed, and no diagram is cut there', async () => {
  const page = await openAt('topics/1c-script-older-versions/', phone);
  const widths = await page.$$eval('.hg-stacked td', (cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(280);
  await page.close();
  const other = await openAt('topics/receive-emails-via-imap/', { width: 390, height: 800 });
  const drawn = await other.$$eval('.hg-drawn', (places) => places.map((place) => place.scrollWidth - place.clientWidth));
  expect(drawn).toEqual([0]);
  await other.close();
});
