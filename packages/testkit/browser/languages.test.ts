import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { collectComplaints, findBarriers, openAwake, openBrowser, serveSite } from '@helpgen/testkit/browser';
import type { ServedSite } from '@helpgen/testkit/browser';
import { readLanguageSite } from '../sites/languages.ts';

jest.setTimeout(240_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser?.close());

describe.each([['german', 'Schlüssel', 'Einrichten'], ['arabic', 'مفتاح', 'الإعداد'], ['chinese', '密钥', '设置']])('the site in %s', (name, asked, title) => {
  const { files, config, routes } = readLanguageSite(name);
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveSite(files, config);
  }, 120_000);
  afterAll(() => site?.close());

  test.each(['light', 'dark'])('axe finds nothing on its pages, and none is wider than the window (%s)', async (mode) => {
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    await context.addInitScript(`localStorage.setItem('theme', '${mode}')`);
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    const wrong: string[] = [];
    for (const route of routes) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAwake(page, site.address + route);
      wrong.push(...(await findBarriers(page)).map((found) => `${route} ${found}`));
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const actual = await page.evaluate(() => document.documentElement.scrollWidth);
        if (actual > width) wrong.push(`${route} is ${actual} px wide at ${width}`);
      }
    }
    await context.close();
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('its search answers in its language', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await openAwake(page, `${site.address}faq/`);
    await page.locator('header input[type=search]').fill(asked);
    await page.locator('.hg-row', { hasText: title }).first().waitFor();
    await page.close();
  });
});

test('code runs from left to right on a page that does not, and the sidebar stands at the right', async () => {
  const { files, config } = readLanguageSite('arabic');
  const site = await serveSite(files, config);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await openAwake(page, `${site.address}first-backup/`);
    const facts = await page.evaluate(() => {
      const [code, sidebar, main, current] = ['pre', '.hg-sidebar', 'main', '.hg-sidebar a[aria-current]'].map((selector) => document.querySelector(selector));
      if (code == null || sidebar == null || main == null || current == null) throw new Error('a part of the page is missing');
      const { paddingLeft, paddingRight } = getComputedStyle(current);
      return {
        code: getComputedStyle(code).direction,
        sidebarIsRight: sidebar.getBoundingClientRect().left > main.getBoundingClientRect().right - 1,
        // The mark of the current entry stands beside its name.
        padding: Number.parseFloat(paddingRight) > Number.parseFloat(paddingLeft),
      };
    });
    expect(facts).toEqual({ code: 'ltr', sidebarIsRight: true, padding: true });
    await openAwake(page, `${site.address}config/`);
    const signs = await page.evaluate(() => {
      const [crumb, leaving, names] = ['.hg-crumbs li', 'main a[target=_blank]', '.hg-file-tree li'].map((selector) => document.querySelector(selector));
      if (crumb == null || leaving == null || names == null) throw new Error('a part of the page is missing');
      const turned = [crumb, leaving].map((element) => getComputedStyle(element, '::after').scale);
      return { turned, names: getComputedStyle(names).direction };
    });
    expect(signs).toEqual({ turned: ['-1 1', '-1 1'], names: 'ltr' });
  } finally {
    await page.close();
    site.close();
  }
});
