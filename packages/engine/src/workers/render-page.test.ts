import { describe, expect, test } from '@jest/globals';
import { serialize } from 'node:v8';
import { renderPage } from './render-page.ts';

test('a theme that throws is a finding that names the page', () => {
  const renderer = {
    render() {
      throw new Error('window is not defined');
    },
  };
  const input = { described: JSON.stringify({ data: { route: '/a' } }), body: new Uint8Array() };
  const { files, diagnostics } = renderPage(renderer as never, {} as never, input as never);
  expect(files).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: 'HG5032', args: { route: '/a', reason: 'window is not defined' } }]);
});

describe('the Markdown copy of a page', () => {
  const links = [
    { href: '/b/topics/x/?a=1#y', kind: 'internal' },
    { href: '/b/', kind: 'internal' },
    { href: '#here', kind: 'internal' },
    { href: '/b/team/', kind: 'internal', hasNoCopy: true },
    { href: '/b/assets/a.zip', kind: 'file' },
    { href: 'https://other.example', kind: 'external' },
  ];
  const markdown = [...links.map((_link, link) => ({ link })), { asset: 0 }].flatMap((hole) => [hole, ' ']);
  const copyOf = (over: { readonly data?: object; readonly text?: string; readonly frame?: object; readonly links?: readonly object[] }): string => {
    const data = { title: 'Имя', description: 'О деле.', showsTitle: true, ...over.data };
    const described = JSON.stringify({ data, links: { links: over.links ?? links, assets: [{ href: over.links === undefined ? '/b/a.png' : 'assets/a.png' }] } });
    const body = serialize({ body: ['<p>'], markdown: over.text === undefined ? markdown : [over.text] });
    const context = { frame: { title: 'Сайт', basePath: '/b/', router: 'browser', ...over.frame }, copies: { origin: 'https://help.example', indexHref: over.frame === undefined ? '/b/llms.txt' : 'llms.txt' } };
    const input = { described, body, documentPath: 'a', chunkPath: 'b', markdownPath: 'c/d.md' };
    const { files } = renderPage({ render: () => ({ html: '', chunk: '' }) } as never, context as never, input as never);
    return Buffer.from(files[2]?.bytes ?? '').toString();
  };

  test('leads to all pages first, then says title and description, and has whole addresses: of copies where there are some', () => {
    expect(copyOf({})).toBe(
      [
        '> [llms.txt](https://help.example/b/llms.txt): Сайт\n\n# Имя\n\n> О деле.\n\n',
        'https://help.example/b/topics/x.md?a=1#y https://help.example/b/index.md #here https://help.example/b/team/ ',
        'https://help.example/b/assets/a.zip https://other.example https://help.example/b/a.png\n',
      ].join(''),
    );
  });

  test('of a site that is opened from a disk has addresses that start from it', () => {
    const onDisk = [
      { href: 'topics/x/index.html#y', kind: 'internal' },
      { href: 'index.html', kind: 'internal' },
      { href: 'assets/a.zip', kind: 'file' },
    ];
    const text = copyOf({ frame: { router: 'hash' }, links: [...onDisk, ...links.slice(2, 3), ...links.slice(5), ...links.slice(5)] });
    expect(text).toContain('> [llms.txt](../llms.txt): Сайт');
    expect(text).toContain('../topics/x.md#y ../index.md ../assets/a.zip #here https://other.example');
  });

  test('does not say twice what the description was taken from', () => {
    expect(copyOf({ data: { description: 'О деле, и о другом.' }, text: 'О **деле**, и о [другом](https://x.example). Потом.' })).not.toContain('> О деле');
    expect(copyOf({ text: 'О другом.' })).toContain('> О деле.');
  });
});
