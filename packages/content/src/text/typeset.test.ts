import { expect, test } from '@jest/globals';
import { typeset } from './typeset.ts';

/** Set with everything on; a non-breaking space is shown as `_`. */
const set = (text: string, before = ' '): string => typeset(text, before, { quotes: ['«', '»'], spaces: true }).replaceAll('\u00A0', '_');

test.each([
  ['Он сказал "да" ("нет").', 'Он сказал «да» («нет»).'],
  ['Массив - это набор -- и не больше — так.', 'Массив_— это набор_— и_не_больше_— так.'],
  ['Числа 5 - 3 и код-имя, 2020–2025, а-я', 'Числа 5 - 3 и_код-имя, 2020–2025, а-я'],
  ['В файле, к серверу, из-за него, На диске', 'В_файле, к_серверу, из-за него, На_диске'],
  ['То же самое, если бы не он ли', 'То_же самое, если_бы не_он_ли'],
  ['Ждёт 10 мс, 5 %, 10 000 строк, 12 КБ, 3 файла', 'Ждёт 10_мс, 5_%, 10_000 строк, 12_КБ, 3 файла'],
  ['Год 2024 500 записей и 1 234 567 байт', 'Год 2024 500 записей и_1_234_567_байт'],
  ['В UTF-8 с расширением, за 8 с, или -8 с', 'В_UTF-8 с_расширением, за_8_с, или -8_с'],
  ['№ 5, § 3, см. рис. 2, т. е. так, п. 4', '№_5, §_3, см._рис._2, т._е. так, п._4'],
  ['В конце\nна новой', 'В_конце\nна_новой'],
  ['Всего т. Работа идёт', 'Всего т. Работа идёт'],
])('%s is set as %s', (text, expected) => {
  expect(set(text)).toBe(expected);
});

test('what stands in front of a piece decides how it begins', () => {
  expect(set('" конец', 'x')).toBe('» конец');
  expect(set('с ним', 'ж')).toBe('с ним');
  expect(set('с ', ' ')).toBe('с_');
  expect(set(' - это', 'x')).toBe('_— это');
});

test('each half can be left out, and a text without need of it is the same', () => {
  expect(typeset('"а" в - б', ' ', { spaces: true })).toBe('"а" в\u00A0— б');
  expect(typeset('"а" в - б', ' ', { quotes: ['“', '”'], spaces: false })).toBe('“а” в - б');
  const plain = 'Просто текст без единого повода.';
  expect(set(plain)).toBe(plain);
});
