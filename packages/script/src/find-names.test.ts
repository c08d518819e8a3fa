import { expect, test } from '@jest/globals';
import { findInlineNames, findNames } from './find-names.ts';

/** Mentions as `name`, with the role behind a space; what they cover must be the last word of the name. */
function mentions(code: string): readonly string[] {
  return findNames(code).map(({ name, role, start, end }) => {
    const words = (role === 'owner' ? name.slice(0, name.lastIndexOf('.')) : name).split(/::|\./);
    return code.slice(start, end) === words.at(-1) ? `${name}${role === undefined ? '' : ` ${role}`}` : `misplaced ${code.slice(start, end)}`;
  });
}

const inline = (code: string): readonly string[] => findInlineNames(code).map(({ name, start, end }) => (code.slice(start, end) === name ? name : 'misplaced'));

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
  expect(mentions('Список.Фильтровать(Файл -> Файл.Имя)')).toEqual(['Список.Фильтровать owner', 'Список.Фильтровать member', 'Список.Фильтровать(0:0/1).Имя member']);
});

/** Of the mentions those that belong to a variable. */
const values = (code: string): readonly string[] => mentions(code).filter((mention) => mention.endsWith('value'));

test('a variable has a type where one declaration says so', () => {
  expect(values('исп А = новый Поток(Б, В())\nА.Закрыть()')).toEqual(['Поток.Закрыть value']);
  expect(values('метод М(А: Массив<Строка>, Б: Строка?)\n    А.Взять(Б.Длина())\n;')).toEqual(['Массив<Строка>.Взять value', 'Строка?.Длина value']);
  expect(values('знч А = новый Поток()\nБ(А -> А.Закрыть())')).toEqual([]);
  expect(values('пер А: Поток|Файл\nА.Закрыть()')).toEqual(['Поток|Файл.Закрыть value']);
  expect(values('структура Поток\n    знч Имя: Строка\n;\nпер А: Поток\nА.Закрыть()\nА.Имя.Длина()')).toEqual(['Объект.Закрыть value', 'Строка.Длина value']);
  expect(values('пер А: Поток\nпер А: Файл\nА.Закрыть()')).toEqual([]);
});

test('what a call or a property gives is read by the chain that leads to it', () => {
  expect(values('знч А = новый Поток().Открыть()\nА.Закрыть()')).toEqual(['Поток.Открыть value', 'Поток.Открыть().Закрыть value']);
  expect(values('пер К: Клиент\nзнч О = К.Запрос("а", Б())\n    .Отправить<Строка>()!\nзнч Т = О.Тело\nТ.Читать()')).toEqual([
    'Клиент.Запрос value',
    'Клиент.Запрос().Отправить value',
    'Клиент.Запрос().Отправить<Строка>().Тело value',
    'Клиент.Запрос().Отправить<Строка>().Тело.Читать value',
  ]);
  expect(mentions('знч А = Файлы.Найти("а")\nА.Первый().Имя')).toEqual(['Файлы.Найти owner', 'Файлы.Найти member', 'Файлы.Найти().Первый member', 'Файлы.Найти().Первый().Имя member']);
});

test('what a loop goes through gives its values, and a literal is of its type', () => {
  expect(values('пер А: Массив<Файл>\nзнч Б = А\nдля В из А\n    В.Имя\n;\nдля Г из А.Пары()\n    Г.Ключ\n;')).toEqual(['Массив<Файл>[].Имя value', 'Массив<Файл>.Пары value', 'Массив<Файл>.Пары()[].Ключ value']);
  expect(values('для А из новый Набор<Строка, Число>()\n    А.Ключ\n;\nдля Б из "а,б".Разделить(",")\n    Б.Длина()\n;')).toEqual([
    'Набор<Строка,Число>[].Ключ value',
    'Строка.Разделить value',
    'Строка.Разделить()[].Длина value',
  ]);
  expect(values('Дата{2025-10-20}.Год\nзнч А = "б"\nзнч Б = А\nБ.В()')).toEqual(['Дата.Год value', 'Строка.В value']);
});

test('an element, a cast, and what may be absent are steps of a chain; a variable whose value is more has no type', () => {
  const reads = (value: string): readonly string[] => values(`пер К: Клиент\nпер Б\nзнч А = ${value}\nА.Нечто()`).filter((mention) => mention.includes('Нечто'));
  expect(['К.Взять()[0]', 'К?.Взять()', 'К.Взять()!', '(К.Взять())', 'К.Взять() как Число?', '(К.Взять() как Число).Дать()'].flatMap(reads)).toEqual([
    'Клиент.Взять()[0].Нечто value',
    'Клиент.Взять().Нечто value',
    'Клиент.Взять().Нечто value',
    'Клиент.Взять().Нечто value',
    'Число?.Нечто value',
    'Число.Дать().Нечто value',
  ]);
  expect(['К.Взять() ?? Б', 'К.Взять() + 1', 'К.Взять(\n', 'Б.Взять()', 'К.Взять() == 1 ? К : Б', 'К.Взять()\n    ?? Б'].flatMap(reads)).toEqual([]);
  expect(values('структура Клиент\n;\nновый Клиент().Взять()\nзнч А = новый Клиент().Дать()\nА.Нечто()')).toEqual(['Объект.Взять value', 'Объект.Дать value', 'Объект.Дать().Нечто value']);
  expect(values('знч А = Б.В()\nзнч Б = А.В()\nА.Нечто()')).toEqual([]);
});

/** What type the value `literal` is of, as a variable has it. */
const typeOf = (literal: string): string => values(`знч А = ${literal}\nА.Нечто()`).find((mention) => mention.endsWith('Нечто value'))?.replace('.Нечто value', '') ?? '';

test('literals are of their types, collections of that of their elements when it is one', () => {
  expect(['1.5', '0xFF', '1д2ч30м', '-5', '100кб', "'а+'", 'Истина', 'Тип<Строка>'].map(typeOf)).toEqual(['Число', 'Число', 'Длительность', 'Число', 'РазмерБайтов', 'Образец', 'Булево', 'Тип<Строка>']);
  expect(['["а", "б"]', '[1, "б"]', '[1, Б]', '[]', '<Файл>[]', '[[1], [2]]', '[новый Файл("а", 1), новый Файл("б")]'].map(typeOf)).toEqual(['Массив<Строка>', 'Массив', 'Массив', 'Массив', 'Массив<Файл>', 'Массив<Массив<Число>>', 'Массив<Файл>']);
  expect(['{1, 2}', '{"а": 1, "б": 2}', '{"а": Б}', '{:}', '<Строка, Число>{:}', '<Число>{}', '{А + 1}'].map(typeOf)).toEqual(['Множество<Число>', 'Соответствие<Строка,Число>', 'Соответствие', 'Соответствие', 'Соответствие<Строка,Число>', 'Множество<Число>', 'Множество']);
  expect(['1 < 2', 'не Истина', '"а" + 1', '1 + 2', '"а" ?? выбросить Б', 'Истина ? 1 : 2', '1 + Б'].map(typeOf)).toEqual(['Булево', 'Булево', 'Строка', 'Число', 'Строка', 'Число', '']);
});

test('a parameter of a lambda is one of what the call takes, by its place or name, and ends with the lambda', () => {
  expect(values('пер С: Массив<Файл>\nС.Отобрать(Ф -> Ф.Имя).Сжать("", (А, Б) -> А.Один + Б.Два)\nФ.Три')).toEqual([
    'Массив<Файл>.Отобрать value',
    'Массив<Файл>.Отобрать(0:0/1).Имя value',
    'Массив<Файл>.Отобрать().Сжать value',
    'Массив<Файл>.Отобрать().Сжать(1:0/2).Один value',
    'Массив<Файл>.Отобрать().Сжать(1:1/2).Два value',
  ]);
  expect(values('пер С: Набор<А, Б>\nС.Делать(новый Набор<А, Б>(), Как = метод (Х) ->\n    Х.Имя\n;)').at(-1)).toBe('Набор<А,Б>.Делать(Как:0/1).Имя value');
  expect(values('пер С: Массив<Файл>\nС.Отобрать((Ф: Дата) -> Ф.Год)').at(-1)).toBe('Дата.Год value');
});

test('names mean what the method that stands around them declares, and own methods give what they say', () => {
  expect(values('метод А(Х: Файл)\n    Х.Один\n;\nметод Б(Х: Дата)\n    "%{Х.Два}"\n;\nметод В()\n    Х.Три\n;')).toEqual(['Файл.Один value', 'Дата.Два value']);
  expect(values('метод Дать(Что: Число): Файл?\n;\nметод Б()\n    Дать(1).Имя\n    знч Ф = Дать(2)\n    Ф.Путь\n    Взять().Имя\n;')).toEqual(['Файл?.Имя value', 'Файл?.Путь value']);
  expect(values('метод А()\n    знч Файлы = новый Список()\n;\nметод Б()\n    Файлы.Удалить()\n;')).toEqual([]);
  expect(values('структура С\n    знч Поле: Файл\n    метод М()\n        Поле.Имя\n    ;\n;')).toEqual(['Файл.Имя value']);
});

test('what is tested for its type stays what it is declared to be', () => {
  expect(values('метод А(Х: Объект)\n    если Х это Строка\n        Х.Длина()\n        (Х как Строка).Длина()\n    ;\n;')).toEqual(['Объект.Длина value', 'Строка.Длина value']);
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
  expect(mentions(`знч А = новый Б()\n${'А.В('.repeat(20_000)}`).length).toBeGreaterThan(0);
  expect(mentions(`знч А = новый Б()\n${'А.В(Х -> '.repeat(20_000)}Х.Г${')'.repeat(20_000)}`).length).toBeGreaterThan(0);
  expect(mentions(`знч А = ${'['.repeat(20_000)}${']'.repeat(20_000)}\nА.В()`)).toEqual([]);
  expect(mentions(`знч А = новый Б()\nА${'.В'.repeat(20_000)}`).length).toBeGreaterThan(0);
});
