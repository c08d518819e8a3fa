import { describe, expect, test } from '@jest/globals';
import type { Diagnostic, FeedbackOptions, FrameNavItem, NavbarItem, SiteConfig } from '@helpgen/model';
import { makeConfig, makeOldVersion, makeVersion, searchOptions, twoLocales } from '../../testing/make-config.ts';
import { build, type SiteFiles } from '../../testing/make-site.ts';
import { makeFrame } from './make-frame.ts';

const files: SiteFiles = {
  docs: {
    'docs/a.md': { title: 'А', headings: ['h'] },
    'docs/b.md': { sidebar_label: 'Бэ' },
    'docs/draft.md': { draft: true },
    'docs/hidden.md': { unlisted: true },
    'versions/8.5/a.md': {},
    'versions/8.5/only-old.md': {},
  },
  statics: ['static/logo.svg', 'static/file.zip'],
};

function frameOf(over: Partial<SiteConfig>, edition = 0): { frame: ReturnType<typeof makeFrame>; diagnostics: readonly Diagnostic[] } {
  const config = makeConfig({ versions: [makeVersion(), makeOldVersion()], ...over });
  const { value, diagnostics } = build(config, files);
  const wanted = value.editions[edition];
  if (wanted === undefined) throw new Error('no such edition');
  return { frame: makeFrame(config, value, wanted, {}), diagnostics };
}

function navbar(items: readonly NavbarItem[], edition = 0, over: Partial<SiteConfig> = {}): { items: readonly FrameNavItem[]; diagnostics: readonly Diagnostic[] } {
  const { frame, diagnostics } = frameOf({ navbar: { ...makeConfig().navbar, items }, ...over }, edition);
  return { items: frame.navbar.items, diagnostics };
}

const left = { position: 'left' } as const;

test('feedback asks in the language of the page what the config does not say', () => {
  const feedback = { siteId: 's', appUrl: 'https://feedback.example.com', hiddenPages: [], hideEmail: true };
  const asked = (edition: number): FeedbackOptions | null => frameOf({ feedback, locales: twoLocales }, edition).frame.options.feedback;
  const russian = asked(0);
  const english = asked(2);
  expect(russian?.positiveHint).toMatch(/^[А-Я]/);
  expect(english?.positiveHint).toMatch(/^[A-Z]/);
  expect(english?.negativeOptions?.map(({ id }) => id)).toEqual(russian?.negativeOptions?.map(({ id }) => id));
  expect(english?.negativeOptions?.every(({ label }) => /^[A-Z]/.test(label))).toBe(true);
  const said = frameOf({ feedback: { ...feedback, positiveHint: 'Said' }, locales: twoLocales }, 2).frame.options.feedback;
  expect(said?.positiveHint).toBe('Said');
});

test('readers are told nothing of the search that only the build needs', () => {
  const search = { ...searchOptions, ignore: ['/secret/**'], questions: 'search/questions.json', includePages: false };
  const { frame } = frameOf({ search });
  expect(frame.options.search).toMatchObject({ resultLimit: search.resultLimit, contexts: search.contexts });
  expect(JSON.stringify(frame)).not.toMatch(/secret|questions|includePages/);
});

describe('HTML of the config', () => {
  const content = '<a title="a&gt;b" href="/a#h">1</a> <a href="/b/a/">2</a> <a href="https://example.org/?a=1&amp;b">3</a> <a href="javascript:x()">4</a> <a>5</a>';

  test('has links like others of the frame', () => {
    const { frame, diagnostics } = frameOf({ announcementBar: { id: 'x', content, isCloseable: true }, footer: { ...makeConfig().footer, copyright: '<a href="docs/a.md">©</a>' } });
    expect(frame.announcementBar?.content).toBe(
      '<a title="a&gt;b" href="/b/a/#h">1</a> <a href="/b/a/">2</a> <a href="https://example.org/?a=1&amp;b" target="_blank" rel="noopener noreferrer">3</a> <a href="#">4</a> <a>5</a>',
    );
    expect(frame.footer.copyright).toBe('<a href="/b/a/">©</a>');
    expect(diagnostics).toEqual([]);
  });

  test('is reported where its links lead nowhere', () => {
    const over = { announcementBar: { id: 'x', content: '<a href="/b/none/">1</a>', isCloseable: true }, footer: { ...makeConfig().footer, copyright: '<a href="/nil/">2</a>' } };
    const items = [{ ...left, type: 'html' as const, value: '<a href="/nada/">3</a>' }];
    expect(navbar(items, 0, over).diagnostics.map(({ code, args }) => [code, args['pointer'], args['target']])).toEqual([
      ['HG3305', 'announcementBar.content', '/none/'],
      ['HG3305', 'footer.copyright', '/nil/'],
      ['HG3305', 'navbar.items[0].value', '/nada/'],
    ]);
  });
});

describe('navbar', () => {
  test('links are routes, sources, files or addresses', () => {
    const { items, diagnostics } = navbar([
      { ...left, type: 'link', label: '1', to: '/a#h', className: 'x', activeBasePath: '/a' },
      { ...left, type: 'link', label: '2', to: 'docs/a.md' },
      { ...left, type: 'link', label: '3', to: '/file.zip' },
      { ...left, type: 'link', label: '4', href: 'https://example.org' },
      { ...left, type: 'link', label: '5', href: 'javascript:alert(1)' },
    ]);
    expect(items).toEqual([
      { ...left, className: 'x', type: 'link', activeBasePath: '/a', label: '1', href: '/b/a/#h', route: '/a' },
      { ...left, type: 'link', label: '2', href: '/b/a/', route: '/a' },
      { ...left, type: 'link', label: '3', href: '/b/file.zip' },
      { ...left, type: 'link', label: '4', href: 'https://example.org' },
      { ...left, type: 'link', label: '5', href: '#' },
    ]);
    expect(diagnostics).toEqual([]);
  });

  test('broken links and anchors are reported at their place in the config', () => {
    const { diagnostics } = navbar([
      { ...left, type: 'link', label: '1', to: '/only-odl' },
      { ...left, type: 'dropdown', label: '2', to: '/zzzz', items: [{ label: '3', to: '/a#x' }] },
    ]);
    expect(diagnostics.map(({ code, args }) => [code, args['pointer']])).toEqual([
      ['HG3305', 'navbar.items[0]'],
      ['HG3305', 'navbar.items[1]'],
      ['HG3307', 'navbar.items[1].items[0]'],
    ]);
    expect(diagnostics[0]?.args['nearest']).toBe('/8.5/only-old');
  });

  test('a document is looked up in the version of the page, then in the current one', () => {
    const items: readonly NavbarItem[] = ['a', 'b', 'only-old'].map((docId) => ({ ...left, type: 'doc', docId }));
    expect(navbar(items).items).toMatchObject([
      { type: 'link', label: 'А', href: '/b/a/', route: '/a', versionHrefs: { '8.5': '/b/8.5/a/' } },
      { label: 'Бэ', href: '/b/b/' },
    ]);
    expect(navbar(items).items[1]).not.toHaveProperty('versionHrefs');
    expect(navbar(items, 1).items).toMatchObject([{ label: 'a', href: '/b/8.5/a/' }, { href: '/b/b/' }, { href: '/b/8.5/only-old/' }]);
    expect(navbar(items).diagnostics).toEqual([]);
  });

  test('an unknown document is an error; a draft or an unlisted one is absent in silence', () => {
    const { items, diagnostics } = navbar(['aa', 'draft', 'hidden'].map((docId) => ({ ...left, type: 'doc', docId })));
    expect(items).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'HG3301', args: { pointer: 'navbar.items[0]', id: 'aa' } }]);
  });

  test('a sidebar is opened at its first entry, and from pages of no version at that of the version preferred', () => {
    const item: NavbarItem = { ...left, type: 'docSidebar', sidebarId: 'main', label: 'Все' };
    const link = { ...left, type: 'link', label: 'Все', href: '/b/a/', sidebar: 'main', route: '/a' };
    expect(navbar([item]).items).toEqual([{ ...link, versionHrefs: { '8.5': '/b/8.5/a/' } }]);
    expect(navbar([item], 1).items).not.toContainEqual(expect.objectContaining({ versionHrefs: expect.anything() }));
    expect(navbar([item], 0, { versions: [makeVersion()] }).items).toEqual([link]);
    expect(navbar([item], 1).items).toMatchObject([{ href: '/b/8.5/a/' }]);
  });

  test('an unknown sidebar and one without a link are errors', () => {
    const sidebars = { main: [{ type: 'link' as const, label: 'x', href: 'https://example.org' }] };
    const { diagnostics } = navbar(
      [
        { ...left, type: 'docSidebar', sidebarId: 'mian', label: '1' },
        { ...left, type: 'docSidebar', sidebarId: 'main', label: '2' },
      ],
      0,
      { sidebars },
    );
    expect(diagnostics).toMatchObject([
      { code: 'HG3302', args: { pointer: 'navbar.items[0]', sidebar: 'mian', nearest: 'main' } },
      { code: 'HG3304', args: { pointer: 'navbar.items[1]', sidebar: 'main' } },
    ]);
  });

  test('versions can be limited by name, an unknown name is an error', () => {
    const sides = { itemsBefore: [], itemsAfter: [{ label: 'Все', href: 'https://example.org/all' }] };
    const { items, diagnostics } = navbar([{ ...left, type: 'docsVersionDropdown', versions: ['9.0', '8.6'], ...sides }]);
    expect(items).toEqual([{ ...left, type: 'versions', names: ['9.0'], ...sides }]);
    expect(diagnostics).toMatchObject([{ code: 'HG3303', args: { pointer: 'navbar.items[0].versions[1]', version: '8.6', nearest: '8.5' } }]);
  });

  test('a version item leads to the main page of the version', () => {
    const item: NavbarItem = { ...left, type: 'docsVersion' };
    expect(navbar([item]).items).toMatchObject([{ type: 'link', label: '9.0', href: '/b/a/' }]);
    expect(navbar([{ ...item, label: 'Все', to: '/b' }], 1).items).toMatchObject([{ label: 'Все', href: '/b/b/' }]);
    expect(navbar([item], 1).items).toMatchObject([{ label: '8.5', href: '/b/8.5/a/' }]);
  });

  test('the other items pass through', () => {
    const items: readonly NavbarItem[] = [
      { ...left, type: 'search' },
      { ...left, type: 'html', value: '<b>x</b>' },
      { ...left, type: 'localeDropdown', itemsBefore: [{ label: 'x', to: '/a' }], itemsAfter: [] },
    ];
    expect(navbar(items).items).toEqual([
      { ...left, type: 'search' },
      { ...left, type: 'html', value: '<b>x</b>' },
      { ...left, type: 'locales', itemsBefore: [{ label: 'x', href: '/b/a/', route: '/a' }], itemsAfter: [] },
    ]);
  });
});

describe('frame', () => {
  test('has the addresses of home and search, and the options of the browser', () => {
    const { frame } = frameOf({ locales: twoLocales, search: searchOptions }, 2);
    expect(frame).toMatchObject({ edition: '9.0/en', homeHref: '/b/en/a/', searchHref: '/b/en/search/', basePath: '/b/', locale: { code: 'en', htmlLang: 'en' } });
    expect(frame.options.loaderDelayMs).toBe(200);
    expect(frameOf({}).frame.searchHref).toBeNull();
  });

  test('logos, favicon and social card are static files', () => {
    const logo = { src: 'logo.svg', srcDark: '/logo.svg', alt: '', href: '/b' };
    const clean = frameOf({ navbar: { ...makeConfig().navbar, logo }, favicon: '/logo.svg', head: { image: 'https://example.org/x.png', metadata: [], tags: [] } });
    expect(clean.frame.navbar.logo).toEqual({ src: '/b/logo.svg', srcDark: '/b/logo.svg', alt: '', href: '/b/b/' });
    expect(clean.diagnostics).toEqual([]);
    const broken = frameOf({ navbar: { ...makeConfig().navbar, logo: { src: '/lgoo.svg', alt: '' } }, favicon: 'x.ico', head: { image: 'y.png', metadata: [], tags: [] } });
    expect(broken.diagnostics.map(({ code, args }) => [code, args['pointer'], args['nearest']])).toEqual([
      ['HG3306', 'favicon', ''],
      ['HG3306', 'head.image', ''],
      ['HG3306', 'navbar.logo.src', '/logo.svg'],
    ]);
  });

  test('footer links are resolved and checked', () => {
    const columns = [{ title: 'К', items: [{ label: '1', to: '/a' }, { label: '2', to: '/none' }] }];
    const { frame, diagnostics } = frameOf({ footer: { ...makeConfig().footer, columns } });
    expect(frame.footer.columns[0]?.items).toEqual([{ label: '1', href: '/b/a/', route: '/a' }, { label: '2', href: '/b/none' }]);
    expect(diagnostics).toMatchObject([{ code: 'HG3305', args: { pointer: 'footer.links[0].items[1]', target: '/none' } }]);
    const flat = frameOf({ footer: { ...makeConfig().footer, columns: [{ title: '', items: columns[0]?.items ?? [] }] } });
    expect(flat.diagnostics).toMatchObject([{ args: { pointer: 'footer.links[1]' } }]);
  });
});
