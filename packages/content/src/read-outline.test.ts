import { expect, test } from '@jest/globals';
import { compileArticle } from './compile-article.ts';
import { readOutline } from './read-outline.ts';
import { sourceFile, testOptions } from './testing/compile.ts';

test.each([
  ['front matter', '---\ntitle: "Первая страница"\nslug: /first\nsidebar_position: 3\ntags: [раз, два]\n---\n\nТекст.\n\n## Раздел\n'],
  ['a heading for a title', '# Заголовок *страницы* {#own}\n\nТекст.\n'],
  ['both', '---\ndescription: О чём\n---\n\n# Заголовок\n\nТекст [ссылка](./other.md).\n'],
  ['a heading further down', '---\nid: one\n---\n\nТекст.\n\n# Не первый\n'],
  ['a comment in code', 'Текст.\n\n```bash\n# Не заголовок\n```\n'],
  ['neither', 'Просто текст.\n'],
  ['a value that breaks a rule', '---\ntitle: Название\nsidebar_position: третья\n---\n\nТекст.\n'],
])('an outline up to the front matter says of a page with %s what the compiled page says', async (_what, text) => {
  const file = sourceFile('docs/page.md', text);
  const { value } = await compileArticle(file, testOptions, { readInclude: () => undefined, presets: [] });
  const { source, frontMatter, frontMatterSpans, contentTitle } = value.outline;
  expect(readOutline(file, testOptions)).toMatchObject({ source, frontMatter, frontMatterSpans, ...(contentTitle === undefined ? {} : { contentTitle }) });
  expect(readOutline(file, testOptions).contentTitle).toBe(contentTitle);
});
