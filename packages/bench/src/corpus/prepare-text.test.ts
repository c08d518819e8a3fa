import { expect, test } from '@jest/globals';
import { prepareText } from './prepare-text.ts';

test.each([
  ['a page without anything stays', '<p>Text.\n', '---\n---\n\n<p>Text.\n'],
  [
    'a heading becomes the title, without its marks',
    '# The `x` *way* {#way}\n\nA.',
    '---\ntitle: "The x way"\n---\n\n# The `x` *way* {#way}\n\nA.',
  ],
  ['a title that is there wins', '---\ntitle: A\n---\n# B\n', '---\ntitle: A\n---\n\n# B\n'],
  ['unknown keys go, known ones stay', '---\nup: deep\ndescription: D\nhero:\n  title: H\n---\n\nA\n', '---\ndescription: D\n---\n\nA\n'],
  ['values of several lines go', '---\ndescription: >\n  D\n---\nText.\n', '---\n---\n\nText.\n'],
  ['empty front matter goes', '---\n---\nText.\n', '---\n---\n\nText.\n'],
  ['CRLF is no obstacle', '---\r\ntitle: A\r\nx: 1\r\n---\r\n\r\nText.\r\n', '---\ntitle: A\n---\n\nText.\r\n'],
  ['a rule further down is no front matter', 'a\n\n---\n\nb: c\n\n---\n', '---\n---\n\na\n\n---\n\nb: c\n\n---\n'],
  ['shortcodes of Hugo are none', 'a {{< b >}} {{% c %}} {{ d }}', '---\n---\n\na {{ < b >}} {{ % c %}} {{ d }}'],
])('%s', (_name, text, prepared) => {
  expect(prepareText(text, 'common')).toBe(prepared);
});

test('front matter of helpgen is kept whole', () => {
  expect(prepareText('---\ntitle: A\nkeywords:\n  - b\n---\n\nText.\n', 'all')).toBe('---\ntitle: A\nkeywords:\n  - b\n---\n\nText.\n');
});
