import { describe, expect, test } from '@jest/globals';
import { bodyHtml } from '../testing/body-html.ts';
import { compileText, findings } from '../testing/compile.ts';

async function htmlOf(text: string, options: Parameters<typeof compileText>[1] = {}): Promise<string> {
  const { value } = await compileText(text, options);
  return bodyHtml(value).replace(/\n/g, '');
}

describe('marked text and scripts', () => {
  test.each([
    ['a ==marked **word** and `code`== b', 'a <mark>marked <strong>word</strong> and <code>code</code></mark> b'],
    ['**a ==b== c** and *==d==*', '<strong>a <mark>b</mark> c</strong> and <em><mark>d</mark></em>'],
    ['a == b and c == d, x===y, \\==z==, `==q==`', 'a == b and c == d, x===y, ==z==, <code>==q==</code>'],
    ['H~2~O, x^2^, x^*n*+1^, SO~4~^2−^, ^14^C, Na^+^', 'H<sub>2</sub>O, x<sup>2</sup>, x<sup><em>n</em>+1</sup>, SO<sub>4</sub><sup>2−</sup>, <sup>14</sup>C, Na<sup>+</sup>'],
    ['~~gone~~ and ~gone~ and a~~b~~c', '<del>gone</del> and <del>gone</del> and a<del>b</del>c'],
    ['2^10 and 3^5, ~/a and ~/b, 5~10~20 \\^x^', '2^10 and 3^5, ~/a and ~/b, 5<sub>10</sub>20 ^x^'],
    ['x^2\\^, a~b c~, x^^2^^', 'x^2^, a<del>b c</del>, x^^2^^'],
    ['[^1] and[^1]\n\n[^1]: note', null],
  ])('%s', async (text, html) => {
    const found = await htmlOf(text);
    if (html === null) expect(found).toMatch(/^<p><sup><a href="#fn-1"/);
    else expect(found).toBe(`<p>${html}</p>`);
  });

  test('are found in a time that grows with the text alone', async () => {
    const started = performance.now();
    await compileText(`${'a==b '.repeat(2000)}\n\n${'x^y~z'.repeat(2000)}`);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe('lists of definitions', () => {
  test.each([
    ['Term\n: What it *means*', '<dl><dt>Term</dt><dd>What it <em>means</em></dd></dl>'],
    ['A\nB\n: one\n: two\n\nC\n: three', '<dl><dt>A</dt><dt>B</dt><dd>one</dd><dd>two</dd><dt>C</dt><dd>three</dd></dl>'],
    ['A\n\n:   one\n\n    two\n\n    - three', '<dl><dt>A</dt><dd><p>one</p><p>two</p><ul><li>three</li></ul></dd></dl>'],
    ['A\n: ```js\n  a\n  ```\n\nb', '<dl><dt>A</dt><dd><pre><code class="language-js">a</code></pre></dd></dl><p>b</p>'],
    ['- A\n  : one\n- B', '<ul><li><dl><dt>A</dt><dd>one</dd></dl></li><li>B</li></ul>'],
    ['> A\n> : one\n\nb', '<blockquote><dl><dt>A</dt><dd>one</dd></dl></blockquote><p>b</p>'],
    [': alone', '<p>: alone</p>'],
    ['A\n:one\n\n    : code', '<p>A:one</p><pre><code>: code</code></pre>'],
    ['A\n: one\n\n:::note\nb\n:::', '<dl><dt>A</dt><dd>one</dd></dl><x-admonition><p>b</p></x-admonition>'],
  ])('%s', async (text, html) => expect(await htmlOf(text)).toBe(html));
});

describe('abbreviations', () => {
  test('are explained wherever they stand but in code, and their definitions are not shown', async () => {
    expect(await htmlOf('## The HTML\n\nHTML, `HTML`, XHTML and C++.\n\n*[HTML]: Hyper "Text"\n*[C++]: a language\n')).toBe(
      '<h2 id="the-html">The <abbr title="Hyper &quot;Text&quot;">HTML</abbr></h2><a class="hg-anchor" aria-label="Прямая ссылка на The HTML" href="#the-html"></a>' +
        '<p><abbr title="Hyper &quot;Text&quot;">HTML</abbr>, <code>HTML</code>, XHTML and <abbr title="a language">C++</abbr>.</p>',
    );
  });

  test('may stand in a file that pages include', async () => {
    const { value } = await compileText('HTML\n\n::include{file=a.md}', {}, { 'docs/a.md': '*[HTML]: Hyper' });
    expect(bodyHtml(value)).toContain('<abbr title="Hyper">HTML</abbr>');
  });
});

describe('attributes between braces', () => {
  const options = { classes: ['wide', 'b'] };

  test.each([
    ['`a`{.wide} [b](./c.md){#x title="T T"} **d**{lang=en}', '<p><code class="wide">a</code> <a href="./c.md" id="x" title="T T">b</a> <strong lang="en">d</strong></p>'],
    ['## A {#x .wide}\n\nb\n{: .b #y }', /^<h2 id="x" class="wide">A<\/h2>.*<p id="y" class="b">b<\/p>$/],
    ['- a\n- b\n\n{.wide}', '<ul class="wide"><li>a</li><li>b</li></ul>'],
    ['| a |\n|---|\n| b |\n\n{#t}\n\nc', /<table id="t">.*<p>c<\/p>$/],
    ['`a`\\{.wide} and `{.wide}` and { .wide }', '<p><code>a</code>{.wide} and <code>{.wide}</code> and { .wide }</p>'],
    ['`a`{.wide} <b>b</b>', '<p><code class="wide">a</code> <b>b</b></p>'],
    ['{.wide}', '<p>{.wide}</p>'],
  ])('%s', async (text, html) => {
    const found = await htmlOf(text, options);
    if (typeof html === 'string') expect(found).toBe(html);
    else expect(found).toMatch(html);
  });

  test('give an image its size', async () => {
    const { value, diagnostics } = await compileText('![a](./b.png){ width=300px } <img src="./c.png" alt="c" height="20">');
    expect(value.body.filter((node) => typeof node === 'object')).toEqual([{ asset: 0, width: '300' }, { asset: 1, height: '20' }]);
    expect(diagnostics).toEqual([]);
  });

  test('are told of when content may not have them', async () => {
    expect(findings(await compileText('`a`{.tall .tall} [b](./c.md){target=_blank onclick=x}'))).toEqual(['HG2434 1:4+13', 'HG2435 1:29+25', 'HG2435 1:29+25']);
  });
});

describe('directives in a line', () => {
  test('are a badge and an icon, and no part of what a heading is called', async () => {
    const { value } = await compileText('## API :badge[New & *old*]{type=tip}\n\n- :icon[rocket] go :icon[Check]{label="Да"}');
    expect(value.outline.headings[0]).toMatchObject({ id: 'api', text: 'API', html: 'API' });
    const html = bodyHtml(value);
    expect(html).toContain('<span class="hg-badge hg-badge-tip">New &amp; old</span>');
    expect(html).toMatch(/<svg class="hg-lucide" viewBox="0 0 24 24"[^>]* aria-hidden="true"><g><path d="[^"]+"\/>.*<\/svg> go <svg [^>]*role="img" aria-label="Да">/s);
  });

  test.each(['10:30', 'a:badge[b]', '::badge[b]', ':bagde[b]', ':badge []', ':badge[]', '`:badge[b]`', '\\:badge[b]'])('are text in %s', async (text) => {
    const { value } = await compileText(text);
    expect(JSON.stringify(value.body)).not.toContain('hg-badge');
  });

  test('stand in a page with raw HTML too', async () => {
    expect(await htmlOf('<b>a</b> :badge[b]')).toBe('<p><b>a</b> <span class="hg-badge hg-badge-note">b</span></p>');
  });
});

describe('pictures and videos', () => {
  test.each([
    ['![a](./b.png){dark=./c.png width=30}', ['hg-only-light', 'hg-only-dark'], ['./b.png', './c.png']],
    ['![a](./b.png#gh-dark-mode-only) ![a](./c.png#only-light) <b>x</b>', ['hg-only-dark', 'hg-only-light'], ['./b.png', './c.png']],
  ])('%s is shown in its mode', async (text, classes, urls) => {
    const { value, diagnostics } = await compileText(text);
    expect([...bodyHtml(value).matchAll(/class="([^"]+)"/g)].map(([, name]) => name)).toEqual(classes);
    expect(value.outline.assets.map(({ url }) => url)).toEqual(urls);
    expect(diagnostics).toEqual([]);
  });

  test('a video of the site is an asset, and so is its poster', async () => {
    const { value } = await compileText(':::video[Как]{src=./a.mp4 poster=./b.png}\nтекст\n:::');
    expect(value.outline.assets.map(({ url }) => url)).toEqual(['./a.mp4', './b.png']);
    expect(value.body[0]).toMatchObject({ part: 'Video', props: { caption: 'Как', href: null } });
    expect(JSON.stringify(value.body)).toContain('{"asset":0,"isMedia":true},{"asset":1,"as":"poster"}," controls playsinline preload=');
    expect(JSON.stringify(value.body)).toContain('<p>текст</p>');
  });

  test.each([
    ['https://youtu.be/dQw4w9WgXcQ', ['youtube'], 'YouTube', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
    ['https://www.youtube.com/watch?t=1&v=dQw4w9WgXcQ', [], 'YouTube', null],
    ['https://vimeo.com/76979871', ['vimeo'], 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    ['https://rutube.ru/video/0123456789abcdef0123456789abcdef/', ['rutube'], 'RuTube', 'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef?autoplay=true'],
    ['https://vk.com/video-1_456', ['vk'], 'VK Видео', 'https://vkvideo.ru/video_ext.php?oid=-1&id=456&autoplay=1'],
    ['https://example.com/a.mp4', ['youtube'], 'example.com', null],
  ] as const)('of %s with %j nothing is asked before it is played', async (src, videos, host, player) => {
    const { value } = await compileText(`:::video[A]{src="${src}"}\n:::`, { videos: [...videos] });
    expect(value.body[0]).toMatchObject({ part: 'Video', props: { href: src, host, player } });
    expect(value.outline.assets).toEqual([]);
  });
});

describe('variables', () => {
  const options = { variables: { version: '9.0', 'product.name': 'Ядро' } };

  test('stand for values of the front matter and the config, not in code', async () => {
    const text = '---\ntitle: T\ncustom: {port: 8080, version: 9.1}\n---\n\n## :var[product.name] {{version}}\n\n:var[port] [{{ title }}](./a.md) `{{ version }} :var[port]`';
    const { value, diagnostics } = await compileText(text, options);
    expect(value.outline.headings[0]).toMatchObject({ text: 'Ядро 9.1', id: 'ядро-91' });
    expect(bodyHtml(value)).toContain('<p>8080 <a href="./a.md">T</a> <code>{{ version }} :var[port]</code></p>');
    expect(diagnostics).toEqual([]);
  });

  test('in braces are none where the config has no variables', async () => {
    expect(findings(await compileText('{{ title }}'))).toEqual(['HG2433 1:1+11']);
  });
});
