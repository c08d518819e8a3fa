import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folders = ['theme/css', 'theme/src', 'reference/css', 'reference/src', 'runtime/src'];
const sheets = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
  .filter((path) => /\.css$|-styles\.ts$/.test(path));

/** What is the same whatever the direction of the page, and why. */
const reasons: readonly (readonly [place: RegExp, why: string])[] = [
  [/\.hg-copy-name|\.hg-copy|\.hg-copied|\.hg-wrap/, 'the drawing of a sign'],
  [/closed'\]\) > /, 'two sides of a square, turned for the direction by its own rule'],
  [/\.hg-code-title|\.hg-numbered|\.hg-line-numbers|\.hg-code\b|\.line\b/, 'code, which runs from left to right'],
  [/\.hg-found-chip|\.hg-zoom/, 'stands in the middle'],
];

const sided = /(?<![-\w])(?:left|right)\s*:|(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right)|float:\s*(?:left|right)/;
const shorthand = /(?<![-\w])(?:padding|margin|inset|border-width|border-color|border-style)\s*:\s*([^;}]+)/g;
const value = /(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g;

/** Whether a declaration says of the left another thing than of the right. */
function isPhysical(declarations: string): boolean {
  const uneven = [...declarations.matchAll(shorthand)].some(([, text = '']) => {
    const [, right, , left] = text.match(value) ?? [];
    return left !== undefined && right !== left;
  });
  return uneven || sided.test(declarations);
}

test('what the rule finds', () => {
  expect(['padding: 0 1rem 0 2rem', 'margin-left: 1px', 'inset: 0 auto 0 0', 'text-align: left'].filter((text) => !isPhysical(text))).toEqual([]);
  expect(['padding: 0 1rem 2rem', 'padding: 0 1rem 2rem 1rem', 'inset-inline: 0 auto', 'text-align: start', 'clip-path: polygon(0 9%, 21% 0)'].filter(isPhysical)).toEqual([]);
});

test('no sheet of ours says left or right: what follows the direction of a page is said by start and end', () => {
  const found: string[] = [];
  for (const sheet of sheets) {
    const text = readFileSync(join(root, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selector = '', declarations = ''] of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      if (isPhysical(declarations) && !reasons.some(([place]) => place.test(selector))) found.push(`${sheet}: ${selector.trim()}`);
    }
  }
  expect(sheets.length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});
