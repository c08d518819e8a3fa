import { describe, expect, test } from '@jest/globals';
import { writeCopy } from './write-copy.ts';

const links = [
  { href: '/b/topics/x/?a=1#y', kind: 'internal' },
  { href: '/b/', kind: 'internal' },
  { href: '#here', kind: 'internal' },
  { href: '/b/team/', kind: 'internal', hasNoCopy: true },
  { href: '/b/assets/a', kind: 'file' },
  { href: 'https://other.example', kind: 'external' },
];

interface Given {
  readonly data?: object;
  readonly router?: string;
  readonly links?: readonly object[];
}

/** The copy of a page whose article is `html`, below its first line. */
function copyOf(html: string, { data, router = 'browser', links: given = links }: Given = {}): string {
  const table = { links: given, assets: [{ href: '/b/a.png' }] };
  const page = { data: { title: 'Имя', description: 'О деле.', showsTitle: true, ...data }, links: table };
  const indexHref = router === 'hash' ? 'llms.txt' : '/b/llms.txt';
  const context = { frame: { title: 'Сайт', basePath: '/b/', router }, copies: { origin: 'https://help.example', indexHref } };
  return writeCopy(page as never, html, { path: 'c/d.md', context: context as never });
}

function bodyOf(html: string): string {
  return copyOf(html).split('\n').slice(2).join('\n').trimEnd();
}

describe('the Markdown copy of a page', () => {
  test('of many paragraphs below an empty title is made at once', () => {
    expect(copyOf(`<article><h1></h1>${'<p>Так</p>'.repeat(28)}</article>`).match(/Так/g)).toHaveLength(28);
  });

  test('leads to all pages first, then says title and description, and has whole addresses: of copies where there are some', () => {
    const anchors = links.map(({ href }, index) => `<a href="${href}">${index}</a>`).join(' ');
    expect(copyOf(`<nav>Путь</nav><article><h1>Имя</h1><p>${anchors} <img src="/b/a.png" alt="в"></p></article><p>Правка</p>`)).toBe(
      [
        '> [llms.txt](https://help.example/b/llms.txt): Сайт\n\n# Имя\n\n> О деле.\n\n',
        '[0](https://help.example/b/topics/x.md?a=1#y) [1](https://help.example/b/index.md) [2](#here) [3](https://help.example/b/team/) ',
        '[4](https://help.example/b/assets/a) [5](https://other.example) ![в](https://help.example/b/a.png)\n',
      ].join(''),
    );
  });

  test('writes what parts draw by the look of their addresses, and each link once', () => {
    const same = '<a href="/b/t/">t</a>, <a href="/b/t/">t</a>, <a href="/b/t/">u</a>';
    expect(bodyOf(`<p>${same}</p>`)).toBe('[t](https://help.example/b/t.md), t, [u](https://help.example/b/t.md)');
    const kinds = '<a href="/b/f/a.zip">f</a>, <a href="/c/">c</a>, <a href="/b/s">s</a>';
    expect(bodyOf(`<p>${kinds}</p>`)).toBe('[f](https://help.example/b/f/a.zip), [c](https://help.example/c/), [s](https://help.example/b/s.md)');
  });

  test('of a site that is opened from a disk has addresses that start from it', () => {
    const given = [
      { href: 'topics/x/index.html#y', kind: 'internal' },
      { href: 'index.html', kind: 'internal' },
      { href: 'assets/a.zip', kind: 'file' },
    ];
    const own = given.map(({ href }, index) => `<a href="${href}">${index}</a>`).join(' ');
    const text = copyOf(`<p>${own} <a href="https://o.example">o</a></p>`, { router: 'hash', links: given });
    expect(text).toContain('> [llms.txt](../llms.txt): Сайт');
    expect(text).toContain('[0](../topics/x.md#y) [1](../index.md) [2](../assets/a.zip) [o](https://o.example)');
  });

  test('does not say twice what the description was taken from', () => {
    const said = '<h1>Имя</h1><p>О <strong>деле</strong>, и о <a href="https://x.example">другом</a>. Потом.</p>';
    expect(copyOf(said, { data: { description: 'О деле, и о другом.' } })).not.toContain('> О деле');
    expect(copyOf('<h1>Имя</h1><p>О другом.</p>')).toContain('# Имя\n\n> О деле.\n\nО другом.');
    expect(copyOf('<h1>Свой</h1><p>О другом.</p>', { data: { showsTitle: false } })).not.toContain('> О деле');
  });
});

test.each([
  ['a note', '<div role="note"><p class="hg-admonition-title">Важно</p><p>один</p></div>', '> **Важно**\n>\n> один'],
  ['tabs', '<div><button>А</button></div><div><p class="hg-tab-label">А</p><p>в А</p></div>', '**А**\n\nв А'],
  ['what folds out', '<details><summary>Ещё <code>x</code></summary><p>внутри</p></details>', 'Ещё `x`\n\nвнутри'],
  ['code with a title', '<div class="hg-code"><div class="hg-code-title">a.js</div><pre><span aria-hidden="true">1</span><code class="language-js"><span>if</span> (a &lt; b) {}\n\n</code></pre></div>', '**a.js**\n\n```js\nif (a < b) {}\n\n```'],
  ['code with a fence in it', '<pre><code>```\na\n```\n</code></pre>', '````\n```\na\n```\n````'],
  ['lists', '<ol start="3"><li>а<ul><li>б</li><li><input type="checkbox" checked> в</li></ul></li><li><p>г</p><p>д</p></li></ol>', '3. а\n\n   - б\n   - [x] в\n\n4. г\n\n   д'],
  ['terms', '<dl><div><dt><code>А</code>: <code>Число</code></dt><dd>сколько</dd></div><div><dt>Б</dt><dd><p>1</p><p>2</p></dd></div></dl>', '- `А`: `Число`\n\n  сколько\n\n- Б\n\n  1\n\n  2'],
  ['a table', '<table><thead><tr><th>А</th><th>Б</th></tr></thead><tbody><tr><td>a|b</td><td><p>1</p><p>2</p></td></tr><tr><td>в<br>г</td></tr></tbody></table>', '| А | Б |\n| --- | --- |\n| a\\|b | 1<br>2 |\n| в<br>г |  |'],
  ['a table without a head', '<table><tr><th>А</th><td>1</td></tr></table>', '|  |  |\n| --- | --- |\n| А | 1 |'],
  ['code that leads somewhere', '<p><code>А&lt;<a href="#b">Б</a>&gt;</code> <code><s><a href="#c">В</a></s><span>(г)</span></code></p>', '`А<`[`Б`](#b)`>` ~~[`В`](#c)~~`(г)`'],
  ['marks', '<p><em>а </em><strong>б</strong> <del>в</del> x<sup>2</sup> <span title="почему">г</span><br>д</p>', '*а* **б** ~~в~~ x<sup>2</sup> г (почему)\\\nд'],
  ['a formula and a drawing', '<p>где <math data-source="x^2"><mi>x</mi></math></p><svg data-source="graph LR\na-->b"><text>а</text></svg>', 'где $x^2$\n\n```mermaid\ngraph LR\na-->b\n```'],
  ['signs that are marks', '<p>a*b* c * d _e_ f_g &lt;b> `h` [i](j) [k] # l</p><p># m</p><p>1. n</p>', 'a\\*b\\* c * d \\_e\\_ f_g \\<b> \\`h\\` [i\\](j) [k] # l\n\n\\# m\n\n1\\. n'],
  ['what is no text', '<form><label>а</label></form><label><input type="checkbox"> б</label><p hidden>в</p><div data-markdown-ignore="">меню</div><script>г</script><style>д</style><p>е<a class="hg-anchor" href="#x"></a></p>', 'е'],
  ['what parts draw for copies alone', '<template><p>а</p></template><template data-markdown-only=""><ul><li>б</li></ul></template>', '- б'],
  ['what does not end', '<p>а<p>б</i><ul><li>в<li>г', 'а\n\nб\n\n- в\n  г'],
  ['what plays', '<iframe src="https://v.example/1" title="Обзор"></iframe>', '[Обзор](https://v.example/1)'],
])('%s becomes Markdown', (_what, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});
