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

test.each([
  'stdlib/Std/CollaborationSystem/CollaborationSystem_ru/',
  'stdlib/Std/Annotations/Checks/',
  'topics/work-with-zip-files/',
])('no short name is torn in the pager, the index and the tables of %s on a phone, and the index cuts nothing that comes back', async (path) => {
  const page = await openAt(path, phone);
  const [torn, cut] = await page.evaluate(() => {
    const range = document.createRange();
    const isTorn = (part: Text, at: number): boolean => {
      if (!/^\p{L}\p{Ll}/u.test(part.data.slice(at - 1, at + 1))) return false;
      const [before, after] = [at - 1, at].map((from) => {
        range.setStart(part, from);
        range.setEnd(part, from + 1);
        return range.getBoundingClientRect().top;
      }) as [number, number];
      return after > before + 6;
    };
    const parts = [...document.querySelectorAll('.hg-pager a, .hg-crumbs li *, .hg-list code *, td, td *')].flatMap(({ childNodes }) => [...childNodes]).filter((node) => node instanceof Text);
    const names = parts.filter((part) => [...part.data].some((_letter, at) => at > 0 && isTorn(part, at)));
    const results = [...document.querySelectorAll('.hg-list b')].filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0);
    return [names.map(({ data }) => data), results.map(({ textContent }) => textContent)];
  });
  expect([torn, cut]).toEqual([[], []]);
  await page.close();
});

test('a second name stands apart from the first, in lists and in the sidebar', async () => {
  const page = await openAt('stdlib/Std/Http/', { width: 1440, height: 900 });
  const gaps = await page.evaluate(() =>
    [...document.querySelectorAll('.hg-list span[lang], .hg-sidebar small')].map((second) => {
      const range = document.createRange();
      const edges = [second.closest('a') ?? second.previousElementSibling, second].map((named) => {
        const text = document.createTreeWalker(named ?? second, NodeFilter.SHOW_TEXT).nextNode() as Text;
        range.setStart(text, text.data.search(/\S/));
        range.setEnd(text, text.length);
        return [...range.getClientRects()].at(-1) ?? second.getBoundingClientRect();
      }) as [DOMRect, DOMRect];
      const isBeside = Math.abs(edges[1].bottom - edges[0].bottom) < 10;
      return isBeside ? edges[1].left - edges[0].right : 99;
    }),
  );
  expect(gaps.length).toBeGreaterThan(20);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  await page.close();
});

test('the contents have the whole width of a phone while they are open', async () => {
  const page = await openAt(guide, phone);
  const widths = (): Promise<readonly [contents: number, text: number]> => page.evaluate(() => [document.querySelector('.hg-toc-field')?.clientWidth ?? 0, document.querySelector('.hg-prose')?.clientWidth ?? 0]);
  expect((await widths())[0]).toBeLessThan(200);
  await page.locator('.hg-toc-field summary').click();
  const [contents, text] = await widths();
  expect(contents).toBeGreaterThan(text - 4);
  await page.close();
});

test('forced colours leave what is drawn by its ground alone, where a link has landed, and the lines of diagrams', async () => {
  const page = await browser.newPage({ viewport: wide, forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${site.address}topics/http-requests/#files`);
  const look = (selector: string, property: string, pseudo?: string): Promise<string> =>
    page.$eval(selector, (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [property, pseudo] as const);
  const [separator, section] = [await look('.hg-crumbs li', 'background-color', '::after'), await look('.hg-header .hg-active', 'background-color', '::after')];
  const [landed, line] = [await look(':target', 'outline-style'), await look('.hg-drawing', '--hg-diagram-line')];
  await page.goto(`${site.address}topics/work-with-sql-databases/`);
  const tab = await look('[role=tab][aria-selected=true]', 'background-color', '::after');
  await page.goto(`${site.address}stdlib/Std/CollaborationSystem/CollaborationSystemException_ru/`);
  const sign = await look('.hg-sidebar .hg-kind-exception', 'background-color', '::after');
  const ground = await look('html', 'background-color');
  expect(ground).toMatch(/^rgb\(/);
  for (const drawn of [separator, section, tab, sign]) expect(['', 'rgba(0, 0, 0, 0)', ground]).not.toContain(drawn);
  expect([landed, line]).toEqual(['solid', 'CanvasText']);
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

test('what is drawn over code gives way to a link in it that the focus is on, and comes with the focus of its own', async () => {
  const page = await openAt('stdlib/Std/CollaborationSystem/CollaborationSystem_ru/', { width: 390, height: 844 });
  const code = page.locator('.hg-code:not(:has(.hg-code-title))', { hasText: 'ОтправитьФайл' }).first();
  await code.hover();
  const tools = code.locator('.hg-tools');
  await tools.locator('button').first().waitFor();
  const opacity = (): Promise<string> => tools.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe('1');
  await code.locator('code a').last().focus();
  expect(await opacity()).toBe('0');
  await tools.locator('button').first().focus();
  expect(await opacity()).toBe('1');
  await page.close();
});

test('what parts the steps of the way to a page stands behind the last word of a step that needs two lines', async () => {
  const page = await openAt('stdlib/Std/CollaborationSystem/CollaborationSystem_ru/', phone);
  const steps = await page.locator('.hg-crumbs li > a').evaluateAll((links) =>
    links.map((link) => {
      const lines = new Set([...link.getClientRects()].map(({ top }) => Math.round(top)));
      return [lines.size, getComputedStyle(link).display, getComputedStyle(link.parentElement as Element, '::after').display] as const;
    }),
  );
  expect(steps.map(([lines]) => lines)).toContain(2);
  for (const [, link, sign] of steps) expect([link, sign]).toEqual(['inline', 'inline-block']);
  await page.close();
});

test('the card of a name leaves all of its lines to be read', async () => {
  const page = await openAt('topics/work-with-sql-databases/', { width: 390, height: 844 });
  const link = page.locator('.hg-table a', { hasText: 'РезультатВызоваПроцедурыSql' }).first();
  await link.evaluate((element: HTMLElement) => scrollBy(0, element.getBoundingClientRect().top - 200));
  await link.hover();
  const [card, name] = [await page.locator('.hg-card').boundingBox(), await link.boundingBox()];
  expect(name?.height).toBeGreaterThan(40);
  expect(card?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
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

test('paper has no field, no empty sheet behind the text, and says of each form of a method once what it is for', async () => {
  const page = await openAt('', wide);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('input:visible').count()).toBe(0);
  const [color, ground] = await page.locator('.hg-buttons a').first().evaluate((button) => {
    const { color: text, backgroundColor } = getComputedStyle(button);
    return [text, backgroundColor];
  });
  // Grounds are not printed: what is white on one would be white on paper.
  expect(color).not.toBe('rgb(255, 255, 255)');
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  // Nothing stands below the last line.
  const below = await page.evaluate(() => [...document.querySelectorAll('body > *, #hg-root > *')].map((one) => one.getBoundingClientRect()).filter(({ height }) => height === 1).length);
  expect(below).toBe(0);
  await page.goto(`${site.address}stdlib/Std/CollaborationSystem/CollaborationSystem_ru/messages/`);
  const texts = page.locator('.hg-form > summary span');
  expect([await texts.count(), await page.locator('.hg-form > summary span:visible').count()]).toEqual([2, 0]);
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
