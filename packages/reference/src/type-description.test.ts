import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { makeDescriptionJsonSchema } from './description-json-schema.ts';
import { parseTypeDescriptionData } from './parse-type-description.ts';
import { parseTypeNotation } from '@helpgen/script';
import type { TypeNotation } from '@helpgen/script';

interface JsonSchema {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly definitions?: { readonly [name: string]: JsonSchema };
  readonly description?: string;
  readonly properties?: { readonly [key: string]: JsonSchema };
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

const schemaFile = new URL('../type-description.schema.json', import.meta.url);

describe('the schema of type descriptions', () => {
  test('type-description.schema.json is in step with it (UPDATE=1 writes it)', () => {
    const content = `${JSON.stringify(makeDescriptionJsonSchema(), null, 2)}\n`;
    if (process.env['UPDATE'] === '1') writeFileSync(schemaFile, content);
    expect(readFileSync(schemaFile, 'utf8')).toBe(content);
  });

  test('has a sentence for each key', () => {
    const schema = makeDescriptionJsonSchema();
    expect(silentKeys(schema, schema, '')).toEqual([]);
  });

  const least = { kind: 'type', name: { ru: 'Массив', en: 'Array' }, summary: 'Набор.' };

  test('admits a description of its least keys', () => {
    expect(parseTypeDescriptionData(least)).toEqual({ value: least, findings: [] });
  });

  test('names the keys that are allowed where an unknown one stands, in lists too', () => {
    const { findings } = parseTypeDescriptionData({ ...least, methods: [{ name: { ru: 'А', en: 'A' }, summary: 'Да.', parametrs: [] }] });
    expect(findings).toMatchObject([{ kind: 'unknown-key', path: ['methods', 0, 'parametrs'] }]);
    expect(findings[0]?.allowed).toContain('parameters');
  });

  test('tells a missing key from a wrong value', () => {
    expect(parseTypeDescriptionData({ kind: 'type', name: { ru: 'А' }, summary: 3 }).findings.map(({ kind, path }) => [kind, path.join('.')])).toEqual([
      ['missing-key', 'name.en'],
      ['wrong-type', 'summary'],
    ]);
    expect(parseTypeDescriptionData({}).findings).toMatchObject([{ kind: 'missing-key', path: ['kind'] }]);
    expect(parseTypeDescriptionData({ ...least, kind: 'class' }).findings).toMatchObject([{ kind: 'wrong-value', path: ['kind'] }]);
  });

  test('lets a namespace have functions of its own', () => {
    const space = { ...least, kind: 'namespace', methods: [{ name: { ru: 'Корень', en: 'Sqrt' }, summary: 'Извлекает корень.' }] };
    expect(parseTypeDescriptionData(space)).toEqual({ value: space, findings: [] });
  });

  test('refuses what the kind cannot have', () => {
    expect(parseTypeDescriptionData({ ...least, kind: 'namespace', values: [] }).findings).toMatchObject([{ kind: 'unknown-key', path: ['values'] }]);
  });
});

describe('the notation of types', () => {
  test.each([
    ['Строка?', ['Строка']],
    ['Строка|Число|?', ['Строка', 'Число']],
    ['Соответствие<Строка, Массив<Число>>', ['Соответствие', 'Строка', 'Массив', 'Число']],
    ['(ТипЭлемента, Число)->Булево', ['ТипЭлемента', 'Число', 'Булево']],
    ['()->ничто', ['ничто']],
    ['(()->Булево)?', ['Булево']],
    ['Стд::Xml::Dom::УзелXmlDom', ['Стд::Xml::Dom::УзелXmlDom']],
    ['Внешний.Вложенный<Ключ=Строка>', ['Внешний.Вложенный', 'Строка']],
  ])('%s names its types', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test.each([['Массив<Строка', 13], ['Строка Число', 7], ['', 0], ['(Число, Строка)', 15], ['Массив<>', 7]])('%s is none', (text, offset) => {
    expect(namesIn(text)).toBe(offset);
  });

  test('one type has a head with its arguments, and a union has none', () => {
    expect(parseTypeNotation('Соответствие<Строка, Массив<Число>>')).toMatchObject({ head: { name: 'Соответствие', arguments: ['Строка', 'Массив<Число>'] } });
    for (const text of ['Строка|Число', 'Строка?', '(Строка)->Число']) expect(parseTypeNotation(text)).not.toHaveProperty('head');
  });

  test('says what a value may be, with what a function takes and gives', () => {
    const text = '(Строка?|Массив<(А, Б)->В>)|(Файл, ()->Число)->Дата?|?';
    const { alternatives } = parseTypeNotation(text) as TypeNotation;
    expect(alternatives).toEqual([
      { name: 'Строка', arguments: [] },
      { name: 'Массив', arguments: ['(А, Б)->В'] },
      { parameters: ['Файл', '()->Число'], result: 'Дата?|?' },
    ]);
  });
});

function silentKeys(schema: JsonSchema, root: JsonSchema, path: string): readonly string[] {
  const resolve = (node: JsonSchema): JsonSchema => (node.$ref === undefined ? node : { ...root.definitions?.[node.$ref.replace('#/definitions/', '')], ...node, $ref: '' });
  const visit = (node: JsonSchema, at: string): readonly string[] => {
    const { properties = {}, items, anyOf = [], oneOf = [] } = resolve(node);
    const inside = Object.entries(properties).flatMap(([key, value]) => {
      const { description, const: fixed } = resolve(value);
      return [...(fixed === undefined && !/[^.]\.$/.test(description ?? '') ? [`${at}.${key}`] : []), ...visit(value, `${at}.${key}`)];
    });
    return [...inside, ...(items === undefined ? [] : visit(items, `${at}[]`)), ...[...anyOf, ...oneOf].flatMap((option) => visit(option, at))];
  };
  return visit(schema, path);
}

/** The names of types in a notation, or where it stops being one. */
function namesIn(text: string): readonly string[] | number {
  const notation = parseTypeNotation(text);
  return 'offset' in notation ? notation.offset : notation.names.map(({ name, start, end }) => (text.slice(start, end) === name ? name : 'misplaced'));
}
