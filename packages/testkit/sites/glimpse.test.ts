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
  'static/extra.txt': 'один\n',
};

/** A site that was not looked at yet: many pages in one folder, and some beside them. */
function unseen(more: { readonly [path: string]: string } = {}, config: { readonly [key: string]: unknown } = {}): OpenedSite {
  const many = Object.fromEntries(Array.from({ length: 105 }, (_, number) => [`docs/many/${number + 1}-page-${number}.md`, text(`Страница ${number}`, `Текст ${number}. [Два](../guide/two.md)`)]));
  return openedSite({ ...first, ...many, ...more }, { content: { docs: 'docs', static: ['static'], i18n: 'i18n', versions: 'versions' }, ...config });
}
const read = async (site: OpenSite, path: string): Promise<string> => Buffer.from((await site.read(path)) ?? []).toString();

test('a page is shown from its own file before the rest of the site is looked at, and is then as it is built', async () => {
  const { rig, site } = unseen();
  expect((await site.glimpse('/many/page-7/')).extent).toBe('glimpse');
  expect(site.view().site?.pages.graph.pages.filter(({ source }) => source !== undefined).map(({ route }) => route)).toEqual(['/', '/many/page-7', '/one']);
  expect(site.view().site?.has('many/page-7/index.html')).toBe(true);
  expect(await read(site, 'many/page-7/index.html')).toContain('Текст 7.');
  const { digest = '' } = (await site.describe('many/page-7/index.html')) ?? {};
  expect((await site.update()).extent).not.toBe('glimpse');
  expect((await site.describe('many/page-7/index.html'))?.digest).not.toBe(digest);
  // What is known already is not looked at through a keyhole.
  expect((await site.glimpse('/many/page-8/')).extent).not.toBe('glimpse');
  await site.update('thorough');
  await rig.build({ outDir: 'clean', cache: false });
  for (const path of ['many/page-7/index.html', 'many/page-7.page.js']) expect(await read(site, path)).toBe(Buffer.from(rig.output(`${rig.root}/clean`).get(path) ?? '', 'latin1').toString());
});

test('what the rest of the site may say otherwise is not shown at a glimpse', async () => {
  const { site } = unseen({ 'docs/moved.md': `---\nslug: /elsewhere\n---\n\nТекст.\n`, 'docs/guide/_category_.json': JSON.stringify({ link: { type: 'generated-index' } }) });
  for (const address of ['/moved/', '/guide/', '/sitemap.xml', '/nowhere/', '/search/', '/extra.txt']) {
    const { site: shown } = await site.glimpse(address);
    const path = address.slice(1);
    expect([address, ['', 'index.html'].some((end) => shown?.has(path + end))]).toEqual([address, false]);
  }
  // Neither is another page given up for them, nor one that is only known to stand beside it.
  await site.glimpse('/guide/two/');
  await site.glimpse('/nowhere/');
  expect(['guide/two/index.html', 'guide/three/index.html', 'index.html'].map((path) => site.view().site?.has(path))).toEqual([true, false, false]);
});

test('a translation stands before the original at a glimpse too, and an older version where it is', async () => {
  const { site } = unseen(
    { 'i18n/en/docs/guide/two.md': text('Two', 'Translated.'), 'versions/1/guide/two.md': text('Два', 'Прежнее.'), 'i18n/en/versions/1/guide/two.md': text('Two', 'Obsolete.') },
    { locales: { default: 'ru', list: [{ code: 'ru' }, { code: 'en' }] }, versions: [{ name: 'current', current: true }, { name: '1' }] },
  );
  for (const [path, wanted] of [['guide/two/', 'Текст.'], ['en/guide/two/', 'Translated.'], ['1/guide/two/', 'Прежнее.'], ['en/1/guide/two/', 'Obsolete.'], ['en/guide/three/', 'Текст.']] as const) {
    await site.glimpse(`/${path}`);
    expect([path, (await read(site, `${path}index.html`)).includes(wanted)]).toEqual([path, true]);
  }
});

test('what is wrong with a page is told when it is asked for, while others are only known at a glance', async () => {
  const { site } = unseen({ 'docs/wrong.md': '---\ntitle: [one\n---\n\nТекст.\n' });
  await site.update();
  expect(site.view().diagnostics.map(({ code }) => code)).not.toContain('HG2001');
  await site.read('wrong/index.html');
  expect(site.view().extent).toBe('glance');
  expect(site.view().diagnostics.filter(({ code }) => code === 'HG2001').map(({ at }) => at?.file)).toEqual(['docs/wrong.md']);
});
