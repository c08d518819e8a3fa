import { describe, expect, test } from '@jest/globals';
import { bodyHtml } from './testing/body-html.ts';
import { compileText } from './testing/compile.ts';

const dangerous = /<(?:script|style|iframe|object|embed|form|svg|math|base|meta|link)\b|\son\w+=|javascript:|vbscript:|data:text|\sstyle=/i;

const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="JaVaScRiPt:alert(1)">а</a>',
  '<a href="java&#10;script:alert(1)">а</a>',
  '[а](javascript:alert(1))',
  '[а](<java\tscript:alert(1)>)',
  '[а]\n\n[а]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '![а](javascript:alert(1))',
  '<iframe src="https://example.com"></iframe>',
  '<div style="background:url(javascript:alert(1))">а</div>',
  '<form action="javascript:alert(1)"><button>а</button></form>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a title="x" onmouseover=alert(1)>а',
  '| <img src=x onerror=alert(1)> |\n| --- |\n| <script>alert(1)</script> |',
  ':::note[<img src=x onerror=alert(1)>]\n<script>alert(1)</script>\n:::',
  ':::details[<script>alert(1)</script>]\nа\n:::',
  ':::figure[<img src=x onerror=alert(1)>]\n![а](a.png)\n:::',
  '## <img src=x onerror=alert(1)> Заголовок',
  '<video poster="javascript:alert(1)" src="javascript:alert(1)"></video>',
  '<table background="javascript:alert(1)"><tr><td>а</td></tr></table>',
  '<details ontoggle=alert(1) open>а</details>',
  '```mermaid\nflowchart LR\nA["<img src=x onerror=alert(1)>"] --> B\nclick A "javascript:alert(1)"\n```',
  '```mermaid title="<img src=x onerror=alert(1)>"\nflowchart LR\nA --> B\n```',
  '$$\\href{javascript:alert(1)}{a} \\style{color:red}{b} \\class{x}{c}$$',
  '<hg-part n="0"></hg-part><hg-label>а</hg-label>\n\n:::note\nодин\n:::',
];

describe('content that is not trusted', () => {
  test.each(hostile)('leaves nothing that acts by itself: %s', async (text) => {
    const { value } = await compileText(`Абзац.\n\n${text}\n`);
    // Code and titles are text, and so is what a drawing was made of: only tags count.
    const tags = [...bodyHtml(value).matchAll(/<[^>]*>/g), ...propsHtml(value.body).matchAll(/<[^>]*>/g)].join('').replace(/ data-source="[^"<>]*"/g, '');
    expect(tags.replaceAll('<svg xmlns="http://www.w3.org/2000/svg" class="hg-diagram"', '')).not.toMatch(dangerous);
    expect(value.outline.headings.map(({ html }) => html).join('')).not.toMatch(dangerous);
    expect(value.outline.links.map(({ url }) => url).join(' ')).not.toMatch(/script:/i);
  });

  test('shows a part once, whatever elements the author writes', async () => {
    const { value } = await compileText('<hg-part n="0"></hg-part>\n\n:::note\nодин\n:::');
    expect(value.body.filter((node) => typeof node === 'object' && 'part' in node)).toHaveLength(1);
  });

  test('keeps ids as they are written and drops unknown classes', async () => {
    const { value } = await compileText('<p id="мой" class="sidebar">а</p>');
    expect(value.body).toEqual(['<p id="мой">а</p>']);
    expect(value.outline.anchors).toEqual(['мой']);
  });

  test('has no style attribute in any drawing or formula', async () => {
    const { value } = await compileText('```mermaid\nflowchart LR\nA --> B\nstyle A fill:#f00\n```\n\n$$\\color{red} x \\hspace{1em} \\fbox{a}$$');
    expect(JSON.stringify(value.body)).not.toMatch(/ style=|@import|<style/);
  });

  test('is never the reason of a rejected promise', async () => {
    const texts = ['---\n---', '---\n', '', '\uFEFF---\ntitle: а\n---\nб', 'а\r\nб\rв', '\uD800', '```', ':::', '::::tabs', '[', '<', '<!--', '$$', '\uE000'];
    for (const text of texts) await expect(compileText(text)).resolves.toBeDefined();
  });
});

test.each([
  ['spaces in it', `<div${' '.repeat(5000)}`],
  ['attributes in it', `<div ${'a="b" '.repeat(5000)}`],
  ['others behind it', `<div\n${'<a '.repeat(20_000)}`],
  ['a long name', `<div\n<${'a'.repeat(50_000)}`],
  ['quotes in it', `<div ${'"'.repeat(9999)}`],
])('a tag that never ends takes no longer than other text, with %s', async (_what, text) => {
  await expect(compileText(text)).resolves.toBeDefined();
});

describe('texts from other systems', () => {
  test('a byte order mark and CRLF change neither the article nor its places', async () => {
    const text = '---\ntitle: а\n---\n\n## Б\n\n[в](./г.md)\n\n```js\n1\n2\n```\n';
    const plain = await compileText(text);
    const windows = await compileText(`\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect(windows).toEqual(plain);
  });

  test('a line of dashes after the first line is text', async () => {
    const { value } = await compileText('\n---\ntitle: а\n---\n');
    expect(value.outline.frontMatter).toEqual({});
    expect(value.outline.headings.map(({ text }) => text)).toEqual(['title: а']);
  });
});

function propsHtml(body: Awaited<ReturnType<typeof compileText>>['value']['body']): string {
  return body.map((node) => (typeof node === 'object' && 'part' in node ? htmlProps(node.props) + propsHtml(node.children) : '')).join('');
}

function htmlProps(props: { readonly [name: string]: unknown }): string {
  return Object.entries(props)
    .filter(([name]) => name.endsWith('Html'))
    .map(([, value]) => String(value))
    .join('');
}
