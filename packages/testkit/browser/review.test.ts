import { afterAll, expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reviewSites, writeReview } from '@helpgen/review';
import { createSiteRig } from '@helpgen/testkit';
import { findBarriers, openBrowser, openWindow } from '@helpgen/testkit/browser';

jest.setTimeout(120_000);

const page = (title: string, body: string): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const table = '| Имя | Что |\n| --- | --- |\n| а | один |\n| б | два |';
const code = '```js\nconst a = 1;\n```';
const old = page('Старое', 'О запросах, ответах, сетях и ошибках, и о том, что за ними стоит.');
const before = page('Начало', `Слово об этом.\n\n## Раздел\n\n${table}\n\n- раз\n- два\n\n${code}\n\n[Дальше](old.md)`);
const after = [
  ['Слово', 'Слова'],
  ['Раздел', 'Глава'],
  ['два |', 'три |'],
  ['- два', '- два\n- три'],
  ['a = 1', 'b = 1'],
  ['old.md', 'new.md'],
].reduce((text, [from = '', to = '']) => text.replace(from, to), before);

const rig = createSiteRig({ 'docs/index.md': before, 'docs/old.md': old, 'docs/gone.md': page('Прочь', 'Ничего такого.') });
await rig.build({ outDir: 'base', anyway: true });
rig.write('docs/index.md', after);
rig.write('docs/new.md', old);
rig.remove('docs/old.md');
rig.remove('docs/gone.md');
await rig.build({ anyway: true });
const review = reviewSites({ base: 'base', baseFolder: join(rig.root, 'base'), headFolder: join(rig.root, 'build') });
const pictures = {
  browser: process.env['HELPGEN_BROWSER'] ?? '',
  baseFolder: join(rig.root, 'base'),
  headFolder: join(rig.root, 'build'),
};
await writeReview(review, { folder: join(rig.root, 'review'), language: 'ru', pictures });
const addressOf = (name: string): string => pathToFileURL(join(rig.root, 'review', name)).href;

const browser = await openBrowser();
afterAll(async () => {
  await browser.close();
  rig.close();
});

test('pictures of a page before and after stand in the report, where they differ', async () => {
  const { context, page: shown, complaints } = await openWindow(browser);
  await shown.goto(addressOf('changes-1.html'));
  const widths = await shown.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(widths.slice(0, 4)).toEqual([500, 500, 1280, 1280]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a report opens from a disk within its own policy, without a script, and leads from the overview to each change', async () => {
  const { context, page: shown, complaints } = await openWindow(browser, { viewport: { width: 320, height: 700 } });
  await shown.goto(addressOf('index.html'));
  expect(await shown.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).maxWidth)).toBe('960px');
  expect(await shown.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await shown.getByRole('link', { name: 'Начало' }).first().click();
  expect(await shown.locator('ins').allInnerTexts()).toEqual(expect.arrayContaining(['Слова', 'Глава', 'три', 'b']));
  expect(await shown.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await shown.locator('script').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(['light', 'dark'] as const)('axe finds nothing in a report, %s', async (colorScheme) => {
  const { context, page: shown } = await openWindow(browser, { colorScheme, bypassCSP: true });
  for (const name of ['index.html', 'changes-1.html']) {
    await shown.goto(addressOf(name));
    expect(await findBarriers(shown)).toEqual([]);
  }
  await context.close();
});
