// Cuts the fonts of the theme down to what Latin and Cyrillic pages are written with, once, when the package is built:
// dist/fonts. The licences go along.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'dist/fonts');
const require = createRequire(import.meta.url);

// Those that are not Latin are the same as `unicode-range` in css/fonts.css says.
const marks = '\u2002\u2003\u2009\u200a\u2010\u2011–—‘’‚“”„†‡•…\u202f‰‹›€₽™←↑→↓−≈≠≤≥';
const scripts = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xbf)}×÷${marks}`,
  'latin-ext': `${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}`,
  cyrillic: `\u0301Ёё${range(0x410, 0x44f)}№`,
  'cyrillic-ext': `\u0400${range(0x402, 0x40f)}\u0450${range(0x452, 0x45f)}Ґґ`,
};
// Code is written in fewer letters.
const codeScripts = { latin: `${range(0x20, 0x7e)}\u00a0«»–—…←→≠≤≥`, cyrillic: `ЁёҐґ${range(0x410, 0x44f)}№` };
// Copyright, licence and its address stay in the fonts themselves.
const legalNames = [0, 13, 14];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await cut('onest', 'onest', scripts, { min: 400, max: 700 });
await cut('jetbrains-mono', 'mono', codeScripts, { min: 400, max: 600 });

/** Writes the letters of `letters` out of the font `family` as `name`, in the weights from that of text to that of headings. */
async function cut(family, name, letters, weights) {
  const source = path.dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  for (const [script, text] of Object.entries(letters)) {
    const whole = readFileSync(path.join(source, `files/${family}-${script.replace('-ext', '')}-wght-normal.woff2`));
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, noLayoutClosure: true, preserveNameIds: legalNames };
    writeFileSync(path.join(folder, `${name}-${script}.woff2`), await subsetFont(whole, text, options));
  }
  // Under another name: a package that has a file called LICENSE anywhere gets none of its own when it is packed.
  copyFileSync(path.join(source, 'LICENSE'), path.join(folder, `OFL-${name}.txt`));
}

function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
