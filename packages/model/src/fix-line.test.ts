import { expect, test } from '@jest/globals';
import { fixLine } from '@helpgen/model/diagnostics';
import type { Diagnostic, SourcePath } from '@helpgen/model';

const found = (column: number, length: number, lineText: string, fix?: Diagnostic['fix']): Diagnostic => ({
  code: 'HG3003',
  severity: 'error',
  message: '',
  at: { file: 'a.md' as SourcePath, line: 1, column, length, lineText },
  ...(fix === undefined ? {} : { fix }),
  args: {},
});
const loops = { text: 'loops', by: 'loop' };

test('what a finding replaces is looked for at its place alone, in code points, from the end', () => {
  expect(fixLine(found(12, 16, '🙂 loops [](./loops.md#loops)', loops))).toBe('🙂 loops [](./loops.md#loops)'.replace(/loops\)$/, 'loop)'));
  expect(fixLine(found(1, 2, '🙂 loops', loops))).toBeUndefined();
});

test('a finding without a fix, or whose place says it in another form, has no line', () => {
  expect(fixLine(found(1, 5, 'loops'))).toBeUndefined();
  expect(fixLine(found(1, 3, '[r]', loops))).toBeUndefined();
});

test('the line of the source is written whole, where the finding knows its beginning only', () => {
  expect(fixLine(found(1, 5, 'loops', loops), 'loops and more')).toBe('loop and more');
});
