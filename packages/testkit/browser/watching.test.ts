import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { openAwake, openWindow, setStage, watchSite } from '@helpgen/testkit/browser';

jest.setTimeout(90_000);

const paragraphs = (from: number, to: number): string => Array.from({ length: to - from }, (_, index) => `Абзац ${from + index}, в котором сказано столько, что он занимает больше одной строки на экране любой ширины, какая у читателя бывает.\n`).join('\n');
const page1 = (sentence: string, title = 'Первая'): string =>
  [
    `---\ntitle: ${title}\n---\n`,
    'Начало страницы.\n',
    ':::details[Подробности]\n\nСкрытый текст.\n\n:::\n',
    '::::tabs\n\n:::tab[Одна]\n\nТекст одной вкладки.\n\n:::\n\n:::tab[Другая]\n\nТекст другой вкладки.\n\n:::\n\n::::\n',
    paragraphs(0, 30),
    `[Вторая](./two.md) и ${sentence}\n`,
    paragraphs(30, 60),
  ].join('\n');

const files = {
  'docs/index.md': '---\ntitle: Главная\n---\n\nТекст главной.\n',
  'docs/one.md': page1('предложение.'),
  'docs/two.md': '---\ntitle: Вторая\n---\n\nВот [первая](./one.md#нет-такого), и больше ничего.\n'.replace('#нет-такого', ''),
  'docs/unlisted.md': '---\ntitle: Скрытая\nunlisted: true\n---\n\nТекст.\n',
  'docs/draft.md': '---\ntitle: Черновик\ndraft: true\n---\n\nЕщё не готово.\n',
};

let context: BrowserContext;
let page: Page;
let complaints: string[];

const { site, browser } = await setStage(watchSite(files));
beforeEach(async () => {
  ({ context, page, complaints } = await openWindow(browser, { locale: 'ru-RU' }, 20_000));
});
afterEach(() => context.close());

/** Opens a page and waits until it is told of changes and can show them in its place. */
async function open(path: string, tab = page): Promise<void> {
  const told = tab.waitForResponse((answer) => answer.url().includes('/_helpgen/state'));
  await openAwake(tab, site.address + path);
  await told;
  await tab.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /start-by-path/.test(name)));
}
const mark = (): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (): Promise<boolean> => page.evaluate(() => 'isMarked' in window);
const shows = (text: string, tab = page): Promise<void> => tab.locator('main', { hasText: text }).waitFor();

test('a saved sentence is shown in the same document; place, folded parts, tabs and focus stay', async () => {
  await open('one/');
  await mark();
  await page.locator('.hg-prose details summary').click();
  await page.getByRole('tab', { name: 'Другая' }).click();
  await page.getByRole('link', { name: 'Вторая' }).first().evaluate((link: HTMLElement) => link.closest('main') && link.focus());
  await page.locator('main a', { hasText: 'Вторая' }).first().focus();
  await page.evaluate(() => document.querySelector('main p a')?.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => document.querySelector('main p a')?.getBoundingClientRect().top ?? 0);
  site.rig.write('docs/one.md', page1('другое предложение.').replace('Начало страницы.', `Начало страницы.\n\n${paragraphs(100, 104)}`));
  await shows('другое предложение.');
  expect(await isMarked()).toBe(true);
  expect(await page.locator('.hg-prose details').first().evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  expect(await page.getByRole('tab', { name: 'Другая' }).getAttribute('aria-selected')).toBe('true');
  expect(await page.locator('main', { hasText: 'Текст другой вкладки.' }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Вторая');
  const after = await page.evaluate(() => document.querySelector('main p a')?.getBoundingClientRect().top ?? 0);
  expect(Math.abs(after - before)).toBeLessThan(40);
  // Sites of tests have no icon.
  expect(complaints.filter((text) => !text.includes('Failed to load resource') && !text.includes('favicon'))).toEqual([]);
});

test('a new title reaches the heading, the tab of the browser, and the sidebar of another open page', async () => {
  const other = await context.newPage();
  await open('one/');
  await open('two/', other);
  site.rig.write('docs/one.md', page1('предложение.', 'Совсем новая'));
  await page.locator('main h1', { hasText: 'Совсем новая' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Совсем новая'));
  await other.locator('.hg-sidebar a', { hasText: 'Совсем новая' }).waitFor();
  site.rig.write('docs/one.md', page1('предложение.'));
  await other.locator('.hg-sidebar a', { hasText: 'Первая' }).waitFor();
});

test('a page that was loaded ahead before it was written anew is shown as it is now', async () => {
  await open('one/');
  await page.locator('main a', { hasText: 'Вторая' }).first().hover();
  site.rig.write('docs/two.md', `${files['docs/two.md']}\nДобавлено после.\n`);
  const other = await context.newPage();
  await open('two/', other);
  await shows('Добавлено после.', other);
  await page.locator('main a', { hasText: 'Вторая' }).first().click();
  await shows('Добавлено после.');
});

test('an error lies over the last good page with file, line and text, and goes when it is mended', async () => {
  await open('two/');
  await mark();
  site.rig.write('docs/two.md', '---\ntitle: Вторая\n---\n\nВот [ссылка](./nowhere.md) в никуда.\n');
  const trouble = page.locator('hg-preview .trouble');
  await trouble.waitFor();
  const text = await trouble.innerText();
  expect(text).toContain('docs/two.md:5:');
  expect(text).toContain('Вот [ссылка](./nowhere.md) в никуда.');
  expect(text).toContain('HG3');
  expect(text).toContain('последнее состояние без ошибок');
  await shows('и больше ничего.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('hg-preview .trouble .place').first().click();
  await page.locator('hg-preview .trouble .said', { hasText: 'Скопировано' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^docs\/two\.md:5:\d+$/);
  site.rig.write('docs/two.md', '---\ntitle: Вторая\n---\n\nВсё исправлено.\n');
  await trouble.waitFor({ state: 'hidden' });
  await shows('Всё исправлено.');
  expect(await isMarked()).toBe(true);
  expect(site.printed()).toContain('docs/two.md:5:');
});

test('errors of a page that never was without are counted all, and nothing is said of a better state beneath', async () => {
  site.rig.write('docs/never.md', `---\ntitle: Никогда\n---\n\n${Array.from({ length: 25 }, (_, number) => `[ссылка](./nowhere-${number}.md)`).join('\n')}\n`);
  await open('never/');
  const trouble = page.locator('hg-preview .trouble', { hasText: 'nowhere-1' });
  await trouble.waitFor();
  const text = await trouble.innerText();
  expect(text).toMatch(/25\sошибок/);
  expect(text).toContain('И ещё 5.');
  expect(text).not.toContain('последнее состояние');
  await shows('ссылка');
  site.rig.remove('docs/never.md');
  await trouble.waitFor({ state: 'hidden' });
});

test('what is wrong with the description of a type lies over no other page', async () => {
  await open('one/');
  site.rig.write('docs/wrong.yaml', 'kind: type\nsummary: Без имени.\n');
  await page.locator('hg-preview .label', { hasText: 'всего 1' }).waitFor();
  expect(await page.locator('hg-preview .trouble').isVisible()).toBe(false);
  site.rig.remove('docs/wrong.yaml');
  await page.locator('hg-preview .label', { hasText: 'всего' }).waitFor({ state: 'hidden' });
});

test('a config that is broken for a while keeps the last good site, and the next good one is shown', async () => {
  await open('one/');
  const config = site.rig.readSource('site-config.json');
  site.rig.write('site-config.json', config.replace('"title"', '"titel"'));
  await page.locator('hg-preview .trouble', { hasText: 'titel' }).waitFor();
  await shows('Начало страницы.');
  site.rig.write('site-config.json', config.replace('Справка', 'Новое имя'));
  await page.waitForFunction(() => document.title.endsWith('Новое имя'));
  await page.locator('hg-preview .trouble').waitFor({ state: 'hidden' });
  site.rig.write('site-config.json', config);
  await page.waitForFunction(() => document.title.endsWith('Справка'));
});

test('a new word is found by the search of a page that has searched before', async () => {
  await open('two/');
  const ask = async (words: string): Promise<void> => {
    await page.locator('form.hg-search input').click();
    await page.waitForSelector('form.hg-search input[role=combobox]');
    await page.locator('form.hg-search input').fill(words);
  };
  await ask('главной');
  await page.locator('[role=option]', { hasText: 'Главная' }).first().waitFor();
  await page.locator('form.hg-search input').fill('');
  site.rig.write('docs/two.md', '---\ntitle: Вторая\n---\n\nЗдесь живёт шиншилла.\n');
  await shows('Здесь живёт шиншилла.');
  await ask('шиншилла');
  await page.locator('[role=option]', { hasText: 'Вторая' }).first().waitFor();
});

test('the excerpts of what is found are of the text as it was just written', async () => {
  await open('two/');
  for (const text of ['Здесь живёт опоссум.', 'Отсюда опоссум ушёл.']) {
    site.rig.write('docs/two.md', `---\ntitle: Вторая\ndescription: Другая\n---\n\nВступление.\n\n## Зверь\n\n${text}\n`);
    await shows(text);
    await page.locator('form.hg-search input').click();
    await page.waitForSelector('form.hg-search input[role=combobox]');
    await page.locator('form.hg-search input').fill('опоссум');
    await page.locator('[role=option] .hg-row-detail', { hasText: text }).waitFor();
    await page.locator('form.hg-search input').fill('');
  }
});

test('drafts and unlisted pages are shown with their banners, and the panel tells words and findings', async () => {
  await open('unlisted/');
  await page.locator('main', { hasText: 'Страница вне списков' }).waitFor();
  await open('draft/');
  await page.locator('main', { hasText: 'Эта страница — черновик' }).waitFor();
  await page.locator('main', { hasText: 'Ещё не готово.' }).waitFor();
  await page.locator('hg-preview .toggle').click();
  const panel = page.locator('hg-preview .panel');
  await panel.waitFor();
  expect(await panel.innerText()).toMatch(/3\sслова/);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
});

test('a branch with hundreds of other files settles on what is there then', async () => {
  await open('one/');
  mkdirSync(`${site.rig.root}/docs/branch`, { recursive: true });
  for (let number = 0; number < 500; number += 1) writeFileSync(`${site.rig.root}/docs/branch/page-${number}.md`, `---\ntitle: Ветка ${number}\n---\n\nТекст ${number}.\n`);
  site.rig.write('docs/one.md', page1('слово из ветки.'));
  await shows('слово из ветки.');
  await open('branch/page-499/');
  await shows('Текст 499.');
  renameSync(`${site.rig.root}/docs/branch`, `${site.rig.root}/docs/moved`);
  const other = await context.newPage();
  await other.goto(`${site.address}moved/page-7/`);
  await shows('Текст 7.', other);
  site.rig.remove('docs/moved');
  await other.waitForFunction(() => document.querySelector('main')?.textContent?.includes('Текст 7.') === false);
});
