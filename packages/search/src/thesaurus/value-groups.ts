import type { Thesaurus } from './thesaurus.ts';

/** What they call values, types and collections. */
export const valueGroups: Thesaurus = {
  // Collections.
  array: [
    'list, vector, slice, arraylist, array list, tuple, list of, лист, вектор, динамический массив, кортеж, слайс, ' +
      'списочек, эррей',
    'массив, array, список',
  ],
  map: [
    'dict, dictionary, hashmap, hash map, hashtable, hash table, associative array, ключ-значение, key value, мапа, мап, ' +
      'хешмап, хэшмап, дикт, ассоциативный массив, словарик, структура ключ-значение, object keys',
    'соответствие, map, словарь',
  ],
  set: [
    'hashset, hash set, сет, distinct, unique, уник, уники, дубли, дубликаты, повторы, дедупликация, без повторов, ' +
      'повторяющиеся, duplicates, dedupe',
    'множество, set, уникальные значения',
  ],
  queue: ['queue, stack, deque, стек, очередь, стэк, push, pop, enqueue, dequeue, fifo, lifo', 'массив, array, очередь'],
  iteration: [
    'foreach, for each, for in, iterate, iterator, итератор, итерация, проитерировать, итерироваться, пройтись, ' +
      'пробежаться, перебрать, range',
    'цикл, обход, циклы, loop',
  ],
  whileLoop: ['while, do while, until, repeat, вайл, повторять пока', 'циклы, пока, loops'],
  loopExit: ['break, continue, брейк, выйти из цикла', 'прервать, продолжить, циклы'],
  streamApi: [
    'linq, stream api, streams api, itertools, map filter reduce, reduce, filter, where, select many, flatmap, collect, ' +
      'aggregate, list comprehension, comprehension, фильтр, фильтрация, отфильтровать, редьюс',
    'обходимое, обход и преобразование коллекций, iterable',
  ],
  sorting: [
    'sort, sorted, order by, orderby, сорт, сортануть, упорядочить, comparator, компаратор, по убыванию, по возрастанию, ' +
      'desc, asc',
    'сортировать, отсортировать, направлениесортировки, sort',
  ],
  grouping: ['group by, groupby, сгруппировать, группировка', 'сгруппировать, обход и преобразование коллекций'],
  lazy: ['lazy, generator, yield, генератор, лениво, ленивый, ленивые вычисления', 'последовательность, последовательности, sequence'],
  collections: ['контейнеры stl, collection, коллекции данных', 'коллекция, коллекции, collection'],
  arrayLength: ['len, length, count, sizeof, size, количество элементов, длина массива', 'размер, количество, длина'],
  arrayAdd: ['append, push back, add, добавить элемент, запушить, пуш, аппенд', 'добавить, add'],
  arrayRemove: ['remove, splice, pop, выкинуть, выпилить', 'удалить, remove'],
  contains: ['includes, contains, in array, indexof, содержится, есть ли, входит ли', 'содержит, найти, contains'],
  slice: ['slice, slicing, substring, substr, срез, срезы, подмассив, подстроку', 'подстрока, массив, читаемыймассив'],
  join: [
    'join, implode, concat, конкатенация, склеить, слепить, объединить строки',
    'соединить строки, сборка строк, склеить строки, join',
  ],
  tableOfValues: [
    'таблицазначений, таблица значений, тз, datatable, data table, dataframe, pandas, датафрейм',
    'чем заменить привычные функции, структура, массив',
  ],
  listOfValues: ['списокзначений, список значений', 'чем заменить привычные функции, массив'],
  matrix: ['matrix, матрица, двумерный массив, массив массивов', 'двумерная таблица, массив'],
  literalList: ['array literal, object literal, инициализация массива, заполнить массив', 'литералы коллекций, литерал коллекции'],
  // Values and types.
  nothing: [
    'null, nil, none, undefined, void, нул, нулл, налл, пустота, нуль, пусто, нет значения, nullable, optional, maybe, ' +
      'npe, nullpointerexception, null pointer, null reference',
    'неопределено, тип неопределено, undefined, null',
  ],
  nullCheck: [
    'isnull, is null, is none, ifnull, nvl, проверить на null, заполнено ли, значениезаполнено',
    'проверка на неопределено, проверка на null',
  ],
  coalesce: [
    'coalesce, coalescing, elvis, isnull, nvl, дефолт, дефолтное значение, default value, элвис, fallback',
    'значение по умолчанию',
  ],
  optionalChaining: [
    'optional chaining, safe navigation, null conditional, элвис, опциональная цепочка, безопасная навигация',
    'безопасное обращение, safe navigation',
  ],
  nonNull: ['non null assertion, force unwrap, bang operator', 'настойчивая операция'],
  boolean: ['bool, boolean, bit, true, false, булево, булеан, булеван, логическая переменная, тру, фолс', 'булево, boolean'],
  integer: ['int, integer, long, short, целое, decimal, bigint, инт, интеджер, большие числа', 'число, number, целое число'],
  floating: ['float, double, real, дробное, с плавающей точкой, плавающая запятая, флоат, дабл, копейки', 'число, number, дробное число'],
  parseNumber: [
    'parseint, int parse, atoi, toint, str to int, строка в число, tryparse, распарсить число',
    'число из строки, работа с числами, число',
  ],
  rounding: ['round, floor, ceil, trunc, ceiling, округлить, округление, окр, цел', 'округление, режимокругления, округлить, round'],
  random: [
    'random, rand, randint, math random, рандом, рандомный, случайное, рандомайзер, гсч, dice, кубик, shuffle, перемешать',
    'случайныйгенератор, случайное число, random',
  ],
  arithmetic: [
    'math, mod, modulo, div, pow, степень, остаток, модуль числа, abs, sqrt, корень, математика, арифметика',
    'арифметические операции, число',
  ],
  increment: [
    'increment, decrement, инкремент, декремент, увеличить на единицу, прибавить один, plus equals',
    'присваивание, assignment',
  ],
  bits: ['bitwise, xor, битмаска, bitmask, побитово, shift, сдвиг, bit flags', 'побитовые операции, битовая маска'],
  string: ['str, varchar, char, стринг, стринга, текстовая переменная, текст', 'строка, string'],
  character: ['char, chr, ord, ascii, код символа, символ по коду, юникод, unicode', 'символ, символы, строка'],
  split: [
    'split, explode, tokenize, разрезать, разрезать строку, распилить, порезать, сплит, засплитить, разобрать по запятым',
    'разделить, разбить строку, split',
  ],
  trim: ['trim, strip, обрезать пробелы, трим, сокрлп, лишние пробелы', 'убрать пробелы, сокрлп, trim'],
  replace: ['replace, gsub, sed, реплейс, стрзаменить, поменять подстроку, заменить', 'заменить, замена, replace'],
  upperLower: [
    'upper, lower, uppercase, lowercase, toupper, tolower, врег, нрег, капс, регистр букв, большие буквы, заглавные, ' +
      'capitalize',
    'регистр, строка, верхний регистр',
  ],
  startsWith: ['startswith, endswith, начинается с, заканчивается на, starts with, ends with', 'начинаетсяс, заканчиваетсяна, строка'],
  reverse: ['reverse, reversed, развернуть, задом наперёд, перевернуть', 'обратный порядок, развернуть, массив'],
  multilineString: [
    'heredoc, here doc, triple quotes, docstring text, тройные кавычки, многострочный текст, text block, multiline string',
    'многострочный литерал, многострочные литералы',
  ],
  interpolation: [
    'interpolation, f-string, fstring, template literal, template string, sprintf, printf, format, string format, ' +
      'шаблонная строка, подставить в строку, стршаблон, подстановка переменной',
    'интерполяция, вставка значений в строку, форматирование значений',
  ],
  formatting: [
    'tostring format, number format, форматирование, отформатировать, формат, маска вывода, money format',
    'форматирование значений, формат числа',
  ],
  escape: [
    'escape, escaping, экранирование, экранировать, слеш, кавычки внутри, спецсимволы, newline, перевод строки',
    'экранировать, литералы, строка',
  ],
  regex: [
    'regex, regexp, re match, preg match, grep, регэксп, регексп, регулярки, регулярочка, pattern, паттерн, rx, ' +
      'вычислить регуляркой',
    'регулярные выражения, образец, regular expressions',
  ],
  uuid: ['guid, uuid, newid, гуид, ююид, уникальный идентификатор, юид, юуид', 'ууид, uuid'],
  bytes: [
    'byte array, buffer, bytearray, blob, binary, байтики, двоичныеданные, бинарь, бинарник, буфер',
    'байты, двоичные данные, bytes',
  ],
  base64: ['base64, b64, бейс64, бейз64', 'base64, кодировкаbase64'],
  encoding: [
    'charset, utf8, utf 8, cp1251, windows 1251, энкодинг, кодовая страница, кракозябры, крокозябры, ' +
      'иероглифы вместо букв, каракули, mojibake',
    'кодировка, кодировки, encoding',
  ],
  enumeration: ['enum, enumeration, энум, енум, енам, перечень вариантов, константы списком', 'перечисление, перечисления, enumeration'],
  structure: [
    'struct, record, dto, pojo, data class, dataclass, namedtuple, object literal, рекорд, объект с полями, ' +
      'вернуть несколько значений, два результата',
    'структура, структуры, structure',
  ],
  ownTypes: [
    'class, класс, классы, ооп, oop, custom class, создать класс, свой класс, object oriented',
    'собственные типы, собственный тип, class',
  ],
  construction: [
    'constructor, init, ctor, __init__, new object, инстанс, instance, инстанцировать, создание экземпляра, конструктор',
    'операция новый, конструктор, новый',
  ],
  field: [
    'field, property, attribute, getter, setter, геттер, сеттер, проперти, атрибут класса, поле класса, self',
    'свойство, поле, property',
  ],
  inheritance: [
    'inheritance, extends, implements, inherit, наследование, наследоваться, наследник, родительский класс, superclass, ' +
      'super',
    'иерархия типов, базовый тип, производный тип',
  ],
  interface: ['interface, protocol, trait, интерфейс класса, интерфейсы, abstract class, абстрактный класс', 'контракт, абстрактный тип'],
  generics: [
    'generics, generic, template class, type parameter, дженерик, дженерики, шаблоны типов, параметризованный тип',
    'обобщённый тип, обобщённые типы, обобщённые методы',
  ],
  unionType: ['union, union type, oneof, any of, сумма типов, несколько типов, два типа сразу', 'составной тип, составные типы, union'],
  dynamicType: ['any, dynamic, variant, object any, произвольный тип, динамическая типизация, вариант', 'неизвестно, тип неизвестно'],
  neverType: ['never, noreturn, bottom type, nothing type', 'никогда, тип никогда'],
  cast: [
    'cast, casting, type cast, convert, as, тайпкаст, каст, кастануть, кастовать, скастить, конвертация типов, ' +
      'привести к типу',
    'приведение типа, операция как, преобразование типа',
  ],
  typeCheck: [
    'instanceof, isinstance, is a, typeof, type of, типзнч, проверить тип, какой тип',
    'проверка типа, операция это, узнать тип',
  ],
  reflection: [
    'reflection, getattr, introspection, рефлексия, интроспекция, список полей объекта, метаданные',
    'отражение, рефлексия, тип',
  ],
  typeInference: ['var, auto, type inference, автовывод, вывод типов', 'вывод типа, type inference'],
  singleton: ['singleton, синглтон, синглетон, единственный экземпляр, одном экземпляре', 'одиночка, singleton'],
  equality: [
    'equals, equality, ==, равно, сравнить, compare, compareto, эквивалентность, неравно, не равно',
    'сравнение и логика, сравнение, сравнимые значения',
  ],
  logical: [
    'and, or, not, logical operators, логическое и, логическое или, отрицание, короткое замыкание, short circuit',
    'сравнение и логика, логические операции',
  ],
};
