import { expect, test } from '@jest/globals';
import { decodeText } from './text-bytes.ts';

test('bytes that are no UTF-8 are refused, and a byte order mark is no text', () => {
  expect(decodeText(Buffer.from('\ufeffМассив 😀'))).toBe('Массив 😀');
  // Cut short, a follower alone, half a surrogate pair, never a byte of UTF-8, Windows-1251.
  for (const hex of ['d1', '80', 'eda080', 'ff', 'cce0f1f1e8e2']) expect(() => decodeText(Buffer.from(hex, 'hex'))).toThrow('encoded data was not valid');
});
