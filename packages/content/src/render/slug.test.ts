import { describe, expect, test } from '@jest/globals';
import { createIdRegister } from '@helpgen/model';
import { makeAnchor, slugOf } from './slug.ts';

describe('slugOf', () => {
  test.each([
    ['Создание массива', 'создание-массива'],
    ['HttpClient.Get()', 'httpclientget'],
    ['C# и .NET', 'c-и-net'],
    ['Ёлка — 2', 'ёлка--2'],
    ['Что нового в 9.0?', 'что-нового-в-90'],
    ['«Кавычки» и ё', 'кавычки-и-ё'],
    ['Тип Массив<Число>', 'тип-массивчисло'],
    ['a_b', 'a_b'],
    ['🚀 Старт', '-старт'],
    ['⚙️ Настройка', '-настройка'],
    ['й', 'й'],
  ])('%s becomes %s', (text, slug) => {
    expect(slugOf(text, false)).toBe(slug);
  });

  test('keeps the case of letters when told so', () => {
    expect(slugOf('HttpClient Get', true)).toBe('HttpClient-Get');
  });
});

describe('createIdRegister', () => {
  test('numbers what is taken, and steps around what looks like a number', () => {
    const register = createIdRegister();
    register.claim('а-1');
    expect([register.make('а'), register.make('а'), register.make('а'), register.make('')]).toEqual(['а', 'а-2', 'а-3', 'section']);
  });
});

describe('anchors of other generators', () => {
  // What MkDocs 1.6 and VitePress 1.6 write for these headings, one after the other on a page.
  test.each([
    ['python-markdown', ['What it is', 'What it is', 'Установка', 'Удаление', 'C++ & Go_1', 'Où?'], ['what-it-is', 'what-it-is_1', '_1', '_2', 'c-go_1', 'ou']],
    ['vitepress', ['What it is', 'What it is', 'Установка', '2.0 — new!', 'C++ & Go_1', 'Où?'], ['what-it-is', 'what-it-is-1', 'установка', '_2-0-—-new', 'c-go-1', 'ou']],
    ['github', ['What it is', 'What it is', 'Установка', '2.0 — new!'], ['what-it-is', 'what-it-is-1', 'установка', '20--new']],
  ] as const)('%s', (anchors, headings, ids) => {
    const register = createIdRegister();
    expect(headings.map((text) => makeAnchor(text, { anchors, maintainAnchorCase: false }, register))).toEqual(ids);
  });
});
