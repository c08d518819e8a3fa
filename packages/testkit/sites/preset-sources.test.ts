import { afterEach, describe, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

let rig: SiteRig;
afterEach(() => rig.close());

/** Each `*.card.yaml` is a page: its first line is the title, the rest Markdown. */
const cards = `import { readFileSync } from 'node:fs';

export default ({ prefix = '' }) => ({
  name: 'cards',
  version: '1',
  sources: [{
    name: 'cards', kind: 'article', files: ['*.card.yaml'],
    make({ path, text, locale, read }) {
      if (text.includes('BREAK')) throw new Error('cards break');
      const [, title = ''] = /^title: (.*)$/m.exec(text) ?? [];
      const [, body = ''] = /^body: "(.*)"$/m.exec(text) ?? [];
      const shared = read('shared.txt') ?? '';
      const findings = title === 'Плохо' ? [{ code: 'cards/title', message: 'The title says nothing.', at: { at: ['title'] } }] : [];
      const markdown = prefix + body + '\\n\\n' + shared;
      return {
        frontMatter: { title }, frontMatterPlaces: { title: { at: ['title'] } },
        markdown, places: [{ start: 0, at: ['body'] }], data: { letters: title.length }, findings,
      };
    },
  }],
});
`;

/** Each `*.list.json` is a folder of pages, one for each key. */
const lists = `export default {
  name: 'lists',
  version: '1',
  sources: [{
    name: 'lists', kind: 'pages', files: ['*.list.json'],
    make({ text, read }) {
      const entries = Object.entries(JSON.parse(text));
      const extra = read('extra.json');
      return {
        files: [
          { path: 'list/_category_.json', text: '{ "label": "Список" }' },
          ...entries.map(([key, body]) => ({
            path: \`list/\${key}.md\`, frontMatter: { title: key }, markdown: \`Начало.\\n\\n\${body}\`, places: [{ start: 9, at: [key] }], data: key,
          })),
          ...(extra === undefined ? [] : Object.keys(JSON.parse(extra)).map((key) => ({ path: \`list/\${key}.md\`, markdown: \`# \${key}\` }))),
        ],
      };
    },
  }],
};
`;

const places = async (): Promise<readonly string[]> => {
  const { diagnostics } = await rig.build({ mode: 'check' });
  return diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}:${at?.column}+${at?.length} ${at?.lineText}`);
};

describe('a source that makes a page of a file', () => {
  test('gives it the address of a Markdown file, and findings in it are told where they stand in the file', async () => {
    rig = createSiteRig(
      {
        'cards.mjs': cards,
        'docs/index.md': '# Начало\n\n[Карта](price.card.yaml)\n',
        'docs/price.card.yaml': 'title: Цена\nbody: "Ссылка [сюда](index.md) и [туда](nowhere.md)."\n',
      },
      { presets: ['./cards.mjs'] },
    );
    expect(await places()).toEqual(['HG3001 docs/price.card.yaml:2:41+10 body: "Ссылка [сюда](index.md) и [туда](nowhere.md)."']);
    rig.write('docs/price.card.yaml', 'title: Цена\nbody: "Ссылка [сюда](index.md)."\n');
    expect((await rig.build({ strict: true, verify: true })).diagnostics).toEqual([]);
    expect(rig.read('price.card/index.html')).toContain('<a href="/">сюда</a>');
    expect(rig.read('index.html')).toContain('<a href="/price.card/">Карта</a>');
  }, 60_000);

  test('tells its own findings and those about front matter, and one that throws is a finding with the file', async () => {
    rig = createSiteRig(
      {
        'cards.mjs': cards,
        'docs/index.md': '# Начало\n',
        'docs/a.card.yaml': '# Заметка\ntitle: Плохо\nbody: "Текст"\n',
        'docs/b.card.yaml': 'title: BREAK\n',
      },
      { presets: ['./cards.mjs'] },
    );
    expect(await places()).toEqual([
      'cards/title docs/a.card.yaml:2:8+5 title: Плохо',
      'HG7005 docs/b.card.yaml:undefined:undefined+undefined undefined',
    ]);
  });

  test('has its page made anew when what it has read or its options change, and no other', async () => {
    rig = createSiteRig(
      { 'cards.mjs': cards, 'docs/index.md': '# Начало\n', 'docs/a.card.yaml': 'title: А\nbody: "Текст"\n', 'shared.txt': 'Общее' },
      { presets: [['./cards.mjs', { prefix: 'Раз. ' }]] },
    );
    await rig.build();
    expect(rig.read('a.card/index.html')).toContain('<p>Раз. Текст</p>\n<p>Общее</p>');
    rig.write('shared.txt', 'Другое');
    expect((await rig.build({ verify: true })).rebuilt).toEqual({ compiled: ['/a.card'], rendered: ['/a.card'] });
    expect(rig.read('a.card/index.html')).toContain('<p>Раз. Текст</p>\n<p>Другое</p>');
    rig.write('site-config.json', rig.readSource('site-config.json').replace('Раз. ', 'Два. '));
    await rig.build({ verify: true });
    expect(rig.read('a.card/index.html')).toContain('<p>Два. Текст</p>\n<p>Другое</p>');
  }, 60_000);
});

describe('a source that makes pages of a document', () => {
  const files = {
    'lists.mjs': lists,
    'docs/index.md': '# Начало\n\n[А](list/a.md)\n',
    'docs/all.list.json': '{\n  "a": "Первое, см. [б](b.md).",\n  "b": "Второе\\n\\nи [в никуда](c.md)."\n}\n',
  };

  test('puts them beside it, with their folder, and findings are told in the document', async () => {
    rig = createSiteRig(files, {
      presets: ['./lists.mjs'],
      sidebars: { docs: [{ type: 'autogenerated', dir: '.' }] },
      editUrl: 'https://git.example.com',
    });
    expect(await places()).toEqual(['HG3001 docs/all.list.json:3:32+4   "b": "Второе\\n\\nи [в никуда](c.md)."']);
    rig.write('docs/all.list.json', files['docs/all.list.json'].replace('c.md', 'a.md'));
    expect((await rig.build({ strict: true, verify: true })).diagnostics).toEqual([]);
    expect(rig.read('list/a/index.html')).toContain('<a href="/list/b/">б</a>');
    expect(rig.read('list/a/index.html')).toContain('href="https://git.example.com/docs/all.list.json"');
    expect(rig.read('index.html')).toContain('Список');
    expect(rig.read('llms.txt')).toContain('list/b');
  }, 60_000);

  test('reads YAML with places, and says of its pages what those of one file say of theirs', async () => {
    const homes = `export default {
      name: 'homes', version: '1',
      sources: [{ name: 'homes', kind: 'pages', files: ['*.home.yaml'], make({ text, parseYaml, spanOf }) {
        const parse = (value) => ({ value, findings: value.roof ? [] : [{ kind: 'missing-key', path: ['roof'], expected: '', allowed: [] }] });
        const { value, textAt } = parseYaml('home', parse);
        const { start, end } = textAt(['name']);
        return { files: [
          { path: 'home/index.md', frontMatter: { title: value.name }, markdown: 'Дом.', namesFolder: true, inherits: ['Стены'], data: spanOf(start, end) },
          { path: 'home/attic.md', frontMatter: { title: 'Чердак' }, markdown: 'Верх.' },
        ] };
      } }],
      emitters: [{ name: 'said', files: ['said.json'], emit: ({ graph }) => [{ path: 'said.json', content: JSON.stringify(graph.pages.flatMap(
        ({ outline }) => outline?.data ? [[outline.inherits, outline.data.homes.line, outline.data.homes.column]] : [])) }] }],
    };`;
    const all = { 'homes.mjs': homes, 'docs/index.md': '# Начало\n', 'docs/a.home.yaml': '# Дом\nname: Изба\n' };
    rig = createSiteRig(all, { presets: ['./homes.mjs'], sidebars: { docs: [{ type: 'autogenerated', dir: '.' }] } });
    expect(await places()).toEqual(['HG2011 docs/a.home.yaml:2:1+10 name: Изба']);
    rig.write('docs/a.home.yaml', '# Дом\nname: Изба\nroof: да\n');
    expect((await rig.build({ strict: true, verify: true })).diagnostics).toEqual([]);
    expect(rig.read('said.json')).toBe('[[["Стены"],2,7]]');
    expect(rig.read('index.html')).toContain('<a href="/home/">Изба</a>');
  }, 60_000);

  test('is asked again when the document or what it has read changes: pages come, change and go', async () => {
    rig = createSiteRig({ ...files, 'docs/all.list.json': '{ "a": "Раз", "b": "Два" }' }, { presets: ['./lists.mjs'] });
    const counts = async (): Promise<unknown> => (await rig.build({ verify: true })).rebuilt.compiled;
    expect(await counts()).toEqual(['/', '/list/a', '/list/b']);
    rig.write('docs/all.list.json', '{ "a": "Раз", "b": "Три" }');
    expect(await counts()).toEqual(['/list/b']);
    rig.write('extra.json', '{ "d": 1 }');
    expect(await counts()).toEqual(['/list/d']);
    expect(rig.read('list/d/index.html')).toContain('<h1');
    rig.write('docs/all.list.json', '{ "a": "Раз" }');
    expect(await counts()).toEqual([]);
    expect([...rig.output().keys()].filter((path) => path.includes('list/b'))).toEqual([]);
    expect((await rig.build()).status).toBe('unchanged');
  }, 60_000);

  test('is told of a page where a file stands already, and of one outside of the site', async () => {
    rig = createSiteRig(
      { ...files, 'docs/list/a.md': '# А\n', 'docs/all.list.json': '{ "a": "Раз", "../../../x": "Два" }' },
      { presets: ['./lists.mjs'] },
    );
    const { diagnostics } = await rig.build({ mode: 'check' });
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'HG7006 The preset `lists` makes the file `docs/list/a.md`, which cannot be: `docs/list/a.md` stands there already.',
      'HG7006 The preset `lists` makes the file `list/../../../x.md`, which cannot be: that is no place for a page.',
    ]);
  });
});
