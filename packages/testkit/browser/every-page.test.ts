import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectComplaints, openAwake, serveRealSite, setStage } from '@helpgen/testkit/browser';

const { site, browser } = await setStage(serveRealSite());
/** Addresses below the site's own, and the documents as they were written; redirects are apart. */
const pages = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('index.html'))
  .toSorted()
  .map((path) => ({ path: path.slice(0, -'index.html'.length), html: readFileSync(join(site.folder, path), 'utf8') }))
  .filter(({ html }) => html.includes('id="hg-root"'));

test('every page stands in its document, as it is served', async () => {
  const wrong: string[] = [];
  for (const { path, html } of pages) {
    const received = await (await fetch(site.address + path)).text();
    if (received.replace('<meta name="helpgen-preview" content="/_helpgen/feedback">', '') !== html) wrong.push(`${path} is not served as it was written`);
    if (!/<h1[ >]/.test(html) || !/<title>[^<]+<\/title>/.test(html)) wrong.push(`${path} has no title or heading`);
  }
  expect(pages.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
}, 120_000);

/** Tabs at once: a page waits for the disk and the network most of its time. */
const tabs = 4;
/** Types of the library are described in one form: those with most to say stand for the others. */
const mostTypes = 40;

test('pages wake without a complaint, and scroll in one direction at 320 px', async () => {
  const isType = ({ path }: (typeof pages)[number]): boolean => path.endsWith('_ru/');
  const types = pages.filter(isType).toSorted((a, b) => b.html.length - a.html.length).slice(0, mostTypes);
  const pending = [...pages.filter((each) => !isType(each)), ...types].values();
  const wrong: string[] = [];
  const complaints = await Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
      const found = collectComplaints(page);
      for (const { path } of pending) {
        await openAwake(page, site.address + path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) wrong.push(`${path} is ${width} px wide`);
      }
      await page.close();
      return found;
    }),
  );
  expect(wrong).toEqual([]);
  expect(complaints.flat()).toEqual([]);
}, 600_000);
