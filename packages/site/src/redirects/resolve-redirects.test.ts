import { describe, expect, test } from '@jest/globals';
import type { Diagnostic, Redirect, SiteConfig } from '@helpgen/model';
import { makeConfig, makeOldVersion, makeVersion, twoLocales } from '../../testing/make-config.ts';
import { build, type SiteFiles } from '../../testing/make-site.ts';

const docs: SiteFiles['docs'] = { 'docs/index.md': {}, 'docs/new.md': { headings: ['frag'] }, 'docs/topics/если.md': {} };

function redirect(rules: SiteConfig['redirects'], files: Partial<SiteFiles> = {}): { redirects: readonly Redirect[]; diagnostics: readonly Diagnostic[] } {
  const { value, diagnostics } = build(makeConfig({ redirects: rules }), { docs, statics: ['static/f.zip'], ...files });
  return { redirects: value.redirects, diagnostics };
}

function rule(from: string, to: string): SiteConfig['redirects'][number] {
  return { from: [from], to };
}

describe('redirects', () => {
  test.each([
    ['/old', '/new', { from: '/old', href: '/b/new/', keepsQueryAndHash: true }],
    ['/old/', '/new/', { from: '/old', href: '/b/new/', keepsQueryAndHash: true }],
    ['/b/old/index.html', '/b/new', { from: '/old', href: '/b/new/', keepsQueryAndHash: true }],
    ['/old.html', '/new.html', { from: '/old.html', href: '/b/new/', keepsQueryAndHash: true }],
    ['/old', '/new#frag', { from: '/old', href: '/b/new/#frag', keepsQueryAndHash: false }],
    ['/old', '/new?a=1', { from: '/old', href: '/b/new/?a=1', keepsQueryAndHash: false }],
    ['/%D1%8D', '/topics/%D0%B5%D1%81%D0%BB%D0%B8', { from: '/э', href: '/b/topics/%D0%B5%D1%81%D0%BB%D0%B8/', keepsQueryAndHash: true }],
    ['/old', 'https://example.org/x', { from: '/old', href: 'https://example.org/x', keepsQueryAndHash: true }],
    ['/old', '/f.zip', { from: '/old', href: '/b/f.zip', keepsQueryAndHash: true }],
    ['/old', '/', { from: '/old', href: '/b/', keepsQueryAndHash: true }],
  ])('%s to %s', (from, to, expected) => {
    expect(redirect([rule(from, to)])).toEqual({ redirects: [expected], diagnostics: [] });
  });

  test.each([
    ['old', 'it does not begin with a slash'],
    ['https://example.com/old', 'it names a site'],
    ['/old?x=1', 'it holds a query or an anchor'],
    ['/old#x', 'it holds a query or an anchor'],
    ['/../old', 'it climbs above the root of the site'],
    ['/a\\b', 'it holds a backslash or a control character'],
  ])('%s is no start', (from, reason) => {
    expect(redirect([rule(from, '/new')])).toMatchObject({
      redirects: [],
      diagnostics: [{ code: 'HG3401', args: { from, reason, pointer: 'redirects[0].from[0]', place: '`redirects[0]`' } }],
    });
  });

  test.each(['/nwe', '/new/missing', 'javascript:alert(1)'])('%s is no target', (to) => {
    expect(redirect([rule('/old', to)])).toMatchObject({ redirects: [], diagnostics: [{ code: 'HG3402', args: { to, pointer: 'redirects[0].to' } }] });
  });

  test('a wrong target gets the nearest right one', () => {
    expect(redirect([rule('/old', '/topics/если1')]).diagnostics[0]?.hint).toBe('Did you mean `/topics/если`?');
  });

  test('the anchor of a target is checked', () => {
    expect(redirect([rule('/old', '/new#frog')]).diagnostics).toMatchObject([{ code: 'HG3403', args: { anchor: 'frog', nearest: 'frag', page: 'docs/new.md' } }]);
  });

  test('a redirect to a redirect is an error that names both, and leads to the end', () => {
    const { redirects, diagnostics } = redirect([rule('/a', '/b2/'), rule('/b2', '/new')]);
    expect(redirects).toMatchObject([{ from: '/a', href: '/b/new/' }, { from: '/b2', href: '/b/new/' }]);
    expect(diagnostics).toMatchObject([{ code: 'HG3404', args: { place: '`redirects[0]`', other: '`redirects[1]`', target: '/new' } }]);
  });

  test('redirects in a circle are errors and lead nowhere', () => {
    const { redirects, diagnostics } = redirect([rule('/x', '/y'), rule('/y', '/x'), rule('/z', '/z/')]);
    expect(redirects).toEqual([]);
    expect(diagnostics.map(({ code, args }) => [code, args['path']])).toEqual([
      ['HG3405', '`/x` → `/y` → `/x`'],
      ['HG3405', '`/y` → `/x` → `/y`'],
      ['HG3405', '`/z` → `/z`'],
    ]);
  });

  test.each(['/new', '/new/', '/NEW', '/b/new/index.html', '/topics/%D0%B5%D1%81%D0%BB%D0%B8', `/topics/${'если'.normalize('NFD')}`, '/404', '/f.zip/index.html'])(
    '%s is taken by a page or a file unless it is free',
    (from) => {
      const { redirects, diagnostics } = redirect([rule(from, '/')], from.startsWith('/f.zip') ? { statics: ['static/f.zip/index.html'] } : {});
      expect(redirects).toEqual([]);
      expect(diagnostics).toMatchObject([{ code: 'HG3406', args: { from } }]);
    },
  );

  test('without trailing slashes the file of a page is taken too', () => {
    const { diagnostics } = build(makeConfig({ trailingSlash: false, redirects: [rule('/new.html', '/')] }), { docs });
    expect(diagnostics).toMatchObject([{ code: 'HG3406', related: [{ at: { file: 'docs/new.md' } }] }]);
  });

  test('two redirects from one address are an error, the first counts', () => {
    const { redirects, diagnostics } = redirect([rule('/old', '/new'), rule('/old/', '/'), rule('/Old', '/')]);
    expect(redirects).toMatchObject([{ href: '/b/new/' }]);
    expect(diagnostics).toMatchObject([
      { code: 'HG3407', args: { place: '`redirects[1]`', other: '`redirects[0]`' } },
      { code: 'HG3407', args: { place: '`redirects[2]`' } },
    ]);
  });
});

describe('old addresses in front matter', () => {
  test('lead to the page, in its version and in each locale', () => {
    const config = makeConfig({ locales: twoLocales, versions: [makeVersion(), makeOldVersion()] });
    const { value, diagnostics } = build(config, { docs: { 'docs/index.md': {}, 'versions/8.5/index.md': {}, 'docs/new.md': { redirect_from: ['/old', '/older/'] }, 'versions/8.5/new.md': { redirect_from: ['/old'] } } });
    expect(diagnostics).toEqual([]);
    expect(value.redirects.map(({ from, href }) => `${from} ${href}`)).toEqual([
      '/8.5/old /b/8.5/new/',
      '/en/8.5/old /b/en/8.5/new/',
      '/en/old /b/en/new/',
      '/en/older /b/en/new/',
      '/old /b/new/',
      '/older /b/new/',
    ]);
  });

  test('collide with pages and with the config at their own place', () => {
    const { diagnostics } = build(makeConfig({ redirects: [rule('/old', '/')] }), { docs: { 'docs/index.md': {}, 'docs/new.md': { redirect_from: ['/old', '/index.html', 'x'] } } });
    expect(diagnostics).toMatchObject([
      { code: 'HG3401', at: { file: 'docs/new.md', line: 2 } },
      { code: 'HG3406', at: { file: 'docs/new.md', line: 2 }, related: [{ at: { file: 'docs/index.md' } }] },
      { code: 'HG3407', at: { file: 'docs/new.md', line: 2 }, args: { other: '`redirects[0]`' } },
    ]);
  });
});
