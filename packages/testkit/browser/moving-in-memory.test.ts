import { expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { collectComplaints, openAwake, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const long = Array.from({ length: 60 }, (_, index) => `Абзац ${index}.\n`).join('\n');
const { site, browser } = await setStage(serveSite(
  {
    'docs/index.md': `---\ntitle: Начало\n---\n\n[Дальше](next.md)\n\n${long}\n## Конец\n\nТекст.\n`,
    'docs/next.md': '---\ntitle: Дальше\n---\n\nТекст.\n',
    'static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  { router: 'memory', favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] } },
));

test('inside another application pages change, go back and forward by keys, and address bar and history stay as they were', async () => {
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints = collectComplaints(page);
  await openAwake(page, site.address);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  const before = await page.evaluate(() => [location.href, history.length]);
  const showing = (title: string): Promise<unknown> => page.waitForFunction((start) => document.title.startsWith(start), title);
  await page.locator('.hg-toc a').first().click();
  await page.waitForFunction(() => scrollY > 500);
  const top = await page.evaluate(() => Math.round(scrollY));
  await page.locator('main a', { hasText: 'Дальше' }).first().evaluate((link) => (link as HTMLElement).click());
  await showing('Дальше');
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
  await page.keyboard.press('Alt+ArrowLeft');
  await showing('Начало');
  await page.waitForFunction((kept) => Math.round(scrollY) === kept, top);
  await page.keyboard.press('Alt+ArrowLeft');
  await page.waitForFunction(() => scrollY === 0);
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await showing('Дальше');
  await page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseup', { button: 3, bubbles: true, cancelable: true })));
  await showing('Начало');
  await page.keyboard.press('Tab');
  await page.locator('.hg-skip').focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('hg-main');
  expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
  expect(complaints).toEqual([]);
  await page.close();
});
