import { describe, expect, test } from '@jest/globals';
import { routeToHref } from '@helpgen/model';
import { makeConfig } from '../../testing/make-config.ts';
import { build, buildClean, pageAt, type DocumentText } from '../../testing/make-site.ts';

const config = makeConfig();

/** Address and id of the page that the file at `path` makes. */
function place(path: string, document: DocumentText): readonly [string, string | undefined] {
  const { value } = build(config, { docs: { [`docs/${path}`]: document } });
  const page = value.pages.find(({ kind }) => kind === 'doc');
  return [page === undefined ? '' : routeToHref(page.route, config), page?.id];
}

describe('addresses of documents', () => {
  test.each<[string, DocumentText, string, string]>([
    ['stdlib/index.md', {}, '/b/stdlib/', 'stdlib/index'],
    ['stdlib/Std/Std.md', {}, '/b/stdlib/Std/', 'stdlib/Std/Std'],
    ['stdlib/Std/README.md', {}, '/b/stdlib/Std/', 'stdlib/Std/README'],
    ['02-topics/01-если.md', {}, '/b/topics/%D0%B5%D1%81%D0%BB%D0%B8/', 'topics/если'],
    ['topics/a.md', { slug: 'x' }, '/b/topics/x/', 'topics/a'],
    ['topics/a.md', { slug: '../x' }, '/b/x/', 'topics/a'],
    ['topics/a.md', { slug: '/' }, '/b/', 'topics/a'],
    ['topics/a.md', { id: 'other' }, '/b/topics/other/', 'topics/other'],
    ['topics/a.md', { slug: '/%D0%B5%D1%81%D0%BB%D0%B8' }, '/b/%D0%B5%D1%81%D0%BB%D0%B8/', 'topics/a'],
    ['01-a/02-b.md', { parse_number_prefixes: false }, '/b/01-a/02-b/', '01-a/02-b'],
    ['stdlib/Array_ru.md', {}, '/b/stdlib/Array_ru/', 'stdlib/Array_ru'],
  ])('%s with %j is at %s', (path, document, href, id) => {
    expect(place(path, document)).toEqual([href, id]);
  });

  test('a part is no page', () => {
    expect(place('topics/_part.md', {})).toEqual(['', undefined]);
  });

  test('a name in any normal form has one address', () => {
    expect(place('й.md'.normalize('NFD'), {})[0]).toBe(place('й.md'.normalize('NFC'), {})[0]);
  });

  test.each([
    ['../../x', 'it climbs above the root of the version'],
    ['/a?b', 'it holds a query or an anchor'],
    ['/a#b', 'it holds a query or an anchor'],
    ['https://example.com/a', 'it names another site'],
    ['a\\b', 'it holds a backslash or a control character'],
    ['a\uD800b', 'it holds a backslash or a control character'],
  ])('the slug %s is refused, and the page stays at its own address', (slug, reason) => {
    const { value, diagnostics } = build(config, { docs: { 'docs/topics/a.md': { slug } } });
    expect(diagnostics).toMatchObject([{ code: 'HG3104', severity: 'error', args: { slug, reason }, at: { file: 'docs/topics/a.md', line: 2 } }]);
    expect(pageAt(value, '/topics/a').id).toBe('topics/a');
  });

  test('an encoded climb is refused too', () => {
    expect(build(config, { docs: { 'docs/a.md': { slug: '%2e%2e/%2e%2e/x' } } }).diagnostics).toMatchObject([{ code: 'HG3104' }]);
  });

  test('an id with a slash is refused and its last part is used', () => {
    const { value, diagnostics } = build(config, { docs: { 'docs/a.md': { id: 'topics/x' } } });
    expect(diagnostics).toMatchObject([{ code: 'HG3105', args: { id: 'topics/x', nearest: 'x' }, at: { file: 'docs/a.md', line: 2 } }]);
    expect(pageAt(value, '/x').id).toBe('x');
  });

  test('titles and descriptions fall back from front matter to content to name', () => {
    const graph = buildClean(config, {
      docs: {
        'docs/01-a.md': { text: 'Первый абзац' },
        'docs/b.md': { h1: 'Из текста', description: '' , text: 'x' },
        'docs/c.md': { title: 'Своё', h1: 'Из текста', description: 'Описание' },
      },
    });
    expect(graph.pages.filter(({ kind }) => kind === 'doc').map(({ title, description }) => [title, description])).toEqual([
      ['a', 'Первый абзац'],
      ['Из текста', ''],
      ['Своё', 'Описание'],
    ]);
  });
});
