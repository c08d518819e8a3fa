import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const site = {
  'astro.config.mjs':
    "import starlight from '@astrojs/starlight';\nexport default { site: 'https://a.b', integrations: [starlight({ title: 'A', locales: { en: { label: 'English' }, de: { label: 'Deutsch' } }, defaultLocale: 'en' })] };\n",
  'src/content/docs/en/guides/index.mdx': '---\ntitle: Guides\n---\n',
  'src/content/docs/en/guides/b.mdx': '---\ntitle: B\n---\n',
  'src/content/docs/de/guides/b.mdx': '---\ntitle: B auf Deutsch\n---\n',
};

async function convert(text: string, more: { readonly [path: string]: string }) {
  const migrated = await migrateFiles({ ...site, 'src/content/docs/en/a.mdx': text, ...more });
  return { ...migrated, text: migrated.files['docs/a.md']?.replace(/^---\n[\s\S]*?---\n/, '').trim() };
}

test('a component lists the pages that a collection gives, in the language of the page, and a module is named from the root of the site', async () => {
  const { text, files, losses } = await convert("---\ntitle: A\n---\nimport Pages from '/src/components/Pages.astro';\n\n<Pages />\n", {
    'src/content/docs/de/c.mdx': "---\ntitle: C\n---\nimport Pages from '~/components/Pages.astro';\n\n<Pages />\n",
    'src/content/docs/en/guides/c.mdx': '---\ntitle: Own\nslug: en/guides/own\n---\n',
    'src/content.ts':
      "import { getCollection } from 'astro:content';\nexport const guides = (await getCollection('docs', ({ id }) => id.includes('guides/'))).sort((a, b) => (a.id > b.id ? -1 : 1));\n",
    'src/components/Pages.astro': [
      '---',
      "import { getEntry } from 'astro:content';",
      "import { guides } from '../content';",
      "const [, lang = 'en'] = Astro.url.pathname.match(/^\\/([a-z]{2})\\//) ?? [];",
      "const own = guides.filter((page) => page.id.startsWith(lang + '/'));",
      "const index = await getEntry('docs', 'en/guides');",
      'const { filePath } = Astro.locals.starlightRoute.entry;',
      '---',
      "<p>{index.data.title} of {filePath.replace(/^.*\\//, '').replaceAll('.mdx', '')}:</p>",
      '<ul {...Astro.props}>{own.map(({ id, data }) => <li><a href={`/${id}/`}>{data.title}</a></li>)}</ul>',
    ].join('\n'),
  });
  expect(text).toContain('Guides of a:');
  expect(text).toContain('<a href="/guides/own/">Own</a></li>\n<li><a href="/guides/b/">B</a>');
  expect(text).not.toMatch(/Deutsch|__/);
  expect(files['i18n/de/docs/c.md']).toContain('<a href="/de/guides/b/">B auf Deutsch</a>');
  expect(losses).toEqual({});
});

const since = (more: string): string => `---
import Badge from './Badge.astro';
const latest = (await fetch('https://a.b')).json();
---
<span><strong>Added in</strong> <code>{Astro.props.v}</code>{latest.v === Astro.props.v && <Badge text="New" />}${more}</span>
`;

test('a badge that depends on what the network says is told of, and counts as no loss; another expression that does is one', async () => {
  const page = "---\ntitle: A\n---\nimport Since from '../../../components/Since.astro';\n\n<p><Since v=\"1.2\" /></p>\n";
  const { text, report, losses } = await convert(page, { 'src/components/Since.astro': since('') });
  expect(text).toContain('<strong>Added in</strong>');
  expect(losses).toEqual({ 'a badge that only running the site would show in the component <Since>': 1 });
  expect(report.wholePages).toBe(report.pages);
  const lost = await convert(page, { 'src/components/Since.astro': since('{latest.v}') });
  expect(lost.losses).toMatchObject({ 'an expression in the component <Since>': 1 });
});

test('an icon that is not there is not asked for, and a component that shows a film becomes one', async () => {
  const page = "---\ntitle: A\n---\nimport Player from '../../../components/Player.jsx';\n\n<Player src=\"/tour.mp4\">The tour</Player>\n\n[Open](vscode://x) and [**docs**](jd:java:Text)\n";
  const { text, config, losses } = await convert(page, { 'public/tour.mp4': 'x' });
  expect(config).not.toHaveProperty('favicon');
  expect(text).toBe('::video[The tour]{src="/tour.mp4"}\n\nOpen and **docs**');
  expect(losses).toEqual({ 'the look of the component <Player>': 1, 'links by the protocol vscode:': 1, 'links by the protocol jd:': 1 });
  expect((await convert(page, { 'public/favicon.svg': '<svg/>' })).config).toMatchObject({ favicon: 'favicon.svg' });
});

test('labels of the sidebar and the title have the names of each language, and many links to elsewhere stand in the footer', async () => {
  const social = ['a', 'b', 'c', 'd'].map((name) => `{ label: '${name}', icon: 'x', href: 'https://${name}.b' }`).join();
  const { config, losses } = await convert('---\ntitle: A\n---\n', {
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default { site: 'https://a.b', integrations: [starlight({ title: { en: 'Tool', 'pt-BR': 'Ferramenta' },
  locales: { root: { label: 'English', lang: 'en' }, pt: { label: 'Português', lang: 'pt-BR' } }, social: [${social}],
  sidebar: [{ label: 'Guides', translations: { 'pt-BR': 'Guias' }, items: [{ label: 'Out', translations: { 'pt-BR': 'Fora' }, link: 'https://c.d' }] }] })] };
`,
    'src/content/docs/a.mdx': '---\ntitle: A\n---\n',
  });
  expect(config['locales']).toMatchObject({ list: [{ code: 'en' }, { texts: { Guides: 'Guias', Out: 'Fora', Tool: 'Ferramenta' } }] });
  expect(config).toMatchObject({ footer: { links: [{ label: 'a', href: 'https://a.b' }, { label: 'b' }, { label: 'c' }, { label: 'd' }] } });
  expect(JSON.stringify(config['navbar'])).not.toContain('https://a.b');
  expect(losses).toEqual({});
});

test('code that a component is given keeps its indentation', async () => {
  const { text } = await convert("---\ntitle: A\n---\nimport Install from '~/components/Install.astro';\n\n<Install name=\"x\" />\n", {
    'src/components/Install.astro':
      "---\nimport { Code } from '@astrojs/starlight/components';\nconst code = `a {\n  NAME()\n}`.replaceAll('NAME', Astro.props.name);\n---\n<Code {code} lang=\"kotlin\" />\n",
  });
  expect(text).toBe('```kotlin\na {\n  x()\n}\n```');
});

test('plugins of the site change addresses of links and texts of code; what only running one would tell is named', async () => {
  const { files, losses } = await convert("---\ntitle: A\n---\n[One](jd:x:a.B) [](jd:x:a.B) ![](jd:x)\n\n`v {VERSION}` and `{NEWEST}`\n", {
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nimport links from './src/links';\nimport constants from './src/constants';\nconst NEWEST = (await fetch('https://a.b')).text;\n" +
      "export default { site: 'https://a.b', integrations: [starlight({ title: 'A' })], markdown: { remarkPlugins: [[links, { targets: { x: 'https://x.y' } }], [constants, { constants: { VERSION: '1.2', NEWEST } }]] } };\n",
    'src/links.ts':
      "import { visit } from 'unist-util-visit';\nconst parse = async (url, { targets }) => {\n  const match = /^jd:(.+?)(?::(.+))?$/.exec(url);\n  if (!match) return {};\n  if (process.env.CI) throw new Error('x');\n" +
      "  const [, target, name] = match;\n  return { url: `${targets[target]}/${name?.replaceAll('.', '/') ?? ''}`, ref: typeof name === 'string' ? name : undefined };\n};\n" +
      "export default (options) => async (tree) => {\n  const all = [];\n  visit(tree, ['link', 'image'], (node) => {\n    all.push(parse(node.url, options).then(({ url, ref }) => {\n      node.url = url ?? node.url;\n" +
      "      if (ref && node.children && node.children.length === 0) node.children.push({ type: 'inlineCode', value: ref });\n    }));\n  });\n  await Promise.all(all);\n};\n",
    'src/constants.ts':
      "import { visit } from 'unist-util-visit';\nexport default ({ constants }) => (tree) => visit(tree, 'inlineCode', (node) => { node.value = node.value.replace(/\\{([A-Z]+)\\}/g, (_, name) => constants[name] ?? name); });\n",
  });
  expect(files['docs/en/a.md']).toContain('[One](https://x.y/a/B) [`a.B`](https://x.y/a/B) ![](https://x.y/)\n\n`v 1.2` and `{NEWEST}`');
  expect(losses).toEqual({ 'what a plugin of the site makes of a link or code': 1 });
});

test('elements beside each other in parentheses, Markdown that a library reads and a script that only cares for looks come over', async () => {
  const { text, losses, report } = await convert("---\ntitle: A\n---\nimport Box from '~/components/Box.astro';\n\n<Box />\n", {
    'src/render.ts': 'const renderer = await make();\nexport const render = async (text) => (await renderer.render(text)).code;\n',
    'src/components/Box.astro':
      "---\nimport { render } from '../render';\nconst words = { a: 'One *two*', b: '' };\nlet last = '';\nfor (const key in words) last = key;\n---\n{Object.entries(words).map(([key, value], index, all) => (<p>{key} of {all.length}</p><div set:html={render(value)} />))}\n<p>{last}</p>\n<script>addEventListener('load', () => document.getElementById(location.hash).scrollIntoView());</script>\n",
  });
  expect(text?.replace(/\n{2,}/g, '\n').trim()).toBe('a of 2\nOne *two*\nb of 2\nb');
  expect(losses).toEqual({ 'a script that changes no text in the component <Box>': 1 });
  expect(report.wholePages).toBe(report.pages);
});

test('topics that a plugin parts the sidebar by are its groups', async () => {
  const { config: made, losses } = await migrateFiles({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nimport topics from 'starlight-sidebar-topics';\n" +
      "export default { integrations: [starlight({ title: 'A', plugins: [topics([{ label: 'One', link: '/a/', items: ['a', { label: 'Out', link: 'https://a.b' }] }])] })] };\n",
    'src/content/docs/a.md': '---\ntitle: A\n---\n',
  });
  expect(made['sidebars']).toEqual({
    docs: [{ type: 'category', label: 'One', collapsed: false, items: ['a', { type: 'link', label: 'Out', href: 'https://a.b' }] }],
  });
  expect(losses).toEqual({});
});

test('steps in HTML are a list, an empty address is none, and the name of a file in code that is not there is its title', async () => {
  const { text, losses } = await convert(
    '---\ntitle: A\n---\nimport { Steps } from \'@astrojs/starlight/components\';\n\n<Steps>\n<ol>\n<li>\n\nOne\n\n```js wrap file="gone.js"\nx\n```\n\n</li><li>\n\nTwo <a id="two" href=""></a>\n\n</li>\n</ol>\n</Steps>\n',
    {},
  );
  expect(text).toBe(':::steps\n\n1. One\n\n   ```js wrap title="gone.js"\n   x\n   ```\n\n2. Two <a id="two"></a>\n\n:::');
  expect(losses).toEqual({});
});

test('what a module asks of the network leaves the rest of it known, and what is not found is known to be missing', async () => {
  const { text, losses } = await convert("---\ntitle: A\n---\nimport Links from '~/components/Links.astro';\n\n<Links names={['en/guides/b', 'de/guides/c']} kind=\"all\" />\n", {
    'src/content.ts': [
      "import { getCollection } from 'astro:content';",
      "export const newest = await fetch('https://a.b').then((found) => found.json());",
      "export const pages = await getCollection('docs');",
    ].join('\n'),
    'src/components/Links.astro': [
      '---',
      "import { pages } from '~/content';",
      'const found = Astro.props.names.map((name) => {',
      '  let isGone = false;',
      '  let page = pages.find(({ id }) => id === name);',
      '  if (!page) {',
      '    isGone = true;',
      "    page = pages.find(({ id }) => id === 'de/guides/b');",
      '  }',
      "  const more = pages.find(({ id }) => id === 'no')?.data.sidebar.label ?? page.data.title;",
      "  return { title: `<b>${page.id}</b>/<wbr>{x}<!-- y -->`, more, isGone };",
      '});',
      "const lists = Astro.props.kind === 'all' ? [found] : { found };",
      '---',
      '{Object.values(lists).map((list) => <ul>{list.map(({ title, more, isGone }) => <li><span set:html={title} /> {more} {isGone && "(EN)"}</li>)}</ul>)}',
    ].join('\n'),
  });
  expect(text).toBe('<ul><li><b>en/guides/b</b>/<wbr>&#123;x&#125; B</li>\n<li><b>de/guides/b</b>/<wbr>&#123;x&#125; B auf Deutsch (EN)</li></ul>');
  expect(losses).toEqual({});
});

test('a component that takes many steps is read in every place, one that never ends is lost in each and does not hold the others up', async () => {
  const page = `---\ntitle: A\n---\nimport Sum from '~/components/Sum.astro';\nimport Endless from '~/components/Endless.astro';\n\n${'<Sum />\n\n'.repeat(30)}${'<Endless />\n\n'.repeat(5)}`;
  const { text, losses } = await convert(page, {
    'src/components/Sum.astro': '---\nlet sum = 0;\nfor (let turn = 0; turn < 9000; turn += 1) sum += turn + turn + turn + turn + turn + turn + turn + turn + turn;\n---\n<b>{sum}</b>\n',
    'src/components/Endless.astro': '---\nconst again = (count) => [1, 2, 3, 4, 5, 6, 7, 8].map((item) => (count > 40 ? item : again(count + 1)));\n---\n<b>{again(0)}</b>\n',
  });
  expect(text?.match(/<b>364459500<\/b>/g)).toHaveLength(30);
  expect(losses).toEqual({ 'an expression in the component <Endless>': 1, 'the component <Endless>': 4 });
});

test('each of the elements of a paragraph stands in the slot that it names, whatever else stands between', async () => {
  const { text } = await convert(
    [
      '---\ntitle: A\n---',
      "import Parts from '~/components/Parts.astro';",
      '',
      '<Parts>',
      '  <Fragment slot="top">The *top*</Fragment>',
      '  <Fragment slot="foot">The foot</Fragment>',
      '',
      '  One.',
      '',
      '  <Fragment slot="top">More</Fragment>',
      '',
      '  Two.',
      '</Parts>',
    ].join('\n'),
    { 'src/components/Parts.astro': '<header><slot name="top" /></header><main><slot /></main><footer><slot name="foot">No foot</slot></footer>\n' },
  );
  expect(text?.replace(/\n{2,}/g, '\n')).toBe('<header>\nThe *top*\nMore\n</header>\n<main>\nOne.\nTwo.\n</main>\n<footer>\nThe foot\n</footer>');
});

test('marks in an element that has a line for itself are read', async () => {
  const { text } = await convert('---\ntitle: A\n---\n- <p>[One](https://a.b) of **two**</p>\n- <div class="x">[Two](https://a.b)</div>\n- <p>Three</p>\n', {});
  expect(text).toBe('- [One](https://a.b) of **two**\n- <div class="x">\n\n  [Two](https://a.b)\n\n  </div>\n- <p>Three</p>');
});

test('Markdown that a library reads may hold braces and what is no tag, a slot has its own text where nothing is given, and nothing is no number', async () => {
  const { text, losses } = await convert("---\ntitle: A\n---\nimport Key from '~/components/Key.astro';\n\n<Key value={5} />\n", {
    'src/words.ts': "export const text = 'A {b} of <user_name>.<br>Or `{c}`, <https://a.b> \\\\<d>';\n",
    'src/render.ts': 'const renderer = await make();\nexport const render = async (text) => (await renderer.render(text)).code;\n',
    'src/components/Key.astro':
      "---\nimport { render } from '../render';\nimport { text } from '../words';\nconst { value } = Astro.props;\nconst long = value.length > 2 ? 'long' : 'short';\n---\n<p>{long}</p>\n<div set:html={render(text)} />\n<footer><slot name=\"foot\">No <b>foot</b></slot></footer>\n",
  });
  expect(text?.replace(/\n{2,}/g, '\n')).toBe('short\nA &#123;b&#125; of &lt;user_name>.<br>Or `{c}`, [https://a.b](https://a.b) &lt;d>\n<footer>No <b>foot</b></footer>');
  expect(losses).toEqual({});
});
