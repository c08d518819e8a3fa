import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const astro = (options: string, integrations = "starlight({ title: 'A' })"): string =>
  `import starlight from '@astrojs/starlight';\nexport default { site: 'https://a.b', ${options}integrations: [${integrations}] };\n`;
const page = (title: string, text = ''): string => `---\ntitle: ${title}\n---\n${text}`;

test('a collection whose files a pattern names has no others, and stands where it says', async () => {
  const { files, report } = await migrateFiles({
    'astro.config.mjs': astro(''),
    'src/content.config.ts': [
      "import { defineCollection } from 'astro:content';",
      "import { glob } from 'astro/loaders';",
      "export const collections = { docs: defineCollection({ loader: glob({ base: './pages', pattern: ['**/[^_]*.{md,mdx}', '!{de,fr}/**'] }) }) };",
    ].join('\n'),
    'pages/a.md': page('A', '![x](./a.png)\n'),
    'pages/a.png': 'x',
    'pages/more/b.mdx': page('B'),
    'pages/more/_c.md': page('C'),
    'pages/de/a.md': page('A auf Deutsch'),
    'src/content/docs/d.md': page('D'),
  });
  expect(report.addresses.map(({ address }) => address)).toEqual(['/a/', '/more/b/']);
  expect(Object.keys(files)).toEqual(['docs/a.md', 'docs/a.png', 'docs/more/b.md', 'site-config.json']);
});

test('sources and static files lie in the folders that the config names, and a category of another generator is none here', async () => {
  const { files, config, losses } = await migrateFiles({
    'astro.config.mjs': astro("srcDir: './code/', publicDir: './open', ", "starlight({ title: 'A', logo: { light: '~/marks/l.svg', dark: './code/d.svg' } })"),
    'code/content/docs/a.mdx': page('A', "import Part from '../../parts/p.md';\nimport Own from '~/Own.astro';\n\n<Part />\n\n<Own />\n"),
    'code/content/docs/_category_.json': '{ "order": 1 }',
    'code/content/docs/more/_category_.yml': 'order: 1',
    'code/parts/p.md': 'Part\n',
    'code/Own.astro': '<p>Own</p>',
    'code/marks/l.svg': '<svg/>',
    'code/d.svg': '<svg/>',
    'open/x.txt': 'x',
  });
  expect(files['docs/a.md']).toContain('::include{file="./_parts/parts/p.md"}\n\nOwn');
  expect(Object.keys(files).filter((name) => name.startsWith('static/'))).toEqual(['static/d.svg', 'static/l.svg', 'static/x.txt']);
  expect(Object.keys(files).some((name) => name.includes('_category_'))).toBe(false);
  expect(config['navbar']).toMatchObject({ logo: { src: 'l.svg', srcDark: 'd.svg' } });
  expect(losses).toEqual({});
});

test('Starlight that another integration brings along is read', async () => {
  const icons = "icons({ starlight: { title: 'Tool', sidebar: ['a'] } })";
  const { config } = await migrateFiles({ 'astro.config.mjs': `import icons from 'starlight-plugin-icons';\n${astro('', icons)}`, 'src/content/docs/a.md': page('A') });
  expect(config).toMatchObject({ title: 'Tool', sidebars: { docs: ['a'] } });
});

test('formulas are those of this site, and a diagram that a package draws is told of where it is not drawn here', async () => {
  const { files, losses } = await migrateFiles({
    'astro.config.mjs': `import math from 'remark-math';\nimport d2 from 'astro-d2';\n${astro('markdown: { remarkPlugins: [math] }, ', "d2(), starlight({ title: 'A' })")}`,
    'src/content/docs/a.mdx': page('A', 'Of $\\sum_{i = 0}^{n} e_i$ all.\n\n```d2\na -> b\n```\n\n```mermaid\ngraph TD\n```\n'),
  });
  expect(files['docs/a.md']).toContain('Of $$\\sum_{i = 0}^{n} e_i$$ all.');
  expect(losses).toEqual({ 'a diagram in d2': 1 });
});

test('of two pages with one address the second has another, and the report tells of it', async () => {
  const { files, losses, report } = await migrateFiles({
    'astro.config.mjs': astro(''),
    'src/content/docs/blog/a.md': `---\ntitle: A\nslug: news/a\n---\n`,
    'src/content/docs/id/blog/a.md': `---\ntitle: B\nslug: news/a\n---\n`,
    'src/content/docs/more.md': page('More'),
    'src/content/docs/more/index.md': page('All of it'),
    'src/content/docs/two.md': page('Two'),
    'src/content/docs/two.mdx': page('Two again'),
    'src/content/docs/draft/index.md': '---\ntitle: Draft\ndraft: true\n---\n',
    'src/content/docs/draft.md': page('No draft'),
  });
  expect(report.addresses.map(({ address }) => address)).toEqual(['/news/a/', '/draft/', '/id/blog/a/', '/more/', '/more-2/', '/two/']);
  expect(files['docs/id/blog/a.md']).not.toContain('slug');
  expect(files['docs/more.md']).toContain('slug: /more-2');
  expect(files['docs/two.md']).toContain('Two again');
  expect(losses).toEqual({
    'a page beside src/content/docs/two.mdx': 1,
    'an address that src/content/docs/blog/a.md has, too': 1,
    'an address that src/content/docs/more/index.md has, too': 1,
  });
  expect(report.wholePages).toBe(report.pages - 2);
});

test('a redirect that only differs from the address of a page by its case is left out and told of', async () => {
  const redirects = "redirects: { '/aB/': '/ab/', '/old/': '/ab/' }, ";
  const { config, losses } = await migrateFiles({ 'astro.config.mjs': astro(redirects), 'src/content/docs/aB.md': page('A') });
  expect(config['redirects']).toEqual([{ from: '/old/', to: '/ab/' }]);
  expect(losses).toEqual({ 'a redirect that differs from the address of a page by its case alone': 1 });
});

test('several topics of the sidebar have one each, with an entry of the navbar, and are called as the language calls them', async () => {
  const topics =
    "[{ label: { en: 'Docs', de: 'Texte' }, link: '/a/', items: ['a'] }, { label: 'More', link: '/b/', items: [{ label: 'Inner', translations: { de: 'Innen' }, items: ['b'] }] }, { label: 'Out', link: 'https://a.b', items: [] }]";
  const { config } = await migrateFiles({
    'astro.config.mjs': `import topics from 'starlight-sidebar-topics';\n${astro('', `starlight({ title: 'A', locales: { root: { lang: 'en' }, de: { label: 'Deutsch' } }, plugins: [topics(${topics})] })`)}`,
    'src/content/docs/a.md': page('A'),
    'src/content/docs/b.md': page('B'),
  });
  expect(config['sidebars']).toEqual({ 'topic-1': ['a'], 'topic-2': [{ type: 'category', label: 'Inner', collapsed: false, items: ['b'] }] });
  expect(config['navbar']).toMatchObject({
    items: [
      { type: 'docSidebar', sidebarId: 'topic-1', label: 'Docs' },
      { type: 'docSidebar', sidebarId: 'topic-2', label: 'More' },
      { label: 'Out', href: 'https://a.b' },
      { type: 'localeDropdown' },
      { type: 'search' },
    ],
  });
  expect(config['locales']).toMatchObject({ list: [{ code: 'en' }, { code: 'de', texts: { Docs: 'Texte', Inner: 'Innen' } }] });
});

test('a picture that a page names by a sign of the config is found', async () => {
  const { files } = await migrateFiles({
    'astro.config.mjs': astro(''),
    'tsconfig.json': '{ "compilerOptions": { "baseUrl": ".", "paths": { "~/images/*": ["src/assets/images/*"] } } }',
    'src/content/docs/more/a.md': page('A', '![x](~/images/a.png)\n'),
    'src/assets/images/a.png': 'x',
  });
  expect(files['docs/more/a.md']).toContain('![x](../assets/images/a.png)');
});
