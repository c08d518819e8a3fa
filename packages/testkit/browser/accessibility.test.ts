import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openAwake, openBrowser, serveRealSite, serveSite } from '@helpgen/testkit/browser';
import type { ServedSite } from '@helpgen/testkit/browser';
import { everyPart } from '../sites/every-part.ts';

jest.setTimeout(240_000);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const looks: readonly { readonly mode: string; readonly widths: readonly number[]; readonly options?: BrowserContextOptions }[] = [
  { mode: 'light', widths: [320, 768, 1280] },
  { mode: 'dark', widths: [320, 768, 1280] },
  // Its colours are the reader's own, and axe asks for those of the page.
  { mode: 'forced colours', widths: [320, 1280], options: { forcedColors: 'active' } },
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser?.close());

/** What axe finds on each of `paths`, in every look and width, and pages that are wider than the window. */
async function examine(site: ServedSite, paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { mode, widths, options } of looks) {
    // The policy of the site would rightly refuse a script from elsewhere.
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', ...options });
    await context.addInitScript(`localStorage.setItem('theme', '${mode}')`);
    const page = await context.newPage();
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAwake(page, site.address + path);
      await page.evaluate(axeSource);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} ${mode} ${width}`;
        const [actual, violations] = await page.evaluate(async (isForced) => {
          const { axe: run } = window as unknown as { axe: typeof axe };
          // What is scrolled out of the sidebar lies behind the header, and axe takes what shows of it for all there is.
          for (const scroller of document.querySelectorAll('.hg-scroller')) scroller.scrollTop = 0;
          const { violations: list } = await run.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], rules: { 'color-contrast': { enabled: !isForced } } });
          return [document.documentElement.scrollWidth, list.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')} (${nodes.length})`)] as const;
        }, options?.forcedColors === 'active');
        if (actual > width) found.push(`${where}: ${actual} px wide`);
        found.push(...violations.map((text) => `${where}: ${text}`));
      }
    }
    await context.close();
  }
  return found;
}

test('axe finds nothing on any kind of page of the real site, light or dark or in forced colours, narrow or wide', async () => {
  const site = await serveRealSite();
  try {
    const paths = ['stdlib/', 'stdlib/Std/', 'stdlib/Std/Collections/Array_ru/', 'stdlib/Std/CompatibilityMode_ru/', 'topics/1c-element-language-overview/', 'topics/whats-new-in-9-0/', 'topics/operations-overview/', 'glossary/', 'markdown-page/', 'search/', 'topics/terms/method/', 'topics/copyrights/', 'нет-такой/'];
    expect(await examine(site, paths)).toEqual([]);
  } finally {
    site.close();
  }
});

test('axe finds nothing on a site that shows every part there is', async () => {
  const site = await serveSite(everyPart.files, everyPart.config);
  try {
    expect(await examine(site, everyPart.routes)).toEqual([]);
  } finally {
    site.close();
  }
});
