import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

async function convert(text: string) {
  const { files, losses } = await migrateFiles({ 'mkdocs.yml': 'site_name: A\nmarkdown_extensions: [pymdownx.arithmatex, attr_list, pymdownx.superfences]\n', 'docs/index.md': text });
  return { text: files['docs/index.md'], losses };
}

test('lines of signs in a formula end no heading, and a heading with a formula has its id written', async () => {
  const display = '$$\n\\begin{bmatrix} a \\end{bmatrix}\n=\n\\begin{bmatrix} b \\end{bmatrix}\n$$\n';
  const { text } = await convert(`# A\n\n${display}\n- Item\n\n    ${display.replaceAll('\n', '\n    ').trimEnd()}\n\n## Of $k$ parts\n`);
  expect(text).toBe(`# A {#a}\n\n${display}\n- Item\n\n    ${display.replaceAll('\n', '\n    ').trimEnd()}\n\n## Of $$k$$ parts {#of-k-parts}\n`);
});

test('what is a link or emphasis to Markdown is none in a formula, and formulas between brackets are read; code is left alone', async () => {
  const { text } = await convert('Of $[u^k](\\sigma_f)$ and $f^*(x)$, $g^*$ and \\(a_1\\), `$x$` and `\\(y\\)`.\n\n\\[\na = b\n\\]\n\n```\n$z$\n```\n\nCosts $5 and 10$.\n');
  expect(text).toBe('Of $$[u^k](\\sigma_f)$$ and $$f^*(x)$$, $$g^*$$ and $$a_1$$, `$x$` and `\\(y\\)`.\n\n$$\na = b\n$$\n\n```\n$z$\n```\n\nCosts $$5 and 10$$.\n');
});

test('a formula that stands beside its dollars has lines of its own', async () => {
  const { text } = await convert('A\n\n$$ a\n= b $$\n\n- Item\n\n    $$c\n    = d\n    $$\n\n$$ e $$\n\n## Next\n');
  expect(text).toBe('A\n\n$$\na\n= b\n$$\n\n- Item\n\n    $$\n    c\n    = d\n    $$\n\n$$ e $$\n\n## Next\n');
});

test('an address that a page has here by itself is not taken', async () => {
  const { files, losses } = await migrateFiles({ 'mkdocs.yml': 'site_name: A\n', 'docs/search/index.md': '# Search\n', 'docs/search/more.md': '# More\n' });
  expect(files['docs/search/index.md']).toContain('slug: /search-2');
  expect(losses).toEqual({ 'an address that the page /search of the new site has, too': 1 });
});
