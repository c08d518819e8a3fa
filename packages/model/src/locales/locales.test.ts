import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { localeCodes } from './locale-codes.ts';
import { localeOf } from './locale-of.ts';

const here = import.meta.dirname;
const locales = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).toSorted();
const sets = readdirSync(join(here, 'en')).map((file) => basename(file, '.json'));

test('the modules list what the folders hold: they are made when the packages are built', async () => {
  expect(localeCodes).toEqual(locales);
  for (const set of sets) {
    const module = (await import(`./${set}.ts`)) as { readonly [name: string]: { readonly [code: string]: unknown } };
    const read = (code: string): unknown => JSON.parse(readFileSync(join(here, code, `${set}.json`), 'utf8'));
    expect({ set, words: module[`${set}Words`] }).toEqual({ set, words: Object.fromEntries(locales.map((code) => [code, read(code)])) });
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
