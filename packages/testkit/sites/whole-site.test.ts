import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const page = (title: string, text = 'Текст'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

const files = {
  'docs/index.md': page('Начало', '[если](./topics/если.md#syntax) и ![схема](./img/схема.svg)'),
  'docs/topics/если.md': page('Если', '## Синтаксис {#syntax}\n\n```xbsl\nесли Истина\n;\n```'),
  'docs/topics/secret.md': '---\ntitle: Тайное\nunlisted: true\n---\n\nТекст\n',
  'docs/topics/draft.md': '---\ntitle: Черновик\ndraft: true\n---\n\nТекст\n',
  'docs/img/схема.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"></svg>',
  'versions/8.5/index.md': page('Начало старое'),
  'versions/8.5/topics/если.md': page('Если старое'),
  'i18n/en/docs/index.md': page('Start', '[if](./topics/если.md)'),
  'pages/about.tsx': 'import { useState } from "react";\nexport default function About() { const [n] = useState(7); return <p id="about">Seven is {n}</p>; }\n',
  'pages/plain.md': page('Простая'),
  'static/robots-extra.txt': 'x',
};

const config = {
  presets: ['@helpgen/script'],
  basePath: '/help/',
  content: { docs: 'docs', pages: 'pages', versions: 'versions', i18n: 'i18n', static: ['static'] },
  locales: { default: 'ru', list: [{ code: 'ru', label: 'Русский' }, { code: 'en', label: 'English' }] },
  versions: [{ name: '9.0', current: true }, { name: '8.5' }],
  redirects: [{ from: '/topics/old', to: '/topics/если/#syntax' }, { from: '/older', to: '/topics/если/' }],
};

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig(files, config);
  const report = await rig.build({ strict: true });
  expect(report.diagnostics).toEqual([]);
}, 60_000);
afterAll(() => rig.close());

test('each page is a document and a chunk at the address that follows from its path', () => {
  const paths = [...rig.output().keys()].filter((path) => /\.(html|page\.js)$/.test(path) && !/^en[./]/.test(path));
  expect(paths).toEqual([
    '404.html', '404.page.js', '8.5.page.js', '8.5/index.html', '8.5/topics/если.page.js', '8.5/topics/если/index.html',
    'about.page.js', 'about/index.html', 'index.html', 'index.page.js', 'older/index.html', 'plain.page.js', 'plain/index.html',
    'search.page.js', 'search/index.html', 'topics/old/index.html', 'topics/secret.page.js', 'topics/secret/index.html',
    'topics/если.page.js', 'topics/если/index.html',
  ]);
});

test('links are resolved, encoded, and carry the base path', () => {
  expect(rig.read('index.html')).toContain(`href="/help/topics/${encodeURIComponent('если')}/#syntax"`);
});

test('an image is named by its content and carries its size', () => {
  expect(rig.read('index.html')).toMatch(/<img src="\/help\/assets\/[^"]+-[\da-f]{8}\.svg" width="40" height="20" loading="lazy" decoding="async" alt="схема">/);
});

test('a draft is absent, an unlisted page is not to be indexed and stands in no list', () => {
  expect(rig.read('topics/secret/index.html')).toMatch(/<meta name="robots" content="noindex, ?nofollow">/);
  for (const list of ['sitemap.xml', 'search-index.json', 'llms.txt']) expect(rig.read(list)).not.toMatch(/secret|Тайное/);
  expect([...rig.output().keys()].some((path) => path.includes('draft'))).toBe(false);
});

test('an old version stands under its name, says that it is old, and names the current page as canonical', () => {
  const old = rig.read('8.5/topics/если/index.html');
  expect(old).toContain(`<link rel="canonical" href="https://example.com/help/topics/${encodeURIComponent('если')}/">`);
  expect(old).toContain('Если старое');
  expect(rig.read('8.5/search-index.json')).toContain('Если старое');
});

test('a locale has its own pages and falls back to the default one’s', () => {
  expect(rig.read('en/index.html')).toContain('<html lang="en"');
  expect(rig.read('en/index.html')).toContain('Start');
  expect(rig.read('en/topics/если/index.html')).toContain('Если');
  expect(rig.read('index.html')).toContain('<link rel="alternate" hreflang="en" href="https://example.com/help/en/">');
});

test('a React module is a page whose component is drawn on the server', () => {
  expect(rig.read('about/index.html')).toContain('<p id="about">Seven is <!-- -->7</p>');
});

test('a stub leads on, with query and hash when the target has none of its own', () => {
  expect(rig.read('topics/old/index.html')).toMatch(/id="target"[^>]* data-exact/);
  expect(rig.read('older/index.html')).not.toMatch(/id="target"[^>]* data-exact/);
});

test('every page has its Markdown copy with addresses that lead back to the site', () => {
  expect(rig.read('index.md')).toContain(`[если](https://example.com/help/topics/${encodeURIComponent('если')}.md#syntax)`);
  expect(rig.read('topics/если.md')).toContain('```xbsl\nесли Истина\n;\n```');
});

test('a React module without a default export is the error that names it', async () => {
  const broken = createSiteRig({ 'docs/index.md': page('Начало'), 'pages/x.tsx': 'export const y = 1;\n' }, { content: { docs: 'docs', pages: 'pages' } });
  const report = await broken.build();
  expect(report.status).toBe('failed');
  expect(report.diagnostics).toMatchObject([{ code: 'HG3106', at: { file: 'pages/x.tsx' } }]);
  broken.close();
});

test('a mistake in a React module is told with its line and column', async () => {
  const broken = createSiteRig({ 'docs/index.md': page('Начало'), 'pages/x.tsx': 'export default function X() {\n  return <p>;\n}\n' }, { content: { docs: 'docs', pages: 'pages' } });
  const report = await broken.build();
  expect(report.diagnostics[0]).toMatchObject({ code: 'HG5020', at: { file: 'pages/x.tsx', line: 3 } });
  broken.close();
});
