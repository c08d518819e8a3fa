import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const config = `import { defineConfig, type DefaultTheme } from 'vitepress'
import { title } from './title'
const nav = (): DefaultTheme.NavItem[] => [{ text: 'Guide', link: '/guide/start' }, { text: 'More', items: [{ text: 'Out', link: 'https://example.com' }] }]
export default defineConfig({
  title,
  cleanUrls: true,
  base: '/docs/',
  markdown: { math: true },
  locales: { root: { label: 'English', lang: 'en' }, ru: { label: 'Русский', lang: 'ru', themeConfig: { sidebar: [{ text: 'Старт', link: '/ru/guide/start' }] } } },
  themeConfig: {
    nav: nav(),
    sidebar: { '/guide/': { base: '/guide/', items: [{ text: 'Intro', collapsed: true, items: [{ text: 'Start', link: 'start' }] }] } },
    socialLinks: [{ icon: 'github', link: 'https://github.com/a/b' }],
    footer: { copyright: 'Us' },
  },
})
`;

async function convert(text: string, more: { readonly [path: string]: string } = {}) {
  const migrated = await migrateFiles({
    '.vitepress/config.mts': config,
    '.vitepress/title.ts': 'export const title: string = `The ${"book"}`\n',
    'guide/start.md': text,
    ...more,
  });
  return { ...migrated, text: migrated.files['docs/guide/start.md']?.replace('---\nsidebar_label: Start\n---\n', '') };
}

test('the config is read without running it, what it imports included', async () => {
  const { config: made, files } = await convert('# Start {#start}\n', {
    'ru/guide/start.md': '# Начало\n',
    'public/a.txt': 'a',
    'index.md': '# Home\n',
  });
  expect(made).toMatchObject({
    title: 'The book',
    basePath: '/docs/',
    locales: {
      default: 'en',
      list: [
        { code: 'en', label: 'English' },
        { code: 'ru', label: 'Русский' },
      ],
    },
    sidebars: { guide: [{ type: 'category', label: 'Intro', collapsed: true, items: ['guide/start'] }] },
    navbar: {
      items: [
        { label: 'Guide', to: '/guide/start' },
        { label: 'More', items: [{ label: 'Out', href: 'https://example.com' }] },
        { type: 'localeDropdown', position: 'right' },
        { label: 'Github', href: 'https://github.com/a/b', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
    footer: { copyright: 'Us' },
  });
  expect(files['i18n/ru/docs/guide/start.md']).toBe('---\nsidebar_label: Старт\n---\n# Начало {#начало}\n');
  expect(Object.keys(files)).toContain('static/a.txt');
});

test('snippets, includes, expressions, badges and components', async () => {
  const source =
    '# Start <Badge text="new" />\n\n<<< @/a.js#part{1,2 ts:line-numbers} [A]\n\n<!--@include: ./part.md#one-->\n\n{{ $frontmatter.title }} {{ x }} :tada: $a$ [[toc]]\n\n<Chart :x="1" />\n\n<script setup>\nimport x from "y"\n</script>\n';
  const { text, losses } = await convert(source, { 'a.js': '', 'guide/part.md': 'Part\n' });
  expect(text).toBe(
    '# Start :badge[new] {#start}\n\n```ts file="../a.js" region="part" {1,2} showLineNumbers title="A"\n```\n\n::include{file="./part.md" region="one"}\n\n' +
      '{{ $frontmatter.title }} {{ x }} 🎉 $$a$$ [[toc]]\n\n<!-- The component Chart did not come over. -->\n\n\n',
  );
  expect(losses).toEqual({ 'an expression of Vue': 2, 'the component <Chart>': 1 });
});

test('what is code or of `v-pre` stays as it is', async () => {
  const { text, losses } = await convert('# A {#a}\n\n::: v-pre\n{{ x }}\n:::\n\n`{{ y }}`\n\n```vue\n<Chart />\n{{ z }}\n```\n');
  expect(text).toBe('# A {#a}\n\n\n{{ x }}\n\n\n`{{ y }}`\n\n```vue\n<Chart />\n{{ z }}\n```\n');
  expect(losses).toEqual({});
});

test('a home page becomes a hero with buttons and cards', async () => {
  const { files } = await convert('# A\n', {
    'index.md':
      '---\nlayout: home\nhero:\n  name: Tool\n  text: For all\n  actions:\n    - text: Go\n      link: /guide/start\nfeatures:\n  - title: Fast\n    details: Very.\n---\n\nMore\n',
  });
  expect(files['docs/index.md']).toBe(
    '---\nlayout: home\n---\n::::hero[Tool]\n\nFor all\n\n:::buttons\n\n[Go](/guide/start)\n\n:::\n\n::::\n\n:::cards\n\n- **Fast**\n\n  Very.\n\n:::\n\n\nMore\n',
  );
});

test('ids of headings are those of VitePress', async () => {
  const { text } = await convert('# A\n\n## 1. Über & so\n\n## What’s *new*?\n\n## Same\n\n## Same\n');
  expect(text).toBe('# A {#a}\n\n## 1. Über & so {#_1-uber-so}\n\n## What’s *new*? {#what-s-new}\n\n## Same\n\n## Same\n');
});

test('rewrites move pages, and without clean addresses the old ones lead on', async () => {
  const { files, config: made } = await migrateFiles({
    'docs/.vitepress/config.js': "export default { title: 'A', rewrites: { 'en/:rest*': ':rest*' }, srcExclude: ['**/draft.md'] }\n",
    'docs/en/a.md': '# A\n',
    'docs/en/draft.md': '# D\n',
    'docs/en/index.md': '# I\n',
  });
  expect(Object.keys(files)).toEqual(['docs/a.md', 'docs/index.md', 'site-config.json']);
  expect(made['redirects']).toEqual([{ from: '/a.html', to: '/a/' }]);
});

test('components of the theme in Vue are drawn as far as they can be known', async () => {
  const card =
    '<script setup lang="ts">\nimport { computed, ref } from "vue"\nimport { useData } from "vitepress"\nconst { site } = useData()\nconst isOpen = ref(false)\n' +
    'const words = { more: { en: "Watch", ru: "Смотреть" } }\nconst props = defineProps<{ href: string; note?: string }>()\nconst isVideo = computed(() => props.href.startsWith("https://v."))\n</script>\n\n' +
    '<template>\n  <div class="card">\n    <button v-if="isVideo" @click="isOpen = true">Play</button>\n    <a v-else :href="href">{{ words.more[site.lang] }}: <slot>nothing</slot></a>\n' +
    '    <Badge v-if="note" type="tip" :text="note" />\n    <p v-for="(item, index) in [\'a\', \'b\']" :key="index">{{ item }}</p>\n  </div>\n</template>\n\n<style>a { b: c }</style>\n';
  const { text, losses } = await convert('<link-card href="https://a.example" note="New">the *book*</link-card>\n\n<Timer />\n\n<script setup>\nimport Timer from "./Clock.vue"\n</script>\n', {
    '.vitepress/theme/components/LinkCard.vue': card,
    'guide/Clock.vue': '<template><b @click="now = 1">{{ now }}</b></template>',
  });
  expect(text).toBe(
    '<a href="https://a.example">Watch: the *book*</a> :badge[New]{type=tip}\n\na\n\nb\n\n<b></b>\n\n\n',
  );
  expect(losses).toEqual({ 'a script in the component <Timer>': 1, 'an expression in the component <Timer>': 1 });
});

test('tabs of the plugin become tabs, also in each other', async () => {
  const { text } = await convert('::::tabs key:os\n== Linux\n:::tabs\n== A\n1\n:::\n=== Windows\n```text\n== no tab\n```\n::::\n');
  expect(text).toBe(
    ':::::::::tabs{group=os}\n\n::::::::tab[Linux]\n\n:::::::tabs\n\n::::::tab[A]\n\n1\n\n::::::\n\n:::::::\n\n::::::::\n\n::::::::tab[Windows]\n\n' +
      '```text\n== no tab\n```\n\n::::::::\n\n:::::::::\n',
  );
});

test('first lines of code, links to index pages, icons and expressions are read as VitePress and its plugins do', async () => {
  const { text, losses } = await convert(
    '---\nsince: 2\n---\n[Up](../index#top) [No](./index-of-all)\n\n```[_redirects ~vscode-icons:x~]\na\n```\n\n```vue{1} [pages/[id].vue]\nb\n```\n\n```sh-vue [x]\n{{ version }} {{ now() }}\n```\n\n' +
      '<carbon-arrow-right /> <uim-nothing-like-it />\n\nVersion {{ version }} since {{ $frontmatter.since }}\n\n<script setup>\nimport { ref } from \'vue\'\nimport { version } from \'./data\'\n</script>\n',
    { 'index.md': '# Home\n', 'guide/data.ts': "export const version = '1.' + 2\n" },
  );
  expect(text).toContain(
    '[Up](../index.md#top) [No](./index-of-all)\n\n```text [_redirects]\na\n```\n\n```vue{1} title="pages/[id].vue"\nb\n```\n\n```sh [x]\n1.2 {{ now() }}\n```\n\n' +
      ':icon[arrow-right] \n\nVersion 1.2 since 2\n',
  );
  expect(losses).toMatchObject({ 'an icon': 1, 'an expression of Vue in code': 1 });
});

test('a page about a team is headings and cards of the data in its script', async () => {
  const team =
    '<script setup>\nimport { VPTeamPage, VPTeamMembers } from "vitepress/theme"\nconst core = [{ avatar: "https://a.b/c.png", name: "Ann", title: "Lead", org: "Us", orgLink: "https://us.example", links: [{ icon: "github", link: "https://x.y" }] }]\n</script>\n\n' +
    '<VPTeamPage>\n  <VPTeamPageTitle>\n    <template #title>The team</template>\n    <template #lead>\n      Who we are.\n    </template>\n  </VPTeamPageTitle>\n  <VPTeamMembers size="small" :members="core" />\n  <VPTeamMembers :members="asked" />\n</VPTeamPage>\n';
  const { text, losses } = await convert(team);
  expect(text?.trim()).toBe(
    '# The team {#the-team}\n\nWho we are.\n\n:::cards\n\n- ![Ann](https://a.b/c.png){width=64 height=64}\n\n  **Ann**\n\n  Lead, [Us](https://us.example)\n\n  [Github](https://x.y)\n\n:::\n\n' +
      '<!-- The component VPTeamMembers did not come over. -->',
  );
  expect(losses).toEqual({ 'the component <VPTeamMembers>': 1 });
});

test('of a component that only its link is known of the link stays, and of one without attributes what it holds', async () => {
  const { text, losses, report } = await convert('<Jump link="guide/other#x" /> <Frame>**in**</Frame> <Jump link="gone" />\n', {
    'guide/other.md': '# The *other* {#o}\n',
  });
  expect(text).toBe('[The *other*](./other.md#x) **in** <!-- The component Jump did not come over. -->\n');
  expect(losses).toEqual({ 'the look of the component <Jump>': 1, 'the look of the component <Frame>': 1, 'the component <Jump>': 1 });
  expect(report.wholePages).toBe(1);
});

test('properties that are declared by their types are known, and the style of a page is only its look', async () => {
  const { text, report } = await convert('<Film id="a" />\n\n<style>\na { b: c }\n</style>\n', {
    '.vitepress/theme/Film.vue':
      '<script setup>\nconst props = defineProps({ id: String })\nconst join = (...parts) => parts.filter(Boolean).join("/")\n</script>\n<template><iframe :src="`https://f.example/${join(\'x\', \'\', id)}`"></iframe></template>\n',
  });
  expect(text?.trim()).toBe('<iframe src="https://f.example/x/a"></iframe>');
  expect(report.wholePages).toBe(1);
});

test('files beside the folder of the sources are put in, and hidden folders hold no pages', async () => {
  const { text, losses, report } = await convert('<!-- @include: ../../readme.md -->\n\n<<< ../../code.ts#one\n', {
    '../readme.md': '---\na: 1\n---\nRead <Badge text="new" /> me\n',
    '../code.ts': '// #region one\nconst a = 1;\n// #endregion one\nrest\n',
    '.drafts/d.md': '# Draft\n',
  });
  expect(text).toBe('Read :badge[new] me\n\n```ts\nconst a = 1;\n```\n');
  expect(losses).toEqual({});
  expect(report.addresses.map(({ address }) => address)).toEqual(['/guide/start']);
});

test('a component of a package that leads elsewhere is a link around what it holds', async () => {
  const { text, losses } = await convert('See <Out href="https://a.b">the\nlesson</Out>.\n');
  expect(text).toBe('See [the lesson](https://a.b).\n');
  expect(losses).toEqual({ 'the look of the component <Out>': 1 });
});

test('folders of languages that are no codes keep their addresses, and the site is called as its main language calls it', async () => {
  const { config: made, files, report, losses } = await migrateFiles({
    '.vitepress/config.mts':
      "export default { cleanUrls: true, locales: { root: { lang: 'en-US', title: 'Tool', description: 'It works' }, zh_hans: { lang: 'zh_hans' }, jp: { lang: 'ja-JP' }, 'pt-BR': { lang: 'pt-BR' } } }\n",
    'a.md': '# A\n',
    'zh_hans/a.md': '# A\n',
    'jp/a.md': '# A\n',
    'pt-BR/a.md': '# A\n',
    '404.md': '# Nothing\n',
  });
  expect(made).toMatchObject({
    title: 'Tool',
    tagline: 'It works',
    locales: {
      list: [
        { code: 'en', htmlLang: 'en-US' },
        { code: 'zh-hans', path: 'zh_hans' },
        { code: 'ja', path: 'jp', htmlLang: 'ja-JP' },
        { code: 'pt-BR' },
      ],
    },
  });
  expect(report.addresses.map(({ address }) => address).toSorted()).toEqual(['/a', '/jp/a', '/pt-BR/a', '/zh_hans/a']);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['i18n/zh-hans/docs/a.md', 'i18n/ja/docs/a.md', 'i18n/pt-BR/docs/a.md']));
  expect(losses).toEqual({ 'an error page of the site (404.md)': 1 });
});

test('a heading whose old id has its letters in parts answers to it and to the id that it has here', async () => {
  const parts = 'ガイド'.normalize('NFKD');
  const { text, report } = await convert('# Start {#start}\n\n## ガイド\n\n## A. 가\n');
  expect(text).toBe(`# Start {#start}\n\n## <a id="${parts}"></a>ガイド\n\n## <a id="a-${'가'.normalize('NFKD')}"></a>A. 가\n`);
  expect(report.addresses[0]?.ids).toEqual(['start', parts, `a-${'가'.normalize('NFKD')}`]);
});

test('a block of code that says only whether its lines are numbered is a text', async () => {
  const { text } = await convert('# A {#a}\n\n```:no-line-numbers\nx\n```\n');
  expect(text).toBe('# A {#a}\n\n```text:no-line-numbers\nx\n```\n');
});

test('the entries of the navbar are called in each language as its own navbar calls them', async () => {
  const { config: made } = await migrateFiles({
    '.vitepress/config.mts':
      "export default { locales: { root: { lang: 'en', themeConfig: { nav: [{ text: 'Guide', link: '/a' }, { text: 'More', items: [{ text: 'Group', items: [{ text: 'Out', link: 'https://a.b' }] }] }] } }, ja: { lang: 'ja', themeConfig: { nav: [{ text: 'ガイド', link: '/ja/a' }, { text: 'More', items: [{ text: '組', items: [{ text: '外', link: 'https://a.b' }] }] }] } }, ko: { lang: 'ko', themeConfig: { nav: [{ text: '가', link: '/ko/a' }] } } } }\n",
    'a.md': '# A\n',
    'ja/a.md': '# A\n',
    'ko/a.md': '# A\n',
  });
  expect(made['locales']).toEqual({ default: 'en', list: [{ code: 'en' }, { code: 'ja', texts: { Guide: 'ガイド', Out: '外' } }, { code: 'ko' }] });
});

test('a sidebar and entries of the navbar that only running the site would tell are named', async () => {
  const { losses, config: made } = await migrateFiles({
    '.vitepress/config.mts': "import { readdirSync } from 'node:fs'\nexport default { themeConfig: { sidebar: readdirSync('.'), nav: readdirSync('.') } }\n",
    'a.md': '# A\n',
  });
  expect(losses).toEqual({ 'the sidebar': 1, 'the entries of the navbar': 1 });
  expect(made['sidebars']).toEqual({ docs: [{ type: 'autogenerated', dir: '.' }] });
});
