import { describe, expect, test } from '@jest/globals';
import { makeConfig, makeOldVersion, makeVersion, searchOptions, twoLocales } from '../testing/make-config.ts';
import { build, buildClean, makeSources, pageAt } from '../testing/make-site.ts';
import { buildContentGraph } from './build-content-graph.ts';

const digest = (text: string): string => String(text.length);

describe('buildContentGraph', () => {
  test('an empty site has its own page alone', () => {
    const graph = buildClean(makeConfig(), { docs: {} });
    expect(graph.pages.map(({ route, kind, isNoIndex }) => [route, kind, isNoIndex])).toEqual([['/404', 'not-found', true]]);
    expect(graph.editions).toEqual([{ key: '9.0/ru', version: '9.0', locale: 'ru', root: '/' }]);
  });

  test('search has a page in each locale', () => {
    const graph = buildClean(makeConfig({ search: searchOptions, locales: twoLocales }), { docs: {} });
    expect(graph.pages.map(({ route, title }) => [route, title])).toEqual([
      ['/404', 'Страница не найдена'],
      ['/en/404', 'Page not found'],
      ['/en/search', 'Search'],
      ['/search', 'Поиск'],
    ]);
  });

  test('versions lie below their paths, locales below theirs', () => {
    const config = makeConfig({ locales: twoLocales, versions: [makeVersion(), makeOldVersion()] });
    const graph = buildClean(config, { docs: { 'docs/a.md': {}, 'versions/8.5/a.md': {} } });
    expect(graph.pages.filter(({ kind }) => kind === 'doc').map(({ route, edition }) => [route, edition])).toEqual([
      ['/8.5/a', '8.5/ru'],
      ['/a', '9.0/ru'],
      ['/en/8.5/a', '8.5/en'],
      ['/en/a', '9.0/en'],
    ]);
  });

  test('pages that are not translated are counted once a language, where the config asks for it', () => {
    const files = { docs: { 'docs/a.md': {}, 'docs/b.md': {}, 'docs/c.md': { draft: true }, 'i18n/en/docs/b.md': {}, 'pages/p.md': {} } };
    const config = makeConfig({ locales: twoLocales });
    expect(build(config, files).diagnostics).toEqual([]);
    expect(build({ ...config, checks: { ...config.checks, untranslated: 'warn' } }, files).diagnostics).toMatchObject([
      { code: 'HG3702', severity: 'warning', args: { locale: 'en', original: 'ru', count: 2, total: 3, pointer: 'locales.list[1]' } },
    ]);
  });

  test('a translation wins, and the default locale stands in for what is missing', () => {
    const graph = buildClean(makeConfig({ locales: twoLocales }), {
      docs: { 'docs/a.md': { title: 'А' }, 'docs/b.md': { title: 'Б' }, 'i18n/en/docs/a.md': { title: 'A' }, 'pages/p.md': {}, 'i18n/en/pages/p.md': { title: 'P' } },
    });
    const titles = ['/a', '/b', '/en/a', '/en/b', '/p', '/en/p'].map((route) => pageAt(graph, route).title);
    expect(titles).toEqual(['А', 'Б', 'A', 'Б', 'p', 'P']);
    expect(pageAt(graph, '/en/b').source).toBe('docs/b.md');
  });

  test('generic pages have no number prefixes, no id and no sidebar', () => {
    const graph = buildClean(makeConfig(), { docs: { 'pages/markdown-page.md': { h1: 'Страница' }, 'pages/info/index.md': {}, 'pages/01-x.md': { slug: '/y' } } });
    expect(graph.pages.filter(({ kind }) => kind === 'page').map(({ route, id, sidebar }) => [route, id, sidebar])).toEqual([
      ['/info', undefined, undefined],
      ['/markdown-page', undefined, undefined],
      ['/y', undefined, undefined],
    ]);
  });

  test('a React module is a page when it has a default export', () => {
    const { value, diagnostics } = build(makeConfig(), { docs: {}, modules: { 'pages/team.tsx': true, 'pages/broken.tsx': false } });
    expect(pageAt(value, '/team')).toMatchObject({ kind: 'module', source: 'pages/team.tsx', title: 'team' });
    expect(diagnostics).toMatchObject([{ code: 'HG3106', severity: 'error', at: { file: 'pages/broken.tsx' } }]);
    expect(value.pages.some(({ route }) => route === '/broken')).toBe(false);
  });

  test('drafts are absent from a build and present in a preview', () => {
    const docs = { 'docs/a.md': {}, 'docs/b.md': { draft: true }, 'pages/c.md': { draft: true } };
    expect(buildClean(makeConfig(), { docs }).pages.map(({ route }) => route)).toEqual(['/', '/404', '/a'].slice(1));
    const preview = buildClean(makeConfig(), { docs, includesDrafts: true });
    expect(pageAt(preview, '/b')).toMatchObject({ isDraft: true, isNoIndex: true });
    expect(pageAt(preview, '/c').isDraft).toBe(true);
  });

  test('unlisted pages and versions without index are hidden from robots', () => {
    const config = makeConfig({ versions: [makeVersion(), makeOldVersion({ noIndex: true })] });
    const graph = buildClean(config, { docs: { 'docs/a.md': {}, 'docs/b.md': { unlisted: true }, 'versions/8.5/a.md': {} } });
    expect(['/a', '/b', '/8.5/a'].map((route) => pageAt(graph, route).isNoIndex)).toEqual([false, true, true]);
  });

  test('two documents cannot have one id', () => {
    const { diagnostics } = build(makeConfig(), { docs: { 'docs/01-a.md': {}, 'docs/02-a.md': {} } });
    expect(diagnostics).toMatchObject([
      { code: 'HG3101', args: { id: 'a' }, at: { file: 'docs/02-a.md' }, related: [{ at: { file: 'docs/01-a.md' } }] },
    ]);
  });

  test('two pages cannot have one address, and the finding names both files', () => {
    const { value, diagnostics } = build(makeConfig(), { docs: { 'docs/x/index.md': {}, 'docs/x/README.md': {}, 'pages/x.md': {} } });
    expect(diagnostics.map(({ code, at, related }) => [code, at?.file, related?.[0]?.at.file])).toEqual([
      ['HG3102', 'docs/x/index.md', 'docs/x/README.md'],
      ['HG3102', 'pages/x.md', 'docs/x/README.md'],
    ]);
    expect(value.pages.filter(({ route }) => route === '/x')).toHaveLength(1);
  });

  test('the policy decides how bad a duplicate address is', () => {
    const files = { docs: { 'docs/a.md': { slug: '/x' }, 'docs/b.md': { slug: '/x' } } };
    const checks = makeConfig().checks;
    expect(build(makeConfig({ checks: { ...checks, duplicateRoutes: 'warn' } }), files).diagnostics).toMatchObject([{ severity: 'warning' }]);
    expect(build(makeConfig({ checks: { ...checks, duplicateRoutes: 'ignore' } }), files).diagnostics).toEqual([]);
  });

  test('addresses that differ by letter case alone collide on some disks', () => {
    const { diagnostics } = build(makeConfig(), { docs: { 'docs/Array.md': {}, 'docs/array.md': {} } });
    expect(diagnostics).toMatchObject([{ code: 'HG3103', severity: 'error', at: { file: 'docs/array.md' }, related: [{ at: { file: 'docs/Array.md' } }] }]);
  });

  test('addresses in another normal form are one address', () => {
    const { diagnostics } = build(makeConfig(), { docs: { 'docs/a.md': { slug: '/й'.normalize('NFD') }, 'docs/b.md': { slug: '/й'.normalize('NFC') } } });
    expect(diagnostics).toMatchObject([{ code: 'HG3102', args: { route: '/й'.normalize('NFC') } }]);
  });

  test('a page cannot take the place of the search page', () => {
    const { diagnostics } = build(makeConfig({ search: searchOptions }), { docs: { 'docs/search.md': {} } });
    expect(diagnostics).toMatchObject([{ code: 'HG3102', args: { second: 'the search page', first: '`docs/search.md`' } }]);
  });

  test('the page `/index` would be written where the root is', () => {
    const { diagnostics } = build(makeConfig(), { docs: { 'docs/a.md': { slug: '/' }, 'docs/b.md': { slug: '/index' } } });
    expect(diagnostics).toMatchObject([{ code: 'HG3103' }]);
  });

  test('static files go to the root, the later folder wins, and neither may replace a page', () => {
    const config = makeConfig({ content: { ...makeConfig().content, static: ['static', 'more'] } });
    const { value, diagnostics } = build(config, { docs: { 'docs/a.md': {} }, statics: ['static/x.txt', 'static/a/Index.html', 'more/x.txt'] });
    expect(value.staticFiles).toEqual([
      { source: 'static/a/Index.html', output: 'a/Index.html' },
      { source: 'more/x.txt', output: 'x.txt' },
    ]);
    expect(diagnostics).toMatchObject([
      { code: 'HG3107', args: { page: '`docs/a.md`', output: 'a/index.html' }, at: { file: 'static/a/Index.html' } },
      { code: 'HG3108', severity: 'warning', args: { winner: 'more/x.txt' }, at: { file: 'static/x.txt' } },
    ]);
  });

  test('an unknown main page is an error with the nearest id', () => {
    const { diagnostics } = build(makeConfig({ versions: [makeVersion({ mainPage: 'stdlib/indx' })] }), { docs: { 'docs/stdlib/index.md': {}, 'docs/indx1.md': {} } });
    expect(diagnostics).toMatchObject([{ code: 'HG3220', args: { pointer: 'versions[0].mainPage', id: 'stdlib/indx' } }]);
  });

  test('the main page is the configured one, the one at the root, the first of the first sidebar, or the first', () => {
    const docs = { 'docs/a.md': {}, 'docs/b.md': {}, 'docs/c.md': {} };
    const mainOf = (config: Parameters<typeof build>[0], files = docs): string | undefined => buildClean(config, { docs: files }).editions[0]?.mainPage;
    expect(mainOf(makeConfig({ versions: [makeVersion({ mainPage: 'c' })] }))).toBe('/c');
    expect(mainOf(makeConfig(), { ...docs, 'docs/b.md': { slug: '/' } } as typeof docs)).toBe('/');
    expect(mainOf(makeConfig({ sidebars: { one: [{ type: 'doc', id: 'b' }] } }))).toBe('/b');
    expect(mainOf(makeConfig({ sidebars: {} }))).toBe('/a');
  });

  test('a root without a page shows the main page', () => {
    const config = makeConfig({ versions: [makeVersion({ mainPage: 'stdlib/index' })] });
    const graph = buildClean(config, { docs: { 'docs/stdlib/index.md': { links: ['/', '/b/', '../stdlib/'] } } });
    expect(graph.mirrors).toEqual([{ route: '/', of: '/stdlib' }]);
    expect(graph.redirects).toEqual([]);
    expect(pageAt(graph, '/stdlib').links).toMatchObject([{ route: '/stdlib' }, { route: '/stdlib' }, { route: '/stdlib' }]);
  });

  test('a page that nothing leads to is an orphan', () => {
    const config = makeConfig({ sidebars: { one: [{ type: 'doc', id: 'a' }] }, checks: { ...makeConfig().checks, orphanPages: 'warn' } });
    const { diagnostics } = build(config, { docs: { 'docs/a.md': { links: ['./b.md'] }, 'docs/b.md': {}, 'docs/c.md': { links: ['#'] }, 'docs/d.md': { unlisted: true } } });
    expect(diagnostics).toMatchObject([{ code: 'HG3021', severity: 'warning', args: { id: 'c' }, at: { file: 'docs/c.md' } }]);
  });

  test('the order of files does not matter', () => {
    const config = makeConfig({ locales: twoLocales });
    const sources = makeSources({
      docs: { 'docs/b.md': { links: ['./x.md'] }, 'docs/a.md': { links: ['./b.md#x'] }, 'docs/f/c.md': {}, 'i18n/en/docs/a.md': { images: ['./i.png'] }, 'docs/f/2-c.md': {} },
      categories: { 'docs/f/_category_.json': { label: 'F' }, 'docs/f/_category_.yml': { label: 'G' } },
      files: ['docs/i.png'],
    });
    const reversed = {
      ...sources,
      outlines: sources.outlines.toReversed(),
      categories: sources.categories.toReversed(),
      modules: sources.modules.toReversed(),
    };
    expect(JSON.stringify(buildContentGraph(config, reversed, digest))).toBe(JSON.stringify(buildContentGraph(config, sources, digest)));
  });
});
