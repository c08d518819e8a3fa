import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectComplaints, openAwake, openBrowser, serveSite } from '@helpgen/testkit/browser';
import type { ServedSite } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const paragraphs = Array.from({ length: 12 }, (_, index) => `Абзац ${index + 1}: текст, который занимает место на странице и больше ничего не делает.`).join('\n\n');
const folded = `---
title: Свёрнутое
---

К [цели](#target) и к [вкладке](#tabbed).

${paragraphs}

::::details[Снаружи]
:::details[Внутри]
### Цель {#target}

Текст цели.
:::
::::

:::::tabs{group="os" queryString="os"}
::::tab[Windows]
Первая
::::
::::tab[Linux]
:::details[В глубине]
### Во вкладке {#tabbed}

Вторая
:::
::::
:::::

:::::tabs{group="os"}
::::tab[Windows]
${paragraphs}
::::
::::tab[Linux]
Коротко
::::
:::::

${paragraphs}
`;

const code = `---
title: Код
---

\`\`\`bash
$ ls
итого 8
$ echo "${'длинная строка '.repeat(20)}"
\`\`\`

\`\`\`json showLineNumbers
{ "коротко": true }
\`\`\`
`;

let site: ServedSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><circle cx="12" cy="12" r="10"/></svg>';
  const files = { 'static/favicon.svg': picture, 'docs/index.md': '---\ntitle: Начало\n---\n\nТекст со [свёрнутым](folded.md#tabbed).\n', 'docs/folded.md': folded, 'docs/code.md': code };
  site = await serveSite(files, { favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] }, codeBlocks: { prompts: ['$ '] } });
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  complaints = collectComplaints(page);
});
afterEach(() => context.close());

/** Waits until the element with the id `id` is seen in the window. */
async function untilSeen(id: string): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.getElementById(name);
    const box = element?.getBoundingClientRect();
    return element?.checkVisibility({ contentVisibilityAuto: true }) === true && box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  }, id);
}

test('a target that is folded away is opened and seen: by the address, by a link, by the table of contents, from another page', async () => {
  await openAwake(page, `${site.address}folded/#target`);
  await untilSeen('target');
  await openAwake(page, `${site.address}folded/`);
  await page.locator('main p a', { hasText: 'вкладке' }).click();
  await untilSeen('tabbed');
  await page.locator('.hg-toc a', { hasText: 'Цель' }).click();
  await untilSeen('target');
  // The address names it already, so nothing tells of the click but the click.
  await page.locator('.hg-details > summary', { hasText: 'Снаружи' }).click();
  await page.waitForSelector('.hg-details:not([open]) #target', { state: 'attached' });
  await page.locator('.hg-toc a', { hasText: 'Цель' }).click();
  await untilSeen('target');
  await openAwake(page, site.address);
  await page.locator('.hg-prose a').click();
  await untilSeen('tabbed');
  expect(complaints).toEqual([]);
});

test('details fold by click and key, inner ones by themselves', async () => {
  await openAwake(page, `${site.address}folded/`);
  const outer = page.locator('.hg-details', { has: page.locator('#target') }).first();
  const inner = outer.locator('.hg-details');
  await outer.locator('> summary').click();
  await page.waitForFunction(() => document.querySelector('.hg-details')?.getAnimations({ subtree: true }).length === 0);
  expect([await outer.getAttribute('open'), await inner.getAttribute('open')]).toEqual(['', null]);
  await inner.locator('> summary').focus();
  await page.keyboard.press('Enter');
  await untilSeen('target');
  await page.keyboard.press('Space');
  await page.waitForSelector('.hg-details .hg-details:not([open])', { state: 'attached' });
  expect(await outer.getAttribute('open')).toBe('');
  expect(complaints).toEqual([]);
});

test('a tab that is chosen stays where it was clicked, its group follows, here and in another tab of the browser', async () => {
  const other = await context.newPage();
  await openAwake(other, `${site.address}folded/?a=1`);
  await openAwake(page, `${site.address}folded/?a=1`);
  const tab = page.locator('.hg-tabs').nth(1).getByRole('tab', { name: 'Linux' });
  await page.waitForSelector('.hg-tab-panel[hidden]', { state: 'attached' });
  await tab.scrollIntoViewIfNeeded();
  const top = (): Promise<number> => tab.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await tab.click();
  expect(await top()).toBe(before);
  expect(await page.locator('[role=tab][aria-selected=true]').allTextContents()).toEqual(['Linux', 'Linux']);
  await other.waitForFunction(() => document.querySelectorAll('[role=tab]:nth-child(2)[aria-selected=true]').length === 2);
  await page.locator('.hg-tabs').first().getByRole('tab', { name: 'Windows' }).click();
  expect(new URL(page.url()).search).toContain('a=1&');
  await openAwake(page, page.url());
  expect(await page.locator('[role=tab][aria-selected=true]').allTextContents()).toEqual(['Windows', 'Windows']);
  expect(complaints).toEqual([]);
});

test('long lines are wrapped by a button that stands only over them; commands are copied without prompts', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAwake(page, `${site.address}code/`);
  await page.waitForSelector('.hg-wrap', { state: 'attached' });
  expect(await page.locator('.hg-wrap').count()).toBe(1);
  const shell = page.locator('.hg-code').first();
  const scrolls = (): Promise<boolean> => shell.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect([await scrolls(), await shell.locator('pre').getAttribute('tabindex'), await shell.locator('pre').getAttribute('aria-label')]).toEqual([true, '0', 'Код']);
  await shell.locator('.hg-wrap').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hg-code:first-child pre:not([tabindex])');
  expect(await scrolls()).toBe(false);
  await shell.locator('.hg-copy').click();
  await page.waitForSelector('.hg-copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^ls\necho "длинная строка/);
  await shell.locator('.hg-wrap').click();
  await page.waitForSelector('.hg-code:first-child pre[tabindex]');
  expect(complaints).toEqual([]);
});
