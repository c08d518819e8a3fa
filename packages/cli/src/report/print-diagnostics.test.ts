import type { Diagnostic, SourcePath } from '@helpgen/model';
import { expect, test } from '@jest/globals';
import { countDiagnostics, printDiagnostics } from './print-diagnostics.ts';
import { createStyle } from './style.ts';

const plain = createStyle({ write: () => undefined }, {});
const printing = { style: plain, width: 80, pathPrefix: '' };

function finding(changes: Partial<Diagnostic>): Diagnostic {
  return { code: 'HG2001', severity: 'error', message: 'It is wrong.', args: {}, ...changes };
}

test('nothing is printed of nothing', () => {
  expect(printDiagnostics([], printing)).toBe('');
});

test('a finding without a place is its message and hint', () => {
  expect(printDiagnostics([finding({ hint: 'Mend it.' })], printing)).toBe('error[HG2001]: It is wrong.\n  hint: Mend it.\n');
});

test('a file without a line is named alone', () => {
  const at = { file: 'a/b.md' as SourcePath };
  expect(printDiagnostics([finding({ at })], printing)).toBe('error[HG2001]: It is wrong.\n  a/b.md\n');
});

test('related places follow with what they have to do with it', () => {
  const printed = printDiagnostics(
    [
      finding({
        at: { file: 'b.md' as SourcePath, line: 3, column: 1, length: 3, lineText: 'abc' },
        related: [
          {
            at: { file: 'a.md' as SourcePath, line: 12, column: 7, length: 5, lineText: 'slug: /same' },
            message: 'the first page with this address',
          },
          { at: { file: 'site-config.json' as SourcePath }, message: 'named here' },
        ],
        hint: 'Give one of them a `slug`.',
      }),
    ],
    printing,
  );
  expect(printed).toBe(
    [
      'error[HG2001]: It is wrong.',
      '  b.md:3:1',
      '    3 | abc',
      '      | ^^^',
      '  see a.md:12:7: the first page with this address',
      '   12 | slug: /same',
      '      |       ^^^^^',
      '  see site-config.json: named here',
      '  hint: Give one of them a `slug`.',
      '',
    ].join('\n'),
  );
});

test('findings are grouped by code, errors last, and end with their count', () => {
  const printed = printDiagnostics(
    [
      finding({ code: 'HG3001', message: 'e1' }),
      finding({ code: 'HG2001', message: 'w1', severity: 'warning' }),
      finding({ code: 'HG3002', message: 'e2' }),
      finding({ code: 'HG3001', message: 'e3' }),
      finding({ code: 'HG5040', message: 'n1', severity: 'note' }),
    ],
    printing,
  );
  expect(printed).toBe(
    'note[HG5040]: n1\n\nwarning[HG2001]: w1\n\nerror[HG3001]: e1\n\nerror[HG3001]: e3\n\nerror[HG3002]: e2\n\n3 errors, 1 warning, 1 ' +
    'note\n',
  );
});

test('at most twenty of a code are shown, and the rest is counted', () => {
  const many = Array.from({ length: 57 }, (_, index) => finding({ message: `number ${index + 1}` }));
  const printed = printDiagnostics([...many, finding({ code: 'HG3001' })], printing);
  expect(printed.match(/error\[HG2001\]/g)).toHaveLength(20);
  expect(printed).toContain('number 20\n\n… 37 more of HG2001; --json lists all of them\n\nerror[HG3001]');
  expect(printed.endsWith('\n58 errors\n')).toBe(true);
});

test('text of the user can neither steer the terminal nor pass for another line', () => {
  const printed = printDiagnostics(
    [finding({ message: 'a\u001B[31m\n::error::forged\rb', at: { file: 'x\u0007.md' as SourcePath } })],
    printing,
  );
  expect(printed).toBe('error[HG2001]: a␛[31m\n    | ::error::forged␍b\n  x␇.md\n');
});

test('colours mark the severity, the gutter and the carets', () => {
  const style = createStyle({ write: () => undefined }, { FORCE_COLOR: '1' });
  const at = { file: 'b.md' as SourcePath, line: 3, column: 1, length: 3, lineText: 'abc' };
  expect(printDiagnostics([finding({ severity: 'warning', at })], { ...printing, style })).toBe(
    '\u001B[33m\u001B[1mwarning[HG2001]\u001B[22m\u001B[39m: \u001B[1mIt is wrong.\u001B[22m\n  b.md:3:1\n\u001B[2m    3 | ' +
    '\u001B[22mabc\n\u001B[2m      | \u001B[22m\u001B[33m^^^\u001B[39m\n',
  );
});

test('counts name errors first and leave out what is not there', () => {
  expect(countDiagnostics([])).toBe('');
  expect(countDiagnostics([finding({ severity: 'warning' }), finding({})])).toBe('1 error, 1 warning');
});
