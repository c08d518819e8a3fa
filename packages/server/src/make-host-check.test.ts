import { expect, test } from '@jest/globals';
import { makeHostCheck } from './make-host-check.ts';

test.each([
  ['127.0.0.1', ['127.0.0.1', '127.0.0.1:3000', 'localhost:3000', 'LOCALHOST', '[::1]:3000']],
  ['docs.test', ['docs.test:80', 'localhost']],
  ['0.0.0.0', ['192.168.1.5:3000', 'machine:3000', '[fe80::1]:3000', 'localhost']],
])('a server on %s answers under its names', (host, names) => {
  const isAllowed = makeHostCheck(host, 'machine');
  expect(names.filter((name) => !isAllowed(name))).toEqual([]);
});

test.each([
  ['127.0.0.1', ['evil.test', '192.168.1.5:3000', 'machine', '', 'localhost.evil.test', 'localhost:3000@evil.test', 'localhost:x', '127.0.0.1.nip.test', '::1']],
  ['0.0.0.0', ['evil.test', 'evil.test:3000', '1.2.3.4.5']],
])('a server on %s does not answer under other names', (host, names) => {
  const isAllowed = makeHostCheck(host, 'machine');
  expect(names.filter(isAllowed)).toEqual([]);
});
