import { expect, test } from '@jest/globals';
import { findInlineMentions, findMentions } from './find-mentions.ts';

/** Mentions as `name`, with the role behind a space; what they cover must be the last word of the name. */
function mentions(code: string): readonly string[] {
  return findMentions(code).map(({ name, role, start, end }) => {
    const words = (role === 'owner' ? name.slice(0, name.lastIndexOf('.')) : name).split(/::|\./);
    return code.slice(start, end) === words.at(-1) ? `${name}${role === undefined ? '' : ` ${role}`}` : `misplaced ${code.slice(start, end)}`;
  });
}

const inline = (code: string): readonly string[] => findInlineMentions(code).map(({ name, start, end }) => (code.slice(start, end) === name ? name : 'misplaced'));

test('types stand behind a colon, a new, a test, a cast and in the arguments of other types', () => {
  expect(mentions('метод Найти(Где: Массив<Строка>, Что: Число?): Соответствие<Ключ, Набор>')).toEqual(['Массив', 'Строка', 'Число', 'Соответствие', 'Ключ', 'Набор']);
  expect(mentions('знч А = новый Файл("а")\nзнч Б = Х это не Дата\nзнч В = Х как Стд::Http::Ответ')).toEqual(['Файл', 'Дата', 'Стд::Http::Ответ']);
  expect(mentions('пер Ответ: Строка|Число')).toEqual(['Строка', 'Число']);
  expect(mentions('поймать И: Исключение')).toEqual(['Исключение']);
});

test('literals with braces and annotations name their types', () => {
  expect(mentions('@Устарело\nзнч Д = Дата{2025-10-20}')).toEqual(['Устарело', 'Дата']);
});

test('in an expression a type and what belongs to it are named together, each once', () => {
  expect(mentions('Файлы.Удалить(А)\nФайлы.Удалить(Б)\nФайлы.Существует(В)')).toEqual(['Файлы.Удалить owner', 'Файлы.Удалить member', 'Файлы.Существует member']);
  expect(mentions('Стд::Http::Клиент.Взять(А)')).toEqual(['Стд::Http::Клиент.Взять owner', 'Стд::Http::Клиент.Взять member']);
});

test('variables, parameters and own types are no types of the library', () => {
  expect(mentions('знч Файл = новый Файл("а")\nФайл.Удалить()')).toEqual(['Файл', 'Файл.Удалить value']);
  expect(mentions('метод А(Файл: Строка)\n    Файл.Длина()\n;')).toEqual(['Строка', 'Строка.Длина value']);
  expect(mentions('структура Заказ\n;\nзнч З = новый Заказ()')).toEqual([]);
  expect(mentions('Список.Фильтровать(Файл -> Файл.Имя)')).toEqual(['Список.Фильтровать owner', 'Список.Фильтровать member']);
});

/** Of the mentions those that belong to a variable. */
const values = (code: string): readonly string[] => mentions(code).filter((mention) => mention.endsWith('value'));

test('a variable has a type where one declaration says so', () => {
  expect(values('исп А = новый Поток(Б, В())\nА.Закрыть()')).toEqual(['Поток.Закрыть value']);
  expect(values('метод М(А: Массив<Строка>, Б: Строка?)\n    А.Взять(Б.Длина())\n;')).toEqual(['Массив.Взять value']);
  expect(values('знч А = новый Поток().Открыть()\nА.Закрыть()')).toEqual([]);
  expect(values('знч А = новый Поток()\nБ(А -> А.Закрыть())')).toEqual([]);
  expect(values('пер А: Поток|Файл\nА.Закрыть()')).toEqual([]);
  expect(values('структура Поток\n;\nпер А: Поток\nА.Закрыть()')).toEqual([]);
  expect(values('пер А: Поток\nпер А: Файл\nА.Закрыть()')).toEqual([]);
});

test('words in strings and comments name nothing, code in strings does', () => {
  expect(mentions('// Файлы.Удалить\nзнч А = "Файлы.Удалить %{Файлы.Имя("%{Б.В}")}"')).toEqual(['Файлы.Имя owner', 'Файлы.Имя member', 'Б.В owner', 'Б.В member']);
});

test('code in a sentence is one name, a member, a call, or a notation', () => {
  expect(inline('Массив')).toEqual(['Массив']);
  expect(inline('Стд::Http::КлиентHttp')).toEqual(['Стд::Http::КлиентHttp']);
  expect(inline('Array.Add')).toEqual(['Array.Add']);
  expect(inline('Массив.Добавить(Элемент)')).toEqual(['Массив.Добавить']);
  expect(inline('новый Массив()')).toEqual(['Массив']);
  expect(inline('Соответствие<Строка, Число>?')).toEqual(['Соответствие', 'Строка', 'Число']);
  expect(inline('знч Имя = Файл')).toEqual([]);
  expect(inline('если')).toEqual([]);
});

test('strings without end take no longer than their length', () => {
  expect(mentions(`знч А = ${'"%{'.repeat(20_000)}`)).toEqual([]);
  expect(mentions('А<'.repeat(20_000)).length).toBeGreaterThan(0);
});
