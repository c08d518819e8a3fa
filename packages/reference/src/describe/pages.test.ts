import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compilePage } from '../testing/compile-page.ts';

const folder = join(import.meta.dirname, '../../fixtures');

/** The page of `fixtures/<name>/input.yaml` beside the fixture's `files`. */
async function compileFixture(name: string): Promise<string> {
  const at = (path: string): string => join(folder, name, path);
  const names = existsSync(at('files')) ? readdirSync(at('files'), { recursive: true, encoding: 'utf8' }) : [];
  const files = Object.fromEntries(names.filter((path) => /\.\w+$/.test(path)).map((path) => [path, readFileSync(at(`files/${path}`), 'utf8')]));
  const { value, diagnostics } = await compilePage(readFileSync(at('input.yaml'), 'utf8'), files);
  return `${JSON.stringify({ ...value, diagnostics }, null, 2)}\n`;
}

describe('descriptions', () => {
  test.each(readdirSync(folder))('%s gives the article of its fixture', async (name) => {
    const written = await compileFixture(name);
    const path = join(folder, name, 'article.json');
    if (process.env['UPDATE'] === '1') writeFileSync(path, written);
    expect(JSON.parse(written)).toEqual(JSON.parse(readFileSync(path, 'utf8')));
  });
});

const cases: { readonly [what: string]: { readonly text: string; readonly finds: readonly string[] } } = {
  'a description without names': { text: 'kind: type\nsummary: А.\n', finds: ['HG2011 1:1+10'] },
  'a description without kind': { text: 'summary: А.\n', finds: ['HG2011 1:1+11'] },
  'a type that cannot be read': {
    text: 'kind: type\nname: { ru: А, en: A }\nsummary: Б.\nextends: ["Массив<Строка"]\n',
    finds: ['HG2701 4:12+13'],
  },
  'a parameter that is not explained, and a summary that repeats the name of its type': {
    text: 'kind: type\nname: { ru: Книга, en: Book }\nsummary: Книга.\nmethods:\n  - name: { ru: РазмерСтраницы, en: PageSize }\n    summary: Возвращает размер страниц.\n    parameters:\n      - { name: { ru: Номер, en: No }, type: Число }\n      - { name: { ru: Раз, en: Times }, type: Число, description: Сколько раз повторить. }\n',
    finds: ['HG2703 3:10+6', 'HG2702 8:23+5'],
  },
  'a member that is described twice': {
    text: 'kind: type\nname: { ru: Книга, en: Book }\nsummary: Листы.\nmethods:\n  - { name: { ru: Открыть, en: Open }, summary: Кладёт на стол. }\n  - { name: { ru: Открыть, en: Read }, summary: Берёт с полки. }\n',
    finds: ['HG2704 6:19+7'],
  },
  'an enumeration without items': { text: 'kind: enumeration\nname: { ru: Цвет, en: Color }\nsummary: Оттенки света.\n', finds: ['HG2705 2:13+4'] },
  'what groups name twice, misspell or leave out': {
    text: 'kind: type\nname: { ru: А, en: A }\nsummary: Б.\ngroups:\n  Свет: [Зажечь, Гасит]\n  Прочее: [Зажечь]\nmethods:\n  - { name: { ru: Зажечь, en: Light }, summary: Даёт. }\n  - { name: { ru: Гасить, en: Dim }, summary: Убирает. }\n',
    finds: ['HG2706 5:18+5', 'HG2706 6:12+6', 'HG2707 9:19+6'],
  },
  'pages of groups in a file that becomes one page': {
    text: 'kind: type\nname: { ru: А, en: A }\nsummary: Б.\ngroups:\n  Свет: [Зажечь]\npages:\n  Свет: light\nmethods:\n  - { name: { ru: Зажечь, en: Light }, summary: Даёт. }\n',
    finds: ['HG2709 7:9+5'],
  },
  'an address of a group that cannot be one': {
    text: 'kind: type\nname: { ru: А, en: A }\nsummary: Б.\npages:\n  Свет: Свет и тень\n',
    finds: ['HG2005 5:9+11'],
  },
  'evidence of a kind that nobody knows': {
    text: 'kind: type\nname: { ru: А, en: A }\nsummary: Б.\nevidence: guessed\n',
    finds: ['HG2005 4:11+7'],
  },
  'a misspelt key of a description': { text: 'kind: type\nname: { ru: А, en: A }\nsummary: Б.\nsinse: "1"\n', finds: ['HG2003 4:1+5'] },
  'a mistake in a block of a description': {
    text: 'kind: type\nname: { ru: А, en: A }\nsummary: Б.\ndescription: |\n  Первая строка.\n\n  :::warnign\n  Текст со [ссылкой](javascript:alert).\n  :::\n',
    finds: ['HG2201 7:3+10', 'HG2602 8:22+16'],
  },
};

test.each(Object.entries(cases))('%s is found where it stands', async (_what, { text, finds }) => {
  const { diagnostics } = await compilePage(text);
  expect(diagnostics.map(({ code, at }) => `${code} ${at?.line ?? 0}:${at?.column ?? 0}+${at?.length ?? 0}`)).toEqual(finds);
});
