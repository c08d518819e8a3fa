import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

test('links to files that name their language lead to where these lie, and names may begin with several low lines', async () => {
  const { files, report } = await migrateFiles({
    'mkdocs.yml':
      'site_name: A\nplugins:\n  - i18n:\n      docs_structure: suffix\n      languages:\n        - {locale: zh, default: true, name: 中文}\n        - {locale: en, name: English}\n',
    'docs/a.md': '# 甲\n\n[乙](more/b.md) [B](more/b.en.md#x)\n',
    'docs/a.en.md': '# A\n\n[B](more/b.en.md#x) [gone](more/c.en.md)\n\n[b]: more/b.en.md\n',
    'docs/more/b.md': '# 乙\n',
    'docs/more/b.en.md': '# B\n',
    'docs/more/__README.md': '# R\n',
  });
  expect(files['i18n/en/docs/a.md']).toBe('# A {#a}\n\n[B](./more/b.md#x) [gone](more/c.en.md)\n\n[b]: ./more/b.md\n');
  expect(files['docs/a.md']).toContain('[B](../i18n/en/docs/more/b.md#x)');
  expect(files['docs/more/README.md']).toContain('slug: /more/__README');
  expect(report.addresses.map(({ address }) => address)).toContain('/more/__README/');
});

test('a tab that is an address stands in the navbar, and in no sidebar of its own', async () => {
  const { config: made } = await migrateFiles({
    'mkdocs.yml':
      'site_name: A\ntheme: {name: material, features: [navigation.tabs]}\nnav:\n  - Home: https://a.b/\n  - One: [a.md]\n  - Two: [b.md]\n',
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
  });
  expect(made['sidebars']).toEqual({ 'section-1': ['a'], 'section-2': ['b'] });
  expect(made['navbar']).toMatchObject({ items: [{ label: 'Home', href: 'https://a.b/' }, { label: 'One' }, { label: 'Two' }, { type: 'search' }] });
});

test.each([
  ['', 1],
  ['      check_paths: true\n', 0],
])('a snippet whose file is not there shows nothing in the old site either, unless it is told to look: %j', async (option, whole) => {
  const { report, losses } = await migrateFiles({
    'mkdocs.yml': `site_name: A\nmarkdown_extensions:\n  - pymdownx.snippets:\n      base_path: [docs]\n${option}`,
    'docs/index.md': '# A\n\n--8<-- "gone.md"\n',
  });
  expect(losses).toEqual({ 'a snippet of a file that is not there': 1 });
  expect(report.wholePages).toBe(whole);
});

test('title and entries of nav are called in each language as the plugin for languages says', async () => {
  const { config: made } = await migrateFiles({
    'mkdocs.yml': `site_name: 文档
nav:
  - 指南: [a.md, {乙: b.md}]
plugins:
  - i18n:
      languages:
        - {locale: zh, default: true, name: 中文}
        - {locale: en, name: English, site_name: Manual, nav_translations: {指南: Guide, 乙: B, 丙: C}}
`,
    'docs/a.md': '# 甲\n',
    'docs/b.md': '# 乙\n',
    'docs/a.en.md': '# A\n',
  });
  expect(made['locales']).toMatchObject({ list: [{ code: 'zh', label: '中文' }, { code: 'en', label: 'English', texts: { 文档: 'Manual', 指南: 'Guide', 乙: 'B' } }] });
});

test('an extension may be called by its module, signs that close a heading end before its attributes, and a role is no loss', async () => {
  const { files, losses, report } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\nmarkdown_extensions:\n  - markdown.extensions.attr_list\n',
    'docs/index.md': '# A\n\n## Name (*required*) ## {: #name }\n\n[Go](#name)\n\n![x](a.svg){ role="img" }\n',
    'docs/a.svg': '<svg/>',
  });
  expect(files['docs/index.md']).toContain('## Name (*required*) {#name}\n\n[Go](#name)\n\n![x](a.svg)');
  expect(losses).toEqual({ 'attributes (role)': 1 });
  expect(report.wholePages).toBe(1);
});

test('a config of ProperDocs is read, a README beside the first page of a folder is left out, and slashes of `nav` may be doubled', async () => {
  const { config, report } = await migrateFiles({
    'properdocs.yml': 'site_name: A\nnav:\n  - more//b.md\n',
    'docs/index.md': '# A\n',
    'docs/README.md': '# For GitHub\n',
    'docs/more/README.md': '# More\n',
    'docs/more/b.md': '# B\n',
  });
  expect(report.addresses.map(({ address }) => address)).toEqual(['/', '/more/', '/more/b/']);
  expect(config['sidebars']).toEqual({ docs: ['more/b'] });
});

test('pictures beside the templates of a site are those of its pages, too', async () => {
  const { files } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\ntheme: {name: material, custom_dir: theme}\n',
    'docs/index.md': '![x](assets/a.png)\n',
    'theme/assets/a.png': 'x',
    'theme/.icons/b.svg': 'x',
    'theme/main.html': 'x',
  });
  expect(Object.keys(files)).toEqual(['docs/assets/a.png', 'docs/index.md', 'site-config.json']);
});

test.each([
  ['', false],
  ['markdown_extensions: [pymdownx.arithmatex]\n', undefined],
  ['extra_javascript: [https://a.b/mathjax@3/tex.js]\n', undefined],
])('dollars are no formulas where the old site has none: %j', async (option, math) => {
  const { config } = await migrateFiles({ 'mkdocs.yml': `site_name: A\n${option}`, 'docs/index.md': '# A\n\nOf $$ two $$.\n' });
  expect((config['markdown'] as { readonly math?: boolean }).math).toBe(math);
});

test('code directly below a tag is code', async () => {
  const { files } = await migrateFiles({ 'mkdocs.yml': 'site_name: A\n', 'docs/index.md': '<center>\n```mermaid\na\n\nb\n```\n<i>c</i>\n</center>\n' });
  expect(files['docs/index.md']).toBe('<center>\n\n```mermaid\na\n\nb\n```\n<i>c</i>\n</center>\n');
});

test('an id that would be emphasis behind its heading stands in an element', async () => {
  const { files } = await migrateFiles({ 'mkdocs.yml': 'site_name: A\n', 'docs/index.md': '# A\n\n## About `__name__ == "__main__"`\n\n## On _it_ 1\n' });
  expect(files['docs/index.md']).toBe('# A {#a}\n\n## <a id="about-__name__-__main__"></a>About `__name__ == "__main__"`\n\n## On _it_ 1\n');
});
