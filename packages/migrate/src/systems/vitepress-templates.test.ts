import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

async function convert(text: string, more: { readonly [path: string]: string } = {}) {
  const migrated = await migrateFiles({ '.vitepress/config.ts': "export default { title: 'A' };\n", 'a.md': text, ...more });
  return { ...migrated, text: migrated.files['docs/a.md']?.trim() };
}

test('a part that the scripts of its page speak to is put in, others stay parts; a name that nobody gives a value shows nothing', async () => {
  const part = "<!-- <script setup>\nconst name = 'none'\n</script> -->\n\n## Use {{ name }}\n\n```ts-vue\nimport '{{ name }}'\n```\n\nSee <a :href=\"`/${name}/x`\">more</a>{{ nobody }}.\n\n<!--@include: ./more.md-->\n";
  const { text, files, losses, report } = await convert("<script setup>\nconst name = 'core'\n</script>\n\n# A\n\n<!--@include: ./parts/use.md-->\n\n<!--@include: ./parts/more.md-->\n", {
    'parts/use.md': part,
    'parts/more.md': 'More of `{{ it }}`.\n',
  });
  const more = '::include{file="./parts/more.md"}';
  expect(text).toContain(`## Use core\n\n\`\`\`ts\nimport 'core'\n\`\`\`\n\nSee <a href="/core/x">more</a>.\n\n${more}\n\n${more}`);
  expect(files['docs/parts/use.md']).toContain('See <a>more</a>.');
  expect(Object.keys(losses).toSorted()).toEqual(['an expression of Vue that nothing gives a value', 'attributes of Vue']);
  expect(report.wholePages).toBe(1);
});

test('HTML of a page with loops and choices is drawn by its scripts, Markdown in an element that is not shown is left out', async () => {
  const { text, losses } = await convert(
    [
      "<script setup>\nimport { all } from './all'\nimport Row from './Row.vue'\nconst hides = ['b']\n</script>",
      '<ul>\n  <li v-for="it of all.filter((one) => one.on)">\n    <a :href="it.to">{{ it.name }}</a>\n  </li>\n</ul>',
      '<Row v-for="it in all" :name="it.name" />',
      '<div v-if="hides.includes(\'b\')">\n\n**Shown**\n\n</div>',
      '<div v-if="!hides.includes(\'b\')">\n\n**Hidden**\n\n<div></div>\n\n</div>',
      '<p v-pre>{{ one }}</p>',
      '<p>{{ fetched() }}</p>',
    ].join('\n\n'),
    {
      'all.ts': "export const all = [{ name: 'One', to: '/one', on: true }, { name: 'Two', to: '/two' }]\n",
      'Row.vue': '<script setup>\ndefineProps({ name: String })\n</script>\n<template><p>{{ name }} {{ false }}</p></template>\n',
    },
  );
  expect(text).toContain('<a href="/one">One</a>');
  expect(text).not.toContain('/two');
  expect(text).toContain('One false\n\nTwo false');
  expect(text).toContain('<div>\n\n**Shown**\n\n</div>');
  expect(text).not.toContain('Hidden');
  expect(text).toContain('<p>{{ one }}</p>');
  expect(losses).toEqual({ 'an expression of Vue': 1 });
});

test('what a page takes from above the folder of the site, and from a path that begins at its root, is known', async () => {
  const page = "<script setup>\nimport own from '../package.json'\nimport { word } from '/lib/word.ts'\n</script>\n\nSince {{ own.version }} {{ word }}\n\n<!--@include: ../old/pictures/a.svg-->\n";
  const { text } = await convert(page, {
    '../package.json': '{ "version": "1.2.3" }',
    'lib/word.ts': "export const word = 'on'\n",
    'pictures/a.svg': '<svg><title>A line</title><path d="M0 0" /></svg>\n',
  });
  expect(text).toBe('Since 1.2.3 on\n\n![A line](./pictures/a.svg)');
});

test('what loaders of data give is shown: files that they read, and pages of the site', async () => {
  const { text, losses } = await convert('<script setup>\nimport { data } from "./posts.data"\nimport Settings from "./Settings.vue"\n</script>\n\n- {{ data[0].name }} {{ data[0].time }}\n\n<Settings :level="2" />\n', {
    'posts.data.ts': [
      "import { createContentLoader } from 'vitepress'",
      "export default createContentLoader('posts/*.md', {",
      "  transform: (all) => all.filter((post) => !post.frontmatter.draft).map(({ url, frontmatter }) => ({ name: frontmatter.title + ' at ' + url, time: timeOf(frontmatter.date) })),",
      '})',
      "function timeOf(day) {\n  const date = new Date(day)\n  date.setUTCHours(12)\n  return +date\n}",
    ].join('\n'),
    'posts/a.md': '---\ntitle: No\ndraft: true\n---\n',
    'posts/b.md': '---\ntitle: Post\ndate: 1970-01-02\n---\n',
    'settings.toml': '[one_key]\ndocs = "It *is*."\n',
    'settings.data.ts': [
      "import fs from 'node:fs'",
      "import { load } from 'js-toml'",
      "import markdownIt from 'markdown-it'",
      'const md = markdownIt()',
      'export default {',
      '  load() {',
      '    const all = []',
      "    const doc = load(fs.readFileSync('./settings.toml', 'utf-8'))",
      '    for (const key in doc) all.push({ key, html: md.render(doc[key].docs) })',
      '    return all',
      '  },',
      '}',
    ].join('\n'),
    'Settings.vue': [
      '<script setup>',
      'import { data } from "/settings.data.ts"',
      'const { only } = defineProps(["level", "only"])',
      '</script>',
      '<template><div v-for="one in data"><h2 v-if="level === 2" :id="one.key">{{ one.key }}<a :href="`#${one.key}`"></a></h2><div v-html="one.html" /></div></template>',
    ].join('\n'),
  });
  expect(text).toBe('- Post at /posts/b.html 129600000\n\n## <a id="one_key"></a>one\\_key {#one-key}\n\nIt *is*.');
  expect(losses).toEqual({ 'the front matter key date': 1 });
});

test('what a package gives is not taken for data, nor is anything chosen by what is not known', async () => {
  const { text, losses } = await convert('<script setup>\nimport List from "./List.vue"\n</script>\n\n<List />\n', {
    'List.vue': [
      '<script setup>',
      "import { load } from 'some-format'",
      'import Item from "./Item.vue"',
      "const all = load('a')",
      'const names = Object.keys(all)',
      '</script>',
      '<template><p>Names</p><b v-for="name in names">{{ name }}</b><Item :level="all.level" /></template>',
    ].join('\n'),
    'Item.vue': '<script setup>\ndefineProps(["level"])\n</script>\n<template><i v-if="level === 2">two</i><i v-else>other</i></template>\n',
  });
  expect(text).toBe('Names');
  expect(losses).toMatchObject({ 'an expression in the component <List>': 1 });
});

test('a container that only a plugin of the site knows is told of, and what it holds is kept; so is what is no code in one called as ours', async () => {
  const { text, losses } = await convert('::: demo Shows a button\nA\n\n::: tip\nB\n:::\n\n:::\n\n::: tabs code\n```sh\n::: c\n```\n:::\n\n:::tabs\n== D\nE\n:::\n');
  expect(text).toContain('Shows a button\n\nA\n\n::: tip\nB\n:::\n\n\n\n\n```sh\n::: c\n```\n\n\n');
  expect(text).toContain('tab[D]');
  expect(losses).toEqual({ 'the container :::demo': 1, 'the container :::tabs': 1 });
});

test('where every language has a folder the first one says what stands in the navbar and the sidebar, with its folder in front of links or without', async () => {
  const theme = "nav: [{ text: 'Guide', link: '/guide/' }, { text: 'Out', link: 'https://a.b/' }], sidebar: { '/guide/': [{ text: 'One', link: '/en/guide/one' }, { text: 'Start', link: '/guide/' }] }";
  const { config } = await migrateFiles({
    '.vitepress/config.ts': `export default { title: 'A', locales: { en: { label: 'English', themeConfig: { ${theme} } }, de: { label: 'Deutsch' } } };\n`,
    'en/guide/index.md': '# Guide\n',
    'en/guide/one.md': '# One\n',
    'de/guide/index.md': '# Anleitung\n',
  });
  expect(config['sidebars']).toEqual({ guide: ['en/guide/one', 'en/guide/index'] });
  expect(config['navbar']).toMatchObject({ items: [{ label: 'Guide', to: '/en/guide/' }, { label: 'Out', href: 'https://a.b/' }, {}, {}] });
});

test('lines of a part that is included are converted like any other, counted with its front matter; a formula over several lines has its marks for itself', async () => {
  const { text, losses } = await convert('<!--@include: ./parts/p.md{4,7}-->\n\n$$ a\\\\\nb $$\n\n## End\n', {
    '.vitepress/config.ts': "export default { title: 'A', markdown: { math: true } };\n",
    'parts/p.md': '---\ntitle: P\n---\nOne $x$\n\n::: demo some words\nTwo words\n:::\n\nThree\n',
  });
  expect(text).toBe('One $$x$$\n\nsome words\n\nTwo words\n\n$$\na\\\\\nb\n$$\n\n## End');
  expect(Object.keys(losses)).toEqual(['the container :::demo']);
});
