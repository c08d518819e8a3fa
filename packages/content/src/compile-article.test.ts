import { describe, expect, test } from '@jest/globals';
import { bodyHtml } from './testing/body-html.ts';
import { compileText, findings, testOptions } from './testing/compile.ts';

describe('front matter', () => {
  test('that has no end is no text of the page', async () => {
    const { value } = await compileText('---\ntitle: А\n\n# Б\n');
    expect(bodyHtml(value)).toBe('<h1>Б</h1>');
  });

  test('may end as a document of YAML does', async () => {
    const checked = await compileText('---\ntitle: А\n...\n\n# Б\n');
    expect(checked.value.outline.frontMatter).toEqual({ title: 'А' });
    expect([bodyHtml(checked.value), findings(checked)]).toEqual(['<h1>Б</h1>', []]);
  });

  test('is not taken for one where a rule begins the page', async () => {
    const checked = await compileText('---\n\nтекст\n');
    expect([bodyHtml(checked.value), findings(checked)]).toEqual(['<hr>\n<p>текст</p>', []]);
  });
});

async function kindOf(text: string): Promise<unknown> {
  const { value } = await compileText(text);
  return value.body.flatMap((piece) => (typeof piece === 'object' && 'part' in piece ? [[piece.part, piece.props['kind'], piece.props['title']]] : []));
}

describe('alerts of GitHub', () => {
  test.each([
    ['> [!NOTE]\n> Текст', 'note', null],
    ['> [!Important]\n>\n> Текст', 'info', null],
    ['> [!WARNING] Своё *имя*\n> Текст', 'warning', 'Своё имя'],
    ['> [!CAUTION]  \n> Текст\n>\n> - а', 'caution', null],
  ])('%j are admonitions', async (text, kind, title) => {
    expect(await kindOf(text)).toEqual([['Admonition', kind, title]]);
  });

  test('lose their first line alone', async () => {
    const html = bodyHtml((await compileText('> [!TIP]\n> Один **два**\n>\n> Три')).value);
    expect(html).toContain('<p>Один <strong>два</strong></p>');
    expect(html).toContain('<p>Три</p>');
    expect(html).not.toContain('!TIP');
  });

  test.each(['> [!TODO]\n> Текст', '> Текст [!NOTE]', '> \\[!NOTE]\n> а', '> [!NOTE]x', '[!NOTE]'])('%j stay what they are', async (text) => {
    expect(await kindOf(text)).toEqual([]);
  });
});

describe('the fence of code', () => {
  test.each([
    ['```js{1,3}:line-numbers\nа\nб\nв\n```', { language: 'js', lineNumbersFrom: 1 }],
    ['```js:line-numbers=4 [а.js]\nа\n```', { language: 'js', title: 'а.js', lineNumbersFrom: 4 }],
    ['```rust,ignore\nа\n```', { language: 'rust' }],
    ['```py hl_lines="1" title="а.py"\nа\n```', { language: 'py', title: 'а.py' }],
    ['```{1}\nа\n```', { language: 'text' }],
  ])('%j is read as other generators do', async (text, props) => {
    const { value, diagnostics } = await compileText(text);
    expect(value.body.find((piece) => typeof piece === 'object' && 'part' in piece)).toMatchObject({ part: 'CodeBlock', props });
    expect(diagnostics).toEqual([]);
  });
});

describe('anchors', () => {
  test.each([false, true])('are names and ids of `a`, whether HTML is trusted or not: %s', async (trustHtml) => {
    const { value } = await compileText('## <a name="q"></a> А\n\n<a id="w" name="e"></a>б\n', { trustHtml });
    expect(value.outline.anchors).toEqual(['q', 'w', 'e']);
    expect(bodyHtml(value)).toContain('<a name="q"></a>');
    expect(bodyHtml(value)).toContain('<a id="w" name="e"></a>б');
  });

  test.each([false, true])('in elements that are written as empty ones hold nothing of what follows, trusted or not: %s', async (trustHtml) => {
    const { value } = await compileText('<a id="x" />один <span id="z"/>два\n\n<div id="w"/>\n\n[три](#x)\n', { trustHtml });
    expect(bodyHtml(value).replace(/\n/g, '')).toBe('<p><a id="x"></a>один <span id="z"></span>два</p><div id="w"></div><p><a href="#x">три</a></p>');
    expect(value.outline.anchors).toEqual(['x', 'z', 'w']);
  });
});

describe('the title of a page', () => {
  test('and another h1 keep the ids that they are given', async () => {
    const checked = await compileText('# Имя\n\n[к нему](#b)\n\n# Второе {#b}\n');
    expect([checked.value.outline.anchors, findings(checked)]).toEqual([['b'], []]);
  });

  test('is its h1, also behind another heading', async () => {
    const { value } = await compileText('###### Ветка\n\n# Имя\n');
    expect(value.outline.contentTitle).toBe('Имя');
  });
});

describe('tables', () => {
  test('of one column need no bar', async () => {
    expect(bodyHtml((await compileText('o\n-:\n')).value)).toContain('<th class="align-right">o</th>');
  });
});

function code(line: string, count: number): string {
  return `\`\`\`text\n${`${line}\n`.repeat(count)}\`\`\`\n`;
}

describe('what a page may ask of the parser', () => {
  test.each([
    ['C', code('  *p[i] = a[i] * b[_k] + **q; /* <!-- */', 1700)],
    ['JSON', code('  {"a_b": [[1, 2], ["*", "~"]], "c": ["_", "_"]},', 1700)],
    ['SQL', code('SELECT _a, b.* FROM [t] WHERE c LIKE "%_*" -- [1]', 1300)],
    ['formulas', code('$$', 1600)],
    ['rules', code('--', 2000)],
    ['a table', `<table>\n${'<tr><td>a_b*c</td><td>[1]</td></tr>\n'.repeat(2500)}</table>\n`],
  ])('is nothing for code and raw HTML: %s', async (_what, text) => {
    expect(findings(await compileText(text))).toEqual([]);
  });

  test('can be raised', async () => {
    const text = `|a|\n|-|\n${'|b|\n'.repeat(40)}`;
    const limits = { ...testOptions.limits, rows: 30, marks: 30 };
    expect(findings(await compileText(text, { limits }))).toEqual(['HG2106 1:1+1']);
    expect(findings(await compileText(text, { limits: { ...limits, rows: 50 } }))).toEqual([]);
  });
});

describe('a group of code', () => {
  test('has a tab for each block, called as the block or its language', async () => {
    const { value, diagnostics } = await compileText('::: code-group\n```js [config.js]\nа\n```\n```ts title="б.ts" {1}\nб\n```\n```sh\nв\n```\n:::\n');
    const tabs = value.body.find((piece) => typeof piece === 'object' && 'part' in piece && piece.part === 'Tabs');
    expect(tabs).toMatchObject({ props: { items: [{ label: 'config.js' }, { label: 'б.ts' }, { label: 'sh' }], selected: 0 } });
    expect(JSON.stringify(value.body)).toContain('"title":null,"lineNumbersFrom":null');
    expect(diagnostics).toEqual([]);
  });

  test('holds nothing but code and comments', async () => {
    expect(findings(await compileText(':::code-group\n<!-- why -->\n```js\nа\n```\n:::\n'))).toEqual([]);
    expect(findings(await compileText(':::code-group\nа\n:::\n'))).toEqual(['HG2211 1:1+13', 'HG2212 2:1+1']);
  });
});
