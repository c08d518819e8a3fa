import { expect, test } from '@jest/globals';
import { parseRequestTarget } from './parse-request-target.ts';

test.each([
  ['/', { path: '/', query: '' }],
  ['/a?b=%2F#c', { path: '/a', query: '?b=%2F' }],
  ['/%D0%B4', { path: '/д', query: '' }],
  ['/%252e%252e/', { path: '/%2e%2e/', query: '' }],
  ['//evil.test/', { path: '//evil.test/', query: '' }],
  ['http://localhost:3000', { path: '/', query: '', authority: 'localhost:3000' }],
  ['HTTP://localhost/a?b', { path: '/a', query: '?b', authority: 'localhost' }],
])('%s is read once', (target, expected) => {
  expect(parseRequestTarget(target)).toEqual(expected);
});

test.each(['', '*', 'a', 'ftp://x/', 'example.test:443', '/%', '/%zz', '/%ff', '/a%00', '/a%0d%0aSet-Cookie:x', '/..%5c..%5cx', '?a', 'http://x?a'])(
  '%j is no target',
  (target) => {
    expect(parseRequestTarget(target)).toBeUndefined();
  },
);

test('a query cannot end a header line', () => {
  expect(parseRequestTarget('/a?b\r\nSet-Cookie: x')?.query).toBe('?bSet-Cookie:x');
});
