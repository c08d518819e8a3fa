import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const paragraphs = Array.from({ length: 12 }, (_, index) => `Абзац ${index + 1}: текст, который занимает место и больше ничего не делает.`).join('\n\n');
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

\`\`\`bash showLineNumbers=7
$ ls
итого 8
$ echo "${'длинная строка '.repeat(20)}"
\`\`\`

\`\`\`json showLineNumbers
{ "коротко": [true, (1)] }
\`\`\`
`;

const drawing = (width: number, height: number, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`;

const pictures = `---
title: Рисунки
---

![Первый](first.svg "Подпись первого") и [![В ссылке](first.svg)](folded.md), и значок ![Значок](icon.svg).

:::figure[Подпись второго]
![Второй](second.svg)
:::

\`\`\`mermaid title="Путь запроса"
flowchart LR
  A[Запрос] --> B{Есть в кэше?} -->|да| C[Ответ из кэша] --> D[Готово]
  B -->|нет| E[Запрос к базе данных] --> F[Запись в кэш] --> D
\`\`\`

${paragraphs}

${paragraphs}
`;

const long = `---
title: Длинное
---

${Array.from({ length: 60 }, (_, index) => `## Раздел ${index + 1} {#s${index + 1}}\n\n${paragraphs}`).join('\n\n')}
`;

let context: BrowserContext;
let page: Page;
let complaints: string[];

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><circle cx="12" cy="12" r="10"/></svg>';
const files = { 'static/favicon.svg': picture, 'docs/index.md': '---\ntitle: Начало\n---\n\nТекст со [свёрнутым](folded.md#tabbed).\n', 'docs/folded.md': folded, 'docs/code.md': code, 'docs/pictures.md': pictures, 'docs/long.md': long, 'docs/first.svg': drawing(400, 200, 'teal'), 'docs/second.svg': drawing(200, 300, 'tomato'), 'docs/icon.svg': drawing(24, 24, 'gold') };
const { site, browser } = await setStage(serveSite(files, { favicon: 'favicon.svg', content: { docs: 'docs', static: ['static'] }, codeBlocks: { prompts: ['$ '] } }));
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser));
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
  // The window scrolls by whole pixels.
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
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
  // The buttons come with the first sign of a reader; until then whatever might scroll can be reached by keyboard.
  expect(await page.locator('.hg-main pre:not([tabindex])').count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.waitForSelector('.hg-wrap', { state: 'attached' });
  expect(await page.locator('.hg-wrap').count()).toBe(1);
  // The box of the buttons is no wider with the second one: what is added after the first view must not move what stands there.
  expect(new Set(await page.locator('.hg-tools').evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().width))).size).toBe(1);
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

const activeLink = (): Promise<string | null> => page.locator('.hg-toc [aria-current=true]').textContent({ timeout: 2000 }).catch(() => null);

test('the table of contents says which section is read, and scrolls so that it is seen there', async () => {
  await openAwake(page, `${site.address}long/#s2`);
  await page.waitForSelector('.hg-toc a[href="#s2"][aria-current=true]');
  await page.locator('#s40').evaluate((heading) => heading.scrollIntoView());
  await page.waitForSelector('.hg-toc a[href="#s40"][aria-current=true]');
  expect(await page.locator('.hg-toc [aria-current]').count()).toBe(1);
  const isSeen = await page.locator('.hg-toc [aria-current]').evaluate((link) => {
    const [box, list] = [link.getBoundingClientRect(), link.closest('.hg-toc')?.getBoundingClientRect()];
    return list !== undefined && box.top >= list.top && box.bottom <= list.bottom;
  });
  expect(isSeen).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => document.querySelector('.hg-toc a[href="#s40"][aria-current]') === null);
  expect(['Раздел 1', null]).toContain(await activeLink());
  expect(complaints).toEqual([]);
});

test.each([390, 1024])('at %p px the contents are a field below the title that folds out', async (width) => {
  await page.setViewportSize({ width, height: 700 });
  await openAwake(page, `${site.address}long/`);
  expect(await page.locator('.hg-toc').isVisible()).toBe(false);
  const link = page.locator('.hg-toc-field a[href="#s3"]');
  expect(await link.isVisible()).toBe(false);
  await page.locator('.hg-toc-field summary').focus();
  await page.keyboard.press('Enter');
  await link.click();
  await untilSeen('s3');
  expect(complaints).toEqual([]);
});

test('in a low window nothing stays above the text', async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAwake(page, `${site.address}long/#s3`);
  expect(await page.evaluate(() => document.elementFromPoint(160, 10)?.closest('.hg-header') === null)).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.elementFromPoint(160, 10)?.closest('.hg-header') === null)).toBe(false);
});

test('the link of a heading is no part of its name, and where a link has landed is seen', async () => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openAwake(page, `${site.address}long/#s3`);
  expect(await page.getByRole('heading', { name: 'Раздел 3', exact: true }).count()).toBe(1);
  const bars = await page.evaluate(() => ['s3', 's4'].map((id) => getComputedStyle(document.getElementById(id) as Element).boxShadow));
  expect(bars.map((shadow) => shadow !== 'none')).toEqual([true, false]);
});

/** Opens the page with pictures and waits until they can be opened. */
async function openPictures(): Promise<void> {
  await openAwake(page, `${site.address}pictures/`);
  await page.waitForSelector('.hg-zoom');
}

async function untilStill(): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.hg-zoom-picture')?.getAnimations().length === 0);
}

test('images open large within the margins, with their captions; icons and images in links do not', async () => {
  await openPictures();
  expect(await page.locator('.hg-zoom img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).toEqual(['Первый', 'Второй']);
  expect(await page.locator('.hg-enlarge').count()).toBe(1);
  await page.locator('.hg-zoom').first().click();
  await untilStill();
  const dialog = page.getByRole('dialog', { name: 'Первый' });
  expect(await dialog.locator('.hg-zoom-bar p').textContent()).toBe('Подпись первого · 1 из 3');
  const box = await page.locator('.hg-zoom-picture').boundingBox();
  // 1280 by 800 without 24 at the sides and 96 at the top, filled by a drawing that is twice as wide as high.
  expect(box).toEqual({ x: 24, y: 96 + (800 - 96 - 24 - 616) / 2, width: 1232, height: 616 });
  await page.mouse.click(600, 400);
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toBe('Первый');
  expect(complaints).toEqual([]);
});

test('images are opened, walked through, enlarged and closed by keyboard, and the focus comes back', async () => {
  await openPictures();
  await page.locator('.hg-zoom').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Первый' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Второй' }).waitFor();
  expect(await page.locator('.hg-zoom-bar p').textContent()).toBe('Подпись второго · 2 из 3');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Путь запроса' }).waitFor();
  expect(await page.locator('.hg-zoom-picture').evaluate((picture) => picture.tagName)).toBe('svg');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog', { name: 'Второй' }).waitFor();
  const width = async (): Promise<number> => (await page.locator('.hg-zoom-picture').boundingBox())?.width ?? 0;
  await untilStill();
  const whole = await width();
  await page.keyboard.press('+');
  expect(await width()).toBeCloseTo(whole * 1.5, 0);
  // Arrows move what is larger than the window.
  for (let time = 0; time < 4; time += 1) await page.keyboard.press('+');
  const left = async (): Promise<number> => (await page.locator('.hg-zoom-picture').boundingBox())?.x ?? 0;
  const before = await left();
  await page.keyboard.press('ArrowRight');
  expect(await left()).toBeCloseTo(before - 80, 0);
  await page.keyboard.press('0');
  expect(await width()).toBeCloseTo(whole, 0);
  await page.keyboard.press('Escape');
  await page.locator('.hg-zoom-dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toBe('Первый');
  expect(complaints).toEqual([]);
});

test('an enlarged image closes on scrolling, on resizing and when the page is left', async () => {
  await openPictures();
  const dialog = page.locator('.hg-zoom-dialog');
  const open = async (): Promise<void> => {
    await page.locator('.hg-zoom').first().click();
    await untilStill();
  };
  await open();
  await page.mouse.wheel(0, 20);
  await dialog.waitFor({ state: 'detached' });
  await page.evaluate(() => scrollTo(0, 0));
  await open();
  await page.setViewportSize({ width: 1000, height: 800 });
  await dialog.waitFor({ state: 'detached' });
  await open();
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.hg-prose a')?.click());
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Свёрнутое');
  expect(complaints).toEqual([]);
});

test('with a wish for little motion an image opens and closes at once', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    Element.prototype.animate = function (frames, options) {
      durations.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, frames, options);
    };
  });
  await openPictures();
  await page.locator('.hg-zoom').first().click();
  await page.waitForSelector('.hg-zoom-dialog.hg-open');
  await page.keyboard.press('Escape');
  await page.locator('.hg-zoom-dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => (window as unknown as { durations: unknown[] }).durations)).toEqual([1, 1]);
});

test('two fingers enlarge an image, a stroke goes on to the next one', async () => {
  const touch = await browser.newContext({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
  page = await touch.newPage();
  await openPictures();
  const client = await touch.newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await page.locator('.hg-zoom').first().tap();
  await untilStill();
  const width = async (): Promise<number> => (await page.locator('.hg-zoom-picture').boundingBox())?.width ?? 0;
  const whole = await width();
  await dispatch('touchStart', [[170, 400]]);
  await dispatch('touchStart', [[170, 400], [220, 400]]);
  await dispatch('touchMove', [[120, 400], [270, 400]]);
  await dispatch('touchEnd', []);
  expect(await width()).toBeGreaterThan(whole * 2);
  await page.keyboard.press('0');
  await dispatch('touchStart', [[300, 400]]);
  await dispatch('touchMove', [[150, 410]]);
  await dispatch('touchEnd', []);
  await page.getByRole('dialog', { name: 'Второй' }).waitFor();
  await touch.close();
});

test('brackets have the colour of their depth, in both modes', async () => {
  for (const mode of ['light', 'dark']) {
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
    await openAwake(page, `${site.address}code/`);
    const colors = await page.locator('.language-json [class*=bracket-]').evaluateAll((brackets) => brackets.map((bracket) => getComputedStyle(bracket).color));
    expect(new Set(colors.slice(0, 3)).size).toBe(3);
    expect(colors.slice(3)).toEqual(colors.slice(0, 3).toReversed());
  }
  expect(complaints).toEqual([]);
});

/** What axe finds on the page as it is now. */
function findings(where: string): Promise<readonly string[]> {
  return page.evaluate(async (place) => {
    const { axe: examiner } = window as unknown as { axe: typeof axe };
    const { violations } = await examiner.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return violations.map(({ id, nodes }) => `${place}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, where);
}

test('axe finds nothing about images that can be opened, one that is open, and code that is wrapped', async () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    // The policy of the site would rightly refuse a script from elsewhere.
    const own = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await own.addInitScript(`localStorage.setItem('theme', '${mode}')`);
    page = await own.newPage();
    await openPictures();
    await page.evaluate(source);
    found.push(...(await findings(`${mode} closed`)));
    await page.locator('.hg-zoom').nth(1).click();
    await page.waitForSelector('.hg-zoom-dialog.hg-open');
    await untilStill();
    found.push(...(await findings(`${mode} open`)));
    await openAwake(page, `${site.address}code/`);
    await page.evaluate(source);
    await page.waitForSelector('.hg-wrap', { state: 'attached' });
    await page.locator('.hg-wrap').click();
    found.push(...(await findings(`${mode} wrapped`)));
    await own.close();
  }
  expect(found).toEqual([]);
});
