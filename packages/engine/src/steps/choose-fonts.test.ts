import { expect, test } from '@jest/globals';
import type { OutputPath } from '@helpgen/model';
import { chooseFonts } from './choose-fonts.ts';

const files = ['client-0-a.css', 'brand-1-a.woff2', 'onest-cyrillic-2-a.woff2', 'onest-cyrillic-ext-3-a.woff2', 'onest-latin-4-a.woff2', 'onest-greek-5-a.woff2', 'mono-latin-6-a.woff2'].map((name) => `assets/${name}` as OutputPath);

test.each([
  ['ru', ['brand-1-a', 'onest-cyrillic-2-a', 'onest-latin-4-a']],
  ['kk', ['brand-1-a', 'onest-cyrillic-2-a', 'onest-latin-4-a']],
  ['en-GB', ['brand-1-a', 'onest-latin-4-a']],
  ['el', ['brand-1-a', 'onest-latin-4-a', 'onest-greek-5-a']],
  ['sr-Latn', ['brand-1-a', 'onest-latin-4-a']],
])('a page in %s loads ahead the fonts of its script and of Latin', (locale, names) => {
  expect(chooseFonts(files, locale)).toEqual(names.map((name) => `assets/${name}.woff2`));
});
