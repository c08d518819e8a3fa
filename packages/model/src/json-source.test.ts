import { describe, expect, test } from '@jest/globals';
import { parseJsonSource, spanOfKey, spanOfValue } from './json-source.ts';
import type { SourcePath } from './paths.ts';

const parse = (text: string) => parseJsonSource({ path: 'x.json' as SourcePath, text, digest: '' });
const codes = (text: string) => parse(text).diagnostics.map(({ code }) => code);

describe('JSON text', () => {
  test.each([
    'null', 'true', ' false ', '0', '-0', '1.5e-3', '1E+2', '""', '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u0416\\ud83d\\ude00"'.replaceAll('\\b\\f', ''), '[]', '{}', '[[],{}]',
    '{"a":{"b":[1,"2",null]},"":0}', '\t{ "ключ" :\r\n[ 1 , 2 ] }\n', '"\u2028 \u00a0 é é 😀"', '123456789012345678901234567890',
  ])('%s has the value that JSON.parse gives', (text) => {
    const { value, diagnostics } = parse(text);
    expect(diagnostics).toEqual([]);
    expect(value?.value).toStrictEqual(JSON.parse(text));
  });

  test.each([
    '', ' ', 'nul', 'nulll', 'True', 'NaN', 'Infinity', 'undefined', '+1', '.5', '1.', '01', '-', '1e', '0x10', '1_000', '"', '"a', '"\n"', '"\\x"', '"\\u12"', '"\t"',
    "'a'", '[', ']', '[1', '[1,,2]', '[,1]', '[1 2]', '{', '}', '{"a"}', '{"a" 1}', '{"a":}', '{"a":1,,}', '{a:1}', '{1:2}', '{"a":1 "b":2}', '[1]]', '[1] x', '\u00a01', '#', '{"a":1;}',
  ])('%j is not JSON', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(codes(text)).toContain('HG1001');
  });

  test('a number that no program can hold is refused, though JSON.parse makes it infinite', () => {
    expect(codes('[1e999]')).toEqual(['HG1001']);
  });

  test('reading goes on over comments, commas, quotes and keys without quotes', () => {
    const { value, diagnostics } = parse("/* a */ { a: 'x', \"b\": [1 2,], // c\n \"d\": 3 }");
    expect(diagnostics.map(({ code, at }) => `${code} ${at?.line}:${at?.column}`)).toEqual([
      'HG1002 1:1', 'HG1001 1:11', 'HG1001 1:14', 'HG1001 1:27', 'HG1003 1:28', 'HG1002 1:32',
    ]);
    expect(value?.value).toEqual({ a: 'x', b: [1, 2], d: 3 });
  });

  test('of two equal keys the first counts, and the second is told', () => {
    const { value, diagnostics } = parse('{"a": 1, "a": 2}');
    expect(diagnostics.map(({ code }) => code)).toEqual(['HG1004']);
    expect(value?.value).toEqual({ a: 1 });
  });

  test('an open bracket is shown beside the end of the file', () => {
    const [finding] = parse('{\n "a": [1,\n').diagnostics;
    expect(finding).toMatchObject({ code: 'HG1001', at: { line: 3, column: 1 }, related: [{ at: { line: 2, column: 7, length: 1 } }] });
  });

  test('a hundred levels are read, one more is refused', () => {
    expect(codes('['.repeat(100) + ']'.repeat(100))).toEqual([]);
    expect(codes('['.repeat(101) + ']'.repeat(101))).toEqual(['HG1005']);
  });

  test('any text at all ends in a value or a finding', () => {
    const pieces = ['{', '}', '[', ']', ',', ':', '"a"', '"', "'", '1', '-', 'true', '//', '/*', '*/', '\\', '\n', ' ', 'x', '\ud800', '\u0000'];
    let state = 1;
    for (let round = 0; round < 4000; round += 1) {
      let text = '';
      for (let length = 0; length < round % 12; length += 1) {
        state = (state * 48_271) % 0x7fffffff;
        text += pieces[state % pieces.length] ?? '';
      }
      const { value, diagnostics } = parse(text);
      expect(value !== undefined || diagnostics.length > 0).toBe(true);
      if (diagnostics.length === 0) expect(value?.value).toEqual(JSON.parse(text));
    }
  });
});

describe('places', () => {
  const { value: source } = parse('{\n  "a": { "ключ": [1, {"b": "x"}] }\n}');

  test('a value and a key have their own spans', () => {
    expect(source && spanOfValue(source, ['a', 'ключ', 1, 'b'])).toEqual({ line: 2, column: 28, length: 3 });
    expect(source && spanOfKey(source, ['a', 'ключ'])).toEqual({ line: 2, column: 10, length: 6 });
  });

  test('what is not there is placed at what is around it', () => {
    expect(source && spanOfValue(source, ['a', 'ключ', 5, 'b'])).toEqual({ line: 2, column: 18, length: 15 });
    expect(source && spanOfKey(source, ['a', 'x'])).toEqual({ line: 2, column: 8, length: 27 });
  });
});
