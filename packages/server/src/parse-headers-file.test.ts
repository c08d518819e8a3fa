import { expect, test } from '@jest/globals';
import { headersFor, parseHeadersFile } from './parse-headers-file.ts';

const rules = parseHeadersFile(
  [
    '# a comment',
    '/*',
    "  Content-Security-Policy: default-src 'self'; img-src *",
    '  X-Frame-Options: DENY',
    '',
    '/docs/assets/*',
    '  Cache-Control: immutable',
    '  Content-Length: 5',
    '  X-Bad: a\u0001b',
    '/a/*/c',
    '\tX-Deep: yes',
    'no pattern',
  ].join('\n'),
);

test('every rule that matches adds its headers', () => {
  expect(Object.fromEntries(headersFor(rules, '/docs/', '/docs/'))).toEqual({
    'content-security-policy': "default-src 'self'; img-src *",
    'x-frame-options': 'DENY',
  });
  expect(headersFor(rules, '/docs/assets/x.js', '/docs/').get('cache-control')).toBe('immutable');
});

test('patterns may leave out the base path, and a star stands for any text', () => {
  expect(headersFor(rules, '/docs/a/b/b/c', '/docs/').get('x-deep')).toBe('yes');
  expect(headersFor(rules, '/docs/a/c', '/docs/').get('x-deep')).toBeUndefined();
  expect(headersFor(rules, '/docs/a/b/cd', '/docs/').get('x-deep')).toBeUndefined();
});

test('headers that would break the answer are passed over', () => {
  const headers = headersFor(rules, '/docs/assets/x.js', '/docs/');
  expect(headers.has('content-length')).toBe(false);
  expect(headers.has('x-bad')).toBe(false);
});

test('a pattern of many stars takes no time', () => {
  const hard = parseHeadersFile(`/${'*a'.repeat(5000)}*b\n  X-Hard: yes`);
  expect(headersFor(hard, `/${'a'.repeat(20_000)}`, '/').has('x-hard')).toBe(false);
});
