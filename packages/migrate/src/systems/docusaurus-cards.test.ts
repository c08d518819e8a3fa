import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const config = "module.exports = { title: 'A', url: 'https://a.example', presets: [['classic', { docs: { routeBasePath: '/' } }]] };\n";

test('a list of cards shows what stands in the category of its page: by folders, with their files and the numbers in front of names', async () => {
  const { files, losses } = await migrateFiles({
    'docusaurus.config.js': config,
    'docs/guide/index.md': "---\ntitle: Guide\n---\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
    'docs/guide/02-b.md': '---\ndescription: What b is.\n---\n# B\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n',
    'docs/guide/01-a.md': '---\nsidebar_label: First\n---\n# A\n',
    'docs/guide/_part.md': 'No page\n',
    'docs/guide/more/_category_.json': '{ "label": "More", "position": 3, "link": { "type": "generated-index", "description": "All the rest." } }',
    'docs/guide/more/c.md': '# C\n\n<DocCardList items={[]} />\n',
    'docs/guide/.notes/d.md': '# Nobody sees it\n',
  });
  const cards = ':::cards\n\n- [First](./01-a.md)\n\n- [B](./02-b.md)\n\n  What b is.\n\n- [More](/category/more)\n\n  All the rest.\n\n:::';
  expect(files['docs/guide/index.md']).toContain(cards);
  expect(files['docs/guide/02-b.md']).toContain(cards);
  expect(losses).toEqual({ 'a list of cards that is generated (DocCardList)': 1 });
  expect(Object.keys(files).filter((file) => file.includes('.notes'))).toEqual([]);
});

test('a list of cards follows the sidebar of its version, links and categories without a page included', async () => {
  const { files, losses } = await migrateFiles({
    'docusaurus.config.js': config,
    'versions.json': '["1.0"]',
    'sidebars.js': 'module.exports = { docs: ["a"] };\n',
    'docs/a.md': '# A\n',
    'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({
      docs: [
        {
          type: 'category',
          label: 'All',
          link: { type: 'doc', id: 'all' },
          items: ['b', { type: 'doc', id: 'a', label: 'Letter' }, { type: 'link', label: 'Out', href: 'https://b.example' }, { Inner: ['in/c'] }],
        },
      ],
    }),
    'versioned_docs/version-1.0/all.md': '# All\n\n<DocCardList />\n',
    'versioned_docs/version-1.0/a.md': '# A\n',
    'versioned_docs/version-1.0/b.md': '# B\n',
    'versioned_docs/version-1.0/in/c.md': '# C\n',
  });
  expect(files['docs/all.md']).toContain('- [B](./b.md)\n\n- [Letter](./a.md)\n\n- [Out](https://b.example)\n\n- [Inner](./in/c.md)');
  expect(losses).toEqual({});
});

test('the file of a sidebar may be named without its ending, and documents beside the main ones have none of theirs', async () => {
  const more = "plugins: [['@docusaurus/plugin-content-docs', { id: 'team', path: 'team', routeBasePath: 'team', sidebarPath: require.resolve('./sidebarsTeam') }]]";
  const { config } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'A', url: 'https://a.example', presets: [['classic', { docs: { sidebarPath: './sidebars' } }]], ${more} };\n`,
    'sidebars.js': "module.exports = { docs: ['a'] };\n",
    'sidebarsTeam.ts': "export default { team: ['b'] };\n",
    'docs/a.md': '# A\n',
    'team/b.md': '# B\n',
  });
  expect(config['sidebars']).toEqual({ docs: ['docs/a'], team: ['team/b'] });
});
