import { describe, expect, test } from '@jest/globals';
import { preset } from './preset.ts';

/** What is found wrong with `code`: code, a word of why, and the words at its place. */
function findings(...lines: readonly string[]): readonly string[] {
  const code = lines.join('\n');
  const [language] = preset.codeLanguages;
  return (language?.check?.(code) ?? []).flatMap((found) =>
    'claim' in found ? [] : [`${found.code} ${found.message} @ ${code.slice(found.start, found.end)}`],
  );
}

/** The same inside of a method. */
const inMethod = (...lines: readonly string[]): readonly string[] => findings('метод М(П: Число)', ...lines, ';');

const rest = (text: string): unknown => expect.stringContaining(text);

describe('calls of what the code declares', () => {
  const method = 'метод Найти(Где: Строка, Что: Число = 1)\n;';
  test.each([
    ['Найти()', 'HG2412 `Найти` cannot be called so: the parameter `Где` is given nothing. @ Найти'],
    ['Найти("а", 1, 2)', 'HG2412 `Найти` cannot be called so: it takes 1 to 2 arguments, and 3 are given. @ Найти'],
    ['Найти("а", Куда = 2)', 'it has no parameter `Куда`, only `Где`, `Что`'],
    ['Найти("а", Где = "б")', 'the parameter `Где` is given twice'],
    ['Найти(Где = "а", 2)', 'an argument without name stands behind a named one'],
  ])('%s', (call, found) => expect(findings(method, call)[0]).toEqual(rest(found)));

  test('fields are the parameters of a structure, and those of an exception stand between its text and its cause', () => {
    const types = [
      'структура Задание',
      '    обз знч Имя: Строка',
      '    пер Раз: Число = 1',
      ';',
      'исключение Сбой',
      '    обз знч Код: Число',
      ';',
    ];
    expect(
      findings(...types, 'новый Задание("а", 2)', 'новый Задание(Имя = "а")', 'новый Сбой("а", 1)', 'новый Сбой("а", 1, Причина = Б)'),
    ).toEqual([]);
    expect(findings(...types, 'новый Задание(Раз = 2)', 'новый Задание("а", 1, 2)', 'новый Сбой("а")')).toEqual([
      'HG2412 `новый Задание` cannot be called so: the parameter `Имя` is given nothing. @ Задание',
      'HG2412 `новый Задание` cannot be called so: it takes 1 to 2 arguments, and 3 are given. @ Задание',
      'HG2412 `новый Сбой` cannot be called so: the parameter `Код` is given nothing. @ Сбой',
    ]);
    expect(
      findings(...types, 'структура С', '    пер З: Задание', '    метод М(А: Число)', '    ;', ';', 'знч Х = новый С()', 'Х.М()'),
    ).toEqual([rest('the parameter `А` is given nothing')]);
  });

  test('an enumeration has its items, and is not created', () => {
    const type = 'перечисление Вид\n    Полный,\n    Малый умолчание\n;';
    expect(findings(type, 'знч А = Вид.Полный')).toEqual([]);
    expect(findings(type, 'знч А = Вид.Средний', 'знч Б = новый Вид()')).toEqual([
      'HG2418 `Вид` has no `Средний`: of the type itself items and static methods are read. @ Средний',
      'HG2417 `новый Вид` creates nothing: an enumeration has its items and no others. @ Вид',
    ]);
  });

  test('nothing is said of overloads one of which fits, of methods of other texts, and of variables that are called', () => {
    expect(findings('метод А(Х: Число)\n;\nметод А(Х: Число, У: Число)\n;', 'А(1)\nА(1, 2)\nБ(1, 2, 3)')).toEqual([]);
    expect(findings('метод А(Х: Число)\n;\nметод А(Х: Число, У: Число)\n;', 'А()')).toEqual([
      rest('none of its 2 forms takes these arguments'),
    ]);
    expect(findings('метод А(Х: (Число)->Число)\n    Х(1, 2)\n;')).toEqual([]);
  });
});

describe('names and assignments', () => {
  test.each([
    [['знч А = 1', 'А = 2'], 'HG2413 Nothing can be assigned to `А`: it is declared by `знч`. @ А'],
    [['для А из П', '    А = 2', ';'], 'it is declared by `для`'],
    [['пер А = 1', 'знч Б = Х -> метод () -> А = 2;'], 'a lambda sees the values that are outside'],
    [['пер А = 1', 'знч Б = Х -> Х + А', 'А += 2'], 'a lambda above has taken its value'],
    [['знч А = 1', 'знч А = 2'], 'HG2414 `А` cannot be declared here: `А` is a name already. @ А'],
    [['знч имя = 1', 'знч Имя = 2'], '`Имя` cannot be declared here: `имя` is a name already'],
    [['знч П = 1'], '`П` is a parameter already'],
    [['знч А = 1', 'знч Б = А -> А + 1'], '`А` is a name outside of the lambda already'],
  ])('%j', (lines, found) => expect(inMethod(...lines)).toEqual([rest(found)]));

  test('a parameter and `пер` may be assigned to, a branch of its own has names of its own, and a piece may show one thing twice', () => {
    expect(inMethod('П = 2', 'пер А = 1', 'А = 2', 'если П == 2', '    знч Б = 1', 'иначе', '    знч Б = 2', ';')).toEqual([]);
    expect(inMethod('пер А = 1', 'если П == 1', '    Х(Ч -> Ч + А)', 'иначе', '    А = 2', ';')).toEqual([]);
    expect(findings('знч А = 1', 'знч А = 2', 'конст Б = 1', 'метод М(Б: Число)', '    знч В = Б -> Б + 1', ';')).toEqual([
      rest('`Б` is a parameter already'),
    ]);
  });
});

describe('results', () => {
  test.each([
    [
      'метод А(): Число\n    если Б\n        возврат 1\n    ;\n;',
      'HG2415 The result of `А` is not as declared: there is a way to its end without `возврат`. @ А',
    ],
    [
      'метод А(): Число\n    попытка\n        возврат 1\n    поймать О: Исключение\n        знч В = 2\n    ;\n;',
      'there is a way to its end',
    ],
    ['метод А(): Число\n    возврат\n;', 'it gives `Число`, and this `возврат` gives nothing'],
    ['метод А()\n    возврат 1\n;', 'it is declared without a type'],
    ['метод А()\n    прервать\n;', 'HG2416 The language does not allow this: `прервать` stands in no loop. @ прервать'],
    ['метод А()\n    попытка\n        Б()\n    вконце\n        возврат\n    ;\n;', '`возврат` may not stand in `вконце`'],
  ])('%s', (code, found) => expect(findings(code)).toEqual([rest(found)]));

  test.each([
    'метод А(): Число\n    если Б\n        возврат 1\n    иначе\n        выбросить В\n    ;\n;',
    'метод А(): Число\n    пока Истина\n        Б()\n    ;\n;',
    'метод А(): Число\n    Завершить()\n;',
    'метод А(): Число\n    выбор Б\n    когда 1\n        возврат 1\n    ;\n;',
    'метод А(): Число\n    выбросить Б ?? В\n;',
    'метод А(): Число\n    // …\n;',
    'метод А()\n    для Б из В\n        если Г\n            прервать\n        ;\n    ;\n    возврат\n;',
    'метод А(): Число\n    попытка\n        возврат 1\n    вконце\n        для Б из В\n            продолжить\n        ;\n    ;\n;',
    'метод А()\n    Б(метод (Х) ->\n        возврат Х\n    ;)\n;',
  ])('nothing is said of %s', (code) => expect(findings(code)).toEqual([]));
});

test('rules that are no matter of the grammar', () => {
  expect(findings('знч А = 0 < Б < 10')).toEqual([rest('HG2416 The language does not allow this: a comparison cannot go on')]);
  expect(findings('знч А = Б и В ? 1 : 2', 'знч Г = (Б и В) ? 1 : 2')).toEqual([rest('`? :` binds closer than `и` and `или`')]);
  expect(findings('конст А = Б()', 'конст В = [1, "а" + "б"]')).toEqual([rest('the value of a constant cannot be worked out')]);
  expect(findings('метод А(Б: Число = В(), Г: Строка = "", Д: Вид = Вид.Малый)\n;')).toEqual([
    rest('a default value cannot be worked out'),
  ]);
});

test('escapes that mean nothing in a text', () => {
  expect(findings('А("C:\\Данные\\н %{Б("\\д")} \\% \\ю1046")', "Б('\\ц+')")).toEqual([
    'HG2419 `\\Д` means nothing in a text. @ \\Д',
    'HG2419 `\\д` means nothing in a text. @ \\д',
  ]);
});

test('the result of a marked method that is thrown away, of one that stands alone', () => {
  const marked = '@ПроверятьИспользованиеЗначения\nметод А(Х: Число): Число\n    возврат Х\n;';
  const overload = '@CheckValueUsage\nметод А(Х: Строка): Строка\n    возврат Х\n;';
  expect(findings(marked, 'знч Б = А(1)', 'Консоль.Записать(А(1))', 'В(Х -> А(Х))', 'метод Г(): Число\n    возврат А(1)\n;')).toEqual([]);
  const found = 'HG2422 The result of `А` is thrown away, and the method is marked so that the compiler refuses that. @ А';
  expect(findings(marked, 'А(1)')).toEqual([found]);
  expect(findings(marked, overload, 'В(метод (Х) -> А(Х);)')).toEqual([found]);
  expect(findings(marked, 'метод А(Х: Строка): Строка\n    возврат Х\n;', 'А("б")')).toEqual([]);
  expect(findings(`структура С\n${marked}\n;`, 'знч Х = новый С()', 'Х.А(1)')).toEqual([found]);
});

test('an own exception that is caught and never created', () => {
  const script = ['исключение Сбой', ';', 'метод Скрипт()', '    попытка', '        Начать()', '    поймать О: Сбой', '        Кончить()', '    ;', ';'];
  expect(findings(...script)).toEqual(['HG2420 `Сбой` is caught, and the script never creates one. @ Сбой']);
  expect(findings(...script, 'метод Начать()', '    выбросить новый Сбой("а")', ';')).toEqual([]);
  expect(findings(...script.map((line) => line.replace('Скрипт', 'Делать')))).toEqual([]);
  expect(findings('@Глобально', ...script)).toEqual([]);
});

describe('an own exception that is thrown elsewhere than where it is caught', () => {
  const told = 'HG2420 `Сбой` is caught, and nothing that this `попытка` does or calls creates one. @ Сбой';
  const started = ['метод Начать()', '    выбросить новый Сбой("а")', ';'];
  const around = (body: string, ...others: readonly string[]): readonly string[] => {
    const type = body.includes('|') ? 'Сбой|ИсключениеВыполнения' : 'Сбой';
    const tried = ['    попытка', ...body.split('\n').map((line) => `        ${line}`), `    поймать О: ${type}`, '        Кончить()', '    ;'];
    return findings('исключение Сбой', ';', 'метод Скрипт(П: Число, Что: ()->ничто)', ...tried, ';', ...started, ...others);
  };
  const read = ['метод Читать(): Строка', '    возврат Файлы.Прочитать("а")', ';'];

  test.each([
    ['Консоль.Записать("а")', []],
    ['знч А = Читать()\nКонсоль.Записать("%{Читать()}")', read],
    ['попытка\n    Читать()\nпоймать Иное: Исключение\n    выбросить Иное\n;', read],
    ['выбросить новый ИсключениеВыполнения("а")', []],
    ['Что()', []],
  ])('nothing in «%s» can throw it', (body, others) => expect(around(body, ...others)).toEqual([told]));

  test('of several types that one handler catches each is looked at', () => {
    expect(around('знч А = 1 // |')).toEqual([told.replace(/@.*/, '@ Сбой|ИсключениеВыполнения')]);
  });

  test.each([
    ['Начать()', []],
    ['Дальше()', ['метод Дальше()', '    если Читать() == ""', '        Начать()', '    ;', ';', ...read]],
    ['["а"].ДляКаждого(Х -> Начать())', []],
    ['["а"].ДляКаждого(&Начать)', []],
    ['Что()', ['метод Иначе()', '    Скрипт(1, () -> Начать())', ';']],
    ['знч А = П > 1 ? 1 : выбросить новый Сбой("б")', []],
    ['Бросить(П)', ['метод Бросить(Чем: Исключение)', '    выбросить Чем', ';']],
    ['Читать()', ['метод Читать()', '    // …', ';']],
    ['новый Счёт().Вести()', ['структура Счёт', '    метод Вести()', '        Начать()', '    ;', ';']],
  ])('«%s» may throw it', (body, others) => expect(around(body, ...others)).toEqual([]));
});
