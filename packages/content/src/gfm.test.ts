import { describe, expect, test } from '@jest/globals';
import { bodyHtml } from './testing/body-html.ts';
import { canonicalHtml } from './testing/canonical-html.ts';
import { compileText } from './testing/compile.ts';

const google = 'www.google.com/search?q=Markup+(business)';
const googleLink = `<a href="http://${google}">${google}</a>`;
const box = '<input disabled="" type="checkbox">';
const checkedBox = '<input checked="" disabled="" type="checkbox">';

function table(head: string, body = ''): string {
  const rows = body === '' ? '' : `<tbody>${body}</tbody>`;
  return `<table><thead><tr>${head}</tr></thead>${rows}</table>`;
}

function row(...cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const head = '<th>abc</th><th>def</th>';

/** The examples of the extensions in the GFM specification 0.29 (https://github.github.com/gfm/), by their number. */
const examples: readonly (readonly [number, string, string])[] = [
  [198, '| foo | bar |\n| --- | --- |\n| baz | bim |', table('<th>foo</th><th>bar</th>', row('baz', 'bim'))],
  [
    199,
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    table('<th align="center">abc</th><th align="right">defghi</th>', '<tr><td align="center">bar</td><td align="right">baz</td></tr>'),
  ],
  [
    200,
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    table('<th>f|oo</th>', `${row('b <code>|</code> az')}${row('b <strong>|</strong> im')}`),
  ],
  [201, '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar', `${table(head, row('bar', 'baz'))}<blockquote><p>bar</p></blockquote>`],
  [202, '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar', `${table(head, row('bar', 'baz') + row('bar', ''))}<p>bar</p>`],
  [203, '| abc | def |\n| --- |\n| bar |', '<p>| abc | def | | --- | | bar |</p>'],
  [204, '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |', table(head, row('bar', '') + row('bar', 'baz'))],
  [205, '| abc | def |\n| --- | --- |', table(head)],
  [279, '- [ ] foo\n- [x] bar', `<ul><li>${box} foo</li><li>${checkedBox} bar</li></ul>`],
  [
    280,
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
    `<ul><li>${checkedBox} foo<ul><li>${box} bar</li><li>${checkedBox} baz</li></ul></li><li>${box} bim</li></ul>`,
  ],
  [491, '~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
  [492, 'This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p><p>new paragraph~~.</p>'],
  [493, 'This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
  [622, 'www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>'],
  [
    623,
    'Visit www.commonmark.org/help for more information.',
    '<p>Visit <a href="http://www.commonmark.org/help">www.commonmark.org/help</a> for more information.</p>',
  ],
  [
    624,
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p><p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>',
  ],
  [
    625,
    `${google}\n\n${google}))\n\n(${google})\n\n(${google}`,
    `<p>${googleLink}</p><p>${googleLink}))</p><p>(${googleLink})</p><p>(${googleLink}</p>`,
  ],
  [
    626,
    'www.google.com/search?q=(business))+ok',
    '<p><a href="http://www.google.com/search?q=(business))+ok">www.google.com/search?q=(business))+ok</a></p>',
  ],
  [
    627,
    'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;',
    '<p><a href="http://www.google.com/search?q=commonmark&amp;hl=en">www.google.com/search?q=commonmark&amp;hl=en</a></p>' +
      '<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&amp;hl;</p>',
  ],
  [628, 'www.commonmark.org/he<lp', '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>'],
  [
    629,
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))',
    '<p><a href="http://commonmark.org">http://commonmark.org</a></p>' +
      '<p>(Visit <a href="https://encrypted.google.com/search?q=Markup+(business)">https://encrypted.google.com/search?q=Markup+(business)</a>)</p>',
  ],
  [630, 'foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
  [
    631,
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    '<p>hello@mail+xyz.example isn\'t valid, but <a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>',
  ],
  [
    632,
    'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
    '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a></p><p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p><p>a.b-c_d@a.b-</p><p>a.b-c_d@a.b_</p>',
  ],
  [633, 'mailto:foo@bar.baz', '<p><a href="mailto:foo@bar.baz">mailto:foo@bar.baz</a></p>'],
  [634, 'xmpp:foo@bar.baz/txt', '<p><a href="xmpp:foo@bar.baz/txt">xmpp:foo@bar.baz/txt</a></p>'],
  [
    652,
    '<strong> <title> <style> <em>\n\n<blockquote>\n  <xmp> is disallowed.  <XMP> is also disallowed.\n</blockquote>',
    '<p><strong> &lt;title> &lt;style> <em></p><blockquote>&lt;xmp> is disallowed. &lt;XMP> is also disallowed.</blockquote>',
  ],
];

/** Examples whose HTML is not that of the specification, each with the reason. */
const mismatches: { readonly [number: number]: string } = {
  633: 'The library links the address after `mailto:`, not the protocol with it.',
  634: 'The protocol `xmpp` is not allowed in content: the e-mail address alone is linked.',
  652: 'Disallowed elements are taken out with what is in them instead of being shown as text.',
};

describe('the GFM examples', () => {
  test('give the HTML of the specification, the listed ones excepted', async () => {
    const different: number[] = [];
    for (const [number, markdown, html] of examples) {
      const { value } = await compileText(`---\n---\n${markdown}`, { math: false });
      if (canonicalHtml(bodyHtml(value)) !== canonicalHtml(html)) different.push(number);
    }
    expect(different).toEqual(Object.keys(mismatches).map(Number));
  });
});
