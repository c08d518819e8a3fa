import { expect, test } from '@jest/globals';
import { compileText } from '../testing/compile.ts';

/** The names that may become links. */
async function compiled(text: string): Promise<{ readonly names: readonly string[]; readonly body: string; readonly text: string }> {
  const { body, outline, sections } = (await compileText(text)).value;
  return { names: outline.mentions?.map(({ name }) => name) ?? [], body: JSON.stringify(body), text: sections.map((section) => section.text).join('') };
}

test('a name with the mark behind it stays code, and the mark is nowhere to be seen', async () => {
  const page = await compiled('Метод `Скрипт`{.no-link} и тип `Скрипт`, в таблице:\n\n| а |\n| --- |\n| `Файл`{.no-link}, `Дата` |\n');
  expect(page.names).toEqual(['Скрипт', 'Дата']);
  expect(page.body).toContain('Метод <code>Скрипт</code> и тип');
  expect(page.body + page.text).not.toMatch(/no-?link/i);
});

test('it works beside raw HTML and in a heading, and leaves no attribute', async () => {
  const page = await compiled('## О `Файл`{.no-link}\n\n<kbd>Ctrl</kbd> `Скрипт`{.no-link}\n');
  expect(page.names).toEqual([]);
  expect(page.body).toContain('<kbd>Ctrl</kbd> <code>Скрипт</code>');
  expect(page.body).not.toMatch(/no-?link/i);
});

test('with a backslash, a space before it, or behind a word the mark is text', async () => {
  const page = await compiled('`А`\\{.no-link} `Б` {.no-link} слово{.no-link}');
  expect(page.names).toEqual(['А', 'Б']);
  expect(page.body.match(/\{\.no-link\}/g)).toHaveLength(3);
});

test('a name that is marked does not stand for the next one as already linked', async () => {
  expect((await compiled('`Файл`{.no-link} `Файл`')).names).toEqual(['Файл']);
});
