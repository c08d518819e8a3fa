import { describe, expect, test } from '@jest/globals';
import type { HeadTag, LinkTable, PageData, SiteConfig, SiteFacts, SourcePath } from '@helpgen/model';
import { makeConfig, makeOldVersion, makeVersion, searchOptions, twoLocales } from '../../testing/make-config.ts';
import { build, pageAt, type SiteFiles } from '../../testing/make-site.ts';
import { createPageMaker } from './create-page-maker.ts';

const noFacts: SiteFacts = { lastUpdates: new Map(), assets: new Map() };

interface Made {
  readonly data: PageData;
  readonly links: LinkTable;
  readonly head: readonly HeadTag[];
}

function make(over: Partial<SiteConfig>, files: SiteFiles, route: string, facts = noFacts): Made {
  const config = makeConfig(over);
  const { value } = build(config, files);
  const maker = createPageMaker(config, value, facts);
  const page = pageAt(value, route);
  const data = maker.pageData(page);
  return { data, links: maker.linkTable(page), head: maker.head(page, data) };
}

const twoVersions = { versions: [makeVersion(), makeOldVersion()] };

const shows = (document: SiteFiles['docs'][string]): boolean => make({}, { docs: { 'docs/a.md': document } }, '/a').data.showsTitle;

const titleOf = (title: string): string => make({}, { docs: { 'docs/a.md': { title } } }, '/a').data.documentTitle;

/** Tags as short texts. */
function headOf(over: Partial<SiteConfig>, files: SiteFiles, route: string, facts = noFacts): readonly string[] {
  return make(over, files, route, facts).head.map(({ tag, attributes, json }) => {
    if (json !== undefined) return `json ${JSON.stringify(json)}`;
    const { name, property, rel, content, href, ...rest } = attributes;
    return [tag, name ?? property ?? rel, content ?? href, ...Object.values(rest)].join(' ');
  });
}

describe('page data', () => {
  test.each([
    ['docs/console/*', ['/docs/console/a', '/docs/console/b/c']],
    ['/docs/console/**', ['/docs/console', '/docs/console/a', '/docs/console/b/c']],
    ['a', ['/a', '/docs/console/a']],
  ])('the config hides the question whether an article helped by %s, below it too', (pattern, hidden) => {
    const feedback = { siteId: 's', appUrl: 'https://f.test', negativeOptions: [], positiveHint: '', hiddenPages: [pattern], hideEmail: true };
    const names = ['docs/a.md', 'docs/docs/console/index.md', 'docs/docs/console/a.md', 'docs/docs/console/b/c.md'];
    const files = { docs: Object.fromEntries(names.map((name) => [name, {}])) };
    const routes = ['/a', '/docs/console', '/docs/console/a', '/docs/console/b/c'];
    expect(routes.filter((route) => make({ feedback }, files, route).data.hidesFeedback === true)).toEqual(hidden);
    expect(make({}, files, '/a').data.hidesFeedback).toBeUndefined();
  });

  test('a document has titles, crumbs, neighbours and its sidebar', () => {
    const { data } = make({}, { docs: { 'docs/f/index.md': { title: 'Папка' }, 'docs/f/a.md': { title: 'А', headings: ['h'], tags: ['t'], custom: { x: 1 }, wrapperClassName: 'w' }, 'docs/z.md': { pagination_label: 'Зет' } } }, '/f/a');
    expect(data).toMatchObject({
      route: '/f/a',
      href: '/b/f/a/',
      kind: 'doc',
      id: 'f/a',
      edition: '9.0/ru',
      version: { name: '9.0', label: '9.0', badge: false },
      title: 'А',
      showsTitle: true,
      documentTitle: 'А | Сайт',
      crumbs: [{ label: 'f', href: '/b/f/' }, { label: 'А' }],
      previous: { label: 'Папка', href: '/b/f/' },
      next: { label: 'Зет', href: '/b/z/' },
      toc: expect.stringContaining('href="#h"'),
      tags: ['t'],
      custom: { x: 1 },
      wrapperClassName: 'w',
      banners: [],
      editHref: null,
      lastUpdate: null,
      markdownHref: null,
    });
    expect(data.sidebar?.id).toBe('main');
  });

  test('the title is written out unless the text begins with one or the page hides it', () => {
    expect([shows({}), shows({ h1: 'x' }), shows({ hide_title: true }), shows({ title: '' })]).toEqual([true, false, false, false]);
  });

  test('without a title of its own, or with that of the site, the site’s title stands alone', () => {
    expect([titleOf(''), titleOf('Сайт'), titleOf('А')]).toEqual(['Сайт', 'Сайт', 'А | Сайт']);
  });

  test('breadcrumbs can be switched off', () => {
    expect(make({ breadcrumbs: false }, { docs: { 'docs/f/a.md': {} } }, '/f/a').data.crumbs).toEqual([]);
  });

  test('a category without a page is a crumb without a link', () => {
    expect(make({}, { docs: { 'docs/f/a.md': {} } }, '/f/a').data.crumbs).toEqual([{ label: 'f' }, { label: 'a' }]);
  });

  test('front matter chooses neighbours or removes them', () => {
    const docs = { 'docs/a.md': {}, 'docs/b.md': { pagination_next: 'a', pagination_prev: null }, 'docs/c.md': {} };
    expect(make({}, { docs }, '/b').data).toMatchObject({ previous: null, next: { label: 'a', href: '/b/a/' } });
  });

  test('a page without a sidebar has neither crumbs nor neighbours', () => {
    expect(make({}, { docs: { 'docs/a.md': { displayed_sidebar: null }, 'docs/b.md': {} } }, '/a').data).toMatchObject({ sidebar: null, crumbs: [], previous: null, next: null });
  });

  test('a page that nobody has translated says in which language its text is', () => {
    const files = { docs: { 'docs/a.md': {}, 'docs/b.md': {}, 'i18n/en/docs/b.md': {} } };
    expect(make({ locales: twoLocales }, files, '/en/a').data.textLanguage).toEqual({ htmlLang: 'ru-RU', direction: 'ltr' });
    for (const route of ['/a', '/b', '/en/b']) expect(make({ locales: twoLocales }, files, route).data.textLanguage).toBeUndefined();
  });

  test('drafts and unlisted pages have banners', () => {
    const files = { docs: { 'docs/a.md': { draft: true }, 'docs/b.md': { unlisted: true } }, includesDrafts: true };
    expect(make({}, files, '/a').data.banners).toEqual([{ kind: 'draft' }]);
    expect(make({}, files, '/b').data.banners).toEqual([{ kind: 'unlisted' }]);
  });

  test('a category page has cards', () => {
    const files = { docs: { 'docs/f/a.md': { title: 'А' } }, categories: { 'docs/f/_category_.json': { link: { type: 'generated-index' as const } } } };
    const { data } = make({}, files, '/category/f');
    expect(data).toMatchObject({ kind: 'category', title: 'f', cards: [{ kind: 'doc', label: 'А' }], crumbs: [{ label: 'f' }], next: { label: 'А' }, markdownHref: null });
  });

  test('a module is named by its source', () => {
    expect(make({}, { docs: {}, modules: { 'pages/team.tsx': true } }, '/team').data).toMatchObject({ kind: 'module', module: 'pages/team.tsx', version: null, showsTitle: false });
  });

  test('Markdown copies have an address', () => {
    expect(make({ markdownCopies: true }, { docs: { 'docs/если.md': {} } }, '/если').data.markdownHref).toBe('/b/%D0%B5%D1%81%D0%BB%D0%B8.md');
  });
});

describe('versions and locales', () => {
  const docs = { 'docs/topics/x.md': {}, 'docs/new.md': {}, 'versions/8.5/topics/x.md': {}, 'versions/8.5/main.md': { slug: '/' } };

  test('a menu of one entry that no navbar shows is not listed, nor one language without other links', () => {
    const one = make({}, { docs: { 'docs/a.md': {} } }, '/a').data;
    expect([one.versions, one.locales]).toEqual([[], []]);
    const menu = { position: 'right' as const, itemsBefore: [], itemsAfter: [] };
    const navbar = { ...makeConfig().navbar, items: [{ type: 'docsVersionDropdown' as const, ...menu }, { type: 'localeDropdown' as const, ...menu }] };
    const shown = make({ navbar }, { docs: { 'docs/a.md': {} } }, '/a').data;
    expect([shown.versions.length, shown.locales.length]).toEqual([1, 0]);
    const more = { ...menu, itemsAfter: [{ label: 'English', href: 'https://example.org/' }] };
    const linked = make({ navbar: { ...navbar, items: [{ type: 'localeDropdown' as const, ...more }] } }, { docs: { 'docs/a.md': {} } }, '/a').data;
    expect([linked.versions.length, linked.locales.length]).toEqual([0, 1]);
  });

  test('a version is entered at the same document, else at its main page', () => {
    expect(make(twoVersions, { docs }, '/topics/x').data.versions).toEqual([
      { name: '9.0', label: '9.0', href: '/b/topics/x/', isCounterpart: true, isCurrent: true },
      { name: '8.5', label: '8.5', href: '/b/8.5/topics/x/', isCounterpart: true, isCurrent: false },
    ]);
    expect(make(twoVersions, { docs }, '/new').data.versions[1]).toMatchObject({ href: '/b/8.5/', isCounterpart: false });
  });

  test('a renamed document is found by its old address, in both directions', () => {
    const renamed = { 'docs/new.md': { redirect_from: ['/old'] }, 'versions/8.5/old.md': {}, 'versions/8.5/a.md': { slug: '/' } };
    expect(make(twoVersions, { docs: renamed }, '/8.5/old').data.versions[0]).toMatchObject({ href: '/b/new/', isCounterpart: true });
    expect(make(twoVersions, { docs: renamed }, '/new').data.versions[1]).toMatchObject({ href: '/b/8.5/old/', isCounterpart: true });
  });

  test('an old version has a banner that leads to the current page', () => {
    expect(make(twoVersions, { docs }, '/8.5/topics/x').data.banners).toEqual([{ kind: 'unmaintained', latestLabel: '9.0', latestHref: '/b/topics/x/' }]);
    expect(make(twoVersions, { docs }, '/topics/x').data.banners).toEqual([]);
  });

  test('a locale is entered at the same page, or at its start by who has missed one', () => {
    const files = { docs: { 'docs/a.md': {}, 'i18n/en/docs/a.md': { slug: 'b' }, 'pages/p.md': {}, 'i18n/en/pages/p.md': { slug: '/q' } } };
    expect(make({ locales: twoLocales }, files, '/a').data.locales).toEqual([
      { code: 'ru', label: 'Русский', href: '/b/a/', isCurrent: true },
      { code: 'en', label: 'English', href: '/b/en/b/', isCurrent: false },
    ]);
    expect(make({ locales: twoLocales }, files, '/en/q').data.locales[0]).toMatchObject({ href: '/b/p/', isCurrent: false });
    expect(make({ locales: twoLocales }, files, '/en/404').data.locales.map(({ href }) => href)).toEqual(['/b/a/', '/b/en/b/']);
  });
});

describe('edit link and last update', () => {
  const editUrl = 'https://git.example.com/edit';
  const docs = { 'docs/01-если.md': {}, 'versions/8.5/01-если.md': {}, 'docs/own.md': { custom_edit_url: 'https://x.example/' }, 'docs/none.md': { custom_edit_url: null } };

  test('the source is added to the prefix', () => {
    expect(make({ editUrl }, { docs }, '/если').data.editHref).toBe('https://git.example.com/edit/docs/01-%D0%B5%D1%81%D0%BB%D0%B8.md');
    expect(make({ editUrl }, { docs }, '/own').data.editHref).toBe('https://x.example/');
    expect(make({ editUrl }, { docs }, '/none').data.editHref).toBeNull();
    expect(make({ editUrl }, { docs: { 'docs/a.md': { custom_edit_url: 'javascript:x' } } }, '/a').data.editHref).toBeNull();
  });

  test('an old version may lead to the current file', () => {
    const files = { docs };
    expect(make({ ...twoVersions, editUrl }, files, '/8.5/если').data.editHref).toContain('/versions/8.5/');
    expect(make({ ...twoVersions, editUrl, editCurrentVersion: true }, files, '/8.5/если').data.editHref).toContain('/edit/docs/01-');
  });

  test('front matter wins for each field', () => {
    const lastUpdates = new Map([['docs/a.md' as SourcePath, { date: '2025-01-02T03:04:05Z', author: 'Git' }]]);
    const facts = { ...noFacts, lastUpdates };
    const updateOf = (time: boolean, author: boolean, own?: { date?: string; author?: string }): PageData['lastUpdate'] =>
      make({ lastUpdate: { time, author } }, { docs: { 'docs/a.md': own === undefined ? {} : { last_update: own } } }, '/a', facts).data.lastUpdate;
    expect(updateOf(true, true)).toEqual({ date: '2025-01-02T03:04:05Z', author: 'Git' });
    expect(updateOf(true, true, { author: 'Я' })).toEqual({ date: '2025-01-02T03:04:05Z', author: 'Я' });
    expect(updateOf(true, false, { date: '2024-05-06', author: 'Я' })).toEqual({ date: '2024-05-06' });
    expect(updateOf(true, false, { date: '2024-05-06 07:08' })).toEqual({ date: '2024-05-06T07:08:00.000Z' });
    expect(updateOf(true, false, { date: '2024-05-06T07:08:09+0300' })).toEqual({ date: '2024-05-06T04:08:09.000Z' });
    expect(updateOf(true, false, { date: 'вчера' })).toEqual({ date: '2025-01-02T03:04:05Z' });
    expect(updateOf(false, false)).toBeNull();
  });

  test('a file that nobody knows has none', () => {
    expect(make({ lastUpdate: { time: true, author: true } }, { docs: { 'docs/a.md': {} } }, '/a').data.lastUpdate).toBeNull();
  });
});

describe('link table', () => {
  test('writes every target out', () => {
    const assets = new Map([['docs/x.zip' as SourcePath, { href: '/b/assets/x-1.zip' }], ['docs/i.png' as SourcePath, { href: '/b/assets/i-1.png', width: 2, height: 1 }]]);
    const links = ['./b.md?q#h', '#top', './x.zip#p', '/s.pdf', 'https://example.org', './none.md', 'javascript:x'];
    const files = { docs: { 'docs/a.md': { links, images: ['./i.png', '/s.png', './none.png'] }, 'docs/b.md': { headings: ['h'] } }, files: ['docs/x.zip', 'docs/i.png'], statics: ['static/s.pdf', 'static/s.png'] };
    expect(make({}, files, '/a', { ...noFacts, assets }).links).toEqual({
      links: [
        { href: '/b/b/?q#h', kind: 'internal' },
        { href: '#top', kind: 'internal' },
        { href: '/b/assets/x-1.zip#p', kind: 'file' },
        { href: '/b/s.pdf', kind: 'file' },
        { href: 'https://example.org', kind: 'external' },
        { href: './none.md', kind: 'broken' },
        { href: '#', kind: 'broken' },
      ],
      assets: [{ href: '/b/assets/i-1.png', width: 2, height: 1 }, { href: '/b/s.png' }, { href: '' }],
    });
  });
});

const crawlerTags = (over: Partial<SiteConfig>, route: string): readonly string[] => headOf(over, { docs: { 'docs/a.md': {} } }, route).filter((tag) => tag.includes('docsearch'));

describe('head', () => {
  test('says what the page is', () => {
    const head = headOf({ favicon: 'favicon.ico', openSearch: true, search: searchOptions, markdownCopies: true }, { docs: { 'docs/a.md': { title: 'А', description: 'О', keywords: ['x', 'y'] } }, statics: ['static/favicon.ico'] }, '/a');
    expect(head).toEqual([
      'meta description О',
      'meta keywords x,y',
      'link canonical https://example.com/b/a/',
      'link alternate /b/a.md text/markdown',
      'link icon /b/favicon.ico',
      'link search /b/opensearch.xml application/opensearchdescription+xml Сайт',
      'meta generator helpgen',
      'meta og:title А | Сайт',
      'meta og:description О',
      'meta og:url https://example.com/b/a/',
      'meta og:type article',
      'meta og:site_name Сайт',
      'meta og:locale ru',
      'json {"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"А","item":"https://example.com/b/a/"}]}',
    ]);
  });

  test('the page at which the site begins says how to search it, and what made it; when none stands at the root, the one that is shown there', () => {
    const ofSite = ['link search /b/opensearch.xml application/opensearchdescription+xml Сайт', 'meta generator helpgen'];
    const over = { openSearch: true, search: searchOptions };
    expect(headOf(over, { docs: { 'docs/index.md': {}, 'docs/a.md': {} } }, '/')).toEqual(expect.arrayContaining(ofSite));
    expect(headOf(over, { docs: { 'docs/a.md': {}, 'docs/b.md': {} } }, '/a')).toEqual(expect.arrayContaining(ofSite));
    expect(headOf(over, { docs: { 'docs/a.md': {}, 'docs/b.md': {} } }, '/b')).not.toEqual(expect.arrayContaining([ofSite[0]]));
    expect(headOf(over, { docs: { 'docs/a.md': {}, 'docs/b.md': {} } }, '/b')).not.toContain(ofSite[1]);
  });

  test('the canonical page of an old version is the current one when it exists', () => {
    const files = { docs: { 'docs/a.md': {}, 'versions/8.5/a.md': {}, 'versions/8.5/b.md': {} } };
    expect(headOf(twoVersions, files, '/8.5/a')).toContain('link canonical https://example.com/b/a/');
    expect(headOf(twoVersions, files, '/8.5/b')).toContain('link canonical https://example.com/b/8.5/b/');
  });

  test('locales are alternates of each other', () => {
    const head = headOf({ locales: twoLocales }, { docs: { 'docs/a.md': {}, 'i18n/en/docs/a.md': {} } }, '/en/a');
    expect(head.filter((tag) => tag.includes('alternate') || tag.includes('og:locale'))).toEqual([
      'link alternate https://example.com/b/a/ ru-RU',
      'link alternate https://example.com/b/en/a/ en',
      'link alternate https://example.com/b/a/ x-default',
      'meta og:locale en',
      'meta og:locale:alternate ru_RU',
    ]);
  });

  test('a page that shows the text of the default locale is a copy of it, and no translation', () => {
    const files = { docs: { 'docs/a.md': {} } };
    expect(headOf({ locales: twoLocales }, files, '/en/a').filter((tag) => /canonical|alternate/.test(tag))).toEqual([
      'link canonical https://example.com/b/a/',
      'link alternate https://example.com/b/a/ ru-RU',
      'link alternate https://example.com/b/a/ x-default',
      'meta og:locale:alternate ru_RU',
    ]);
    expect(headOf({ locales: twoLocales }, files, '/a').filter((tag) => tag.includes('/en/'))).toEqual([]);
  });

  test('a page that another locale lacks is nowhere said to be there', () => {
    const files = { docs: { 'docs/a.md': {}, 'i18n/en/docs/b.md': {} } };
    expect(headOf({ locales: twoLocales }, files, '/en/b').filter((tag) => tag.includes('alternate') || tag.includes('og:locale'))).toEqual([
      'link alternate https://example.com/b/en/b/ en',
      'meta og:locale en',
    ]);
  });

  test('robots are kept away from pages that are not listed', () => {
    expect(headOf({}, { docs: { 'docs/a.md': { unlisted: true } } }, '/a')).toContain('meta robots noindex, nofollow');
    expect(headOf({}, { docs: {} }, '/404')).toContain('meta robots noindex, nofollow');
    expect(headOf({}, { docs: {} }, '/404')).toEqual(expect.not.arrayContaining([expect.stringContaining('canonical')]));
  });

  test('the crawler of a search server is told language and version', () => {
    const search = { ...searchOptions, provider: { server: 'opensearch' as const, address: '/find/*' } };
    expect(crawlerTags({ search }, '/a')).toEqual(['meta docsearch:language ru', 'meta docsearch:version 9.0', 'meta docsearch:docusaurus_tag docs-default-9.0']);
    expect(crawlerTags({ search: null }, '/404')).toContain('meta docsearch:docusaurus_tag default');
    expect(crawlerTags({ search: searchOptions }, '/a')).toEqual([]);
  });

  test('the social card is the page’s own or the site’s', () => {
    const assets = new Map([['docs/i.png' as SourcePath, { href: '/b/assets/i-1.png' }]]);
    const over = { head: { image: 'card.png', metadata: [], tags: [] } };
    const files = { docs: { 'docs/a.md': { image: './i.png' }, 'docs/b.md': {} }, files: ['docs/i.png'], statics: ['static/card.png'] };
    const cards = ['/a', '/b'].map((route) => headOf(over, files, route, { ...noFacts, assets }).filter((tag) => /image|card/.test(tag)));
    expect(cards).toEqual([
      ['meta og:image https://example.com/b/assets/i-1.png', 'meta twitter:card summary_large_image', 'meta twitter:image https://example.com/b/assets/i-1.png'],
      ['meta og:image https://example.com/b/card.png', 'meta twitter:card summary_large_image', 'meta twitter:image https://example.com/b/card.png'],
    ]);
  });

  test('metadata of the config replaces ours, its tags are added', () => {
    const own = { tag: 'link', attributes: { rel: 'me', href: 'https://example.org' } } as const;
    const head = { image: null, metadata: [{ name: 'twitter:card', content: 'app' }], tags: [own] };
    const tags = headOf({ head }, { docs: { 'docs/a.md': {} } }, '/a');
    expect(tags.filter((tag) => tag.includes('twitter:card'))).toEqual(['meta twitter:card app']);
    expect(tags.at(-1)).toBe('link me https://example.org');
  });

  test('a glossary page is a term, an article carries its date, crumbs have absolute addresses', () => {
    const lastUpdates = new Map([['docs/topics/x.md' as SourcePath, { date: '2025-01-02', author: '' }]]);
    const files = { docs: { 'docs/topics/index.md': {}, 'docs/topics/terms/script.md': { title: 'Скрипт' }, 'docs/topics/x.md': {}, 'docs/forms.md': { term_forms: ['форма'] } } };
    const jsonOf = (route: string): string => headOf({ lastUpdate: { time: true, author: false } }, files, route, { ...noFacts, lastUpdates }).filter((tag) => tag.startsWith('json')).join('\n');
    expect(jsonOf('/topics/terms/script')).toContain('"@type":"DefinedTerm","name":"Скрипт"');
    expect(jsonOf('/forms')).toContain('"@type":"DefinedTerm"');
    expect(jsonOf('/topics/x')).toContain('"@type":"TechArticle","headline":"x","dateModified":"2025-01-02"}');
    expect(jsonOf('/topics')).not.toContain('TechArticle');
    expect(jsonOf('/topics/x')).toContain('{"@type":"ListItem","position":1,"name":"topics","item":"https://example.com/b/topics/"}');
  });
});
