// Cuts the font of the theme down to what Latin and Cyrillic pages are written with, once, when the package is built:
// dist/fonts. The weights reach from the text's to that of headings; the licence goes along.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist/fonts');
const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource-variable/onest/package.json'));

// The same as `unicode-range` in css/fonts.css says.
const scripts = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + '\u2002\u2003\u2009\u200a\u2010\u2011–—‘’‚“”„†‡•…\u202f‰‹›€₽™←↑→↓−≈≠≤≥',
  cyrillic: `\u0301${range(0x400, 0x45f)}\u0490\u0491№`,
};
// Copyright, licence and its address stay in the font itself.
const legalNames = [0, 13, 14];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [script, letters] of Object.entries(scripts)) {
  const whole = readFileSync(path.join(source, `files/onest-${script}-wght-normal.woff2`));
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: true,
    preserveNameIds: legalNames,
  });
  writeFileSync(path.join(folder, `onest-${script}.woff2`), cut);
}
// Under another name: a package that has a file called LICENSE anywhere gets none of its own when it is packed.
copyFileSync(path.join(source, 'LICENSE'), path.join(folder, 'OFL.txt'));

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
