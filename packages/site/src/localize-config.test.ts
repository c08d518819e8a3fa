import { expect, test } from '@jest/globals';
import type { SiteConfig } from '@helpgen/model';
import { makeConfig, twoLocales } from '../testing/make-config.ts';
import { build, pageAt, type SiteFiles } from '../testing/make-site.ts';
import { makeFrame } from './frame/make-frame.ts';
import { createPageMaker } from './page-data/create-page-maker.ts';

const texts = {
  Движок: 'Engine', 'О чём это': 'What it is about', Руководство: 'Guide', Начало: 'Start', '<b>Новое</b>': '<b>News</b>', '© Мы': '© Us',
  'https://example.org/ru': 'https://example.org/en', '/a': '/b',
};
const locales: SiteConfig['locales'] = {
  ...twoLocales,
  list: twoLocales.list.map((locale) => (locale.code === 'en' ? { ...locale, texts } : locale)),
};
const files: SiteFiles = { docs: { 'docs/a.md': { title: 'А' }, 'i18n/en/docs/a.md': { title: 'A' } } };
const config = makeConfig({
  locales,
  title: 'Движок',
  tagline: 'О чём это',
  editUrl: 'https://example.org/ru',
  navbar: { ...makeConfig().navbar, title: 'Движок', items: [{ type: 'link', label: 'Руководство', to: '/a', position: 'left' }] },
  footer: { ...makeConfig().footer, copyright: '© Мы', columns: [{ title: 'Руководство', items: [{ label: 'Начало', to: '/a' }] }] },
  announcementBar: { id: 'x', content: '<b>Новое</b>', isCloseable: true },
  sidebars: { main: [{ type: 'category', label: 'Начало', items: [{ type: 'doc', id: 'a' }] }] },
});

test('what the config says is said in the language of the page, and addresses of pages stay', () => {
  const { value } = build(config, files);
  const frames = value.editions.map((edition) => makeFrame(config, value, edition, {}));
  const shown = frames.map(({ title, tagline, navbar, footer, announcementBar }) => [
    title, tagline, navbar.title, navbar.items.map((item) => 'label' in item && item.label), footer.copyright,
    footer.columns.map((column) => [column.title, ...column.items.map(({ label }) => label)]), announcementBar?.content,
  ]);
  expect(shown).toEqual([
    ['Движок', 'О чём это', 'Движок', ['Руководство'], '© Мы', [['Руководство', 'Начало']], '<b>Новое</b>'],
    ['Engine', 'What it is about', 'Engine', ['Guide'], '© Us', [['Guide', 'Start']], '<b>News</b>'],
  ]);
  const hrefs = frames.map(({ navbar }) => navbar.items.map((item) => 'href' in item && item.href));
  expect(hrefs).toEqual([['/b/a/'], ['/b/en/a/']]);
});

test('so is what stands in the head of the page, its sidebar and where it is edited', () => {
  const { value } = build(config, files);
  const maker = createPageMaker(config, value, { lastUpdates: new Map(), assets: new Map() });
  const made = ['/a', '/en/a'].map((route) => {
    const page = pageAt(value, route);
    const data = maker.pageData(page);
    const name = maker.head(page, data).find(({ attributes }) => attributes['property'] === 'og:site_name');
    return [data.documentTitle, name?.attributes['content'], data.crumbs.map(({ label }) => label), data.editHref];
  });
  expect(made).toEqual([
    ['А | Движок', 'Движок', ['Начало', 'А'], 'https://example.org/ru/docs/a.md'],
    ['A | Engine', 'Engine', ['Start', 'A'], 'https://example.org/en/i18n/en/docs/a.md'],
  ]);
});
