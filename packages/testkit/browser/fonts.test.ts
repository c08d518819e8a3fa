import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { collectComplaints, openAwake, serveRealSite, serveSite, setStage, wakePage } from '@helpgen/testkit/browser';

const { site, browser } = await setStage(serveRealSite());

/** Waits for `count` files of the font; what stands in for it while they are on their way is none of them. */
const waitForFonts = async (page: Page, count: number): Promise<void> =>
  void (await page.waitForFunction((wanted) => [...document.fonts].filter(({ family, status }) => family === 'Onest' && status === 'loaded').length === wanted, count));

/** Keeps the fonts that `page` asks for until the result is called. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const late: (() => void)[] = [];
  await page.route(/\.woff2$/, (route) => new Promise<void>((done) => late.push(() => void route.continue().then(done))));
  return async () => {
    while (late.length < 4) await page.waitForTimeout(50);
    late.forEach((go) => go());
  };
}

/** Opens a guide and does not wait for what its fonts would hold back. */
async function openAwakeEarly(page: Page): Promise<void> {
  await page.goto(`${site.address}topics/basic-syntax/`, { waitUntil: 'domcontentloaded' });
  await wakePage(page);
}

/** The names of the fonts that `page` asks for from now on. */
function collectFonts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') names.push(new URL(request.url()).pathname.replace(/^.*\/|-\d+-\w+\.woff2$/g, ''));
  });
  return names;
}

test('a Russian page has its own fonts, of this site alone: each once', async () => {
  const page = await browser.newPage();
  const [fonts, complaints] = [collectFonts(page), collectComplaints(page)];
  await openAwake(page, `${site.address}topics/basic-syntax/`);
  await waitForFonts(page, 2);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.toSorted()).toEqual(['mono-cyrillic', 'mono-latin', 'onest-cyrillic', 'onest-latin']);
  expect(complaints).toEqual([]);
  await page.close();
}, 60_000);

test('a page whose fonts come late has them in its headings, and the next one in its text too', async () => {
  const page = await browser.newPage();
  const release = await holdFonts(page);
  await openAwakeEarly(page);
  const width = (selector: string): Promise<number> =>
    page.evaluate((wanted) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(wanted) as Element);
      return range.getBoundingClientRect().width;
    }, selector);
  const [title, word] = [await width('h1'), await width('.hg-footer a')];
  await release();
  await waitForFonts(page, 2);
  const late = await width('h1');
  expect(late).not.toBe(title);
  // What stood in for it was bold as well, and as wide.
  expect(Math.abs(late / title - 1)).toBeLessThan(0.03);
  expect(await width('.hg-footer a')).toBe(word);
  await page.locator('.hg-footer').getByRole('link', { name: 'Авторские права' }).click();
  await page.getByRole('heading', { level: 1, name: 'Авторские права' }).waitFor();
  expect(await width('.hg-footer a')).not.toBe(word);
  await page.close();
}, 60_000);

test('a phone whose fonts come late has them in the name of the site', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  const release = await holdFonts(page);
  await openAwakeEarly(page);
  const width = (): Promise<number> =>
    page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('.hg-brand span') as Element);
      return range.getBoundingClientRect().width;
    });
  const before = await width();
  await release();
  await waitForFonts(page, 2);
  expect(await width()).not.toBe(before);
  await page.close();
}, 60_000);

test.each([320, 390, 768, 1440])('nothing moves when fonts come late, %d px wide: the text stays as it was drawn', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const release = await holdFonts(page);
  await openAwakeEarly(page);
  const place = (): Promise<number | undefined> => page.evaluate(() => document.querySelector('main h2')?.getBoundingClientRect().top);
  const before = await place();
  await release();
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status !== 'loading'));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await place()).toBe(before);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))).observe({ type: 'layout-shift', buffered: true });
        // Without a shift nobody is called.
        setTimeout(() => done(0), 500);
      }),
  );
  expect(shift).toBe(0);
  await page.close();
}, 60_000);

test('an English page loads no Cyrillic, and one without code no font for it', async () => {
  const english = await serveSite(
    { 'docs/index.md': '---\ntitle: Start\n---\n\nText.\n', 'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>' },
    { title: 'Manual', favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] }, locales: { default: 'en', list: [{ code: 'en', label: 'English' }] } },
  );
  const page = await browser.newPage();
  const fonts = collectFonts(page);
  await openAwake(page, english.address);
  await waitForFonts(page, 1);
  expect(fonts).toEqual(['onest-latin']);
  await page.close();
  english.close();
}, 60_000);
