import { expect, test } from '@jest/globals';
import type { ArticleInput, Article, Checked, MadeArticle, SourcePath } from '@helpgen/model';
import { compileArticle } from '../compile-article.ts';
import { bodyHtml } from '../testing/body-html.ts';
import { findings, sourceFile, testOptions } from '../testing/compile.ts';

const other = { path: 'other.txt' as SourcePath, text: 'раз\nдва [в](javascript:x)\n' };
const read = (name: string): typeof other | undefined => (name === 'other.txt' ? other : undefined);
const strict = (): { value: undefined; findings: never[] } => ({ value: undefined, findings: [] });

/** The page that `make` makes of `text`; `other.txt` can be read too. */
function compileMade(text: string, make: (file: ArticleInput) => MadeArticle): Promise<Checked<Article>> {
  const source = { by: { kind: 'article' as const, name: 'test', files: ['*'], make }, preset: 'tests', read };
  return compileArticle(sourceFile('docs/a.yaml', text), testOptions, { readInclude: () => undefined, presets: [], source });
}

// What is led back by an offset and by keys is the same mistake, which is told once.
test('what is wrong is told where it stands in the file: by offset, by keys, and in another file', async () => {
  const text = 'say: "см. [б](javascript:y)"\n';
  const made = await compileMade(text, (file) => {
    const markdown = `# Т\n\n${text.slice(6, -2)}\n\n${file.read('other.txt') ?? ''}\n\nсм. [б](javascript:y)`;
    const start = markdown.indexOf('см.');
    const places = [
      { start, at: 6 },
      { start: markdown.indexOf('раз'), file: 'other.txt', at: 0 },
      { start: markdown.lastIndexOf('см.'), at: ['say'] },
    ];
    return { markdown, places };
  });
  expect(findings(made)).toEqual(['HG2602 1:15+12', 'HG2602 2:9+12']);
  expect(made.diagnostics.map(({ at }) => at?.file)).toEqual(['docs/a.yaml', 'other.txt']);
});

test('YAML is checked with the places of its keys, and a source that fails is told of with its preset', async () => {
  const missing = [{ kind: 'missing-key' as const, path: ['name'], expected: 'text', allowed: [] }];
  const checked = await compileMade('a: 1\nb: !!x 2\n', ({ parseYaml }) => ({ markdown: String(parseYaml('sheet', strict).value ?? '') }));
  expect(findings(checked)).toEqual(['HG2002 2:8+1']);
  const without = await compileMade('a: 1\n', ({ parseYaml }) => {
    parseYaml('sheet', () => ({ value: undefined, findings: missing }));
    return { markdown: '' };
  });
  expect(without.diagnostics).toMatchObject([{ code: 'HG2011', args: { key: 'name', what: 'sheet' } }]);
  const failed = await compileMade('', () => {
    throw new Error('no way\nat all');
  });
  expect(failed.diagnostics).toMatchObject([{ code: 'HG7005', args: { preset: 'tests', reason: 'no way' } }]);
});

test('blocks become parts, alone or together, and headings and rows what anchors lead to and search finds', async () => {
  const markdown =
    'Суть.\n\nФакты.\n\n## Прочее\n\n### Размеры\n\n#### Длина\n\n| а | б |\n| --- | --- |\n| `Имя` *Name* | в |\n\n' +
    '**Итог:** `Число`. Сколько их.\n\n- `Сбой` — редко.\n\nКонец.\n';
  const { value } = await compileMade('', () => ({
    markdown,
    blocks: [
      { kind: 'replaced', start: markdown.indexOf('Факты'), part: 'Facts' },
      { kind: 'wrapped', start: markdown.indexOf('## '), part: 'More' },
      { kind: 'heading', start: markdown.indexOf('#### '), id: 'len', entry: 'Длина · Length', aside: { id: 'Length', text: 'Length' } },
      { kind: 'rows', start: markdown.indexOf('| а'), rows: [{ id: 'name', entry: 'Имя · Name', aside: 'Name' }] },
      { kind: 'rows', start: markdown.indexOf('**Итог'), label: 'Итог' },
      { kind: 'rows', start: markdown.indexOf('- `Сбой'), label: 'Сбой' },
      { kind: 'group', start: markdown.indexOf('**Итог'), end: markdown.indexOf('Конец'), part: 'Outer' },
      { kind: 'group', start: markdown.indexOf('- `Сбой'), end: markdown.indexOf('Конец'), part: 'Inner', id: 'inner' },
    ],
    data: { say: 1 },
    namesFolder: true,
    inherits: ['Основа'],
  }));
  const html = bodyHtml(value);
  expect(html).toContain('<x-facts></x-facts>');
  expect(html).toMatch(/<x-more><h2 id="прочее">/);
  expect(html).toMatch(/<h4 id="len" class="hg-name">.*<small id="Length">Length<\/small>/);
  expect(html).toContain('<dl class="hg-rows"><div><dt><code id="name">Имя</code> <small id="Name">Name</small></dt><dd>в</dd></div></dl>');
  expect(html).toContain('<x-outer><dl class="hg-rows"><div><dt><strong>Итог</strong> <code>Число</code></dt><dd>Сколько их.</dd></div></dl>');
  expect(html).toContain('<div id="inner"><x-inner><dl class="hg-rows"><div><dt><strong>Сбой</strong> <code>Сбой</code></dt><dd>редко.</dd></div></dl></x-inner></div></x-outer>');
  // A member is a section of its own however deep its heading stands.
  expect(value.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([['', ''], ['размеры', 'Размеры'], ['len', 'Длина · Length'], ['name', 'Имя · Name']]);
  expect(value.outline).toMatchObject({ data: { test: { say: 1 } }, namesFolder: true, inherits: ['Основа'], leadHtml: 'Суть.' });
});
