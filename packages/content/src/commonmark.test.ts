import { describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import { bodyHtml } from './testing/body-html.ts';
import { canonicalHtml } from './testing/canonical-html.ts';
import { compileText } from './testing/compile.ts';

interface Example {
  readonly markdown: string;
  readonly html: string;
  readonly section: string;
  readonly number: number;
}

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { readonly tests: readonly Example[] };

/** Examples whose HTML is not that of the specification, each with the reason. */
const mismatches: { readonly [number: number]: string } = {
  596: 'The protocol `irc` is not allowed in content: the link has no address.',
  598: 'The protocol `a+b+c` is not allowed in content: the link has no address.',
  599: 'The protocol `made-up-scheme` is not allowed in content: the link has no address.',
  601: 'The protocol `localhost` is not allowed in content: the link has no address.',
  602: 'GFM makes a link of a bare address.',
  606: 'GFM makes a link of a bare e-mail address.',
  608: 'GFM makes a link of a bare address.',
  611: 'GFM makes a link of a bare address.',
  612: 'GFM makes a link of a bare e-mail address.',
  614: 'An element that is written as an empty one is closed, as its author means it.',
  615: 'An element that is written as an empty one is closed, as its author means it.',
};

describe('the CommonMark examples', () => {
  test('give the HTML of the specification, the listed ones excepted', async () => {
    const different: number[] = [];
    for (const { markdown, html, number } of tests) {
      // An empty head keeps a leading thematic break from being taken for front matter.
      const text = `---\n---\n${markdown.replaceAll('→', '\t')}`;
      const { value } = await compileText(text, { trustHtml: true, math: false });
      const ours = canonicalHtml(bodyHtml(value));
      const theirs = canonicalHtml(html.replaceAll('→', '\t'));
      if (ours !== theirs) {
        different.push(number);
      }
    }
    expect(tests).toHaveLength(652);
    expect(different).toEqual(Object.keys(mismatches).map(Number));
  });
});
