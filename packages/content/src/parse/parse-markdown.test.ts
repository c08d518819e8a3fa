import { describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { toAnyNode, type AnyNode } from '../shape/mdast.ts';
import { parserFor } from './create-parser.ts';
import { createMarkdownParser } from './parse-markdown.ts';
import { featuresOf } from './syntax-features.ts';

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { readonly tests: readonly { readonly markdown: string }[] };

/** `text` with its ASCII letters as Cyrillic ones outside of what Markdown reads letter by letter. */
function inRussian(text: string): string {
  return text.replace(/(<[^>\n]*>|&\w+;|\bhttps?:\S*|\]\([^)\n]*\)|\[[xX]\])|[A-Za-z]/g, (letter, kept: string | undefined) =>
    kept === undefined ? String.fromCharCode(letter.toLowerCase().charCodeAt(0) - 97 + (letter < 'a' ? 0x410 : 0x430)) : letter,
  );
}

function plain({ position, children, ...fields }: AnyNode): unknown {
  return { ...fields, from: position?.start.offset, to: position?.end.offset, children: children?.map(plain) };
}

/** One for all texts: what it remembers of one must not show in another. */
const parser = createMarkdownParser();

function expectSameTree(text: string): void {
  const direct = toAnyNode(parserFor(featuresOf(text, true))(text));
  const start = direct.position?.start ?? { line: 1, column: 1, offset: 0 };
  expect(plain(toAnyNode(parser.parse(text, true)))).toEqual(plain({ ...direct, position: { start, end: { line: 1, column: 1, offset: text.length } } }));
}

describe('createMarkdownParser', () => {
  test('gives every CommonMark example, as it is and in Russian, the tree of remark-parse', () => {
    for (const { markdown } of tests) {
      const text = markdown.replaceAll('→', '\t');
      expectSameTree(text);
      expectSameTree(inRussian(text));
    }
  });

  test('gives directives, tables, footnotes, lists and fences the tree of remark-parse', () => {
    const texts = [
      ':::note[Важное слово]{id=имя}\n```js\nкод внутри\n```\nи текст\n:::\nпосле',
      '- пункт списка\n  ```bash\n  echo привет\n  ```\n- второй пункт\n```\nкод снаружи\n# не заголовок\n```\nконец',
      '| Имя | Что это |\n| --- | --- |\n| `СписокСлов` | список слов |\n',
      'Слово[^1] и ещё.\n\n[^1]: Текст сноски здесь.\n',
      '```js title="Имя файла" {1}\nкод тут\n```\n',
      '::: слово слово\n\nтекст про Стд::Http и метод:Строка, в 10:30\n',
      'www.пример.рф и http://пример тест слово, почта имя@example.com',
      '<div title="слово слово">\n```\nне код\n```\n\n[ссылка](путь к файлу) и [ссылка](<путь к файлу>) и [a](./б.md "заголовок слова")',
      '  ```\nкод слово\n```\n# Заголовок здесь\n',
      '$$\nформула слово\n```\n$$\n```\nкод\n```\n',
      '> ```\nслово\n```\nслово два\n',
      '```\nслово два\n:::\nслово\n```\n',
      '- первый\n\n- второй\n\nабзац\n\n- другой\n\n  продолжение\n\nконец',
      '```js\nслово\n\n# не заголовок\n\n```\n\nабзац\n\n```\nеще\n```',
      ':::note\n\nабзац\n\n::::tip[Слово два]\n\nещё\n\n::::\n\n:::\n\nабзац\n\n:::\n\nконец',
      ':::не директива\n\n::::note\n\nслово\n\n:::\n\nслово\n\n::::\n\nслово',
      '> цитата\n\n> другая\n\n    код с отступом\n\n    ещё код\n\nабзац\n\n\tкод\n\n* * *\n\nконец\n\n',
      '[ссылка](./page-3.md#раздел-1), [имя](a_b.md) и ](_a_) *и* ](__b__)\n\nС 9.0 до 10 дней, Std.Http — в 3.\n\n10 лет.',
      '- раз `код`\n  - два **жирно**\n    ещё\n- [x] три\n      код\n- четыре\n\nконец',
      '3. раз\n4. два\n   - три\n10. четыре\n    пять\n11) шесть\n',
      '- раз\n- - -\n- два\n* три\n- четыре\nпять\n- шесть\n\n- семь\n- восемь',
      '- <div>\n- | а |\n  | - |\n  | б |\n- # в\n  ---\n- г\n  ===\n- > д\n  е\n-\n- ж  ',
      '<!-- слово -->\n\nабзац\n\n<!--\n\nне абзац\n\n-->\n\nконец',
    ];
    for (const text of texts) expectSameTree(text);
  });

  test('gives any list of tight items the tree of remark-parse', () => {
    const pieces = ['- ', '- ', '- слово\n', '  - слово\n', '  слово\n', '    ', '1. ', '2. ', '10. ', '1) ', '* ', '+ ', '   ', '\n', 'слово', '`', '**', '[ ] ', '<b>', '> ', '# ', '---', '===', '| а |\n', '| - |', '~~', '[', '](', ')', '\t', '- - ', '* * ', ' '];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => expectSameTree(`- первый\n${parts.join('')}`)),
      { numRuns: 2000, seed: 1 },
    );
  });

  test('gives any mixture of pieces the tree of remark-parse', () => {
    const pieces = ['слово', 'Два слова', 'word', 'С 9.0 в', '](a_b.md)', '\n\n', '\n\n- ', '\n  \n', ' ', '\n', '\n\n', '```\n', '~~~', '`', '*', '**', '_', '[', ']', '(', ')', '](', '<', '>', '<b>', '- ', '1. ', '> ', '# ', '|', '---', ':::', ':::note\n', ':', '!', '\\', '&amp;', '"', '    ', '{', '}', '~', '[^', ']:', '$$', '\t', 'a@b.ru', 'http://', 'www.'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => expectSameTree(parts.join(''))),
      { numRuns: 1000, seed: 1 },
    );
  });
});
