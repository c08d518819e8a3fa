import type { OpenSite } from '@helpgen/engine';
import { expect, jest, test } from '@jest/globals';
import { openedSite, text } from './opened-site.ts';
import type { OpenedSite } from './opened-site.ts';

jest.setTimeout(120_000);

const first = {
  'docs/index.md': text('Главная', 'Начало.'),
  'docs/one.md': text('Один', 'Текст.'),
  'docs/guide/two.md': text('Два', 'Текст. [Один](../one.md)'),
  'docs/guide/three.md': text('Три', 'Текст.'),
  'docs/moved.md': '---\nslug: /elsewhere\n---\n\n# Переехавшая *страница*\n\nТекст после переезда.\n',
};

/** A site that was not looked at yet, with more articles than are compiled before the first page is shown. */
function unseen(more: { readonly [path: string]: string } = {}, config: { readonly [key: string]: unknown } = {}): Promise<OpenedSite> {
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`docs/many/${number + 1}-page-${number}.md`, text(`Страница ${number}`, `Текст ${number}. [Дальше](./${((number + 1) % 60) + 1}-page-${(number + 1) % 60}.md)`)]));
  return openedSite({ ...first, ...many, ...more }, { content: { docs: 'docs', static: [], i18n: 'i18n', versions: 'versions' }, ...config });
}
const read = async (site: OpenSite, path: string): Promise<string> => Buffer.from((await site.read(path)) ?? []).toString();
const compiled = (site: OpenSite): readonly (string | undefined)[] => (site.view().site?.pages.graph.pages ?? []).filter(({ outline }) => outline !== undefined && outline.wordCount > 0).map(({ source }) => source);

test('the page that is asked for is compiled first, and of the others the front matter is read', async () => {
  const { site } = await unseen();
  site.ask('/many/page-7/');
  const { isWhole, diagnostics, site: shown } = await site.update();
  expect([isWhole, diagnostics, compiled(site)]).toEqual([false, [], ['docs/many/8-page-7.md']]);
  const page = await read(site, 'many/page-7/index.html');
  expect(page).toContain('Текст 7.');
  // Its neighbours in the navigation have the titles that their front matter gives them.
  expect(page).toContain('Страница 8');
  // What front matter puts elsewhere is there, and what is a heading is its title.
  expect([shown?.has('elsewhere/index.html'), shown?.has('moved/index.html')]).toEqual([true, false]);
  expect(shown?.pages.graph.pages.find(({ route }) => route === '/elsewhere')?.title).toBe('Переехавшая страница');
});

test('a page that a source has not made yet has the title that the source tells of its file, or none', async () => {
  const titleOf = "(text) => (text.includes('broken') ? null.title : JSON.parse(text).title)";
  const preset = `export default { name: 'cards', version: '1', sources: [{ name: 'cards', kind: 'article', files: ['*.card.json'], titleOf: ${titleOf}, make: () => ({ markdown: '# Готово' }) }] };`;
  const cards = { 'docs/a.card.json': '{ "title": "Карточка" }', 'docs/b.card.json': 'broken', 'preset.mjs': preset };
  const { site } = await unseen(cards, { presets: ['./preset.mjs'] });
  site.ask('/many/page-7/');
  const { isWhole, site: shown } = await site.update();
  const titles = shown?.pages.graph.pages.flatMap(({ source, title }) => (source?.endsWith('.card.json') === true ? [title] : []));
  expect([isWhole, titles?.[0], titles?.length]).toEqual([false, 'Карточка', 2]);
});

test('a page that nobody has asked for before is compiled when it is read', async () => {
  const { site } = await unseen();
  await site.update();
  expect(compiled(site)).toEqual([]);
  expect(await read(site, 'elsewhere/index.html')).toContain('Текст после переезда.');
  expect([site.view().isWhole, compiled(site)]).toEqual([false, ['docs/moved.md']]);
});

test('a translation is asked first beside the original, and an older version beside the present one', async () => {
  const { site } = await unseen(
    { 'i18n/en/docs/guide/two.md': text('Two', 'Translated.'), 'versions/1/guide/two.md': text('Два', 'Прежнее.'), 'i18n/en/versions/1/guide/two.md': text('Two', 'Obsolete.') },
    { locales: { default: 'ru', list: [{ code: 'ru' }, { code: 'en' }] }, versions: [{ name: 'current', current: true }, { name: '1' }] },
  );
  site.ask('/en/1/guide/two/');
  await site.update();
  expect([...new Set(compiled(site))].sort()).toEqual(['docs/guide/two.md', 'i18n/en/docs/guide/two.md', 'i18n/en/versions/1/guide/two.md', 'versions/1/guide/two.md']);
  for (const [path, wanted] of [['guide/two/', 'Текст.'], ['en/guide/two/', 'Translated.'], ['1/guide/two/', 'Прежнее.'], ['en/1/guide/two/', 'Obsolete.'], ['en/guide/three/', 'Текст.']] as const) {
    expect([path, (await read(site, `${path}index.html`)).includes(wanted)]).toEqual([path, true]);
  }
});

test('what is wrong with a page is told when it is asked for, though others are not compiled yet', async () => {
  const { site } = await unseen({ 'docs/wrong.md': '---\ntitle: [one\n---\n\nТекст.\n' });
  await site.update();
  expect(site.view().diagnostics.map(({ code }) => code)).not.toContain('HG2001');
  await site.read('wrong/index.html');
  expect(site.view().isWhole).toBe(false);
  expect(site.view().diagnostics.filter(({ code }) => code === 'HG2001').map(({ at }) => at?.file)).toEqual(['docs/wrong.md']);
});
