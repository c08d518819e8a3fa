import { expect, test } from '@jest/globals';
import { imageSizeOf } from './image-size.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part)));

test.each([
  ['PNG', bytes('\u0089PNG\r\n\u001a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1, 44, 0, 0, 0, 200])],
  ['GIF', bytes('GIF89a', [44, 1, 200, 0])],
  ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, 8, 0, 200, 1, 44])],
  ['WebP, lossy', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 1, 200, 0])],
  ['WebP, lossless', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f], [299 & 0xff, (299 >> 8) | ((199 & 3) << 6), 199 >> 2, 0])],
  ['WebP, extended', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0, 0, 0, 0, 0], [43, 1, 0, 199, 0, 0])],
  ['SVG by width and height', bytes('<?xml version="1.0"?><svg width="300px" height="200" viewBox="0 0 1 1">')],
  ['SVG by its viewBox', bytes('<svg xmlns="x" viewBox="0 0 300 200">')],
])('the size of a %s is found', (_name, image) => {
  expect(imageSizeOf(image)).toEqual({ width: 300, height: 200 });
});

test('what is cut off or no image has no size', () => {
  expect(imageSizeOf(bytes('\u0089PNG\r\n'))).toBeUndefined();
  expect(imageSizeOf(bytes('%PDF-1.7'))).toBeUndefined();
  expect(imageSizeOf(new Uint8Array())).toBeUndefined();
});
