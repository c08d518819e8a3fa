import { describe, expect, test } from '@jest/globals';
import { commentStylesOf } from './comment-styles.ts';
import { magicActions, takeMagicComments } from './magic-comments.ts';

const actions = magicActions([{ className: 'error', line: 'error-next-line' }]);

const take = (code: string, language: string): readonly unknown[] => {
  const marked = takeMagicComments(code, commentStylesOf({ name: language }), actions);
  return [marked.code, Object.fromEntries(marked.classes)];
};

describe('takeMagicComments', () => {
  test('takes the line of a comment out and marks the next one', () => {
    expect(take('a\n// highlight-next-line\nb', 'javascript')).toEqual(['a\nb', { 2: ['marked'] }]);
    expect(take('# error-next-line\nb', 'python')).toEqual(['b', { 1: ['error'] }]);
  });

  test('marks a block from its start to its end', () => {
    expect(take('/* add-start */\na\nb\n/* add-end */\nc', 'css')).toEqual(['a\nb\nc', { 1: ['added'], 2: ['added'] }]);
  });

  test.each([
    ['a // [!code ++]\nb // [!code --]', 'a\nb', { 1: ['added'], 2: ['removed'] }],
    ['a # [!code focus:2]\nb\nc', 'a\nb\nc', { 1: ['focus'], 2: ['focus'] }],
    ['// [!code error]\na', 'a', { 1: ['error'] }],
    ['<a> <!-- [!code hl] --> \n/* [!code warning] */\nb', '<a>\nb', { 1: ['marked'], 2: ['warning'] }],
    ['a // [!code word:x]', 'a // [!code word:x]', {}],
  ])('takes a comment of Shiki off: %s', (code, rest, classes) => {
    expect(take(code, 'javascript')).toEqual([rest, classes]);
  });

  test.each([
    ['markup', '<!-- highlight-next-line -->'],
    ['jsx', '{/* highlight-next-line */}'],
    ['sql', '-- highlight-next-line'],
    ['lua', '-- highlight-next-line'],
    ['batch', 'REM highlight-next-line'],
    ['vbnet', "' highlight-next-line"],
    ['powershell', '# highlight-next-line'],
    ['kotlin', '    // highlight-next-line'],
    ['latex', '% highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['', '// highlight-next-line'],
  ])('knows the comments of %s', (language, comment) => {
    expect(take(`${comment}\nx`, language)).toEqual(['x', { 1: ['marked'] }]);
  });

  test('knows the comments that a language of a preset names', () => {
    const marked = takeMagicComments('~ highlight-next-line\nx', commentStylesOf({ name: 'tilde', comments: [{ open: '~', close: '' }] }), actions);
    expect(marked.code).toBe('x');
  });

  test('leaves a comment of another language and a comment after code', () => {
    expect(take('# highlight-next-line\nx', 'javascript')).toEqual(['# highlight-next-line\nx', {}]);
    expect(take('x // highlight-next-line', 'javascript')).toEqual(['x // highlight-next-line', {}]);
  });

  test('reports an end that never began', () => {
    expect(takeMagicComments('a\n// remove-end', commentStylesOf({ name: 'javascript' }), actions).problems).toEqual([{ line: 2, problem: '`remove-end` ends what never began' }]);
  });
});
