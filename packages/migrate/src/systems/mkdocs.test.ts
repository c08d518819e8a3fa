import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const config = `site_name: Manual
site_url: https://example.com/manual/
theme:
  name: material
  features: [navigation.indexes]
  logo: logo.png
extra:
  product: Gadget
nav:
  - Home: index.md
  - Guide:
      - guide/index.md
      - Install: guide/install.md
  - Nowhere: gone.md
plugins:
  - search
  - macros
  - social
  - redirects:
      redirect_maps:
        old.md: guide/install.md#linux
markdown_extensions:
  - admonition
  - attr_list
  - pymdownx.keys
  - pymdownx.snippets
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
  - toc:
      permalink: true
`;

async function convert(text: string, more: { readonly [path: string]: string } = {}) {
  const migrated = await migrateFiles({ 'mkdocs.yml': config, 'docs/index.md': text, ...more });
  // A page without a title is called as the navigation calls it.
  return { ...migrated, text: migrated.files['docs/index.md']?.replace('---\ntitle: Home\n---\n', '') };
}

test('navigation, redirects, addresses and signs become the config', async () => {
  const {
    config: made,
    report,
    losses,
  } = await convert('# Home\n', {
    'docs/guide/index.md': '# Guide\n',
    'docs/guide/install.md': '# Install\n\n## Linux\n',
    'docs/logo.png': 'x',
  });
  expect(made).toMatchObject({
    title: 'Manual',
    url: 'https://example.com',
    basePath: '/manual/',
    locales: { default: 'en', list: [{ code: 'en' }] },
    sidebars: {
      docs: [
        { type: 'doc', id: 'index', label: 'Home' },
        {
          type: 'category',
          label: 'Guide',
          link: { type: 'doc', id: 'guide/index' },
          items: [{ type: 'doc', id: 'guide/install', label: 'Install' }],
        },
      ],
    },
    navbar: { title: 'Manual', logo: { src: 'logo.png' } },
    redirects: [{ from: '/old', to: '/guide/install/#linux' }],
    markdown: { numberPrefixes: false },
  });
  expect(report).toMatchObject({ system: 'MkDocs', pages: 3, wholePages: 3 });
  expect(losses).toEqual({ 'an entry of `nav` without a page (gone.md)': 1, 'the plugin social': 1 });
});

test('admonitions, collapsible blocks and tabs are told by colons, however deep they stand', async () => {
  const { text, losses } = await convert(
    '!!! example "Try *it*"\n\n    === "Linux"\n\n        ```sh\n        run\n        ```\n\n    === "macOS"\n\n        Two\n\n???+ warning\n    Inside\n\nAfter\n',
  );
  expect(text).toBe(
    ':::::note[Try *it*]\n\n::::tabs\n\n:::tab[Linux]\n\n```sh\nrun\n```\n\n:::\n\n:::tab[macOS]\n\nTwo\n\n:::\n\n::::\n\n:::::\n\n' +
      ':::details[Warning]{open}\n\nInside\n\n:::\n\nAfter\n',
  );
  expect(losses).not.toHaveProperty('an icon');
});

test('what looks like a block and stands in code is left alone', async () => {
  const source = '# Home {#home}\n\n```md\n!!! note\n    text ++ctrl++\n```\n\n    !!! note\n        indented\n';
  expect((await convert(source)).text).toBe(source);
});

test('marks inside of lines, macros, icons and attributes', async () => {
  const { text, losses, report } = await convert(
    '---\ntitle: A\n---\n\nPress ++ctrl+alt+del++ in {{ product }} :smile: :material-check: now.\n\n:simple-nothing:\n\n[Go](#x){ .md-button } and `++ctrl++` {{ gone }}\n',
  );
  expect(text).toBe(
    '---\ntitle: A\n---\n\nPress <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>Del</kbd> in Gadget 😄 :icon[check] now.\n\n\n\n[Go](#x) and `++ctrl++` {{ gone }}\n',
  );
  expect(losses).toMatchObject({ 'an icon': 1, 'a macro': 1 });
  expect(report.losses.find(({ construct }) => construct === 'a macro')).toMatchObject({ file: 'docs/index.md', line: 9 });
  expect(report.wholePages).toBe(0);
});

test('sizes and ids stay in braces, and classes of a style sheet do not', async () => {
  const { text, losses } = await convert('![a](a.png){ width="300px" loading=lazy .round } and [](){ #here }\n');
  expect(text).toBe('![a](a.png){width="300"} and <a id="here"></a>\n');
  expect(losses).toMatchObject({ 'attributes (.round)': 1 });
});

test('headings keep the ids of Python-Markdown, of which Cyrillic letters leave none', async () => {
  const { text } = await convert('# Привет\n\n## Один\n\n## Два\n\n### A `b`_c!\n\n### Own { #own .big }\n\n## Latin\n');
  expect(text).toBe('# Привет {#_1}\n\n## Один {#_2}\n\n## Два {#_3}\n\n### A `b`_c!\n\n### Own {#own}\n\n## Latin\n');
});

test('a snippet that is a page is included, and one of another file is put in', async () => {
  const { text, losses } = await convert('--8<-- "part.md"\n\n--8<-- "outside.md"\n\n```js\n--8<-- "code.js"\n```\n\n--8<-- "gone.md"\n', {
    'docs/part.md': 'Part\n',
    'outside.md': 'Outside\n',
    'docs/code.js': 'x()\n',
  });
  expect(text).toBe('::include{file="./part.md"}\n\nOutside\n\n```js file="./code.js"\n```\n');
  expect(losses).toMatchObject({ 'a snippet of a file that is not there': 1 });
});

test('HTML that holds Markdown is parted from it, and a list of cards becomes cards', async () => {
  const { text } = await convert(
    '<div class="grid cards" markdown>\n\n-   __One__\n\n    Text\n\n</div>\n\n<div markdown="1">\n**bold**\n</div>\n',
  );
  expect(text).toBe(':::cards\n\n-   __One__\n\n    Text\n\n:::\n\n<div>\n\n**bold**\n\n</div>\n');
});

test('front matter keeps its own lines, and what nobody knows is kept for themes', async () => {
  const { text, losses, report } = await convert('---\ntitle: A # why\ntags: one, two\nhide:\n  - toc\nsocial: x\n---\n# A {#a}\n');
  expect(text).toBe('---\ntitle: A # why\ntags:\n  - one\n  - two\nhide_table_of_contents: true\ncustom:\n  social: x\n---\n# A {#a}\n');
  expect(losses).toMatchObject({ 'the front matter key social': 1 });
  expect(report.wholePages).toBe(1);
});

test('addresses without folders get redirects, and a page that would lie elsewhere its address', async () => {
  const { files, config: made } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\nuse_directory_urls: false\n',
    'docs/a.md': '# A\n',
    'docs/Std/Std.md': '# B\n',
    'docs/_c.md': '# C\n',
  });
  expect(made['redirects']).toEqual([
    { from: '/Std/Std.html', to: '/Std/Std/' },
    { from: '/_c.html', to: '/_c/' },
    { from: '/a.html', to: '/a/' },
  ]);
  expect(files['docs/Std/Std.md']).toMatch(/^---\nslug: \/Std\/Std\n---\n/);
  expect(files['docs/c.md']).toMatch(/^---\nslug: \/_c\n---\n/);
});

test('languages by suffix lie in folders of their own', async () => {
  const { files, config: made } = await migrateFiles({
    'mkdocs.yml':
      'site_name: A\nplugins:\n  - i18n:\n      docs_structure: suffix\n      languages:\n        - {locale: en, default: true, name: English}\n        - {locale: de, name: Deutsch}\n',
    'docs/a.md': '# A\n',
    'docs/a.de.md': '# A\n',
  });
  expect(Object.keys(files)).toEqual(['docs/a.md', 'i18n/de/docs/a.md', 'site-config.json']);
  expect(made['locales']).toEqual({ default: 'en', list: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch' }] });
});

test('posts of the blog keep their addresses, and lists of them are pages', async () => {
  const { files, config: made } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\nplugins:\n  - blog\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/x.md': '---\ndate: 2024-01-31\ncategories: [Big News]\n---\n# It is `here`!\n',
  });
  expect(files['docs/blog/posts/x.md']).toContain('slug: /blog/2024/01/31/it-is-here\n');
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['docs/blog/archive/2024.md', 'docs/blog/category/big-news.md']));
  expect(made['redirects']).toBeUndefined();
});

test('blocks between slashes become directives, with their options', async () => {
  const { text, losses } = await convert(
    '/// note | Title\n\nText\n\n//// details | More\n    type: warning\n    open: true\nInside\n////\n\n///\n\n/// tab | A\n1\n///\n\n/// tab | B\n    select: true\n2\n///\n\n/// odd\nKept\n///\n\n/// version-added | 2.9\nIt is new.\n///\n',
  );
  expect(text).toBe(
    '::::note[Title]\n\nText\n\n:::details[More]{open}\n\nInside\n\n:::\n\n::::\n\n' +
      '::::tabs\n\n:::tab[A]\n\n1\n\n:::\n\n:::tab[B]{default}\n\n2\n\n:::\n\n::::\n\nKept\n\n:::note[Version added 2.9]\n\nIt is new.\n\n:::\n',
  );
  expect(losses).toMatchObject({ 'a block of PyMdown (odd)': 1 });
});

test('files between braces are put in, of code the lines that are wanted', async () => {
  const { text } = await convert('{! part.md !}\n\n{* code.py ln[2:3] hl[3] *}\n', { 'part.md': 'Part\n', 'code.py': 'a\nb\nc\nd\n' });
  expect(text).toBe('Part\n\n```py {2}\nb\nc\n```\n');
});

test("an icon is decoration beside words of any kind, and a style is a matter of looks", async () => {
  const { losses, report } = await convert('# Home\n\n:simple-nothing: __Word__\n\nText\n{ style="margin: 0" }\n');
  expect(losses).toMatchObject({ 'an icon': 1, 'attributes (style)': 1 });
  expect(report.wholePages).toBe(1);
});

test('the shortcodes of the hook of Material become badges and places to link to', async () => {
  const { text } = await convert('#### <!-- md:setting config.lang -->\n\n<!-- md:version 9.1.0 --> <!-- md:default `en` --> <!-- md:default none -->\n', {
    'mkdocs.yml': `${config}hooks:\n  - hooks/shortcodes.py\n`,
    'hooks/shortcodes.py': 'r"<!-- md:(\\w+)(.*?) -->"',
  });
  expect(text).toBe('#### `lang` {#config.lang}\n\n:badge[9.1.0] `en` :badge[default: none]\n');
});

test('a post is called by its title before its heading, and the page of the blog lists all', async () => {
  const { report, files } = await convert('# Home\n', {
    'mkdocs.yml': 'site_name: A\nplugins:\n  - blog\n',
    'docs/blog/index.md': '# Blog\n',
    'docs/blog/posts/a.md': '---\ndate: 2024-01-31\ntitle: Short\ncategories: [News]\n---\n\n# A long heading\n\nSee [this].\n\n<!-- more -->\n\nRest\n\n  [this]: ../index.md\n',
    'docs/blog/posts/b.md': '---\ndate: 2024-02-01\n---\n\n# Other `one`\n',
  });
  expect(report.addresses.map(({ address }) => address)).toEqual(['/blog/', '/blog/2024/01/31/short/', '/blog/2024/02/01/other-one/', '/']);
  const short = '## [Short](/blog/2024/01/31/short/)\n\n2024-01-31\n\nSee this.\n';
  expect(files['docs/blog/index.md']).toBe(`# Blog {#blog}\n\n## [Other one](/blog/2024/02/01/other-one/)\n\n2024-02-01\n\n${short}`);
  expect(files['docs/blog/category/news.md']).toBe(`# News\n\n${short}`);
  expect(Object.keys(files)).toContain('docs/blog/archive/2024.md');
});

test('a section without a name is called like the page that it begins with', async () => {
  const { config: made } = await convert('# Home\n', {
    'mkdocs.yml': 'site_name: A\ntheme:\n  features: [navigation.indexes]\nnav:\n  - index.md\n  - "":\n      - guide/index.md\n      - guide/a.md\n',
    'docs/guide/index.md': '# The guide { #start }\n',
    'docs/guide/a.md': '# A\n',
  });
  expect(made['sidebars']).toMatchObject({ docs: ['index', { label: 'The guide', link: { type: 'doc', id: 'guide/index' } }] });
});

const codeWithNotes = (info: string): string => `\`\`\`${info}\na = 1  # (1)\nb = 2  # why (2)!\nf(3)\n\`\`\`\n\n1. One\n2. Two\n\n\`\`\`${info}\nc = 1  # (1)\n\`\`\`\n`;

test('numbers in comments of code become marks of notes where the code says so, or the theme of all code', async () => {
  const noted = codeWithNotes('py').replace('# (1)', '# (1)!');
  expect((await convert(codeWithNotes('{ .py .annotate }'))).text).toContain(noted);
  expect((await convert(codeWithNotes('py'))).text).toContain(codeWithNotes('py'));
  const everywhere = config.replace('navigation.indexes', 'content.code.annotate');
  expect((await migrateFiles({ 'mkdocs.yml': everywhere, 'docs/index.md': codeWithNotes('py') })).files['docs/index.md']).toContain(noted);
});

test('what is made of code leaves its name, to which links lead, and is a loss', async () => {
  const { text, losses } = await convert('# A\n\n::: tool.core.Reader\n    options:\n      members: [read]\n\n## ::: tool.core\n\n::: mkdocs-click\n    :module: tool.cli\n\nEnd\n');
  expect(text).toBe(
    '# A {#a}\n\n<a id="tool.core.Reader"></a>`tool.core.Reader`\n\n<!-- The reference of tool.core.Reader did not come over. -->\n\n' +
      '## `tool.core` {#tool.core}\n\n<!-- The reference of tool.core did not come over. -->\n\n<!-- The reference of mkdocs-click did not come over. -->\n\nEnd\n',
  );
  expect(losses).toMatchObject({ 'a reference that is made of code (mkdocstrings)': 2, 'a reference that is made of code (mkdocs-click)': 1 });
});

const marked = (text: string): string => `# --8<-- [start:one]\n${text}# --8<-- [end:one]\nrest\n`;

test('sections of snippets are put in, admonitions in them too; a macro that is called and code that is run are losses', async () => {
  const { text, losses } = await convert(
    '```py exec="on" result="text" title="t"\n--8<-- "code.py:one"\n```\n\n--8<-- "part.md:one"\n\n{{ shown(\'a\', [1]) }}\n',
    { 'docs/code.py': marked('a = 1\n'), 'docs/part.md': marked('!!! tip\n    Text\n') },
  );
  expect(text).toBe('```py title="t"\na = 1\n```\n\n:::tip\n\nText\n\n:::\n\n<!-- The macro shown did not come over. -->\n');
  expect(losses).toMatchObject({ 'the macro shown': 1, 'code that is run while the site is built (markdown-exec)': 1 });
});

test('a config of another name is found, a folder in the navigation is its list, and edit links know the folder', async () => {
  const { config: made, files } = await migrateFiles({
    'mkdocs-base.yml': 'site_name: A\nrepo_url: https://github.com/a/b\n',
    'mkdocs-offline.yml': 'INHERIT: mkdocs-base.yml\n',
    'mkdocs-online.yml':
      'INHERIT: mkdocs-base.yml\nsite_url: https://a.b/\nnav:\n  - Guide: guide/\n  - All: more/\nplugins:\n  - literate-nav:\n      nav_file: README.md\n  - exclude:\n      glob: ["**/_t.md", "drafts/*"]\n',
    'docs/guide/README.md': '# Guide\n\n- [Second](b.md)\n- [First](a.md)\n',
    'docs/guide/a.md': '# A\n\n<img src="../../i.png">\n\n<img src="../i.png">\n',
    'docs/guide/b.md': '# B\n',
    'docs/guide/_t.md': 'x\n',
    'docs/more/c.md': '# C\n',
    'docs/drafts/d.md': '# D\n',
    'docs/i.png': 'x',
  });
  expect(made).toMatchObject({
    title: 'A',
    url: 'https://a.b',
    editUrl: 'https://github.com/a/b/edit/master/',
    sidebars: {
      docs: [
        { label: 'Guide', link: { id: 'guide/README' }, items: [{ id: 'guide/b', label: 'Second' }, { id: 'guide/a', label: 'First' }] },
        { label: 'All', items: [{ type: 'autogenerated', dir: 'more' }] },
      ],
    },
  });
  expect(files['docs/guide/a.md']).toBe('# A {#a}\n\n<img src="../i.png">\n\n<img src="../i.png">\n');
  expect(Object.keys(files).filter((file) => /_t|drafts/.test(file))).toEqual([]);
});

test('a snippet of a file that is left out is put in, and a fence that a function of the site draws is a loss', async () => {
  const { text, losses } = await convert('--8<-- "parts/p.md"\n\n```shot\na\n```\n\n```mermaid\nb\n```\n', {
    'mkdocs.yml': `${config}  - pymdownx.superfences:\n      custom_fences:\n        - name: shot\n          format: !!python/name:tool.shot\n        - name: mermaid\n          format: !!python/name:pymdownx.superfences.fence_code_format\nexclude_docs: parts/\n`,
    'docs/parts/p.md': 'Part\n',
  });
  expect(text).toBe('Part\n\n```shot\na\n```\n\n```mermaid\nb\n```\n');
  expect(losses).toMatchObject({ 'a block that the site draws (shot)': 1 });
});

test('marks of changes are elements, and no keys', async () => {
  const written = '{++new++} {--old--} {~~a~>b~~} {==seen==} {>>why<<} `{++code++}` ++ctrl+c++\n';
  const { text } = await convert(written);
  expect(text).toBe('{++new++} {--old--} {~~a~>b~~} {==seen==} {>>why<<} `{++code++}` <kbd>Ctrl</kbd>+<kbd>C</kbd>\n');
  const { files } = await migrateFiles({ 'mkdocs.yml': 'site_name: A\nmarkdown_extensions: [pymdownx.critic]\n', 'docs/index.md': written });
  expect(files['docs/index.md']).toBe(
    '<ins>new</ins> <del>old</del> <del>a</del><ins>b</ins> <mark>seen</mark> <small>why</small> `{++code++}` ++ctrl+c++\n',
  );
});

test('code that markdown-exec does not run is code', async () => {
  const { losses } = await migrateFiles({
    'mkdocs.yml':
      'site_name: A\nmarkdown_extensions:\n  - pymdownx.superfences:\n      custom_fences:\n        - name: python\n          class: python\n          format: !!python/name:markdown_exec.formatter\n',
    'docs/index.md': '```python\na = 1\n```\n\n```python exec="on"\nb = 1\n```\n',
  });
  expect(losses).toEqual({ 'code that is run while the site is built (markdown-exec)': 1 });
});

test('statements of the plugin include-markdown become parts, and those for a piece of a file its text', async () => {
  const { files, losses } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\nplugins:\n  - include-markdown\n',
    'docs/a/index.md':
      '# A\n\n{% include-markdown "parts/p.md" %}\n\n{%\n   include-markdown "../../README.md"\n   start="<!--begin-->\\n"\n   end=\'<!--end-->\'\n   heading-offset=1\n%}\n\n```js\n{% include "../code.js" %}\n```\n\nSee {% include "parts/word.txt" %}.\n\n{% include-markdown "gone.md" %}\n',
    'docs/parts/p.md': 'Part\n',
    'docs/parts/word.txt': 'this\n',
    'docs/code.js': 'x()\n',
    'README.md': 'No\n<!--begin-->\n# Begin\n\n```sh\n# no heading\n```\n<!--end-->\nNo\n',
  });
  expect(files['docs/a/index.md']).toBe(
    '# A {#a}\n\n::include{file="../parts/p.md"}\n\n## Begin\n\n```sh\n# no heading\n```\n\n```js file="../code.js"\n```\n\nSee this.\n\n{% include-markdown "gone.md" %}\n',
  );
  expect(losses).toEqual({ 'an include of a file that is not there': 1 });
});

test('a class says how a block looks, and one that hides it is a loss that counts', async () => {
  const { report, losses } = await convert('# A {#a}\n\nText\n{: .subtitle }\n');
  expect(losses).toMatchObject({ 'attributes (.subtitle)': 1 });
  expect(report.wholePages).toBe(1);
  const hidden = await convert('# A {#a}\n\nText\n{: .hidden }\n');
  expect(hidden.report.wholePages).toBe(0);
});

test('a page without a heading of the first level is called as the navigation calls it, else by its name', async () => {
  const { files } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\nnav:\n  - index.md\n  - Parts:\n    - The first: a.md\n    - Second: b.md\n',
    'docs/index.md': 'Text\n',
    'docs/a.md': '## Part {#_1}\n\n```sh\n# no heading\n```\n',
    'docs/b.md': '# Own {#own}\n',
    'docs/one_more-page.md': '---\ntags:\n  - x\n---\nText\n',
    'docs/other.md': '---\ntitle: Said\n---\nText\n',
  });
  expect(files['docs/index.md']).toBe('Text\n');
  expect(files['docs/a.md']).toMatch(/^---\ntitle: The first\n---\n## Part/);
  expect(files['docs/b.md']).toBe('# Own {#own}\n');
  expect(files['docs/one_more-page.md']).toContain('title: One more page\n');
  expect(files['docs/other.md']).toBe('---\ntitle: Said\n---\nText\n');
});
