import { expect, test } from '@jest/globals';
import { createRenderer } from '@helpgen/runtime/server';
import type { FrameData, FrameNavItem, PageData } from '@helpgen/runtime';
import { frame, makePage } from '../../fixtures/sample-site.ts';
import theme from '../index.ts';
import server from '../server.ts';

const renderer = createRenderer(theme, server, {});
const assets = { id: 'a', firstScriptHref: '/f.js', scriptHref: '/a.js', preloadHrefs: [], sheets: [], fontHrefs: [], frameHrefs: {}, vendorHrefs: {} };

/** The document of a page at `route` with these differences of the frame and the page. */
function draw(route: string, over: Partial<FrameData>, changes: Partial<PageData> = {}): Document {
  const context = { frame: { ...frame, ...over }, assets, contentSecurityPolicy: '', homeSecurityPolicy: '' };
  return new DOMParser().parseFromString(renderer.render(makePage(route, { sidebar: null, ...changes }), context).html, 'text/html');
}

const withItems = (...items: readonly FrameNavItem[]): Partial<FrameData> => ({ navbar: { ...frame.navbar, items } });
const link = (label: string, path: string, more: object = {}): FrameNavItem => ({ type: 'link', position: 'left', label, href: `/docs${path}/`.replace('//', '/'), route: path as never, ...more });
const texts = (document: Document, selector: string): readonly string[] => [...document.querySelectorAll(selector)].map(({ textContent }) => (textContent ?? '').trim());

test('one item is active: the link to the page, else that of its sidebar, else the nearest above it; the home page only there', () => {
  const items = withItems(link('Начало', '/'), link('Статьи', '/topics'), link('Вне', '/elsewhere', { activeBasePath: '/topics/if' }), link('Раздел', '/q', { sidebar: 'developer' }), link('Похожее', '/topic'));
  expect(texts(draw('/topics/if', items), '.hg-nav .hg-active')).toEqual(['Вне']);
  expect(texts(draw('/topics', items), '.hg-nav [aria-current=page]')).toEqual(['Статьи']);
  expect(texts(draw('/', items), '.hg-nav .hg-active')).toEqual(['Начало']);
  expect(texts(draw('/far', items, { sidebar: { id: 'developer', items: [], treeHref: '/t.json' } }), '.hg-nav .hg-active')).toEqual(['Раздел']);
});

test('a menu that lists the page is active unless the navbar has its sidebar', () => {
  const menu: FrameNavItem = { type: 'dropdown', position: 'left', label: 'Начало', items: ['install', 'first'].map((name) => ({ label: name, href: `/docs/topics/${name}/` })) };
  expect(texts(draw('/topics/install', withItems(menu, link('Статьи', '/topics'))), '.hg-nav .hg-active')).toEqual(['Начало']);
  const developer = { id: 'developer', items: [], treeHref: '/t.json' };
  const active = texts(draw('/topics/install', withItems(menu, link('Язык', '/q', { sidebar: 'developer' })), { sidebar: developer }), '.hg-nav .hg-active');
  expect(active).toEqual(['Язык']);
});

test('a menu of one link keeps its label', () => {
  const menu: FrameNavItem = { type: 'dropdown', position: 'left', label: 'Начало', items: [{ label: 'Установка', href: '/docs/install/' }] };
  expect(texts(draw('/x', withItems(menu)), '.hg-nav > *').filter(Boolean)).toEqual(['НачалоУстановка']);
});

test('the version menu says what its number is; one language is no choice, and so no link', () => {
  const version = { name: '9.0', label: '9.0', href: '/docs/x/', isCurrent: true, isCounterpart: true };
  const all = { label: 'Все версии', href: 'https://example.org/' };
  const russian = { code: 'ru', label: 'Русский', href: '/docs/x/', isCurrent: true, isCounterpart: true };
  const items = withItems({ type: 'versions', position: 'right', itemsBefore: [], itemsAfter: [all] }, { type: 'locales', position: 'right', itemsBefore: [], itemsAfter: [] });
  for (const locales of [[russian], []]) {
    expect(texts(draw('/x', items, { versions: [version], locales }), '.hg-nav > *').filter(Boolean)).toEqual(['Версия 9.09.0Все версии']);
  }
});

test('the way to a page begins with its section, which the navbar names, else with the home page', () => {
  const developer = { id: 'developer', items: [], treeHref: '/t.json' };
  const crumbs = [{ label: 'Интеграции' }, { label: 'HTTP' }];
  const withSection = withItems(link('Язык', '/q', { sidebar: 'developer' }));
  expect(texts(draw('/x', withSection, { sidebar: developer, crumbs }), '.hg-crumbs li')).toEqual(['Язык', 'Интеграции', 'HTTP']);
  expect(texts(draw('/x', withSection, { sidebar: developer, crumbs: [{ label: 'Язык' }, { label: 'HTTP' }] }), '.hg-crumbs li')).toEqual(['Язык', 'HTTP']);
  expect(texts(draw('/x', withSection, { crumbs }), '.hg-crumbs li')).toEqual(['Главная страница', 'Интеграции', 'HTTP']);
});

test('the search page leads where the navbar does, as long as nothing is asked', () => {
  const menu: FrameNavItem = { type: 'dropdown', position: 'left', label: 'Начало', items: [{ label: 'Установка', href: '/docs/install/', route: '/install' as never }] };
  const outside: FrameNavItem = { type: 'link', position: 'left', label: 'Вне', href: 'https://example.org/' };
  const drawn = draw('/search', withItems(menu, link('Язык', '/q'), outside), { kind: 'search' });
  expect(texts(drawn, '.hg-search-ways a')).toEqual(['Установка', 'Язык']);
});

test('the sidebar has its filter, and the article its contents, before any script runs', () => {
  const items = [{ kind: 'doc' as const, label: 'Условие', href: '/docs/topics/if/' }];
  const toc = '<ul><li><a href="#a">Раздел</a></li></ul>';
  const drawn = draw('/x', {}, { sidebar: { id: 'developer', items, treeHref: '/t.json' }, toc });
  expect(drawn.querySelector('.hg-column input')?.getAttribute('placeholder')).toBe('Найти раздел');
  expect(texts(drawn, 'article .hg-toc-field a')).toEqual(['Раздел']);
});

test('a menu of one entry is a plain link, and one of none is nothing', () => {
  const menu: FrameNavItem = { type: 'versions', position: 'left', itemsBefore: [], itemsAfter: [] };
  const version = { name: '9.0', label: '9.0', href: '/docs/x/', isCurrent: true, isCounterpart: true };
  const one = draw('/x', withItems(menu), { versions: [version] });
  expect(one.querySelector('.hg-nav button')).toBeNull();
  expect(one.querySelector('.hg-nav a')?.getAttribute('href')).toBe('/docs/x/');
  expect(draw('/x', withItems(menu), { versions: [] }).querySelectorAll('.hg-nav :is(a, button)')).toHaveLength(0);
});

test('entries of the version menu name the version to keep, and say which lacks the page; nothing is kept when the config says so', () => {
  const menu: FrameNavItem = { type: 'versions', position: 'left', itemsBefore: [], itemsAfter: [] };
  const versions = ['9.0', '8.5'].map((name, index) => ({ name, label: name, href: `/docs/${name}/`, isCurrent: index === 0, isCounterpart: index === 0 }));
  const version = { name: '9.0', label: '9.0', badge: false };
  const drawn = draw('/x', withItems(menu), { versions, version });
  expect(texts(drawn, '.hg-nav li')).toEqual(['9.0', '8.5этой страницы там нет']);
  expect([...drawn.querySelectorAll('.hg-nav li a')].map((a) => [a.getAttribute('data-hg-version'), a.getAttribute('aria-current'), a.hasAttribute('data-hg-keeps-query')])).toEqual([['9.0', 'true', true], ['8.5', null, true]]);
  const silent = draw('/x', { ...withItems(menu), options: { ...frame.options, versionPersistence: 'none' } }, { versions, version });
  expect(silent.querySelector('[data-hg-version]')).toBeNull();
});

test('what the config leaves out is not drawn: title, menu, switch, cross, footer', () => {
  const bare = draw('/x', {
    navbar: { ...frame.navbar, title: '', logo: { src: '/docs/l.svg', alt: '' }, items: [] },
    options: { ...frame.options, colorMode: { ...frame.options.colorMode, disableSwitch: true } },
    announcementBar: { id: 'a', content: 'Новость', isCloseable: false },
    footer: { style: 'light', logo: null, columns: [], copyright: '' },
  });
  expect(bare.querySelector('.hg-brand')?.getAttribute('aria-label')).toBe(frame.title);
  expect(bare.querySelectorAll('.hg-menu-button, .hg-color-button, [data-hg-dismiss], footer')).toHaveLength(0);
  expect(bare.documentElement.dataset['hgAnnouncement']).toBeUndefined();
  expect(texts(bare, '.hg-announcement')).toEqual(['Новость']);
});

/** What the link home says in a navbar without a title. */
function named(logo: typeof frame.navbar.logo): string {
  return texts(draw('/x', { navbar: { ...frame.navbar, title: '', logo } }), '.hg-brand').join();
}

test('with neither name nor logo the way home says the title of the site', () => {
  expect([named(null), named({ src: '/docs/l.svg', alt: '' })]).toEqual([frame.title, '']);
});

test('links of the footer stand in columns, or in a row when they have no headings; those that leave open a tab', () => {
  expect(texts(draw('/x', {}), '.hg-footer-columns .hg-footer-title')).toEqual(['Документация', 'Ещё']);
  const items = [{ label: 'Здесь', href: '/docs/' }, { label: 'Там', href: 'https://example.org/' }];
  const flat = draw('/x', { footer: { ...frame.footer, columns: [{ title: '', items }] } });
  expect(texts(flat, '.hg-footer-flat a')).toEqual(['Здесь', 'Там']);
  expect(texts(flat, '.hg-footer a[target=_blank][rel="noopener noreferrer"]')).toEqual(['Там']);
});

test('the logo of the footer leads where it should, by a link with a name', () => {
  const logo = { src: '/docs/l.svg', alt: '', href: 'https://example.org/' };
  const link = draw('/x', { footer: { ...frame.footer, logo } }).querySelector('.hg-footer a:has(img)');
  expect([link?.getAttribute('href'), link?.getAttribute('aria-label')]).toEqual(['https://example.org/', frame.title]);
  expect(draw('/x', { footer: { ...frame.footer, logo: { src: '/docs/l.svg', alt: 'Фирма' } } }).querySelector('.hg-footer-inner > img')?.getAttribute('alt')).toBe('Фирма');
});
