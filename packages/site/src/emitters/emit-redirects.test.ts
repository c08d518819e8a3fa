import { describe, expect, test } from '@jest/globals';
import { makeConfig } from '../../testing/make-config.ts';
import { buildClean } from '../../testing/make-site.ts';
import { emitRedirectMap, emitRedirects, redirectScript } from './emit-redirects.ts';

/** Where the script of the stub `html` goes for a visitor who comes with `search` and `hash`. */
function visit(html: string, search: string, hash: string): string {
  const [, href = '', exact] = /<a id="target" href="([^"]*)"( data-exact)?>/.exec(html) ?? [];
  let target = '';
  const link = { href: href.replaceAll('&amp;', '&'), hasAttribute: () => exact !== undefined };
  const run = new Function('document', 'location', redirectScript);
  run({ getElementById: () => link }, { search, hash, replace: (address: string) => (target = address) });
  return target;
}

const config = makeConfig({
  redirects: [
    { from: ['/old'], to: '/new' },
    { from: ['/exact'], to: '/new#frag' },
    { from: ['/out'], to: 'https://example.org/?a="1"&b' },
    { from: ['/file.html'], to: '/new' },
  ],
});
const graph = buildClean(config, { docs: { 'docs/index.md': {}, 'docs/new.md': { title: 'Новая <b> "страница"', headings: ['frag'] } } });
const stubs = new Map(emitRedirects(config, graph, "script-src 'sha256-x'").map(({ path, content }) => [path as string, String(content)]));

describe('redirect pages', () => {
  test('lie at the folder form of the old address', () => {
    expect([...stubs.keys()]).toEqual(['exact/index.html', 'file.html', 'old/index.html', 'out/index.html']);
  });

  test('lead on with the visitor’s query and hash unless the target has its own', () => {
    expect(visit(stubs.get('old/index.html') ?? '', '?x=1', '#h')).toBe('/b/new/?x=1#h');
    expect(visit(stubs.get('exact/index.html') ?? '', '?x=1', '#h')).toBe('/b/new/#frag');
  });

  test('say where they lead, without script too, and stay out of indexes', () => {
    expect(stubs.get('old/index.html')).toBe(`<!doctype html>
<html lang="ru" dir="ltr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src &#39;sha256-x&#39;">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Страница переехала: Новая &lt;b&gt; &quot;страница&quot;</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="https://example.com/b/new/">
<noscript><meta http-equiv="refresh" content="0; url=/b/new/"></noscript>
</head>
<body>
<p>Новый адрес страницы: <a id="target" href="/b/new/">Новая &lt;b&gt; &quot;страница&quot;</a></p>
<script>${redirectScript}</script>
</body>
</html>
`);
  });

  test('an address of another site is escaped', () => {
    expect(stubs.get('out/index.html')).toContain('href="https://example.org/?a=&quot;1&quot;&amp;b" data-exact');
  });

  test('are absent when addresses never reach the server', () => {
    expect(emitRedirects({ ...config, router: 'hash' }, graph, '')).toEqual([]);
    expect(emitRedirectMap({ ...config, router: 'hash' }, graph)).toEqual([]);
  });

  test('have a map for servers', () => {
    const [map] = emitRedirectMap(config, graph);
    expect(map).toEqual({
      path: '_redirects',
      content: '/b/exact /b/new/#frag 301\n/b/file.html /b/new/ 301\n/b/old /b/new/ 301\n/b/out https://example.org/?a="1"&b 301\n',
    });
  });
});
