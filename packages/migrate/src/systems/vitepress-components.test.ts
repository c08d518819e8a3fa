import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

async function convert(text: string, more: { readonly [path: string]: string } = {}) {
  const migrated = await migrateFiles({ '.vitepress/config.ts': "export default { title: 'A' };\n", 'a.md': text, ...more });
  return { ...migrated, text: migrated.files['docs/a.md']?.trim() };
}

test('a component may show one that the theme gives to all, parts of the default theme, and a text behind a choice', async () => {
  const { text, losses } = await convert('<Level level="new" />\n\n<Choice :choices="[{ name: \'One\', href: \'./b\' }]" />\n', {
    'b.md': '# B\n',
    '.vitepress/theme/Level.vue': '<script setup>\ndefineProps(["level"])\n</script>\n<template><p><MyBadge v-if="level">{{ level }}</MyBadge> at your risk</p></template>\n',
    '.vitepress/theme/MyBadge.vue': '<template><strong>⚠️ <slot /></strong></template>\n',
    '.vitepress/theme/Choice.vue': [
      '<script setup lang="ts">',
      "import VPLink from 'vitepress/dist/client/theme-default/components/VPLink.vue'",
      'defineProps<{ choices: { name: string; href: string; icon?: string }[] }>()',
      '</script>',
      '<template><VPLink v-for="(c, key) in choices" :href="c.href" :key><em v-if="c.icon">!</em> {{ c.name }}</VPLink></template>',
    ].join('\n'),
  });
  expect(text).toBe('<strong>⚠️ new</strong> at your risk\n\n<a href="./b"> One</a>');
  expect(losses).toEqual({});
});

test('a component that shows a film becomes one, with what it holds as its name', async () => {
  const { text, losses } = await convert('<Player src="/a.webm">The [first] step</Player>\n\n<Film src="/b.mp4">The second</Film>\n', { 'public/b.mp4': 'x' });
  expect(text).toContain('::video[The second]{src="/b.mp4"}');
  expect(losses).toMatchObject({ 'the look of the component <Film>': 1, 'the component <Player>': 1 });
});

test('code that an import of VuePress names is put in: a whole file, some lines, or what stands between two marks; of one that is not there nothing', async () => {
  const { text, losses, report } = await convert(
    [
      '@[code](@/src/a.java)',
      '@[code lang=kotlin transclude={2-3} highlight={1}](@/src/a.java)',
      '@[code js transcludeWith=:::1](@/src/a.java)',
      '@[code](@/src/gone.java)',
    ].join('\n\n'),
    { 'src/a.java': 'one();\n// :::1\n  two();\n// :::1\n' },
  );
  const whole = '```java\none();\n// :::1\n  two();\n// :::1\n```';
  expect(text).toBe(`${whole}\n\n\`\`\`kotlin {1}\n// :::1\n  two();\n\`\`\`\n\n\`\`\`js\ntwo();\n\`\`\``);
  expect(losses).toEqual({ 'a code snippet of a file that is not there': 1 });
  expect(report.wholePages).toBe(1);
});

test('blocks of a code group that are called alike are told apart, and a rule for addresses may have a group without a name', async () => {
  const { text, report } = await convert('::: code-group\n\n```md [❌ Wrong]\na\n```\n\n```md [❌ Wrong]\nb\n```\n\n:::\n\n```md [❌ Wrong]\nc\n```\n', {
    '.vitepress/config.ts': "export default { title: 'A', cleanUrls: true, rewrites: { 'translated/:locale/(.*)': ':locale/(.*)' } };\n",
    'translated/de/guide/b.md': '# B\n',
  });
  expect(text).toContain('```md [❌ Wrong]\na\n```\n\n```md [❌ Wrong (2)]\nb\n```\n\n:::\n\n```md [❌ Wrong]\nc\n```');
  expect(report.addresses.map(({ address }) => address)).toContain('/de/guide/b');
});

test('that a file of a link is saved rather than shown is told of, and counts as no loss', async () => {
  const { text, report, losses } = await convert('[Get it](/a.toml){download}\n', { 'public/a.toml': 'x' });
  expect(text).toBe('[Get it](/a.toml)');
  expect(losses).toEqual({ 'attributes (download)': 1 });
  expect(report.wholePages).toBe(1);
});

test('code of a region of the page itself is put in, and a README is a page, or the index that a rule makes of it', async () => {
  const { text, files, report } = await convert('<<< ./a.md#part{ts}\n\n```ts\n// #region part\nrun()\n// #endregion part\n```\n', {
    '.vitepress/config.ts': "export default { title: 'A', cleanUrls: true, rewrites: { ':dir/README.md': ':dir/index.md' } };\n",
    'config/README.md': '# Config\n',
    'README.md': '# Read me\n',
  });
  expect(text).toContain('```ts\nrun()\n```');
  expect(files['docs/config/index.md']).toContain('# Config');
  expect(report.addresses.map(({ address }) => address)).toEqual(expect.arrayContaining(['/README', '/config/']));
});

test('a link to the folder of a page leads to the page at its head', async () => {
  const { files } = await convert('# A\n', {
    'presets/index.md': '# Presets\n\n## One\n\n[One](./#one)\n',
    'presets/one.md': '# One\n\n[Back](./#one) [up](../) [out](https://a.b/)\n',
    'index.md': '# Home\n',
  });
  expect(files['docs/presets/one.md']).toContain('[Back](./index.md#one) [up](../index.md) [out](https://a.b/)');
  expect(files['docs/presets/index.md']).toContain('[One](./#one)');
});

test('what stands in a group of code and is none comes behind it, also when nothing closes the group', async () => {
  const { text } = await convert('::: code-group\n\n```sh [npm]\na\n```\n\nYou will be asked.\n\n::: tip\nOr not.\n:::\n\n:::\n\nThen.\n\n::: code-group\n\n```sh [yarn]\nb\n```\n\n## End\n');
  expect(text?.replace(/\n{3,}/g, '\n\n')).toBe(
    '::: code-group\n\n```sh [npm]\na\n```\n\n:::\n\nYou will be asked.\n\n::: tip\nOr not.\n:::\n\nThen.\n\n::: code-group\n\n```sh [yarn]\nb\n```\n\n:::\n\n## End',
  );
});

test('a component that only a script fills shows the files of the folder of code that it is given, found by the end of its path', async () => {
  const { text, losses, report } = await convert('<Explorer dir="demo/one" />\n\n<Explorer dir="demo/none" />\n', {
    '.vitepress/theme/Explorer.vue':
      '<script setup>\nimport { inject } from "vue"\ndefineProps(["dir"])\nconst files = inject("files")\n</script>\n<template><p @click="open">{{ files }}</p></template>\n',
    'code/demo/one/main.lua': 'run()\n',
    'code/demo/one/a/a.c': 'int a;\n',
    'code/demo/pages/b.md': '# B\n',
  });
  expect(text).toContain('::: code-group\n\n```lua [main.lua]\nrun()\n```\n\n```c [a/a.c]\nint a;\n```\n\n:::');
  expect(losses).toMatchObject({ 'the look of the component <Explorer>': 1, 'a script in the component <Explorer>': 1 });
  expect(report.losses.find(({ construct }) => construct.startsWith('a script'))?.line).toBe(3);
});

test('a component may say the text in its slot, and what the theme says in the language of the page; without an address a link is a text', async () => {
  const { files, losses } = await convert('<Get href="/a.zip">The files</Get>\n\n<Get>Nothing</Get>\n', {
    '.vitepress/config.ts':
      "import fs from 'node:fs';\nimport * as path from 'path';\nimport { globSync } from 'tinyglobby';\n" +
      "const words = (code) => JSON.parse(fs.readFileSync(path.resolve(import.meta.dirname, '..', 'words', `${code}.json`), 'utf-8'));\n" +
      "const others = globSync('words/*.json').map((file) => path.basename(file, '.json')).filter((code) => code !== 'en');\n" +
      "const locale = (code) => ({ lang: code, label: code, themeConfig: { get: words(code).get } });\n" +
      "export default { title: 'A', locales: { root: locale('en'), ...Object.fromEntries(others.map((code) => [code, locale(code)])) } };\n",
    'words/en.json': '{"get": "Get %s"}',
    'words/de.json': '{"get": "%s laden"}',
    'de/a.md': '<Get href="/a.zip">Die Dateien</Get>\n',
    '.vitepress/theme/Get.vue': [
      '<script setup>',
      "import { computed, useSlots } from 'vue'",
      "import { useData } from 'vitepress'",
      "import VPButton from 'vitepress/dist/client/theme-default/components/VPButton.vue'",
      "defineProps(['href'])",
      'const data = useData()',
      'const title = useSlots().default?.() ?? [""]',
      "const text = computed(() => data.theme.value.get.replace('%s', title[0].children ?? ''))",
      '</script>',
      '<template><VPButton :text :href="href" /></template>',
    ].join('\n'),
    'public/a.zip': 'x',
  });
  expect(files['docs/a.md']?.trim()).toBe('<a href="/a.zip">Get The files</a>\n\nGet Nothing');
  expect(files['i18n/de/docs/a.md']).toContain('<a href="/a.zip">Die Dateien laden</a>');
  expect(losses).toEqual({});
});

test('versions of a plugin have its addresses, a folder that is left out is left out whole, and a film of a service becomes one', async () => {
  const { text, files, report } = await convert('<Player src="https://youtu.be/abcdefgh">How it works</Player>\n', {
    '.vitepress/config.ts':
      "import defineVersionedConfig from 'vitepress-versioning-plugin';\nexport default defineVersionedConfig({ title: 'A', cleanUrls: true, srcExclude: ['versions/0.9'],\n" +
      "  locales: { root: { lang: 'en' }, de: { lang: 'de' } }, rewrites: { 'translated/:locale/(.*)': ':locale/(.*)' },\n" +
      "  versioning: { latestVersion: '2.0', rewrites: { localePrefix: 'translated' } } });\n",
    'translated/de/b.md': '# B\n',
    'versions/0.9/b.md': '# B\n',
    'versions/1.0/b.md': '# B\n',
    'versions/1.0/translated/de/b.md': '# B\n',
  });
  expect(text).toBe('::video[How it works]{src="https://youtu.be/abcdefgh"}');
  expect(report.addresses.map(({ address }) => address).toSorted()).toEqual(['/1.0/b', '/a', '/de/1.0/b', '/de/b']);
  expect(Object.keys(files)).toContain('i18n/de/docs/1.0/b.md');
});

test('slots by name, badges whose text is worked out, names of folders by Vite, and pictures of the theme come over', async () => {
  const { text, files, losses } = await convert(
    [
      '<script setup>\nimport pack from "~/one/package.json"\n</script>\n',
      '<Card title="One" package="one">\n<template v-slot:badge>\n<Badge type="tip" :text="`v${pack.version}`" />\n</template>\n</Card>\n',
      '<Card package="two">\n<template #title>\nOther\n</template>\n</Card>\n',
      '<Badge :text="unknown()" />\n',
    ].join('\n'),
    {
      '.vitepress/theme/Card.vue':
        '<script setup>\nimport { useData } from "vitepress"\nimport logo from "./logo.svg"\nenum Kind { one = "one" }\nconst props = defineProps<{ title?: string; package: string }>()\nconst data = useData()\n</script>\n' +
        '<template><a :href="`/${data.lang.value}/${props.package}`"><slot v-if="$slots.title" name="title" /><template v-else>{{ title }}</template> <img v-if="props.package === Kind.one" :src="logo"> <slot name="badge" /></a></template>\n',
      '.vitepress/theme/logo.svg': '<svg/>',
      'vite.config.ts': "import { resolve } from 'node:path';\nexport default { resolve: { alias: { '~': resolve(__dirname, 'packages') } } };\n",
      'packages/one/package.json': '{"version": "1.2"}',
    },
  );
  expect(text?.replace(/\s+/g, ' ')).toBe(
    '<a href="/en/one">One <img src="./assets/theme/logo.svg" />:badge[v1.2]{type=tip}</a> <a href="/en/two">Other </a>',
  );
  expect(Object.keys(files)).toContain('docs/assets/theme/logo.svg');
  expect(losses).toEqual({ 'a badge of which only running the site would tell the text': 1 });
});

test('a page imports components by name from a module that passes them on', async () => {
  const { text, losses } = await convert('<script setup>\nimport { Tag as Mark, Other } from "./lib"\n</script>\n\n<Mark>one</Mark> <Other />\n', {
    'lib/index.ts': "import Tag from './Tag.vue';\nexport * from './others';\nexport { Tag };\n",
    'lib/others.ts': "export { default as Other } from './Other.vue';\n",
    'lib/Tag.vue': '<template><b><slot /></b></template>\n',
    'lib/Other.vue': '<template><i>two</i></template>\n',
  });
  expect(text).toBe('<b>one</b> <i>two</i>');
  expect(losses).toEqual({});
});

test('a function beside a component is told the page that shows it, each time anew', async () => {
  const { text, files, losses } = await convert('<Level name="stable" />\n', {
    '.vitepress/config.ts': "export default { title: 'A', locales: { root: { label: 'English', lang: 'en' }, zh: { label: '中文', lang: 'zh' } } };\n",
    'zh/a.md': '<Level name="stable" />\n',
    '.vitepress/theme/words.ts':
      "import { useData } from 'vitepress';\nconst words = { zh: { stable: '稳定' } };\nexport const useWords = (given?: string) => { const { lang } = useData(); return (key: string) => words[given || lang.value]?.[key] || key; };\n",
    '.vitepress/theme/Level.vue': '<script setup>\nimport { useWords } from "./words"\ndefineProps(["name"])\nconst t = useWords()\n</script>\n<template><b>{{ t(name) }}</b></template>\n',
  });
  expect([text, files['i18n/zh/docs/a.md']?.trim()]).toEqual(['<b>stable</b>', '<b>稳定</b>']);
  expect(losses).toEqual({});
});
