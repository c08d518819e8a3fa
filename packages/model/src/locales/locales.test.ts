import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { localeOf } from './locale-of.ts';

const note = '// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.\n';
const here = import.meta.dirname;
const locales = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).toSorted();
const sets = readdirSync(join(here, 'en')).map((file) => basename(file, '.ts'));

/** One module a set, so that a browser loads with each part what the part says, and nothing else. */
const generated = new Map([
  ['locale-codes.ts', writeCodes()],
  ...sets.map((set) => [`${set}.ts`, writeSet(set)] as const),
]);

test('the lists of words are those of the folders (UPDATE=1 writes them)', () => {
  for (const [path, text] of generated) {
    const file = join(here, path);
    if (process.env['UPDATE'] === '1') writeFileSync(file, text);
    expect({ path, text: existsSync(file) ? readFileSync(file, 'utf8') : '' }).toEqual({ path, text });
  }
});

test('a locale takes the words of its own, else of its language, else English ones', () => {
  expect(['ru', 'ru-RU', 'RU', 'en-GB', 'rue', 'de'].map(localeOf)).toEqual(['ru', 'ru', 'ru', 'en', 'en', 'en']);
});

function writeCodes(): string {
  return `${note}/** The locales that have words: the folders of this one. */
export const localeCodes = [${locales.map((code) => `'${code}'`).join(', ')}] as const;

/** A locale that has words. */
export type LocaleCode = (typeof localeCodes)[number];
`;
}

function writeSet(set: string): string {
  return `${note}import type { LocaleCode } from './locale-codes.ts';
${locales.map((code) => `import { ${set}Words as ${nameOf(code)} } from './${code}/${set}.ts';\n`).join('')}
/** The words of \`${set}\` by locale. */
export const ${set}Words: { readonly [code in LocaleCode]: typeof en } = { ${locales.map((code) => (code === nameOf(code) ? code : `'${code}': ${nameOf(code)}`)).join(', ')} };
`;
}

/** `pt-BR` as a name in a program. */
function nameOf(code: string): string {
  return code.replaceAll('-', '');
}
