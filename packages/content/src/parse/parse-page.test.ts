import { describe, expect, test } from '@jest/globals';
import { bodyHtml } from '../testing/body-html.ts';
import { compileText, findings } from '../testing/compile.ts';

/** The page as HTML without line breaks between elements, and what is found wrong. */
async function compiled(text: string, files: { readonly [path: string]: string } = {}): Promise<readonly [string, readonly string[]]> {
  const checked = await compileText(text, {}, files);
  return [bodyHtml(checked.value).replace(/\n/g, ''), findings(checked)];
}

const part = { 'docs/b.md': 'один\n\nдва\n', 'docs/sub/c.md': '::include{file=d.md}\n', 'docs/sub/d.md': 'внутри' };

describe('includes and directives are what the parser of Markdown takes for them', () => {
  test.each([
    ['behind indented code that shows a fence', 'Так:\n\n    ```js\n    код\n\n:::note Заголовок\nтекст\n:::', '<x-admonition><p>текст</p></x-admonition>'],
    ['behind indented code that shows a fence', 'Так:\n\n    ```js\n\n::include{file=b.md}', '<p>один</p><p>два</p>'],
    ['behind a fence that ends with its item', '- ```\n  код\n\n::include{file=b.md}', '<p>один</p><p>два</p>'],
    ['in a quote', '> ::include{file=b.md}', '<blockquote><p>один</p><p>два</p></blockquote>'],
    ['in an item, from its first line on', '- ::include{file=b.md}\n- три', '<ul><li><p>один</p><p>два</p></li><li><p>три</p></li></ul>'],
    ['in an item', '1. ноль\n\n   ::include{file=b.md}', '<ol><li><p>ноль</p><p>один</p><p>два</p></li></ol>'],
    ['in a directive in an item', '- :::note Так\n  ::include{file=b.md}\n  :::', '<x-admonition><p>один</p><p>два</p></x-admonition>'],
    ['from the folder of what includes it', '::include{file=sub/c.md}', '<p>внутри</p>'],
  ])('%s', async (_where, text, html) => {
    const [body, found] = await compiled(text, part);
    expect(body).toContain(html);
    expect(found).toEqual([]);
  });

  test.each([
    ['indented code', 'Так:\n\n    ::include{file=нет.md}', '<pre><code>::include{file=нет.md}'],
    ['a fence in a quote', '> ````\n> ```\n> ::include{file=нет.md}\n> ````', '<pre><code>```::include{file=нет.md}'],
    ['a comment', '<!--\n::include{file=нет.md}\n:::note Так\n-->\n\nа', '<p>а</p>'],
    ['inline code', '`а\n    ::include{file=нет.md}`', '<code>а     ::include{file=нет.md}</code>'],
  ])('are text in %s', async (_where, text, html) => {
    const [body, found] = await compiled(text);
    expect(body).toContain(html);
    expect(found).toEqual([]);
  });

  test('what is open in an included file ends with it', async () => {
    const [body, found] = await compiled('::include{file=b.md}\n\nпосле', { 'docs/b.md': ':::note\nв нём' });
    expect(body).toBe('<x-admonition><p>в нём</p></x-admonition><p>после</p>');
    expect(found).toEqual(['HG2202 1:1+7']);
  });

  test('links and footnotes find their definitions on either side of an include', async () => {
    const [body] = await compiled('[а][х] и [в][y], сноска[^1].\n\n::include{file=b.md}\n\n[y]: ./y.md', {
      'docs/b.md': 'Там [б][y] и[^1].\n\n[х]: ./x.md\n\n[^1]: Сноска.\n',
    });
    expect(body).toContain('<p><a href="./x.md">а</a> и <a href="./y.md">в</a>, сноска<sup>');
    expect(body).toContain('<p>Там <a href="./y.md">б</a> и<sup>');
    expect(body).toContain('Сноска.');
  });

  test('a finding behind an include stands where it is written', async () => {
    const [, found] = await compiled('::include{file=b.md}\n\nа\n\n[б](javascript:a)', { 'docs/b.md': 'а [в](javascript:b)' });
    expect(found).toEqual(['HG2602 1:7+12', 'HG2602 5:5+12']);
  });
});

describe('files beside the site', () => {
  const beside = { '../src/a.md': 'из исходников\n\n::include{file=./b.md}', '../src/b.md': 'и рядом', '../other/c.md': 'чужое' };

  test('are included from the folders that the config names, and by each other', async () => {
    const { value, diagnostics } = await compileText('::include{file="../../src/a.md"}\n\n::include{file="../../other/c.md"}', { includeRoots: ['../src/'] }, beside);
    expect(bodyHtml(value)).toBe('<p>из исходников</p>\n<p>и рядом</p>');
    expect(diagnostics.map(({ code, at }) => [code, at?.line])).toEqual([['HG2304', 3]]);
    expect(value.outline.includes.map(({ path }) => path)).toEqual(['../src/a.md', '../src/b.md']);
  });
});
