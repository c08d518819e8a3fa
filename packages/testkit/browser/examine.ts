import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openAwake } from '@helpgen/testkit/browser';
import type { ServedSite } from '@helpgen/testkit/browser';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const looks: readonly { readonly mode: string; readonly widths: readonly number[]; readonly options?: BrowserContextOptions }[] = [
  { mode: 'light', widths: [320, 768, 1280] },
  { mode: 'dark', widths: [320, 768, 1280] },
  // Its colours are the reader's own, and axe asks for those of the page.
  { mode: 'forced colours', widths: [320, 1280], options: { forcedColors: 'active' } },
];

/** What axe finds on the page at `path`, in every look and width, and where it is wider than the window. */
export async function examine({ site, browser }: { readonly site: ServedSite; readonly browser: Browser }, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { mode, widths, options } of looks) {
    // The policy of the site would rightly refuse a script from elsewhere.
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', ...options });
    await context.addInitScript(`localStorage.setItem('theme', '${mode}')`);
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAwake(page, site.address + path);
    await page.evaluate(axeSource);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const where = `${mode} ${width}`;
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
    await context.close();
  }
  return found;
}
