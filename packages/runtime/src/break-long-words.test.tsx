import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakLongWords, breakPieces } from './break-long-words.tsx';

test.each([
  ['РежимСовместимости', 'Режим|Совместимости'],
  ['Base64ReadableStream', 'Base64|Readable|Stream'],
  ['Std::Collections::Array<ItemType>', 'Std::|Collections::|Array|<Item|Type>'],
  ['Что такое «1С:Предприятие.Элемент Скрипт»', 'Что такое «1С:|Предприятие.|Элемент Скрипт»'],
  ['Версия 9.0.0.12345678901', 'Версия 9.0.0.12345678901'],
])('the long words of %s break at their joints alone', (name, broken) => {
  const html = renderToStaticMarkup(breakLongWords(name));
  expect(html.replaceAll('<wbr/>', '|').replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(broken);
});

test('what fits is one text, for which a document needs no marks', () => {
  expect(breakLongWords('Коллекции и последовательности')).toBe('Коллекции и последовательности');
});

test('a text in pieces breaks as if it were whole, before a piece too', () => {
  const html = breakPieces(['Исключение', 'Запрета', 'Доступа Std']).map((piece) => renderToStaticMarkup(piece));
  expect(html.map((piece) => piece.replaceAll('<wbr/>', '|'))).toEqual(['Исключение', '|Запрета', '|Доступа Std']);
});
