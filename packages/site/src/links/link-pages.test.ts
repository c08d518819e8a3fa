import { describe, expect, test } from '@jest/globals';
import type { Diagnostic, LinkTarget, SiteConfig } from '@helpgen/model';
import { makeConfig, makeOldVersion, makeVersion, twoLocales } from '../../testing/make-config.ts';
import { build, pageAt, type DocumentText, type SiteFiles } from '../../testing/make-site.ts';

const docs: SiteFiles['docs'] = {
  'docs/01-intro.md': { headings: ['начало', '### Вложенный'], anchors: ['таб'] },
  'docs/topics/если.md': {},
  'docs/topics/й.md': {},
  'docs/Upper.MD': {},
  'docs/draft.md': { draft: true },
  'pages/about.md': {},
  'versions/8.5/old.md': {},
};
const files = ['docs/topics/data.zip', 'docs/topics/img.png'];
const statics = ['static/manual.pdf', 'static/demo/index.html'];

/** What the links of the page `docs/topics/from.md` lead to. */
function follow(links: readonly string[], over: Partial<SiteConfig> = {}, document: DocumentText = {}): { targets: readonly LinkTarget[]; diagnostics: readonly Diagnostic[] } {
  const config = makeConfig({ versions: [makeVersion(), makeOldVersion()], redirects: [{ from: ['/old'], to: '/intro#начало' }], ...over });
  const { value, diagnostics } = build(config, { docs: { ...docs, 'docs/topics/from.md': { ...document, links } }, files, statics });
  return { targets: pageAt(value, '/topics/from').links, diagnostics };
}

/** What the images of the page `docs/topics/from.md` are. */
function show(document: DocumentText, over: Partial<SiteConfig> = {}): { assets: readonly unknown[]; all: readonly string[]; diagnostics: readonly Diagnostic[] } {
  const { value, diagnostics } = build(makeConfig(over), { docs: { 'docs/topics/from.md': document }, files, statics: ['static/logo.svg'] });
  return { assets: pageAt(value, '/topics/from').assets, all: value.assets, diagnostics };
}

function routesOf(targets: readonly LinkTarget[]): readonly string[] {
  return targets.map((target) => (target.kind === 'page' ? target.route + target.suffix : target.kind));
}

describe('links by file', () => {
  test.each([
    ['./если.md', '/topics/если'],
    ['если.md', '/topics/если'],
    ['../01-intro.md', '/intro'],
    ['../topics/../01-intro.md', '/intro'],
    ['%D0%B5%D1%81%D0%BB%D0%B8.md', '/topics/если'],
    [`${'й'.normalize('NFD')}.md`, '/topics/й'],
    ['./если.MD', '/topics/если'],
    ['../upper.md', undefined],
    ['../Upper.md', '/Upper'],
    ['topics/если.md', '/topics/если'],
    ['docs/01-intro.md', '/intro'],
    ['/topics/если.md', '/topics/если'],
    ['/about.md', '/about'],
    ['/docs/01-intro.md', '/intro'],
    ['@site/docs/01-intro.md', '/intro'],
    ['@site/versions/8.5/old.md', '/8.5/old'],
    ['../../pages/about.md', '/about'],
    ['../../versions/8.5/old.md', '/8.5/old'],
    ['../01-intro.md?a=1#начало', '/intro?a=1#%D0%BD%D0%B0%D1%87%D0%B0%D0%BB%D0%BE'],
  ])('%s leads to %s', (url, route) => {
    const { targets, diagnostics } = follow([url]);
    expect(routesOf(targets)).toEqual([route ?? 'broken']);
    expect(diagnostics).toHaveLength(route === undefined ? 1 : 0);
  });

  test('a missing file is reported with file, line, column and the nearest file as it should be written', () => {
    const { diagnostics } = follow(['../01-intor.md']);
    expect(diagnostics).toEqual([
      {
        code: 'HG3001',
        severity: 'error',
        message: 'The link `../01-intor.md` names a file that does not exist, so readers would get a missing page.',
        hint: 'Did you mean `../01-intro.md`?',
        fix: { text: '../01-intor.md', by: '../01-intro.md' },
        at: { file: 'docs/topics/from.md', line: 10, column: 5, length: 3 },
        args: { url: '../01-intor.md', nearest: '../01-intro.md' },
      },
    ]);
  });

  test('a link of an included file starts from that file', () => {
    const { targets, diagnostics } = follow(['./topics/если.md', './x.md'], {}, { linkFile: 'docs/_part.md' });
    expect(routesOf(targets)).toEqual(['/topics/если', 'broken']);
    expect(diagnostics).toMatchObject([{ code: 'HG3001', at: { file: 'docs/_part.md', line: 11 } }]);
  });

  test('a link to a draft says so', () => {
    expect(follow(['../draft.md', '/draft']).diagnostics).toMatchObject([{ code: 'HG3004' }, { code: 'HG3004', args: { target: '/draft' } }]);
  });

  test('a path that climbs out of the site is refused', () => {
    const { targets, diagnostics } = follow(['../../../etc/passwd.md', '@site/../x.md']);
    expect(targets.map(({ kind }) => kind)).toEqual(['broken', 'broken']);
    expect(diagnostics).toMatchObject([{ code: 'HG3006' }, { code: 'HG3006' }]);
  });

  test('files are linked as files', () => {
    expect(follow(['./data.zip', 'data.zip#x', '/topics/data.zip', '@site/docs/topics/data.zip']).targets).toEqual([
      { kind: 'file', source: 'docs/topics/data.zip', suffix: '' },
      { kind: 'file', source: 'docs/topics/data.zip', suffix: '#x' },
      { kind: 'file', source: 'docs/topics/data.zip', suffix: '' },
      { kind: 'file', source: 'docs/topics/data.zip', suffix: '' },
    ]);
  });

  test('the policy decides how bad a broken link is', () => {
    const checks = makeConfig().checks;
    const severities = (['ignore', 'log', 'warn', 'throw'] as const).map((brokenLinks) => follow(['x.md'], { checks: { ...checks, brokenLinks } }).diagnostics[0]);
    expect(severities.map((found) => found?.severity)).toEqual([undefined, 'note', 'warning', 'error']);
  });

  test('in a locale the translated page is the target, the default one where there is none', () => {
    const { value } = build(makeConfig({ locales: twoLocales }), {
      docs: {
        'docs/a.md': { links: ['./b.md', './c.md', '/b'] },
        'docs/b.md': {},
        'docs/c.md': {},
        'i18n/en/docs/b.md': { links: ['./a.md', './c.md', '../../../docs/b.md'] },
      },
    });
    expect(routesOf(pageAt(value, '/en/a').links)).toEqual(['/en/b', '/en/c', '/en/b']);
    expect(routesOf(pageAt(value, '/a').links)).toEqual(['/b', '/c', '/b']);
    expect(routesOf(pageAt(value, '/en/b').links)).toEqual(['/en/a', '/en/c', '/en/b']);
  });

  test('a file that several locales show is reported on once', () => {
    const { diagnostics } = build(makeConfig({ locales: twoLocales }), { docs: { 'docs/a.md': { links: ['./x.md'] } } });
    expect(diagnostics).toHaveLength(1);
  });
});

describe('links by address', () => {
  test.each([
    ['/intro', '/intro'],
    ['/intro/', '/intro'],
    ['/b/intro/', '/intro'],
    ['/intro.html', '/intro'],
    ['/intro/index.html', '/intro'],
    ['/topics/%D0%B5%D1%81%D0%BB%D0%B8', '/topics/если'],
    [`/topics/${'й'.normalize('NFD')}`, '/topics/й'],
    ['/8.5/old', '/8.5/old'],
    ['/about/?q=1', '/about?q=1'],
    ['../если/', '/topics/если'],
    ['../../intro', '/intro'],
    ['если', '/topics/если'],
    ['?q=%', '/topics/from?q=%'],
    ['https://example.com/b/intro/#начало', '/intro#%D0%BD%D0%B0%D1%87%D0%B0%D0%BB%D0%BE'],
    ['HTTPS://EXAMPLE.com/b/about', '/about'],
    ['/', '/intro'],
  ])('%s leads to %s', (url, route) => {
    const { targets, diagnostics } = follow([url], { versions: [makeVersion({ mainPage: 'intro' }), makeOldVersion()] });
    expect([routesOf(targets), diagnostics]).toEqual([[route], []]);
  });

  test('what leaves the site is not checked', () => {
    const urls = ['https://example.org/x', 'mailto:a@b.c', 'https://example.com/elsewhere', '//example.org/x'];
    const { targets, diagnostics } = follow(urls);
    expect(targets).toEqual(urls.map((href) => ({ kind: 'external', href })));
    expect(diagnostics).toEqual([]);
  });

  test('an address of this very site is checked', () => {
    expect(follow(['https://example.com/b/intor']).diagnostics).toMatchObject([{ code: 'HG3002', args: { target: '/intor', nearest: '/intro' } }]);
  });

  test('an address without a page is reported with the nearest route', () => {
    expect(follow(['/abuot', '/nowhere-at-all']).diagnostics).toMatchObject([
      { code: 'HG3002', args: { target: '/abuot', nearest: '/about' } },
      { code: 'HG3002', args: { nearest: '' } },
    ]);
  });

  test('files that are made of the whole site are targets, where its config wants them', () => {
    const { targets, diagnostics } = follow(['/llms.txt', '/b/robots.txt'], { llmsTxt: true, robots: true });
    expect([targets, diagnostics]).toMatchObject([[{ kind: 'static', output: 'llms.txt' }, { kind: 'static', output: 'robots.txt' }], []]);
    expect(follow(['/llms.txt'], { llmsTxt: false }).diagnostics).toMatchObject([{ code: 'HG3002' }]);
  });

  test('files of the static folders are targets', () => {
    expect(follow(['/manual.pdf#page=2', '/b/manual.pdf', '/demo/', '/manaul.pdf'])).toMatchObject({
      targets: [
        { kind: 'static', output: 'manual.pdf', suffix: '#page=2' },
        { kind: 'static', output: 'manual.pdf' },
        { kind: 'static', output: 'demo/index.html' },
        { kind: 'broken' },
      ],
      diagnostics: [{ code: 'HG3002', args: { nearest: '/manual.pdf' } }],
    });
  });

  test('`pathname:///` is the way out: nothing is checked', () => {
    expect(follow(['pathname:///other/app.html?x#y'])).toMatchObject({ targets: [{ kind: 'static', output: 'other/app.html', suffix: '?x#y' }], diagnostics: [] });
  });

  test('a redirected address works, with a warning that names the new one', () => {
    const { targets, diagnostics } = follow(['/old']);
    expect(routesOf(targets)).toEqual(['/intro#%D0%BD%D0%B0%D1%87%D0%B0%D0%BB%D0%BE']);
    expect(diagnostics).toMatchObject([{ code: 'HG3005', severity: 'warning', at: { file: 'docs/topics/from.md', line: 10 } }]);
    expect(diagnostics[0]?.args['nearest']).toMatch(/^\/intro#/);
  });

  test('an empty address is reported', () => {
    expect(follow(['']).diagnostics).toMatchObject([{ code: 'HG3007' }]);
  });

  test('a forbidden protocol is not followed', () => {
    expect(follow(['javascript:alert(1)']).targets).toEqual([{ kind: 'broken', href: '' }]);
  });

  test.each(['%', '/%E0%A4%A', '#100%', './%.md', '../01-intro.md#%'])('the malformed escape in %s breaks nothing', (url) => {
    expect(() => follow([url, '\uD800', '/x\uD800#\uD800', '\uD800.md'])).not.toThrow();
  });
});

describe('anchors', () => {
  test.each(['#', '#top', '../01-intro.md#', '../01-intro.md#top', '/intro#начало', '/intro#%D0%BD%D0%B0%D1%87%D0%B0%D0%BB%D0%BE', '/intro#Вложенный', '/intro#таб', '/intro#:~:text=x', '#свой', `#${'свой'.normalize('NFD')}`])(
    '%s is there',
    (url) => {
      expect(follow([url], {}, { headings: ['свой'] }).diagnostics).toEqual([]);
    },
  );

  test('a missing one is reported with the nearest of its page', () => {
    expect(follow(['../01-intro.md#начла', '#нет']).diagnostics).toMatchObject([
      { code: 'HG3003', args: { anchor: 'начла', page: 'docs/01-intro.md', nearest: 'начало' } },
      { code: 'HG3003', args: { anchor: 'нет', page: 'docs/topics/from.md', nearest: '' } },
    ]);
  });

  test('their policy is their own', () => {
    const checks = { ...makeConfig().checks, brokenAnchors: 'warn' as const };
    expect(follow(['#нет'], { checks }).diagnostics).toMatchObject([{ code: 'HG3003', severity: 'warning' }]);
  });

  test('on a page of many headings too', () => {
    const headings = Array.from({ length: 60 }, (_, index) => `h-${index}`);
    expect(follow(['#h-59', '#h-60'], {}, { headings }).diagnostics).toMatchObject([{ args: { anchor: 'h-60' } }]);
  });

  test('a page that is a program may have any', () => {
    const { diagnostics } = build(makeConfig(), { docs: { 'docs/a.md': { links: ['/team#x', '/404#x'] } }, modules: { 'pages/team.tsx': true } });
    expect(diagnostics).toMatchObject([{ code: 'HG3003', args: { url: '/404#x' } }]);
  });
});

describe('images', () => {
  test('are files beside the page, in the content folder, in the root, or static', () => {
    const images = ['./img.png', 'img.png', '/topics/img.png', '@site/docs/topics/img.png', '/logo.svg', '/b/logo.svg', 'https://example.org/x.png', './img.png?v=1#a'];
    const { assets, all, diagnostics } = show({ images });
    const file = 'docs/topics/img.png';
    expect(assets).toEqual([file, file, file, file, { href: '/b/logo.svg' }, { href: '/b/logo.svg' }, { href: 'https://example.org/x.png' }, file]);
    expect([all, diagnostics]).toEqual([[file], []]);
  });

  test('a missing one is reported with the nearest file', () => {
    expect(show({ images: ['./imgg.png', '/lgoo.svg'] })).toMatchObject({
      assets: [null, null],
      diagnostics: [
        { code: 'HG3011', severity: 'error', args: { url: './imgg.png', nearest: './img.png' }, at: { file: 'docs/topics/from.md', line: 10, column: 5 } },
        { code: 'HG3011', args: { nearest: '/logo.svg' } },
      ],
    });
  });

  test('an empty address, a missing alternative text and a climb each have their finding', () => {
    const { diagnostics } = show({ images: ['', '../../../x.png'], imagesWithoutAlt: ['./img.png'] });
    expect(diagnostics.map(({ code }) => code).sort()).toEqual(['HG3006', 'HG3012', 'HG3013']);
  });

  test('their policies are their own', () => {
    const checks = { ...makeConfig().checks, brokenImages: 'warn' as const, missingAlt: 'ignore' as const };
    expect(show({ images: ['./x.png'], imagesWithoutAlt: ['./img.png'] }, { checks }).diagnostics).toMatchObject([{ code: 'HG3011', severity: 'warning' }]);
  });

  test('the social card of a page is checked and published', () => {
    expect(show({ image: './img.png' }).all).toEqual(['docs/topics/img.png']);
    expect(show({ image: './nope.jpg' }).diagnostics).toMatchObject([{ code: 'HG3011', at: { file: 'docs/topics/from.md', line: 2 } }]);
  });

  test('a translation falls back to the image of the original', () => {
    const { value, diagnostics } = build(makeConfig({ locales: twoLocales }), { docs: { 'docs/a.md': { images: ['./i.png'] }, 'i18n/en/docs/a.md': { images: ['./i.png'] } }, files: ['docs/i.png'] });
    expect([pageAt(value, '/en/a').assets, diagnostics]).toEqual([['docs/i.png'], []]);
  });
});
