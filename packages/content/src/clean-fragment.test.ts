import { expect, test } from '@jest/globals';
import { cleanFragment } from './clean-fragment.ts';

const hostile = `<b onclick="x()">a</b><script>x()</script><img src=x onerror=x()><a href='/a/' target=_top>b</a><style>*{}</style><iframe src="/x"></iframe>`;

test('HTML of the config loses what runs, and keeps its text and links', () => {
  expect(cleanFragment(hostile, false)).toBe('<b>a</b><img src="x"><a href="/a/">b</a>');
});

test('HTML that is trusted is only written in one form', () => {
  expect(cleanFragment("<i class=x>a</i><a href='/?a=1&b=\"'>b</a>", true)).toBe('<i class="x">a</i><a href="/?a=1&amp;b=&quot;">b</a>');
});
