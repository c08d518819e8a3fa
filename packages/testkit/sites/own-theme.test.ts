import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { blocksWords } from '@helpgen/model/locales/blocks';
import { cardWords } from '@helpgen/model/locales/card';
import { diagramWords } from '@helpgen/model/locales/diagram';
import { feedbackWords } from '@helpgen/model/locales/feedback';
import { menuWords } from '@helpgen/model/locales/menu';
import { paletteWords } from '@helpgen/model/locales/palette';
import { searchWords } from '@helpgen/model/locales/search';
import { sidebarWords } from '@helpgen/model/locales/sidebar';
import { zoomWords } from '@helpgen/model/locales/zoom';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { ownTheme } from './own-theme.ts';

let rig: SiteRig;
let styles: string;
const scripts = (): readonly string[] => [...rig.output()].filter(([path]) => /^assets\/.*\.js$/.test(path)).map(([path]) => path);
const codes = async (): Promise<readonly string[]> => (await rig.build()).diagnostics.map(({ code }) => code);

beforeAll(async () => {
  rig = createSiteRig(ownTheme.files, ownTheme.config);
  const report = await rig.build({ strict: true });
  expect(report.diagnostics).toEqual([]);
  styles = [...rig.output()].filter(([path]) => /^assets\/.*\.css$/.test(path)).map(([, text]) => text).join('');
}, 60_000);
afterAll(() => rig.close());

test('colours are custom properties: those of the theme stand after ours, outside of a layer', () => {
  expect(/@layer hg-tokens\{.*--hg-accent:.*\}.*\}:root\{--hg-accent: #8a1c4a/s.test(styles)).toBe(true);
});

test('scripts bring along the words of the languages of the site alone', () => {
  const code = scripts().map((path) => rig.read(path)).join('\n');
  expect(code).not.toContain('@words:');
  for (const { ru, de } of [blocksWords, cardWords, diagramWords, feedbackWords, menuWords, paletteWords, searchWords, sidebarWords, zoomWords]) {
    const [own, others] = [ru, de].map((words) => Object.values(words).filter((word): word is string => typeof word === 'string' && word.length > 7));
    expect(own?.some((word) => code.includes(word))).toBe(true);
    expect(others?.filter((word) => code.includes(JSON.stringify(word).slice(1, -1)))).toEqual([]);
  }
});

test('of the sheets that pages may need together those alone are in the site that a page links, also when most pages are taken over', async () => {
  const some = createSiteRig({ 'docs/index.md': '# Начало\n', 'docs/a.md': '# А\n\nТекст.\n' });
  const linked = (): readonly string[] =>
    [...new Set([...some.output()].filter(([path]) => path.endsWith('.html')).flatMap(([, text]) => /<link rel="stylesheet" href="\/([^"]+)"/.exec(text)?.[1] ?? []))].sort();
  const written = (): readonly string[] => [...some.output().keys()].filter((path) => /^assets\/client.*\.css$/.test(path)).sort();
  try {
    await some.build();
    const before = written();
    expect(before).toEqual(linked());
    some.write('docs/a.md', '# А\n\n:::note\nТекст.\n:::\n');
    await some.build();
    expect(written()).toEqual(linked());
    expect(written()).not.toEqual(before);
    some.write('docs/a.md', '# А\n\nТекст.\n');
    await some.build();
    expect(written()).toEqual(before);
  } finally {
    some.close();
  }
});

test('a sheet that is imported for some classes is in the one sheet of the pages alone that have one, and in a file of its own', () => {
  const sheetOf = (path: string): string => rig.read(/<link rel="stylesheet" href="\/(assets\/[^"]+)"/.exec(rig.read(path))?.[1] ?? '');
  expect(rig.read('index.html').match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(sheetOf('index.html')).toContain('.till-price');
  expect(sheetOf('plain/index.html')).not.toContain('.till-price');
  expect(sheetOf('plain/index.html')).toContain('.hg-prose');
  const [alone = '', ...more] = [...rig.output()].filter(([, text]) => text.startsWith('.till-price')).map(([path]) => path);
  expect(more).toEqual([]);
  expect(rig.read('index.page.js')).toContain(alone);
  expect(rig.read('plain.page.js')).not.toContain(alone);
});

test('a part of the page is replaced, another wrapped', () => {
  const html = rig.read('index.html');
  expect(html).toContain('<footer class="till-footer">Касса<!-- -->: звоните в любое время</footer>');
  expect(html).not.toContain('hg-footer');
  expect(html).toMatch(/<aside class="till-line"[^>]*>Касса за 0 ₽ до конца года<\/aside><header class="hg-header"/);
});

test('a part of articles is wrapped, and a directive of the site is drawn by a part of its own', () => {
  const html = rig.read('index.html');
  expect(html).toMatch(/<div class="till-tip"><div class="hg-admonition hg-admonition-tip"/);
  expect(html).toMatch(/<div class="till-price"><strong>Основной: 990\s₽<\/strong><p>Всё, что нужно <a href="\/plain\/">одной кассе<\/a>/);
});

test('an island is drawn into the document with what stands inside, and its code is a file that no page loads at first', () => {
  const html = rig.read('index.html');
  expect(html).toMatch(/<hg-island data-part="Rating" data-props="[^"]*&quot;max&quot;:5[^"]*"[^>]*><section class="till-rating"/);
  expect(html).toContain('<hg-inside><p>Оценка видна только нам. Подробнее — <a href="/plain/">без оценки</a>.</p></hg-inside>');
  const [code = '', ...more] = scripts().filter((path) => rig.read(path).includes('till-rating'));
  expect(more).toEqual([]);
  expect(html).not.toContain(code);
  expect(rig.read('plain/index.html')).not.toContain('hg-island');
});

test('a React page stands in its document and uses what the runtime offers', () => {
  expect(rig.read('count/index.html')).toMatch(/<button type="button" id="count">Нажато: (?:<!-- -->)?0<\/button>/);
});

test('a directive that the site does not declare, or one without what it needs, is a finding', async () => {
  rig.write('docs/wrong.md', ':::prise{amount=1}\nа\n:::\n\n:::price{currency=USD}\nа\n:::\n');
  expect(await codes()).toEqual(['HG2201', 'HG2221', 'HG2222']);
  rig.remove('docs/wrong.md');
});

test('a folder with one entry changes that and leaves the rest to the default theme, and an entry that comes later is seen', async () => {
  const client = "import client from '@helpgen/theme/client';\nimport './colors.css';\n\nexport default client;\n";
  const small = createSiteRig({ 'docs/index.md': '# Начало\n', 'theme/client.ts': client }, { theme: './theme' });
  small.write('theme/colors.css', ':root { --hg-accent: #123456; }');
  expect((await small.build({ strict: true })).diagnostics).toEqual([]);
  expect([...small.output().values()].some((text) => text.includes('--hg-accent: #123456'))).toBe(true);
  expect(small.read('index.html')).not.toContain('till-footer');
  small.write('theme/index.tsx', "import { defineTheme } from '@helpgen/runtime';\nimport theme from '@helpgen/theme';\n\nexport default defineTheme({ ...theme, parts: { ...theme.parts, Footer: () => <footer className=\"till-footer\">Иначе</footer> } });\n");
  await small.build({ strict: true });
  expect(small.read('index.html')).toContain('<footer class="till-footer">Иначе</footer>');
  small.close();
}, 60_000);
