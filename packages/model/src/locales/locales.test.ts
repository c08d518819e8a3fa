import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { localeOf } from './locale-of.ts';

const note = '// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.\n';
const here = import.meta.dirname;
const locales = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).toSorted();
const sets = readdirSync(join(here, 'en')).map((file) => basename(file, '.json'));

/** What the words of each set are for. */
const contents: { readonly [set: string]: string } = {
  article: 'What articles say, written on the server alone.',
  blocks: 'What blocks say that copy, wrap and scroll.',
  card: 'What the card of a term or a name says.',
  content: 'The few words that compiled content carries itself. Of the quotation marks the outer pair.',
  diagram: 'What is said where a diagram could not be drawn.',
  feedback: 'What the feedback widget says.',
  interface: 'What the interface says on both sides.',
  menu: 'What the menu of the page says beyond its links.',
  palette: 'What the search box offers besides what it finds, and the dialog of keys.',
  preview: 'What the preview says. Of a `|` list the form that goes with the number before it; `whole` names what stands in no file.',
  search: 'What the search says.',
  sidebar: 'What the sidebar says.',
  site: 'What the site adds itself: titles of pages, the text of redirects, what feedback asks.',
  zoom: 'What enlarged images say.',
};

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
  const tags = ['ru', 'ru-RU', 'RU', 'en-GB', 'rue', 'nb', 'de-AT', 'pt-BR'];
  expect(tags.map(localeOf)).toEqual(['ru', 'ru', 'ru', 'en', 'en', 'en', 'de', 'pt']);
});

test('Chinese takes the words of its script, which its region tells where it is not named', () => {
  expect(['zh', 'zh-CN', 'zh-SG', 'zh-hans', 'zh-Hans-HK'].map(localeOf)).toEqual(Array(5).fill('zh-Hans'));
  expect(['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant', 'zh-Hant-CN'].map(localeOf)).toEqual(Array(5).fill('zh-Hant'));
});

test('at least sixteen languages have words', () => {
  expect(locales).toEqual(expect.arrayContaining('ru en de fr es pt it pl uk kk tr zh-Hans zh-Hant ja ko ar'.split(' ')));
});

describe.each(locales.filter((code) => code !== 'en'))('the words of %s', (code) => {
  test('are those of English, none of them empty, with the same values in each', () => {
    const english = readWords('en');
    const own = readWords(code);
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [key, text] of own) {
      expect(text).toBe(text.trim());
      expect({ key, isEmpty: text === '' }).toEqual({ key, isEmpty: false });
      // A form for one or two says the number in words.
      const forms = text.split('|').filter((_, index, all) => all.length < 6 || index > 2);
      for (const form of forms) expect({ key, values: valuesOf(form) }).toEqual({ key, values: valuesOf(english.get(key) ?? '') });
    }
  });

  test('are its own, but for the words that it shares with English', () => {
    const english = readWords('en');
    const same = [...readWords(code)].filter(([key, text]) => text === english.get(key) && !key.endsWith('.quotes')).map(([, text]) => text);
    expect([...new Set(same)].toSorted()).toEqual((shared[code] ?? []).toSorted());
  });

  test('have for each count as many forms as the language has for whole numbers, or one that suits all', () => {
    const rules = new Intl.PluralRules(code);
    const used = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count))).size;
    const counting = [...readWords(code)].filter(([, text]) => text.includes('|')).map(([key, text]) => [key, text.split('|').length]);
    expect(counting.filter(([, forms]) => forms !== used)).toEqual([]);
  });
});

/** What other languages say as English does. */
const shared: { readonly [code: string]: readonly string[] } = {
  de: ['Code', 'Details', 'Version', 'Version {label}', 'Version: {label}'],
  es: ['No'],
  fr: ['Code', 'Page', 'Section', 'Version', 'Version {label}', 'Versions', 'article', 'danger', 'image', 'info', 'section', 'type'],
  it: ['Formula', 'No'],
  pl: ['Diagram', 'Diagram {number}', 'diagram'],
};

/** Texts by set and key; a text with values has them in braces. */
function readWords(code: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const set of sets) {
    const words = JSON.parse(readFileSync(join(here, code, `${set}.json`), 'utf8')) as { readonly [key: string]: string };
    for (const [key, text] of Object.entries(words)) texts.set(`${set}.${key}`, text);
  }
  return texts;
}

function valuesOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
}

function writeCodes(): string {
  return `${note}/** The locales that have words: the folders of this one. */
export const localeCodes = [${locales.map((code) => `'${code}'`).join(', ')}] as const;

/** A locale that has words. */
export type LocaleCode = (typeof localeCodes)[number];
`;
}

function writeSet(set: string): string {
  const imports = locales.map((code) => `import ${nameOf(code)} from './${code}/${set}.json' with { type: 'json' };\n`);
  const fields = locales.map((code) => (code === nameOf(code) ? code : `'${code}': ${nameOf(code)}`));
  return `${note}import type { LocaleCode } from './locale-codes.ts';
${imports.join('')}
/** ${contents[set] ?? ''} */
export const ${set}Words: { readonly [code in LocaleCode]: typeof en } = {
  ${fields.join(', ')},
};
`;
}

/** `pt-BR` as a name in a program. */
function nameOf(code: string): string {
  return code.replaceAll('-', '');
}
