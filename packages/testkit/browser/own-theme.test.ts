import { expect, test } from '@jest/globals';
import { collectComplaints, openAwake, serveSite, setStage } from '@helpgen/testkit/browser';
import { ownTheme } from '../sites/own-theme.ts';

const { site, browser } = await setStage(serveSite(ownTheme.files, ownTheme.config));

test('a theme of another product wakes: its colours, its parts, its island, its page, and a page without islands loads none of their code', async () => {
  const page = await browser.newPage();
  const complaints = collectComplaints(page);
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())));

  await openAwake(page, `${site.address}plain/`);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hg-accent'))).toBe('#8a1c4a');
  expect(await page.locator('.till-line').isVisible()).toBe(true);
  await page.waitForLoadState('networkidle');
  const atFirst = [...scripts];

  await openAwake(page, site.address);
  const [inside] = await page.locator('hg-inside').elementHandles();
  await page.locator('.till-rating button').nth(3).scrollIntoViewIfNeeded();
  // The island hydrates when it is in view; a click before that would be lost.
  await page.waitForFunction(() => {
    document.querySelectorAll<HTMLButtonElement>('.till-rating button')[3]?.click();
    return document.querySelector('.till-rating output')?.textContent === 'Спасибо: 4 из 5';
  });
  expect(scripts.filter((href) => !atFirst.includes(href)).length).toBeGreaterThan(0);
  // What the article put into it is still the node of the document.
  expect(await inside?.evaluate((element) => element.isConnected)).toBe(true);

  await page.locator('hg-inside a').click();
  await page.waitForURL(/plain/);
  expect(await page.locator('hg-island').count()).toBe(0);
  await page.goBack();
  await page.locator('.till-rating button').nth(1).waitFor();

  await openAwake(page, `${site.address}count/`);
  await page.locator('#count').click();
  expect(await page.locator('#count').innerText()).toBe('Нажато: 1');
  expect(complaints).toEqual([]);
  await page.close();
}, 60_000);
