import { expect, test } from '@jest/globals';
import { headOf } from './analyse-site.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('the beginning of a file ends behind its front matter, however long that is, and is short where there is none', () => {
  const long = `---\ntitle: A\ndescription: ${'я'.repeat(2000)}\n---\n\nText\n`;
  expect(headOf(bytesOf(long))).toBe(long);
  const short = `---\ntitle: A\n---\n\n${'text '.repeat(1000)}`;
  expect(headOf(bytesOf(short))).toBe(short.slice(0, 1024));
  expect(headOf(bytesOf('я'.repeat(2000))).length).toBe(512);
  expect(headOf(bytesOf(''))).toBe('');
  // As it lies in a larger buffer.
  expect(headOf(bytesOf('beforeText').subarray(6))).toBe('Text');
});
