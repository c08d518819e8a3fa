import { describe, expect, test } from '@jest/globals';
import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { parserFor } from '../parse/create-parser.ts';
import { featuresOf } from '../parse/syntax-features.ts';
import { toAnyNode, type AnyNode } from '../shape/mdast.ts';
import { compactWords, type CompactText } from './compact-words.ts';

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { readonly tests: readonly { readonly markdown: string }[] };

/** `text` with its ASCII letters as Cyrillic ones outside of what Markdown reads letter by letter. */
function inRussian(text: string): string {
  return text.replace(/(<[^>\n]*>|&\w+;|\bhttps?:\S*|\]\([^)\n]*\)|\[[xX]\])|[A-Za-z]/g, (letter, kept: string | undefined) =>
    kept === undefined ? String.fromCharCode(letter.toLowerCase().charCodeAt(0) - 97 + (letter < 'a' ? 0x410 : 0x430)) : letter,
  );
}

function plain(node: AnyNode, compact: CompactText): unknown {
  const expand = (value: unknown): unknown => (typeof value === 'string' ? compact.expand(value) : value);
  const { type, position, children, data, attributes, ...rest } = node;
  return {
    type,
    from: compact.toOriginal(position?.start.offset ?? 0),
    to: compact.toOriginal(position?.end.offset ?? 0),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, expand(value)])),
    attributes: Object.entries(attributes ?? {}).map(([key, value]) => [expand(key), expand(value)]),
    isLabel: data?.directiveLabel,
    children: children?.map((child) => plain(child, compact)),
  };
}

function tree(text: string, compact: CompactText): unknown {
  return plain(toAnyNode(parserFor(featuresOf(compact.text, true))(compact.text)), compact);
}

function expectSameTree(text: string): void {
  const original: CompactText = { text, expand: (value) => value, toOriginal: (offset) => offset };
  expect(tree(text, compactWords(text))).toEqual(tree(text, original));
}

describe('compactWords', () => {
  test('shortens prose and code to a fraction', () => {
    const text = 'Обычный текст о **разных** вещах, и `code_here` тоже.\n\n```js\nconst a = 1;\nconst b = 2;\n```\n';
    expect(compactWords(text).text.length).toBeLessThan(text.length / 2);
  });

  test('leaves every CommonMark example, as it is and in Russian, with the same tree', () => {
    for (const { markdown } of tests) {
      const text = markdown.replaceAll('→', '\t');
      expectSameTree(text);
      expectSameTree(inRussian(text));
    }
  });

  test('leaves the trees of directives, tables, footnotes and fences in lists the same', () => {
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
    ];
    for (const text of texts) expectSameTree(text);
  });

  test('leaves the tree of any mixture of pieces the same', () => {
    const pieces = ['слово', 'Два слова', 'word', ' ', '\n', '\n\n', '```\n', '~~~', '`', '*', '**', '_', '[', ']', '(', ')', '](', '<', '>', '<b>', '- ', '1. ', '> ', '# ', '|', '---', ':::', ':::note\n', ':', '!', '\\', '&amp;', '"', '    ', '{', '}', '~', '[^', ']:', '$$', '\t', 'a@b.ru', 'http://', 'www.'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => expectSameTree(parts.join(''))),
      { numRuns: 1000, seed: 1 },
    );
  });
});
