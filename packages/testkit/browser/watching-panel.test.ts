import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { openAwake, openWindow, setStage, watchSite } from '@helpgen/testkit/browser';
import type { WatchedSite } from '@helpgen/testkit/browser';

jest.setTimeout(90_000);

const text = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const picture = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"></svg>`;
const files = {
  'docs/index.md': text('Главная', 'Пять слов стоит на главной.'),
  'docs/one.md': text('Первая', '![Рисунок](/picture.svg)\n\n:::wrning\n\nТекст.\n\n:::'),
  'docs/two.md': text('Вторая', 'Текст.\n\n:::tpi\n\nТекст.\n\n:::'),
  'docs/whole.md': text('Целая', 'Вот [первая](./one.md) страница.'),
  'static/picture.svg': picture(30),
};
const config = { content: { docs: 'docs', static: ['static'] }, search: { questions: 'questions.json' } };

let context: BrowserContext;
let page: Page;
const folder = mkdtempSync(join(tmpdir(), 'helpgen-editor-'));
/** What the editor was told. */
const told = join(folder, 'told');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { site, browser } = await setStage(watchWithEditor());

async function watchWithEditor(): Promise<WatchedSite> {
  const editor = join(folder, 'code');
  writeFileSync(editor, `#!/bin/sh\nprintf '%s ' "$@" > ${told}.new && mv ${told}.new ${told}\n`);
  chmodSync(editor, 0o755);
  process.env['HELPGEN_EDITOR'] = editor;
  try {
    return await watchSite({ ...files, 'questions.json': '[{ "ask": "кракозябра", "find": "/one" }]' }, config);
  } finally {
    delete process.env['HELPGEN_EDITOR'];
  }
}

beforeEach(async () => {
  ({ context, page } = await openWindow(browser, { locale: 'ru-RU' }, 20_000));
});
afterEach(() => context.close());

const panel = (): ReturnType<Page['locator']> => page.locator('hg-preview .panel');
const group = (name: string): ReturnType<Page['locator']> => panel().locator('details', { hasText: name });

async function openPanel(path: string): Promise<void> {
  await openAwake(page, site.address + path);
  await page.locator('hg-preview .toggle').click();
  await panel().waitFor();
}

test('the panel says how long the open page is, when it was changed and what is wrong with it, and what a check says of the rest', async () => {
  await openPanel('one/');
  // What is said of the page comes after the panel.
  await panel().filter({ hasText: /docs\/one\.md[^]*\d\sслов[^]*1\sминута чтения · изменена/ }).waitFor();
  const said = await panel().innerText();
  expect(said).toMatch(/Эта страница[^]*Директивы :::wrning helpgen не знает[^]*HG2201[^]*docs\/one\.md:7:1[^]*Подсказка/);
  // The golden question without an answer among them, which only a check asks.
  await group('questions.json').waitFor();
  expect(await panel().locator('details .file').allInnerTexts()).toEqual(['questions.json', 'docs/two.md'].sort());
  await group('docs/two.md').locator('summary').click();
  await group('docs/two.md').getByText(':::tpi').first().waitFor();
  await group('docs/two.md').getByRole('link', { name: 'Перейти на страницу' }).click();
  await page.waitForURL('**/two/');
});

test('the panel follows what is written and keeps what is unfolded', async () => {
  await openPanel('');
  await group('docs/two.md').locator('summary').click();
  site.rig.write('docs/index.md', text('Главная', 'Уже шесть слов стоит на главной.'));
  await panel().getByText('6 слов').waitFor();
  expect(await group('docs/two.md').evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  site.rig.write('docs/two.md', text('Вторая', 'Текст.'));
  await group('docs/two.md').waitFor({ state: 'detached' });
  site.rig.write('docs/two.md', files['docs/two.md']);
  await group('docs/two.md').waitFor();
});

test('an edit waits for no check of the site, and what the last one said stays meanwhile', async () => {
  await openPanel('');
  await group('docs/two.md').waitFor();
  // It never answers.
  await page.route(/_helpgen\/state\?.*check=/, () => undefined);
  site.rig.write('docs/index.md', text('Главная', 'Дописано при открытой панели.'));
  await page.locator('main', { hasText: 'Дописано' }).waitFor();
  await panel().getByText('4 слова').waitFor();
  expect(await group('docs/two.md').isVisible()).toBe(true);
  site.rig.write('docs/index.md', files['docs/index.md']);
  await page.locator('main', { hasText: 'Дописано' }).waitFor({ state: 'detached' });
});

test('the panel is opened and closed by keyboard, and the focus comes back', async () => {
  await openPanel('one/');
  await group('docs/two.md').waitFor();
  await page.locator('hg-preview .toggle').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await panel().isVisible()).toBe(false);
  const focused = (): Promise<string | undefined> => page.evaluate(() => document.querySelector('hg-preview')?.shadowRoot?.activeElement?.className);
  expect(await focused()).toBe('toggle');
  await page.keyboard.press('Space');
  await panel().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect([await panel().isVisible(), await focused()]).toEqual([false, 'toggle']);
  expect(await page.locator('hg-preview .toggle').getAttribute('aria-label')).toMatch(/здесь 1, всего \d/);
});

/** What the editor was told last, as soon as it was. */
async function opened(): Promise<string> {
  while (!existsSync(told)) await page.waitForTimeout(20);
  const line = readFileSync(told, 'utf8').trim();
  rmSync(told);
  return line;
}

test('a click on a place opens it in the editor, one on the name of the file the file, and nothing is copied', async () => {
  await openPanel('one/');
  await panel().locator('.finding .place').first().click();
  expect(await opened()).toBe(`--goto ${site.rig.root}/docs/one.md:7:1`);
  await panel().locator('.said', { hasText: 'Открыто в редакторе' }).first().waitFor();
  await panel().locator('.facts .place').click();
  expect(await opened()).toBe(`--goto ${site.rig.root}/docs/one.md:1:1`);
});

test('a button writes what a link, a picture or a directive is to say instead, and the finding goes', async () => {
  const broken = text('Главная', 'Вот 🙂 [вторая](./tow.md), и ещё раз [вторая](./tow.md).\r\nКонец.');
  site.rig.write('docs/index.md', broken);
  await openPanel('');
  const fixes = panel().locator('.fix', { hasText: './two.md' });
  await fixes.nth(1).click();
  await fixes.nth(1).waitFor({ state: 'detached' });
  expect(await fixes.count()).toBe(1);
  expect(readFileSync(join(site.rig.root, 'docs/index.md'), 'utf8')).toBe(broken.replace(/tow(?!.*tow)/, 'two'));
  site.rig.write('docs/index.md', files['docs/index.md']);
});

test('a page whose file is renamed is followed to its new address, and a redirect from the old one is a button away', async () => {
  site.rig.write('docs/three.md', text('Третья', 'Её переименуют.'));
  await openAwake(page, `${site.address}three/`);
  await page.locator('main', { hasText: 'Её переименуют' }).waitFor();
  // Its state was told before it went.
  await page.locator('hg-preview .toggle').click();
  await panel().getByText('docs/three.md').waitFor();
  renameSync(join(site.rig.root, 'docs/three.md'), join(site.rig.root, 'docs/fourth.md'));
  await page.waitForURL('**/fourth/');
  await page.locator('main', { hasText: 'Её переименуют' }).waitFor();
  const written = (): readonly unknown[] | undefined =>
    (JSON.parse(readFileSync(join(site.rig.root, 'site-config.json'), 'utf8')) as { readonly redirects?: readonly unknown[] }).redirects;
  const before = readFileSync(join(site.rig.root, 'site-config.json'), 'utf8');
  await page.locator('hg-preview .toggle').click();
  const button = panel().locator('.fix', { hasText: 'Добавить перенаправление' });
  await button.click();
  await button.waitFor({ state: 'detached' });
  expect(written()).toEqual([{ from: '/three', to: '/fourth' }]);
  await page.goto(`${site.address}three/`);
  await page.waitForURL('**/fourth/');
  site.rig.write('site-config.json', before);
  rmSync(join(site.rig.root, 'docs/fourth.md'));
});

test('a picture of a static folder is shown as it is now, in its place', async () => {
  await openPanel('one/');
  const width = (wanted: number): Promise<unknown> => page.waitForFunction((pixels) => document.querySelector<HTMLImageElement>('main img')?.naturalWidth === pixels, wanted);
  await width(30);
  await page.evaluate(() => void Object.assign(window, { isMarked: true }));
  site.rig.write('static/picture.svg', picture(50));
  await width(50);
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);
  site.rig.write('static/picture.svg', picture(30));
  await width(30);
});

test('axe finds nothing on the open panel and on the errors over a page, light or dark, narrow or wide', async () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  site.rig.write('docs/whole.md', text('Целая', 'Вот [ссылка](./nowhere.md) в никуда.'));
  for (const [mode, width] of [['light', 1280], ['dark', 320]] as const) {
    const lax = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width, height: 700 } });
    await lax.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
    page = await lax.newPage();
    for (const [path, part] of [['one/', '.panel'], ['whole/', '.trouble']] as const) {
      await openAwake(page, site.address + path);
      if (part === '.panel') await page.locator('hg-preview .toggle').click();
      await page.locator(`hg-preview ${part}`).waitFor();
      await page.evaluate(source);
      const found = await page.evaluate(async () => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      });
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect({ mode, part, found, isTooWide }).toEqual({ mode, part, found: [], isTooWide: false });
    }
    await lax.close();
  }
  site.rig.write('docs/whole.md', files['docs/whole.md']);
});
