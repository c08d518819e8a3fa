import { expect, test } from '@jest/globals';
import { ByteWriter, countDigits } from './byte-writer.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test('decimals of every length are written as String writes them', () => {
  const values = [0, 2_147_483_647];
  for (let power = 1; power <= 1_000_000_000; power *= 10) values.push(power - 1, power, power + 1);
  for (const value of values) {
    const out = new ByteWriter(1);
    out.decimal(value);
    expect(decode(out.finish())).toBe(String(value));
    expect(countDigits(value)).toBe(String(value).length);
  }
});

test('text of any script survives growth', () => {
  const out = new ByteWriter(1);
  out.text('Привет, 𝒳');
  out.ascii('!');
  out.copy(new TextEncoder().encode('файл'), 0, 4);
  expect(decode(out.finish())).toBe('Привет, 𝒳!фа');
});

test('what fills the writer to the last byte is handed over without a copy', () => {
  const out = new ByteWriter(2);
  out.ascii('ab');
  expect(out.finish()).toBe(out.bytes);
});

test('a text of any length and script is written with its size', () => {
  for (const sign of ['a', 'я', '語', '𝒳', '"']) {
    for (const length of [0, 1, 21, 42, 47, 48, 63, 64, 127, 128, 5461, 8192, 20_000]) {
      const text = sign.repeat(length);
      const expected = new TextEncoder().encode(text);
      const out = new ByteWriter(1);
      out.sizedText(text);
      const size = new ByteWriter();
      size.varint(expected.length);
      size.copy(expected);
      expect(Buffer.compare(out.finish(), size.finish())).toBe(0);
    }
  }
});
