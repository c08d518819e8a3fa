import { expect, jest, test } from '@jest/globals';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';
import { ownTheme } from '../sites/own-theme.ts';

jest.setTimeout(60_000);

const { site, browser } = await setStage(serveSite(ownTheme.files, ownTheme.config));

// Words of the article, of what stands inside of the island, and of what the island draws itself.
test.each([
  ['marks that leave the document as it is', true],
  ['marks that are elements, in a browser that has no others', false],
])('a page that is opened with a cold cache and words to be marked hydrates, its island too: %s', async (_what, hasHighlights) => {
  const { page, context, complaints } = await openWindow(browser, { viewport: { width: 1280, height: 400 } });
  if (!hasHighlights) await page.addInitScript('delete CSS.highlights; delete window.Highlight;');
  // The marks come first, then the code of the island.
  await page.route(/\/Rating-[^/]*\.js/, () => undefined);
  await openAwake(page, `${site.address}?_highlight=${encodeURIComponent('тариф')}&_highlight=${encodeURIComponent('оценка')}&_highlight=5`);
  await page.locator('.hg-found-chip').waitFor();
  await page.unroute(/\/Rating-[^/]*\.js/);
  await page.locator('.till-rating button').nth(3).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    document.querySelectorAll<HTMLButtonElement>('.till-rating button')[3]?.click();
    return document.querySelector('.till-rating output')?.textContent === 'Спасибо: 4 из 5';
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a page with an island that is reached by a link with a cold cache hydrates nothing, and draws it', async () => {
  const { page, context, complaints } = await openWindow(browser);
  await openAwake(page, `${site.address}plain/`);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: `../?_highlight=${encodeURIComponent('тариф')}` });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.locator('.till-rating button').nth(3).scrollIntoViewIfNeeded();
  await page.locator('.till-rating button').nth(3).click();
  expect(await page.locator('.till-rating output').innerText()).toBe('Спасибо: 4 из 5');
  expect(complaints).toEqual([]);
  await context.close();
});
