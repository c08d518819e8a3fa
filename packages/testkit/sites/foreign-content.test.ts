import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

let rig: SiteRig;
beforeAll(() => {
  rig = createSiteRig({
    'docs/index.md': '# Начало\n\n[Другое](other.markdown)\n',
    'docs/other.markdown': '# Другое\n\n[Начало](index.md)\n',
    'docs/page.mdx': '# MDX\n',
    'docs/notes/page.rst': 'RST\n',
    'docs/_part.mdx': 'Часть\n',
    'docs/table.csv': 'a;b\n',
  });
});
afterAll(() => rig.close());

test('`.markdown` is Markdown, and other forms of text are told of, each with its place', async () => {
  const { diagnostics } = await rig.build();
  expect(rig.read('other/index.html')).toContain('Другое');
  expect(rig.read('index.html')).toMatch(/<a [^>]*href="\/other\/?"/);
  expect(diagnostics.map(({ code, severity, at }) => [code, severity, at?.file])).toEqual([
    ['HG5008', 'warning', 'docs/_part.mdx'],
    ['HG5008', 'warning', 'docs/notes/page.rst'],
    ['HG5008', 'warning', 'docs/page.mdx'],
  ]);
}, 60_000);

test('what the config leaves out, and what it does not ask for, is not told of', async () => {
  const config = rig.readSource('site-config.json');
  rig.write('site-config.json', config.replace('"docs": "docs"', '"docs": "docs", "exclude": ["**/*.mdx", "notes/*.rst"]'));
  expect((await rig.build()).diagnostics).toEqual([]);
  rig.write('site-config.json', config.replace('"title"', '"checks": { "unreadFiles": "ignore" },\n  "title"'));
  expect((await rig.build()).diagnostics).toEqual([]);
}, 60_000);

test('a site that moves is written in spite of mistakes in its content, and not in spite of others', async () => {
  rig.write('docs/broken.md', '# Сломано\n\n[туда](nowhere.md) <Tabs>и сюда</Tabs>\n');
  expect(await rig.build()).toMatchObject({ status: 'failed' });
  const report = await rig.build({ anyway: true, strict: true });
  expect([report.status, report.diagnostics.map(({ code }) => code)]).toEqual(['built', ['HG3001', 'HG2433']]);
  expect(rig.read('broken/index.html')).toContain('и сюда');
  expect(await rig.build({ anyway: true })).toMatchObject({ status: 'unchanged' });
  rig.write('site-config.json', rig.readSource('site-config.json').replace('"docs": "docs"', '"docs": "nowhere"'));
  expect(await rig.build({ anyway: true })).toMatchObject({ status: 'failed' });
}, 60_000);
