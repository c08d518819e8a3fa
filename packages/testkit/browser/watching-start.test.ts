import { expect, jest, test } from '@jest/globals';
import { openAwake, openWindow, setStage, watchSite } from '@helpgen/testkit/browser';

jest.setTimeout(90_000);

const text = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`docs/part-${number % 6}/page-${number}.md`, text(`Страница ${number}`, `Текст ${number}.`)]));

const { site, browser } = await setStage(watchSite({ 'docs/index.md': text('Главная', 'Начало.'), ...many }));

test('a page that is opened before the rest of the site is known gets its sidebar in its place', async () => {
  const { page, complaints } = await openWindow(browser);
  await page.addInitScript(() => {
    const loads = Number(sessionStorage.getItem('loads') ?? '0') + 1;
    sessionStorage.setItem('loads', String(loads));
  });
  await page.goto(`${site.address}part-3/page-9/`, { waitUntil: 'commit' });
  await page.locator('main', { hasText: 'Текст 9.' }).waitFor();
  await page.locator('.hg-sidebar a', { hasText: 'Страница 15' }).waitFor();
  await page.locator('.hg-sidebar', { hasText: 'part-5' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('loads'))).toBe('1');
  // Sites of tests have no icon.
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource') && !complaint.includes('favicon'))).toEqual([]);
});

test('the entry of the page stays in sight when the sidebar is completed with others before it', async () => {
  const { page } = await openWindow(browser);
  await openAwake(page, `${site.address}part-0/page-0/`);
  await page.mouse.move(10, 300);
  await page.waitForSelector('[data-hg-node] [aria-expanded]');
  for (let number = 0; number < 30; number += 1) site.rig.write(`docs/a-${10 + number}.md`, text(`Раньше ${number}`, 'Текст.'));
  await page.locator('.hg-sidebar a', { hasText: 'Раньше 29' }).waitFor();
  await page.waitForFunction(() => {
    const [list, entry] = ['.hg-scroller', '.hg-sidebar [aria-current=page]'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    return list !== undefined && entry !== undefined && entry.top >= list.top && entry.bottom <= list.bottom;
  });
});
