import { describe, expect, test } from '@jest/globals';
import { parseCodeMeta } from './parse-code-meta.ts';

const read = (meta: string): readonly unknown[] => {
  const { title, marked, lineNumbersFrom } = parseCodeMeta(meta);
  return [title, marked === undefined ? undefined : [...marked], lineNumbersFrom];
};

describe('parseCodeMeta', () => {
  test.each([
    ['title="a.txt" {1,3-4} showLineNumbers=10', ['a.txt', [1, 3, 4], 10]],
    ["title='а б' showLineNumbers", ['а б', undefined, 1]],
    ['{a}', [null, undefined, null]],
    ['showLineNumbersX', [null, undefined, null]],
    ['showLineNumbers=x', [null, undefined, null]],
    ['title="{1,2}"', ['{1,2}', undefined, null]],
    ['hl_lines="1 3-4" linenums="5"', [null, [1, 3, 4], 5]],
    ['{1,3} :line-numbers=7 [config.js]', ['config.js', [1, 3], 7]],
    [':line-numbers', [null, undefined, 1]],
    ['{2} {3}', [null, [2], null]],
    ['', [null, undefined, null]],
  ])('%s', (meta, expected) => {
    expect(read(meta)).toEqual(expected);
  });

  test('names a file and a region', () => {
    const { file, region } = parseCodeMeta('file="./a b.js" region=часть');
    expect([file, region]).toEqual(['./a b.js', 'часть']);
  });
});

test('lines are told apart by name', () => {
  const { lineClasses, marked, title } = parseCodeMeta('title="a focus={9}" ins={1,3} del={2} focus={3-4} error={5} warning={6} mark={7}');
  expect([...lineClasses]).toEqual([
    [1, ['added']], [3, ['added', 'focus']], [2, ['removed']], [4, ['focus']], [5, ['error']], [6, ['warning']], [7, ['marked']],
  ]);
  expect([marked, title]).toEqual([undefined, 'a focus={9}']);
});
