import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const post = (title: string, more: string, text = 'Text\n'): string => `---\ntitle: ${title}\n${more}---\n${text}`;

test('posts of starlight-blog are listed, by tag and author too, each tells when it was written and by whom, and further pages lead to the list', async () => {
  const options = "{ title: 'News', prefix: 'news', postCount: 1, authors: { ann: { name: 'Ann_B', url: 'https://a.b' } } }";
  const { files, config, losses, report } = await migrateFiles({
    'astro.config.mjs': `import starlight from '@astrojs/starlight';\nimport blog from 'starlight-blog';\nexport default { integrations: [starlight({ title: 'A', locales: { root: { lang: 'en' }, de: { label: 'Deutsch' } }, plugins: [blog(${options})] })] };\n`,
    'src/content/docs/index.md': post('Home', ''),
    'src/content/docs/news/one.md': post('One', 'date: 2024-01-02\nauthors: [ann]\ntags: [Big Things]\n', 'Begins\n\n<!-- excerpt -->\n\nGoes on\n'),
    'src/content/docs/news/two.mdx': post('Two', 'date: 2024-02-03\nexcerpt: In short\nauthors:\n  - name: Bo\n'),
    'src/content/docs/news/three.md': post('Three', 'date: 2024-03-03\ndraft: true\n'),
    'src/content/docs/de/news/one.md': post('Eins', 'date: 2024-01-02\n'),
  });
  const [one, two] = ['## [One](/news/one/)\n\n2024-01-02\n\nBegins\n', '## [Two](/news/two/)\n\n2024-02-03\n\nIn short\n'];
  expect(files['docs/news/index.md']).toBe(`# News\n\n${two}\n${one}`);
  expect(files['docs/news/tags/big-things.md']).toBe(`# Big Things\n\n${one}`);
  expect(files['docs/news/authors/ann_b.md']).toBe(`# Ann_B\n\n${one}`);
  expect(files['i18n/de/docs/news/index.md']).toBe(`# News\n\n${two}\n## [Eins](/de/news/one/)\n\n2024-01-02\n`);
  expect(files['docs/news/one.md']).toContain('---\n2024-01-02\n\nAnn\\_B\n\nBegins');
  expect(config['redirects']).toEqual([{ from: '/news/2/', to: '/news/' }]);
  expect(config['navbar']).toMatchObject({ items: [{ label: 'News', href: '/news/' }, { type: 'localeDropdown' }, { type: 'search' }] });
  expect(losses).toEqual({});
  expect(report.wholePages).toBe(report.pages);
});
