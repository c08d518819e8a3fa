// Builds the documentation of this repository and takes the pictures that its README shows: `npm run pictures`.
// Usage: node take-pictures.mjs <folder>; HELPGEN_BROWSER names the browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAwake, openBrowser, serveRealSite } from '@helpgen/testkit/browser';

const desktop = { width: 1280, height: 800, scale: 1.5 };
const phone = { width: 390, height: 780, scale: 1.5 };

/** What each picture shows; `act` brings the page there. */
const pictures = [
  {
    name: 'article',
    ...desktop,
    mode: 'light',
    page: 'topics/basic-syntax/',
    async act(page) {
      await page.locator('.hg-term[href$="/terms/constant/"]').hover();
      await page.locator('[role=tooltip]').waitFor();
    },
  },
  { name: 'reference', ...desktop, mode: 'dark', page: 'stdlib/Std/Collections/Array_ru/' },
  { name: 'phone', ...phone, mode: 'light', page: 'topics/if-statement/' },
  {
    name: 'phone-menu',
    ...phone,
    mode: 'dark',
    page: 'topics/if-statement/',
    async act(page) {
      await page.locator('.hg-menu-button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const folder = path.resolve(process.argv[2] ?? '.');
mkdirSync(folder, { recursive: true });
const site = await serveRealSite();
const browser = await openBrowser();
try {
  for (const picture of pictures) {
    const file = path.join(folder, `${picture.name}.webp`);
    const bytes = await take(picture);
    writeFileSync(file, bytes);
    process.stderr.write(`  ${path.relative(process.cwd(), file)}, ${Math.ceil(bytes.length / 1024)} KB\n`);
  }
} finally {
  await browser.close();
  site.close();
}

async function take({ width, height, scale, mode, page: address, act }) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
  const page = await context.newPage();
  // The second visit has its fonts at hand.
  for (const _ of [1, 2]) await openAwake(page, site.address + address);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await act?.(page);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  await context.close();
  return Buffer.from(data, 'base64');
}
