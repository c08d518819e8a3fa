import { expect, test } from '@jest/globals';
import { decodeText, encodeText } from './text-bytes.ts';

/** As it is, and within a text that is long enough for the other way. */
const placed = <T>(some: T, join: (...parts: readonly (T | string)[]) => T): readonly T[] => {
  const filler = 'ёлка-'.repeat(500);
  return [some, join(some, filler), join(filler, some), join(filler, some, filler), join('x'.repeat(3000), some)];
};

test('text becomes the bytes that the platform makes of it, half a surrogate pair included', () => {
  const encoder = new TextEncoder();
  const texts = ['', 'abc', 'Массив', '€ \u0000 \u007f\u0080\u07ff\u0800\uffff', '😀', '\ud83d', '\ude00', '\ude00\ud83d', '\ud83d\ud83d\ude00', '\ufeff'];
  for (const text of texts.flatMap((each) => placed(each, (...parts) => parts.join('')))) {
    expect(Buffer.from(encodeText(text)).equals(encoder.encode(text))).toBe(true);
  }
});

test('bytes become the text that the platform makes of them, or are refused as it refuses them', () => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const good = ['', 'abc', 'Массив', '€', '😀', '\u0000', '\ufeff', '\ufeff\ufeffабв'].map((text) => Buffer.from(text));
  // Cut short, a follower alone, too long a form, half a surrogate pair, above U+10FFFF, never a byte of UTF-8, Windows-1251.
  const bad = ['d1', 'e282', 'f09f98', '80', 'c0af', 'e08080', 'eda080', 'f4908080', 'ff', 'cce0f1f1e8e2'].map((hex) => Buffer.from(hex, 'hex'));
  for (const bytes of [...good, ...bad].flatMap((each) => placed(each, (...parts) => Buffer.concat(parts.map((part) => Buffer.from(part)))))) {
    expect(textOrNone(() => decodeText(bytes))).toBe(textOrNone(() => decoder.decode(bytes)));
  }
  for (const bytes of bad) expect(() => decodeText(bytes)).toThrow('encoded data was not valid');
});

function textOrNone(decode: () => string): string | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
