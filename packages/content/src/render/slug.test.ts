import { describe, expect, test } from '@jest/globals';
import { createIdRegister } from '@helpgen/model';
import { slugOf } from './slug.ts';

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
