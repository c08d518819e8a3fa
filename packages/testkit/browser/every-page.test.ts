import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { collectComplaints, openAwake, openBrowser, serveRealSite } from '@helpgen/testkit/browser';
import type { ServedSite } from '@helpgen/testkit/browser';

let site: ServedSite;
let browser: Browser;
/** Addresses below the site's own, and the documents as they were written; redirects are apart. */
let pages: readonly { readonly path: string; readonly html: string }[];

beforeAll(async () => {
  site = await serveRealSite();
  browser = await openBrowser();
  pages = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.html'))
    .toSorted()
    .map((path) => ({ path: path.slice(0, -'index.html'.length), html: readFileSync(join(site.folder, path), 'utf8') }))
    .filter(({ html }) => html.includes('id="hg-root"'));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});

/** Tabs at once: a page waits for the disk and the network most of its time. */
const tabs = 4;

test('every page stands in its document, wakes without a complaint, and scrolls in one direction at 320 px', async () => {
  const wrong: string[] = [];
  const pending = pages.values();
  const complaints = await Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await browser.newPage();
      const found = collectComplaints(page);
      for (const { path, html } of pending) wrong.push(...(await findFaults(page, path, html)));
      await page.close();
      return found;
    }),
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
  expect(complaints.flat()).toEqual([]);
}, 900_000);

async function findFaults(page: Page, path: string, html: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const received = await (await fetch(site.address + path)).text();
  if (received.replace('<meta name="helpgen-preview" content="/_helpgen/feedback">', '') !== html) faults.push(`${path} is not served as it was written`);
  if (!/<h1[ >]/.test(html) || !/<title>[^<]+<\/title>/.test(html)) faults.push(`${path} has no title or heading`);
  await page.setViewportSize({ width: 320, height: 640 });
  await openAwake(page, site.address + path);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 320) faults.push(`${path} is ${width} px wide`);
  return faults;
}
