import type { SourcePath } from '@helpgen/model';
import { expect, test } from '@jest/globals';
import { makeCodeFrame } from './make-code-frame.ts';
import { textWidth } from './terminal-text.ts';

function frame(lineText: string | undefined, place: { line?: number; column?: number; length?: number }, width = 100): readonly string[] {
  const made = makeCodeFrame({ file: 'a.md' as SourcePath, ...(lineText === undefined ? {} : { lineText }), ...place }, width);
  return made === undefined ? [] : [made.line, ...(made.carets === '' ? [] : [made.gutter + made.carets])];
}

test('carets stand below the span', () => {
  expect(frame('See [a](b.md).', { line: 42, column: 9, length: 4 })).toEqual(['   42 | See [a](b.md).', '      |         ^^^^']);
});

test('a line without a text has no frame, and a place without a column no carets', () => {
  expect(frame(undefined, { line: 3, column: 1, length: 1 })).toEqual([]);
  expect(frame('text', { line: 3 })).toEqual(['    3 | text']);
});

test('tabs are expanded to the next multiple of four', () => {
  expect(frame('\tab\tc', { line: 1, column: 5, length: 1 })).toEqual(['    1 |     ab  c', '      |         ^']);
});

test('a marked tab is marked over its whole width', () => {
  expect(frame('a\tb', { line: 1, column: 2, length: 1 })).toEqual(['    1 | a   b', '      |  ^^^']);
});

test('columns count code points, and wide characters take two columns', () => {
  expect(frame('日本 x', { line: 1, column: 4, length: 1 })).toEqual(['    1 | 日本 x', '      |      ^']);
  expect(frame('😀😀x', { line: 1, column: 2, length: 1 })).toEqual(['    1 | 😀😀x', '      |   ^^']);
});

test('combining marks take no column', () => {
  expect(frame('и\u0306 x', { line: 1, column: 4, length: 1 })).toEqual(['    1 | и\u0306 x', '      |   ^']);
});

test('a place behind the end of the line is marked there', () => {
  expect(frame('ab', { line: 9, column: 3, length: 1 })).toEqual(['    9 | ab', '      |   ^']);
  expect(frame('', { line: 9, column: 1, length: 1 })).toEqual(['    9 |', '      | ^']);
  expect(frame('ab', { line: 9, column: 80, length: 7 })).toEqual(['    9 | ab', '      |   ^']);
});

test('a line break at the end is not shown', () => {
  expect(frame('ab\r\n', { line: 1, column: 1, length: 2 })).toEqual(['    1 | ab', '      | ^^']);
});

test('escape sequences are shown, not obeyed', () => {
  expect(frame('a\u001B[2Jb\u202E', { line: 1, column: 6, length: 1 })).toEqual(['    1 | a␛[2Jb\uFFFD', '      |      ^']);
});

test('numbers of six digits widen the gutter', () => {
  expect(frame('ab', { line: 123456, column: 1, length: 1 })).toEqual(['123456 | ab', '       | ^']);
});

test.each([1, 300, 900])('a long line is cut around the span at column %i', (column) => {
  const text = `${'x'.repeat(column - 1)}НАЙДИ${'y'.repeat(1000 - column)}`;
  const [line = '', carets = ''] = frame(text, { line: 7, column, length: 5 }, 60);
  expect(textWidth(line)).toBeLessThanOrEqual(60);
  expect(line).toContain('НАЙДИ');
  expect(line.indexOf('НАЙДИ')).toBe(carets.indexOf('^^^^^'));
  expect(line.includes('| …')).toBe(column > 1);
  expect(line.endsWith('…')).toBe(true);
});

test('the end of a long line is shown without an ellipsis behind it', () => {
  const [line = ''] = frame(`${'x'.repeat(500)}END`, { line: 7, column: 501, length: 3 }, 60);
  expect(line.endsWith('xEND')).toBe(true);
  // One column less than the room: it is kept for the ellipsis of the other end.
  expect(textWidth(line)).toBe(59);
});

test('a span wider than the room is cut with its carets', () => {
  const [line = '', carets = ''] = frame('x'.repeat(1000), { line: 7, column: 1, length: 1000 }, 60);
  expect(textWidth(line)).toBe(59);
  expect(carets.length).toBe(58);
});

test('a line of a million characters takes no time', () => {
  const [line = ''] = frame('я'.repeat(1_000_000), { line: 1, column: 500_000, length: 3 }, 80);
  expect(textWidth(line)).toBeLessThanOrEqual(80);
});
